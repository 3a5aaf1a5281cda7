// A WebAssembly module that looks up bytes in a table of states, in half the time that JavaScript takes.

import { LACKS_SOLIDUS, LINE_SHIFT, NEXT_ROW, OTHER } from './line-table.js';

/** The most bytes to scan at once. */
export const BLOCK = 0x10000;

/**
 * How many parts of a block take turns. Each step needs the item that the step before it has read, so a processor reads the table
 * for the others while it waits.
 */
export const LANES = 6;

/** An instance of the module. */
export interface LineModule {
  /** The lines to scan. */
  readonly lines: Uint8Array;
  /** Scans a number of bytes from each of some offsets, where lines start. */
  readonly scan: (starts: readonly number[], steps: number) => ModuleResult;
}

interface ModuleResult {
  /** The number of lines that match. */
  readonly matchCount: number;
  /** For each other line, twice the offset of its line feed, plus 1 if it only lacks a solidus. They are in no order. */
  readonly others: Int32Array;
}

// Libraries have no types of WebAssembly.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object) => { readonly exports: object };
    }
  | undefined;

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly scan: (...startsAndSteps: number[]) => number;
}

type Code = readonly number[];

const PAGE = 0x10000;
const WORD = 4;

// Offsets in memory. The table is at 0.
const LINES = (NEXT_ROW + 1) * WORD;
const OTHERS = LINES + BLOCK;
const OTHERS_END = OTHERS + BLOCK * WORD;
const PAGES = OTHERS_END / PAGE + 1;

// Locals. The first are parameters: where the lanes start, and the number of steps.
const STEPS = LANES;
const STEP = LANES + 1;
const SUM = LANES + 2;
const COUNT = LANES + 3;
const OTHER_END = LANES + 4;
const FIRST_ITEM = LANES + 5;

const I32 = 0x7f;
const NO_RESULT = 0x40;
const END = 0x0b;
const add: Code = [0x6a];
const and: Code = [0x71];
const shiftLeft: Code = [0x74];
const shiftRight: Code = [0x76];
const isAtLeast: Code = [0x4e];
const isLess: Code = [0x48];

/** Creates an instance for a table. Returns null if there is no WebAssembly, or a content security policy forbids it. */
export function createLineModule(table: Int32Array): LineModule | null {
  if (typeof WebAssembly === 'undefined') return null;
  let compiled: object;
  try {
    compiled = new WebAssembly.Module(Uint8Array.from(moduleCode()));
  } catch (error) {
    // Some engines throw an error of this kind, and browsers throw an EvalError.
    if (error instanceof Error && /CompileError|EvalError/.test(error.name)) return null;
    throw error;
  }
  const { memory, scan } = new WebAssembly.Instance(compiled).exports as Exports;
  const { buffer } = memory;
  const items = table.subarray(0, NEXT_ROW + 1);
  // Rows are offsets of bytes here.
  new Int32Array(buffer).set(items.map((item) => (item & ~NEXT_ROW) | ((item & NEXT_ROW) * WORD)));
  const counts = new Int32Array(buffer, OTHERS_END, 1);
  return {
    lines: new Uint8Array(buffer, LINES, BLOCK),
    scan(starts, steps) {
      const end = scan(...starts, steps);
      const others = new Int32Array(buffer, OTHERS, (end - OTHERS) / WORD);
      return { matchCount: counts[0] as number, others };
    },
  };
}

// https://webassembly.github.io/spec/core/binary/modules.html
function moduleCode(): Code {
  const parameters = Array.from({ length: LANES + 1 }, () => I32);
  const locals = FIRST_ITEM + LANES - parameters.length;
  const body = [1, locals, I32, ...scanCode(), END];
  return [
    ...[0, ...asciiCodes('asm'), 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters.length, ...parameters, 1, I32]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, PAGES]),
    ...section(7, [2, ...name('memory'), 2, 0, ...name('scan'), 0, 0]),
    ...section(10, [1, ...integer(body.length), ...body]),
  ];
}

function scanCode(): Code {
  const lanes = Array.from({ length: LANES }, (_, lane) => lane);
  const itemOf = (lane: number): Code => get(FIRST_ITEM + lane);
  const offsetIn = (lane: number): Code => [...get(lane), ...get(STEP), ...add];
  const lookUp = (lane: number): Code => [
    ...[...itemOf(lane), ...constant(NEXT_ROW * WORD), ...and],
    ...[...offsetIn(lane), ...memory(0x2d, 0, LINES), ...constant(2), ...shiftLeft, ...add],
    ...[...memory(0x28, 2, 0), ...set(FIRST_ITEM + lane)],
  ];
  const addOther = (lane: number): Code => [
    ...[...itemOf(lane), ...constant(OTHER), ...isAtLeast, 0x04, NO_RESULT],
    ...[...get(OTHER_END), ...offsetIn(lane), ...constant(1), ...shiftLeft],
    ...[...itemOf(lane), ...constant(Math.log2(LACKS_SOLIDUS)), ...shiftRight, ...add],
    ...memory(0x36, 2, 0),
    ...[...get(OTHER_END), ...constant(WORD), ...add, ...set(OTHER_END), END],
  ];
  return [
    ...[...constant(OTHERS), ...set(OTHER_END), 0x03, NO_RESULT],
    ...lanes.flatMap(lookUp),
    ...[...itemOf(0), ...lanes.slice(1).flatMap((lane) => [...itemOf(lane), ...add]), ...set(SUM)],
    ...[...get(COUNT), ...get(SUM), ...constant(LINE_SHIFT), ...shiftRight],
    ...[...constant(7), ...and, ...add, ...set(COUNT)],
    ...[...get(SUM), ...constant(OTHER), ...isAtLeast, 0x04, NO_RESULT],
    ...[...lanes.flatMap(addOther), END],
    ...[...get(STEP), ...constant(1), ...add, ...set(STEP)],
    ...[...get(STEP), ...get(STEPS), ...isLess, 0x0d, 0, END],
    ...[...constant(OTHERS_END), ...get(COUNT), ...memory(0x36, 2, 0), ...get(OTHER_END)],
  ];
}

function get(local: number): Code {
  return [0x20, local];
}

function set(local: number): Code {
  return [0x21, local];
}

function constant(value: number): Code {
  return [0x41, ...integer(value)];
}

function memory(instruction: number, alignment: number, offset: number): Code {
  return [instruction, alignment, ...integer(offset)];
}

/** Encodes an integer in LEB128. */
function integer(value: number): number[] {
  const isLast = value < 0x40;
  return isLast ? [value] : [(value & 0x7f) | 0x80, ...integer(value >> 7)];
}

function section(id: number, content: Code): Code {
  return [id, ...integer(content.length), ...content];
}

function name(text: string): Code {
  return [text.length, ...asciiCodes(text)];
}

function asciiCodes(text: string): Code {
  return Array.from(text, (character) => character.charCodeAt(0));
}
