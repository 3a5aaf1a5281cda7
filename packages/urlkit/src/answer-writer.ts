import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** When answers are written: with the lines that came together, or 64 KiB at a time. */
export type FlushMode = 'line' | 'block';

const BLOCK = 2 ** 16;

/** Writes answers in order, no faster than they are read. */
export class AnswerWriter {
  readonly #output: Writable;
  readonly #threshold: number;
  #pending = '';

  constructor(output: Writable, flush: FlushMode) {
    this.#output = output;
    this.#threshold = flush === 'line' ? 1 : BLOCK;
  }

  add(text: string): void {
    this.#pending += text;
  }

  /** Says that more input has to be waited for. */
  async waitForInput(): Promise<void> {
    if (this.#pending.length >= this.#threshold) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    if (text !== '' && !this.#output.write(text)) await once(this.#output, 'drain');
  }
}
