// Finds serialized URLs among lines of bytes, without decoding or parsing them.

import { requireBytes } from '@urlkit/internal';
import { canonicalURLSource } from './canonical.js';
import { LACKS_SOLIDUS, LINE_SHIFT, lineTable, NEXT_ROW, OTHER } from './line-table.js';

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
  readonly lineCount: number;
  /** The lines that may not be serialized URLs, in order. The parser would not change the others. */
  readonly others: readonly LineRange[];
}

/** A part of the bytes, which begins with a line. */
interface Lane {
  readonly start: number;
  readonly end: number;
  readonly others: MutableRange[];
}

interface MutableRange extends LineRange {
  end: number;
}

type Lanes = readonly [Lane, Lane, Lane, Lane];

/** Scans lanes, and returns how many line feeds they have. */
type LaneScanner = (bytes: Uint8Array, lanes: Lanes) => number;

let scanLanes: LaneScanner | undefined;

/**
 * Finds the lines that may not be serialized URLs. These are all that the parser would change or refuse, a last line without a
 * line feed, and URLs of rare kinds: with credentials, a port, a scheme that is not special, an IPv6 address, or an unusual
 * host.
 *
 * @param bytes Lines in UTF-8, or in another encoding in which ASCII characters are single bytes and no other character
 * contains such bytes. Only U+000A (LF) ends a line.
 */
export function scanLines(bytes: ArrayBuffer | ArrayBufferView): ScannedLines {
  const view = requireBytes(bytes, 'bytes');
  const [first, second, third, end] = [1, 2, 3, 4].map((quarter) =>
    lineStartBefore(view, Math.floor((view.length * quarter) / 4)),
  ) as [number, number, number, number];
  const lanes: Lanes = [
    { start: 0, end: first, others: [] },
    { start: first, end: second, others: [] },
    { start: second, end: third, others: [] },
    { start: third, end, others: [] },
  ];
  scanLanes ??= createLaneScanner();
  let lineCount = scanLanes(view, lanes);
  const others: MutableRange[] = [];
  for (const lane of lanes) {
    for (const range of lane.others) addRange(others, range);
  }
  if (end < view.length) {
    lineCount++;
    addRange(others, { start: end, end: view.length, lacksPath: false });
  }
  return { lineCount, others };
}

/** Returns the offset after the last line feed before an offset. */
function lineStartBefore(bytes: Uint8Array, offset: number): number {
  return offset === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, offset - 1) + 1;
}

// V8 knows where the items of an array are, and how many, if a function that is only created once closes over it.
function createLaneScanner(): LaneScanner {
  const table = lineTable(canonicalURLSource());

  // Each step needs the item that the step before it has read. Four lanes take turns, so that a processor reads the table for
  // one while it waits for the others.
  return function scanLanes(bytes, [a, b, c, d]) {
    const steps = Math.min(...[a, b, c, d].map(({ start, end }) => end - start));
    const { start: startB } = b;
    const { start: startC } = c;
    const { start: startD } = d;
    let lineCount = 0;
    let itemA = 0;
    let itemB = 0;
    let itemC = 0;
    let itemD = 0;
    for (let at = 0; at < steps; at++) {
      itemA = table[(itemA & NEXT_ROW) | (bytes[at] as number)] as number;
      itemB = table[(itemB & NEXT_ROW) | (bytes[at + startB] as number)] as number;
      itemC = table[(itemC & NEXT_ROW) | (bytes[at + startC] as number)] as number;
      itemD = table[(itemD & NEXT_ROW) | (bytes[at + startD] as number)] as number;
      const sum = itemA + itemB + itemC + itemD;
      if (sum < OTHER) {
        lineCount += sum >>> LINE_SHIFT;
      } else {
        lineCount +=
          endLine(bytes, a, itemA, at) +
          endLine(bytes, b, itemB, at + startB) +
          endLine(bytes, c, itemC, at + startC) +
          endLine(bytes, d, itemD, at + startD);
      }
    }
    return (
      lineCount +
      scanRest(bytes, table, a, steps, itemA) +
      scanRest(bytes, table, b, steps, itemB) +
      scanRest(bytes, table, c, steps, itemC) +
      scanRest(bytes, table, d, steps, itemD)
    );
  };
}

function scanRest(
  bytes: Uint8Array,
  table: Int32Array,
  lane: Lane,
  steps: number,
  itemBefore: number,
): number {
  let lineCount = 0;
  let item = itemBefore;
  for (let at = lane.start + steps; at < lane.end; at++) {
    item = table[(item & NEXT_ROW) | (bytes[at] as number)] as number;
    lineCount += endLine(bytes, lane, item, at);
  }
  return lineCount;
}

/** Adds the line that ends, if it is not a serialized URL. Returns how many lines end. */
function endLine(bytes: Uint8Array, { others }: Lane, item: number, offset: number): number {
  if (item >= OTHER) {
    const lacksPath = item === LACKS_SOLIDUS;
    addRange(others, { start: lineStartBefore(bytes, offset), end: offset + 1, lacksPath });
  }
  return item > NEXT_ROW ? 1 : 0;
}

/** Adds lines to the last range if they follow it and are alike; otherwise as a new one. */
function addRange(ranges: MutableRange[], range: MutableRange): void {
  const last = ranges[ranges.length - 1];
  if (last?.end === range.start && last.lacksPath === range.lacksPath) last.end = range.end;
  else ranges.push(range);
}
