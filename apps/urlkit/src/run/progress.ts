import type { SingleBar } from 'cli-progress';
import type { Input } from '../lines/inputs.js';
import type { Streams } from './streams.js';

const SHOWN_AFTER = 1_000;

/**
 * A progress bar on standard error, shown only if standard error is a terminal and the size of the inputs is known. Beside
 * answers on the same terminal, it is shown while there are none.
 */
export class Progress {
  readonly #stderr: Streams['stderr'];
  readonly #sharesTerminal: boolean;
  readonly #size: number | null;
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #startTime = performance.now();
  #bar: SingleBar | null = null;
  #isShown = false;
  #answerTime = 0;
  #bytes = 0;
  #lines = 0;

  constructor(inputs: readonly Input[], { stdout, stderr }: Streams) {
    this.#stderr = stderr;
    this.#sharesTerminal = stdout.isTTY === true;
    this.#size = sumOfSizes(inputs);
    if (!this.#size || stderr.isTTY !== true) return;
    this.#timer = setTimeout(() => void this.#createBar(), SHOWN_AFTER).unref();
  }

  async #createBar(): Promise<void> {
    const { SingleBar } = await import('cli-progress');
    const format = '{bar} {percentage}%  {lines} lines  {left} left';
    this.#bar = new SingleBar({ stream: this.#stderr, format, clearOnComplete: true });
  }

  /** Returns the share of all inputs that has been read, from 0 to 1; null if it is not known. */
  share(): number | null {
    return this.#size ? Math.min(1, this.#bytes / this.#size) : null;
  }

  addBytes(count: number): void {
    this.#bytes += count;
  }

  addLines(count: number): void {
    this.#lines += count;
    if (this.#bar === null || performance.now() - this.#answerTime < SHOWN_AFTER) return;
    const payload = { lines: this.#lines.toLocaleString('en'), left: this.#timeLeft() };
    if (this.#isShown) this.#bar.update(this.#bytes, payload);
    else this.#bar.start(this.#size ?? 0, this.#bytes, payload);
    this.#isShown = true;
  }

  #timeLeft(): string {
    const share = this.share() || 1;
    const seconds = Math.round(
      (((performance.now() - this.#startTime) / share) * (1 - share)) / 1_000,
    );
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** Hides the bar beside answers on the same terminal, until there are none for a while. */
  makeRoomForAnswer(): void {
    if (!this.#sharesTerminal) return;
    this.#answerTime = performance.now();
    this.hide();
  }

  /** Hides the bar until more lines are answered, to make room for a message. */
  hide(): void {
    if (this.#isShown) this.#bar?.stop();
    this.#isShown = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.hide();
    this.#bar = null;
  }
}

function sumOfSizes(inputs: readonly Input[]): number | null {
  const sum = (total: number | null, { size }: Input): number | null =>
    total === null || size === null ? null : total + size;
  return inputs.reduce(sum, 0);
}
