import { clearLine, cursorTo } from 'node:readline';
import type { SingleBar } from 'cli-progress';
import type { Input } from '../lines/inputs.js';
import type { Streams } from './streams.js';

const SHOWN_AFTER = 1_000;

/** How far a run is: a bar on standard error, if that is a terminal, standard output is none, and the size is known. */
export class Progress {
  readonly #stderr: Streams['stderr'];
  readonly #size: number | null;
  readonly #timer: NodeJS.Timeout | undefined;
  #bar: SingleBar | null = null;
  #bytes = 0;
  #lines = 0;

  constructor(inputs: readonly Input[], { stdout, stderr }: Streams) {
    this.#stderr = stderr;
    this.#size = sumOfSizes(inputs);
    if (!this.#size || stderr.isTTY !== true || stdout.isTTY === true) return;
    this.#timer = setTimeout(() => void this.#show(this.#size ?? 0), SHOWN_AFTER).unref();
  }

  async #show(size: number): Promise<void> {
    const { SingleBar } = await import('cli-progress');
    const format = '{bar} {percentage}%  {lines} lines  {eta_formatted} left';
    this.#bar = new SingleBar({ stream: this.#stderr, format, clearOnComplete: true });
    this.#bar.start(size, this.#bytes, { lines: this.#lines });
  }

  /** How much of all inputs has been read, from 0 to 1; null if that is not known. */
  share(): number | null {
    return this.#size ? Math.min(1, this.#bytes / this.#size) : null;
  }

  addBytes(count: number): void {
    this.#bytes += count;
  }

  addLines(count: number): void {
    this.#lines += count;
    this.#bar?.update(this.#bytes, { lines: this.#lines.toLocaleString('en') });
  }

  /** Makes room for a message. */
  clear(): void {
    if (this.#bar === null) return;
    cursorTo(this.#stderr, 0);
    clearLine(this.#stderr, 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#bar?.stop();
    this.#bar = null;
  }
}

function sumOfSizes(inputs: readonly Input[]): number | null {
  const sum = (total: number | null, { size }: Input): number | null =>
    total === null || size === null ? null : total + size;
  return inputs.reduce(sum, 0);
}
