// Where urlkit and the oracles rightly differ. A difference that is not listed fails; so does an
// entry that no longer differs.

import { isDeepStrictEqual } from 'node:util';
import { toUnicode } from 'tr46';
import { URLSearchParams } from 'whatwg-url';
import type { Assignment } from '../support/arbitraries.js';
import type { Observation } from '../support/oracle.js';

/** Both ends belong to it. */
export type CodePointRange = readonly [first: number, last: number];

/**
 * Code points that tr46 7 allows or maps because Unicode 18 assigned them. The web-platform-tests
 * are of Unicode 17, where they are disallowed.
 */
export const newInUnicode18: readonly CodePointRange[] = [
  [0x558, 0x558],
  [0x58b, 0x58c],
  [0x5c8, 0x5c9],
  [0xb53, 0xb54],
  [0x1ade, 0x1adf],
  [0x1aec, 0x1af0],
  [0x208f, 0x208f],
  [0x209d, 0x209f],
  [0x20c2, 0x20c4],
  [0x2e60, 0x2e63],
  [0xa7dd, 0xa7dd],
  [0xa7e2, 0xa7e2],
  [0xab6c, 0xab6d],
  [0x107bb, 0x107bf],
  [0x10ec9, 0x10ecf],
  [0x10ed9, 0x10eee],
  [0x10ef0, 0x10ef9],
  [0x11b0a, 0x11b0a],
  [0x11df0, 0x11df1],
  [0x1246f, 0x1246f],
  [0x12475, 0x1247f],
  [0x12550, 0x12686],
  [0x18cd6, 0x18cda],
  [0x18d1f, 0x18d20],
  [0x18e00, 0x19191],
  [0x191a0, 0x191d2],
  [0x1b123, 0x1b128],
  [0x1b168, 0x1b168],
  [0x1ced2, 0x1ced4],
  [0x1cedd, 0x1cedf],
  [0x1cef1, 0x1cefd],
  [0x1d127, 0x1d128],
  [0x1d1eb, 0x1d1ff],
  [0x1d250, 0x1d281],
  [0x1d6a6, 0x1d6a6],
  [0x1db00, 0x1db1c],
  [0x1df1f, 0x1df24],
  [0x1df2b, 0x1df81],
  [0x1df90, 0x1df96],
  [0x1dfcd, 0x1dfff],
  [0x1f1ae, 0x1f1ae],
  [0x1f6d9, 0x1f6d9],
  [0x1f7da, 0x1f7db],
  [0x1f7f1, 0x1f7ff],
  [0x1fa8b, 0x1fa8d],
  [0x1facc, 0x1facc],
  [0x1fadd, 0x1fadd],
  [0x1faeb, 0x1faeb],
  [0x1faf9, 0x1fafa],
  [0x2b81e, 0x2b81e],
  [0x3d000, 0x3fc3f],
];

/** Code points whose Bidi_Class Unicode 18 changed, to L. */
export const changedInUnicode18: readonly CodePointRange[] = [
  [0x1b3a, 0x1b3a],
  [0x1b3c, 0x1b3c],
  [0x1b42, 0x1b42],
];

const unicode18 = new RegExp(
  `[${[...newInUnicode18, ...changedInUnicode18]
    .map((range) => range.map((codePoint) => `\\u{${codePoint.toString(16)}}`).join('-'))
    .join('')}]`,
  'u',
);

/** Whether a domain holds, in Punycode or not, a code point that Unicode 18 treats differently. */
export function isUnicode18Domain(domain: string): boolean {
  return unicode18.test(toUnicode(domain).domain);
}

/** The same for what may be a domain in a URL. */
export function isUnicode18URL(input: string): boolean {
  const decoded = input.replace(/[\t\n\r]/g, '').replace(/(?:%[\dA-F]{2})+/gi, decodeOrKeep);
  return decoded.split(/[/\\?#@:]/).some(isUnicode18Domain);
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * The search setter sets the list to what parsing the given value gives, tabs and newlines
 * included (https://url.spec.whatwg.org/#dom-url-search); whatwg-url parses the query of the URL,
 * from which they were removed.
 */
export function isKeptTabs(
  [attribute, value]: Assignment,
  ours: Observation,
  theirs: Observation,
): boolean {
  if (attribute !== 'search' || !/[\t\n\r]/.test(value)) return false;
  const input = value.replace(/^\?/, '');
  return (
    isDeepStrictEqual(ours.searchParams, listOf(input)) &&
    isDeepStrictEqual(theirs, {
      ...ours,
      searchParams: listOf(input.replace(/[\t\n\r]/g, '')),
    })
  );
}

export const keptTabsExample: Assignment = ['search', 'a\tb=c\nd'];

function listOf(query: string): [string, string][] {
  return Array.from(new URLSearchParams(`?${query}`));
}
