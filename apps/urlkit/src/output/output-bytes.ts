let memory = Buffer.alloc(0);

/** Collects bytes in memory that is used again for the next ones. */
export class OutputBytes {
  #length = 0;

  /** @param expected How many bytes there may be. */
  constructor(expected: number) {
    if (memory.length < expected) memory = Buffer.allocUnsafeSlow(expected);
  }

  add(data: Uint8Array | string): void {
    // A code unit takes at most three bytes in UTF-8.
    this.#reserve(typeof data === 'string' ? 3 * data.length : data.length);
    if (typeof data === 'string') {
      this.#length += memory.write(data, this.#length);
    } else {
      memory.set(data, this.#length);
      this.#length += data.length;
    }
  }

  #reserve(count: number): void {
    const length = this.#length + count;
    if (length <= memory.length) return;
    const more = Buffer.allocUnsafeSlow(2 * length);
    more.set(memory.subarray(0, this.#length));
    memory = more;
  }

  /** Returns all bytes. They are valid until others are collected. */
  all(): Uint8Array {
    return memory.subarray(0, this.#length);
  }
}
