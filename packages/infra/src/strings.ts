/**
 * Functions for strings that parsers need. They do not check their arguments.
 *
 * @packageDocumentation
 */

const CODE_UNITS_PER_CHUNK = 4096;

/**
 * Converts ASCII letters to lower case. Others do not change: U+212A (K) does not become k.
 *
 * @see https://infra.spec.whatwg.org/#ascii-lowercase
 */
export function asciiLowercase(input: string): string {
  return input.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

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

const CODE_UNITS_PER_PART = 0x10000;

/**
 * Replaces all matches in a string, part by part if it is long: engines keep every match in memory until the last one
 * is found.
 *
 * @param pattern A global expression. It matches one code unit, or a percent sign and two more.
 */
export function replaceOctets(
  text: string,
  pattern: RegExp,
  replacement: (octet: string) => string,
): string {
  if (text.length <= CODE_UNITS_PER_PART) return text.replace(pattern, replacement);
  if (text.search(pattern) === -1) return text;
  const writer = new TextWriter();
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + CODE_UNITS_PER_PART;
    if (text.startsWith('%', end - 1)) end--;
    else if (text.startsWith('%', end - 2)) end -= 2;
    writer.write(text.slice(start, end).replace(pattern, replacement));
  }
  return writer.text();
}

/**
 * Flattens a concatenated string. Engines keep concatenations as trees (ropes) until they are read,
 * which takes more memory.
 */
export function flatten(text: string): string {
  return ` ${text}`.slice(1);
}
