// Lines of UTF-8, as many at a time as there are, in memory that does not grow with the input.

import type { Readable } from 'node:stream';
import { InputError } from './input-error.js';

/** A line ends in LF or CRLF; nothing else ends one. */
export interface Line {
  readonly text: string;
  readonly ending: '\n' | '\r\n' | '';
  /** From 1. */
  readonly lineNumber: number;
}

const LONGEST_LINE = 64 * 2 ** 20;
const LINE_FEED = 0x0a;

/**
 * Reads the lines of a stream of bytes. What is complete when a chunk has come is given at once, so that
 * a program that waits for an answer to each line gets it.
 *
 * @throws {InputError} If a line is not UTF-8 or longer than 64 MiB.
 */
export async function* readLineBlocks(input: Readable): AsyncGenerator<readonly Line[]> {
  const decoder = new LineDecoder();
  let pending: Buffer[] = [];
  let pendingLength = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield* decoder.decode(Buffer.concat([...pending, bytes.subarray(0, end)]));
      pending = [];
      pendingLength = 0;
    }
    pending.push(bytes.subarray(end));
    pendingLength += bytes.length - end;
    if (pendingLength > LONGEST_LINE) throw decoder.tooLong();
  }
  if (pendingLength > 0) yield* decoder.decode(Buffer.concat(pending));
}

class LineDecoder {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #lineNumber = 1;
  #offset = 0;

  /** Decodes complete lines, of which the last may have no end. Those before a mistake are given. */
  *decode(bytes: Buffer): Generator<Line[]> {
    let text: string;
    try {
      text = this.#utf8.decode(bytes);
    } catch {
      const at = findInvalidByte(bytes);
      const before = bytes.subarray(0, at).lastIndexOf(LINE_FEED) + 1;
      yield this.#split(this.#utf8.decode(bytes.subarray(0, before)));
      const offset = this.#offset + at;
      throw new InputError(`line ${this.#lineNumber} is not UTF-8, at byte offset ${offset}`);
    }
    this.#offset += bytes.length;
    yield this.#split(text);
  }

  tooLong(): InputError {
    return new InputError(`line ${this.#lineNumber} is longer than 64 MiB`);
  }

  #split(text: string): Line[] {
    const lines: Line[] = [];
    for (let start = 0; start < text.length; ) {
      const lineFeed = text.indexOf('\n', start);
      const next = lineFeed === -1 ? text.length : lineFeed + 1;
      const hasReturn = lineFeed > start && text[lineFeed - 1] === '\r';
      const ending = lineFeed === -1 ? '' : hasReturn ? '\r\n' : '\n';
      const line = text.slice(start, next - ending.length);
      lines.push({ text: line, ending, lineNumber: this.#lineNumber++ });
      start = next;
    }
    return lines;
  }
}

/** The offset of the first byte that does not fit, or the length if there are too few. */
function findInvalidByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length + 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beginsValid(bytes.subarray(0, middle))) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function beginsValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
