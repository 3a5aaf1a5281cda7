import { type ExitStatus, exitStatus } from './streams.js';

/** The signals that ask the process to end. The second one ends it at once. */
export interface Interruption {
  /** Returns the exit status for the signal; null if there was none. */
  readonly status: () => ExitStatus | null;
  /** Stops listening. */
  readonly ignore: () => void;
}

/** Listens for signals, and calls a function on the first one. */
export function onInterruption(interrupt: () => void): Interruption {
  let status: ExitStatus | null = null;
  const end = (asked: ExitStatus) => () => {
    status ??= asked;
    ignore();
    interrupt();
  };
  const onInterrupt = end(exitStatus.interrupted);
  const onTerminate = end(exitStatus.terminated);
  process.once('SIGINT', onInterrupt).once('SIGTERM', onTerminate);

  function ignore(): void {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
  }
  return { status: () => status, ignore };
}
