// Finds serialized URLs among lines of bytes, without decoding or parsing them.

import { bytesOf } from '@urlkit/infra';
import { canonicalLineSource } from './canonical-lines.js';
import { BLOCK, createLineModule, LANES, type LineModule } from './line-module.js';
import { LACKS_SOLIDUS, lineTable, NEXT_ROW, OTHER } from './line-table.js';

const LINE_FEED = 0x0a;

/** Lines that follow each other. */
export interface LineRange {
  /** The offset of their first byte. */
  readonly start: number;
  /** The offset after their last byte, which is a line feed unless the last line has none. */
  readonly end: number;
  /** Whether the lines have no path, and the parser would only add U+002F (/) to each. Otherwise, they must be parsed. */
  readonly lacksPath: boolean;
}

/** What {@link scanLines} returns. */
export interface ScannedLines {
  /** The number of lines. */
  readonly lineCount: number;
  /** The lines that may not be serialized URLs, in order. The parser would not change the others. */
  readonly others: readonly LineRange[];
}

interface MutableRange extends LineRange {
  end: number;
}

/** The table of states, and the module that uses it; null if there can be none. */
interface Scanner {
  readonly table: Int32Array;
  readonly module: LineModule | null;
}

let scanner: Scanner | undefined;

/**
 * Finds the lines that may not be serialized URLs. These are all that the parser would change or refuse, a last line without a
 * line feed, and URLs of rare kinds: with credentials, a scheme that is not special, an IPv6 address, or an unusual
 * host.
 *
 * @param bytes Lines in UTF-8, or in another encoding in which ASCII characters are single bytes and no other character
 * contains such bytes. Only U+000A (LF) ends a line.
 * @example
 * ```ts
 * scanLines(new TextEncoder().encode('https://example.org/\n../a\n')).others.length; // 1
 * ```
 */
export function scanLines(bytes: ArrayBuffer | ArrayBufferView): ScannedLines {
  const view = bytesOf(bytes);
  if (view === null) throw new TypeError('bytes must be an ArrayBuffer or a view of one');
  scanner ??= createScanner();
  const { table, module } = scanner;
  const end = lineStartBefore(view, view.length);
  const others: MutableRange[] = [];
  let lineCount = 0;
  for (let start = 0; start < end; ) {
    const blockEnd = blockEndAfter(view, start, end);
    lineCount +=
      module === null || blockEnd - start > BLOCK
        ? scanEach(view, table, start, blockEnd, others)
        : scanLanes(view, table, module, start, blockEnd, others);
    start = blockEnd;
  }
  if (end < view.length) {
    lineCount++;
    addRange(others, { start: end, end: view.length, lacksPath: false });
  }
  return { lineCount, others };
}

function createScanner(): Scanner {
  const table = lineTable(canonicalLineSource());
  return { table, module: createLineModule(table) };
}

/** Returns the end of as many lines as a block can have, or of the first line if it is longer. */
function blockEndAfter(bytes: Uint8Array, start: number, end: number): number {
  if (end - start <= BLOCK) return end;
  const blockEnd = lineStartBefore(bytes, start + BLOCK);
  return blockEnd > start ? blockEnd : bytes.indexOf(LINE_FEED, start) + 1;
}

/** Returns the offset after the last line feed before an offset. */
function lineStartBefore(bytes: Uint8Array, offset: number): number {
  return offset === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, offset - 1) + 1;
}

/** Scans lines with the module, and adds those that are not serialized URLs. Returns the number of all. */
function scanLanes(
  bytes: Uint8Array,
  table: Int32Array,
  module: LineModule,
  start: number,
  end: number,
  others: MutableRange[],
): number {
  const block = bytes.subarray(start, end);
  const starts = Array.from({ length: LANES }, (_, lane) =>
    lineStartBefore(block, Math.floor((block.length * lane) / LANES)),
  );
  const endOf = (lane: number): number => starts[lane + 1] ?? block.length;
  const steps = Math.min(...starts.map((from, lane) => endOf(lane) - from));
  if (steps === 0) return scanEach(bytes, table, start, end, others);
  module.lines.set(block);
  const found = module.scan(starts, steps);
  found.others.sort();
  let lineCount = found.matchCount + found.others.length;
  let index = 0;
  for (const [lane, from] of starts.entries()) {
    const scanned = from + steps;
    for (; (found.others[index] ?? 2 * scanned) < 2 * scanned; index++) {
      const other = found.others[index] as number;
      addLine(others, bytes, start + (other >> 1), (other & 1) === 1);
    }
    const rest = lineStartBefore(block, scanned);
    lineCount += scanEach(bytes, table, start + rest, start + endOf(lane), others);
  }
  return lineCount;
}

/** Scans lines without the module. */
function scanEach(
  bytes: Uint8Array,
  table: Int32Array,
  start: number,
  end: number,
  others: MutableRange[],
): number {
  let lineCount = 0;
  let item = 0;
  for (let at = start; at < end; at++) {
    item = table[(item & NEXT_ROW) | (bytes[at] as number)] as number;
    if (item <= NEXT_ROW) continue;
    lineCount++;
    if (item >= OTHER) addLine(others, bytes, at, item === LACKS_SOLIDUS);
  }
  return lineCount;
}

function addLine(
  others: MutableRange[],
  bytes: Uint8Array,
  lineFeed: number,
  lacksPath: boolean,
): void {
  addRange(others, { start: lineStartBefore(bytes, lineFeed), end: lineFeed + 1, lacksPath });
}

/** Adds lines to the last range if they follow it and are alike; otherwise as a new one. */
function addRange(ranges: MutableRange[], range: MutableRange): void {
  const last = ranges[ranges.length - 1];
  if (last?.end === range.start && last.lacksPath === range.lacksPath) last.end = range.end;
  else ranges.push(range);
}
