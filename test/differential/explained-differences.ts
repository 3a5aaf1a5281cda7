// Correct differences between urlkit and the oracles, in one list for all tests. A test fails for a difference that is
// not listed, and for an entry that no longer differs.

import { toUnicode } from 'tr46';
import { differsInUnicode18 } from '../support/unicode-18.js';

/** Whether a domain contains a code point, perhaps in Punycode, that Unicode 18 treats differently. */
export function isUnicode18Domain(domain: string): boolean {
  // Unicode 18 maps some of them to others.
  return differsInUnicode18.test(domain) || differsInUnicode18.test(toUnicode(domain).domain);
}

// The same for the parts of a URL that may be domains.
function isUnicode18URL(input: string): boolean {
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

/** What a test compares. */
export interface Comparison {
  /** The URLs, base URLs and values that were read. */
  readonly texts: readonly (string | undefined)[];
}

/** All explained differences: whether each of them can be the reason why a comparison fails. */
export const explainedDifferences: Readonly<Record<string, (comparison: Comparison) => boolean>> = {
  'Unicode 18, which the oracle has': ({ texts }) => isUnicode18URL(texts.join(' ')),
};

/** Whether a comparison may fail because of a listed difference. */
export function isExplained(comparison: Comparison): boolean {
  return Object.values(explainedDifferences).some((explains) => explains(comparison));
}
