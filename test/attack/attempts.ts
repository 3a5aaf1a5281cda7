// Random calls of public functions with repeated texts.

import fc, { type Arbitrary } from 'fast-check';
import { callWithEveryArgument } from './every-argument.js';
import { findGrowth, prefixes, repeated, suffixes, type Units, units } from './growth.js';
import { type PublicExport, publicExports } from './public-functions.js';

/** An export, and the parts of a text. */
export type Attempt = readonly [one: PublicExport, prefix: string, unit: Units, suffix: string];

const { constantFrom, tuple } = fc;

export const exported: readonly PublicExport[] = await publicExports();

export const attempts: Arbitrary<Attempt> = tuple(
  constantFrom(...exported),
  constantFrom(...prefixes),
  fc.oneof(constantFrom(...units), tuple(constantFrom(...units), constantFrom(...units))),
  constantFrom(...suffixes),
);

/** How the time of a call grows if it grows faster than the length of its text. */
export function growthOf([one, ...parts]: Attempt, length: number, limit: number): string | null {
  return findGrowth(
    (text) => call(one, text),
    (size) => repeated(...parts, size),
    length,
    limit,
  );
}

/** Calls an export with a text of a length. */
export function callWith([one, ...parts]: Attempt, length: number): void {
  call(one, repeated(...parts, length));
}

// A text may be no argument for a function, and results may be too long for strings. But no function recurses.
function call(one: PublicExport, text: string): void {
  try {
    callWithEveryArgument(one, text);
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return;
    if (!(error instanceof RangeError) || /call stack/.test(error.message)) throw error;
  }
}
