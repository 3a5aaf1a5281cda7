const CODE_UNITS_PER_CHUNK = 4096;

/**
 * Finds a delimiter in a string. A loop over the results ends even if a program has replaced
 * `String.prototype.indexOf`.
 *
 * @param limit The offset to return if there is no delimiter before it.
 * @returns The offset in code units.
 */
export function findBefore(limit: number, delimiter: string, text: string, start: number): number {
  const offset = text.indexOf(delimiter, start);
  return offset >= start && offset <= limit ? offset : limit;
}

/** Joins many short strings. Engines take about 32 bytes for each `+=` to a long string until it is read. */
export class TextWriter {
  private chunks = '';
  private chunk = '';

  write(text: string): void {
    const chunk = this.chunk + text;
    const isFull = chunk.length > CODE_UNITS_PER_CHUNK;
    if (isFull) this.chunks += flatten(chunk);
    this.chunk = isFull ? '' : chunk;
  }

  text(): string {
    return this.chunks + this.chunk;
  }
}

/**
 * Copies a string. Engines keep a slice as a view of the string that it was cut out of, which then stays in memory as a whole.
 */
export function copyOf(text: string): string {
  return flatten(text.slice(0, 1) + text.slice(1));
}

/**
 * Flattens a concatenated string. Engines keep concatenations as trees (ropes) until they are read, and with them the strings
 * that they are made of.
 */
export function flatten(text: string): string {
  // Reading a code unit flattens. The result depends on it, so engines cannot skip it.
  return text.charCodeAt(0) === 0xffff ? text.slice(0) : text;
}
