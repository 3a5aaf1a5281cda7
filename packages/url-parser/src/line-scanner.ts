// Finds serialized URLs among lines of bytes, without decoding or parsing them.

import { requireBytes } from '@urlkit/internal';
import { canonicalURLSource } from './canonical.js';
import { lineTable, MATCHED, OTHER } from './line-table.js';

const LINE_FEED = 0x0a;

/** Lines that follow each other. */
export interface LineRange {
  /** The number of lines before them. */
  readonly linesBefore: number;
  /** The offset of their first byte. */
  readonly start: number;
  /** The offset after their last byte, which is a line feed unless the last line has none. */
  readonly end: number;
}

/** What {@link scanLines} returns. */
export interface ScannedLines {
  readonly lineCount: number;
  /** The lines that must be parsed, in order. All others are serialized URLs: the parser would not change them. */
  readonly toParse: readonly LineRange[];
}

/** A part of the bytes, which begins with a line. */
interface Lane {
  readonly start: number;
  readonly end: number;
  lineCount: number;
  /** The offset after the lines that have been counted. */
  nextLine: number;
  readonly toParse: MutableRange[];
}

interface MutableRange extends LineRange {
  end: number;
}

let table: Uint16Array | undefined;

/**
 * Finds the lines that may not be serialized URLs, and so must be parsed. These are all that the parser would change or
 * refuse, a last line without a line feed, and URLs of rare kinds: with credentials, a port, a scheme that is not special, or an
 * unusual host.
 *
 * @param bytes Lines in UTF-8, or in another encoding in which ASCII characters are single bytes and no other character
 * contains such bytes. Only U+000A (LF) ends a line.
 */
export function scanLines(bytes: ArrayBuffer | ArrayBufferView): ScannedLines {
  const view = requireBytes(bytes, 'bytes');
  table ??= lineTable(canonicalURLSource());
  const [first, second, third] = [1, 2, 3].map((quarter) =>
    lineStartBefore(view, (view.length * quarter) >>> 2),
  ) as [number, number, number];
  const lanes = [
    createLane(0, first),
    createLane(first, second),
    createLane(second, third),
    createLane(third, view.length),
  ] as const;
  scanLanes(view, table, lanes);
  return joinLanes(lanes, view.length);
}

function lineStartBefore(bytes: Uint8Array, offset: number): number {
  return bytes.lastIndexOf(LINE_FEED, offset) + 1;
}

function createLane(start: number, end: number): Lane {
  return { start, end, lineCount: 0, nextLine: start, toParse: [] };
}

// Each step needs the state that the step before it has read from the table. Four lanes take turns, so that a processor reads
// the table for one while it waits for the others.
function scanLanes(
  bytes: Uint8Array,
  table: Uint16Array,
  [a, b, c, d]: readonly [Lane, Lane, Lane, Lane],
): void {
  const steps = Math.min(...[a, b, c, d].map(({ start, end }) => end - start));
  const { start: startB } = b;
  const { start: startC } = c;
  const { start: startD } = d;
  let stateA = MATCHED;
  let stateB = MATCHED;
  let stateC = MATCHED;
  let stateD = MATCHED;
  for (let at = 0; at < steps; at++) {
    stateA = table[(stateA << 8) | (bytes[at] as number)] as number;
    stateB = table[(stateB << 8) | (bytes[at + startB] as number)] as number;
    stateC = table[(stateC << 8) | (bytes[at + startC] as number)] as number;
    stateD = table[(stateD << 8) | (bytes[at + startD] as number)] as number;
    if (stateA <= OTHER) endLine(a, stateA, at);
    if (stateB <= OTHER) endLine(b, stateB, at + startB);
    if (stateC <= OTHER) endLine(c, stateC, at + startC);
    if (stateD <= OTHER) endLine(d, stateD, at + startD);
  }
  scanRest(bytes, table, a, steps, stateA);
  scanRest(bytes, table, b, steps, stateB);
  scanRest(bytes, table, c, steps, stateC);
  scanRest(bytes, table, d, steps, stateD);
}

function scanRest(
  bytes: Uint8Array,
  table: Uint16Array,
  lane: Lane,
  steps: number,
  stateBefore: number,
): void {
  let state = stateBefore;
  for (let at = lane.start + steps; at < lane.end; at++) {
    state = table[(state << 8) | (bytes[at] as number)] as number;
    if (state <= OTHER) endLine(lane, state, at);
  }
}

function endLine(lane: Lane, state: number, lineFeed: number): void {
  const start = lane.nextLine;
  const end = lineFeed + 1;
  if (state === OTHER) addRange(lane.toParse, lane.lineCount, start, end);
  lane.lineCount++;
  lane.nextLine = end;
}

/** Adds lines to the last range if they follow it; otherwise as a new one. */
function addRange(ranges: MutableRange[], linesBefore: number, start: number, end: number): void {
  const last = ranges[ranges.length - 1];
  if (last?.end === start) last.end = end;
  else ranges.push({ linesBefore, start, end });
}

function joinLanes(lanes: readonly Lane[], length: number): ScannedLines {
  const toParse: MutableRange[] = [];
  let lineCount = 0;
  let lastLine = 0;
  for (const lane of lanes) {
    for (const { linesBefore, start, end } of lane.toParse) {
      addRange(toParse, linesBefore + lineCount, start, end);
    }
    lineCount += lane.lineCount;
    lastLine = lane.nextLine;
  }
  if (lastLine < length) addRange(toParse, lineCount++, lastLine, length);
  return { lineCount, toParse };
}
