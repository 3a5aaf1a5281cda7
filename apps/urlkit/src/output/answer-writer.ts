import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { FlushMode } from '../names.js';

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

  async add(answers: string | Uint8Array): Promise<void> {
    if (typeof answers === 'string') {
      this.#pending += answers;
      if (this.#pending.length >= this.#threshold) await this.flush();
      return;
    }
    await this.flush();
    // Waits for the end, because the bytes may be overwritten after it.
    await new Promise((resolve) => this.#output.write(answers, resolve));
  }

  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    if (text !== '' && !this.#output.write(text)) await once(this.#output, 'drain');
  }
}
