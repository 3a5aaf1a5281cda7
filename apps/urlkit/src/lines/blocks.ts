// Blocks of whole lines, in memory that does not grow with the input.

import { isAscii, isUtf8 } from 'node:buffer';
import { LineError } from './line-error.js';

/** A line. Only LF and CRLF end lines. */
export interface Line {
  readonly text: string;
  readonly ending: string;
  /** The number of the line, from 1. */
  readonly lineNumber: number;
  /** Why the line cannot be read. Then, the text is empty. */
  readonly error?: string;
}

/** A row: a line, or a record of CSV, which may have several lines. */
export interface Row extends Line {
  /** The fields of a CSV record. */
  readonly fields?: readonly string[];
}

/** Whole lines. The last line of an input may have no line ending. */
export interface Block {
  readonly bytes: Uint8Array;
  /** The number of the first line. */
  readonly lineNumber: number;
  /** The offset of the first byte in the input. */
  readonly offset: number;
}

const LONGEST_LINE = 64 * 2 ** 20;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Splits chunks after their last line feed. Complete lines are returned as soon as they are read, so a program
 * that waits for the answer to each line gets it. A block may be overwritten when the next one is asked for.
 *
 * @param size Returns the smallest number of bytes to wait for.
 * @throws {LineError} If a line is longer than 64 MiB.
 */
export async function* readBlocks(
  chunks: AsyncIterable<Uint8Array>,
  size: () => number = () => 1,
): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    const isBlock = end > 0 && length + end >= size();
    if (isBlock) {
      const lines = chunk.subarray(0, end);
      yield length === 0 ? lines : Buffer.concat([...pending, lines], length + end);
      pending = [];
      length = 0;
    }
    const rest = isBlock ? chunk.subarray(end) : chunk;
    if (rest.length > 0) pending.push(Buffer.from(rest));
    length += rest.length;
    if (end === 0 && length > LONGEST_LINE + size()) {
      throw new LineError('is longer than 64 MiB');
    }
  }
  if (length > 0) yield Buffer.concat(pending, length);
}

/** Returns the number of line feeds. */
export function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}

/** Returns the lines of a block. */
export function decodeBlock({ bytes, lineNumber, offset }: Block): readonly Line[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return splitLines(buffer.toString('latin1'), lineNumber);
  if (isUtf8(buffer)) return splitLines(buffer.toString(), lineNumber);
  const lines: Line[] = [];
  for (let start = 0; start < buffer.length; ) {
    const end = buffer.indexOf(LINE_FEED, start) + 1 || buffer.length;
    lines.push(
      ...decodeLine(buffer.subarray(start, end), lineNumber + lines.length, offset + start),
    );
    start = end;
  }
  return lines;
}

function decodeLine(bytes: Buffer, lineNumber: number, offset: number): Line[] {
  if (isUtf8(bytes)) return splitLines(bytes.toString(), lineNumber);
  const ending = /\r?\n$/.exec(bytes.toString('latin1', bytes.length - 2))?.[0] ?? '';
  const error = notUTF8('is not', offset + findInvalidByte(bytes));
  return [{ text: '', ending, lineNumber, error }];
}

/**
 * Returns the lines of a block.
 *
 * @throws {LineError} If one of them cannot be read.
 */
export function decodeWholeBlock(block: Block): readonly Line[] {
  const lines = decodeBlock(block);
  for (const { error, lineNumber } of lines) {
    if (error !== undefined) throw new LineError(error, lineNumber);
  }
  return lines;
}

/** Returns the text of a line without the byte order mark that the first line may begin with. */
export function withoutByteOrderMark(text: string, lineNumber: number): string {
  return lineNumber === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Returns the text of lines. */
export function joinLines(lines: readonly Line[]): string {
  return lines.map(({ text, ending }) => text + ending).join('');
}

/** Returns a message about bytes that are not UTF-8. */
export function notUTF8(what: string, offset: number): string {
  return `${what} UTF-8, at byte offset ${offset}; if it is in another encoding, use --input-encoding`;
}

function splitLines(text: string, lineNumber: number): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const lineFeed = text.indexOf('\n', start);
    const next = lineFeed === -1 ? text.length : lineFeed + 1;
    const hasReturn = lineFeed > start && text.charCodeAt(lineFeed - 1) === CARRIAGE_RETURN;
    const ending = lineFeed === -1 ? '' : hasReturn ? '\r\n' : '\n';
    lines.push({ text: text.slice(start, next - ending.length), ending, lineNumber: lineNumber++ });
    start = next;
  }
  return lines;
}

/** Returns the offset of the first invalid byte, or the length if the last sequence is incomplete. */
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
