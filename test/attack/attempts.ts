// Random calls of public functions with repeated texts.

import fc, { type Arbitrary } from 'fast-check';
import { growsTooFast, prefixes, repeated, suffixes, units } from './growth.js';
import { type Call, type PublicExport, publicExports, shapeOf } from './public-functions.js';

/** An export, and the parts of a text. */
export type Attempt = readonly [one: PublicExport, prefix: string, unit: string, suffix: string];

const { constantFrom, tuple } = fc;

export const exported: readonly PublicExport[] = await publicExports();

export const attempts: Arbitrary<Attempt> = tuple(
  constantFrom(...exported),
  constantFrom(...prefixes),
  constantFrom(...units),
  constantFrom(...suffixes),
);

/** Whether the time of a call grows faster than the length of its text. */
export function isTooSlow([one, ...parts]: Attempt, length: number, limit: number): boolean {
  const shape = shapeOf(one);
  return growsTooFast(
    (text) => shape?.(one.value as Call, text),
    (size) => repeated(...parts, size),
    length,
    limit,
  );
}

/** Calls an export with a text of a length; errors of its own are no matter. */
export function callWith([one, ...parts]: Attempt, length: number): void {
  try {
    shapeOf(one)?.(one.value as Call, repeated(...parts, length));
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)
      return;
    throw error;
  }
}
