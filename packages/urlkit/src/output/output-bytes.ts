let memory = new Uint8Array(0);

/** Collects bytes in memory that is used again for the next ones. */
export class OutputBytes {
  #length = 0;

  /** @param expected How many bytes there may be. */
  constructor(expected: number) {
    if (memory.length < expected) memory = new Uint8Array(expected);
  }

  add(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    if (length > memory.length) {
      const more = new Uint8Array(2 * length);
      more.set(memory);
      memory = more;
    }
    memory.set(bytes, this.#length);
    this.#length = length;
  }

  /** Returns all bytes. They are valid until others are collected. */
  all(): Uint8Array {
    return memory.subarray(0, this.#length);
  }
}
