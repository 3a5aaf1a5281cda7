import { setImmediate } from 'node:timers/promises';
import { type ExitStatus, exitStatus } from './streams.js';

/** The signals that ask the process to end. The second one ends it at once. */
export interface Interruption {
  /** Returns the exit status for the signal; null if there was none. */
  readonly status: () => ExitStatus | null;
  /**
   * Does work that may take long, unless there was a signal. While this thread works, it cannot handle signals, so they
   * end the process at once.
   *
   * @returns Null if there was a signal before.
   */
  readonly during: <Result>(work: () => Result) => Promise<Result | null>;
  /** Stops listening. */
  readonly ignore: () => void;
}

/** How many milliseconds a signal leaves for messages, and for what somebody still has to read. */
const GRACE = 500;

/** Listens for signals, and calls a function on the first one. The process then ends soon, whatever it waits for. */
export function onInterruption(interrupt: () => void): Interruption {
  let status: ExitStatus | null = null;
  const end = (signal: NodeJS.Signals, asked: ExitStatus) => () => {
    status ??= asked;
    ignore();
    setTimeout(() => endBy(signal), GRACE).unref();
    interrupt();
  };
  const onInterrupt = end('SIGINT', exitStatus.interrupted);
  const onTerminate = end('SIGTERM', exitStatus.terminated);
  listen();

  function listen(): void {
    process.once('SIGINT', onInterrupt).once('SIGTERM', onTerminate);
  }
  function ignore(): void {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
  async function during<Result>(work: () => Result): Promise<Result | null> {
    // A signal that has come already would be lost.
    await setImmediate();
    if (status !== null) return null;
    ignore();
    try {
      return work();
    } finally {
      listen();
    }
  }
  return { status: () => status, during, ignore };
}

// `process.exit` would wait for a thread that opens a pipe, which may take for ever.
function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
