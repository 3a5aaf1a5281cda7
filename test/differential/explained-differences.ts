// Correct differences between urlkit and the oracles, in one list for all tests. A test fails for a difference that is
// not listed, and for an entry that no longer differs.

import { isDeepStrictEqual } from 'node:util';
import { toUnicode } from 'tr46';
import { URLSearchParams } from 'whatwg-url';
import type { Assignment } from '../support/arbitraries.js';
import type { Observation } from '../support/oracle.js';
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

/*
 * The search setter parses the given value, including tabs and newlines, to set the list
 * (https://url.spec.whatwg.org/#dom-url-search). whatwg-url parses the query of the URL, from which they were
 * removed.
 */
function isKeptTabs({ assignment, ours, theirs }: Comparison): boolean {
  if (assignment === undefined || ours === undefined) return false;
  const [attribute, value] = assignment;
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

/** What a test compares. */
export interface Comparison {
  /** The URLs, base URLs and values that were read. */
  readonly texts: readonly (string | undefined)[];
  /** The attribute that was set, and what both show afterwards. */
  readonly assignment?: Assignment;
  readonly ours?: Observation;
  readonly theirs?: Observation;
}

/** All explained differences: whether each of them can be the reason why a comparison fails. */
export const explainedDifferences: Readonly<Record<string, (comparison: Comparison) => boolean>> = {
  'Unicode 18, which the oracle has': ({ texts }) => isUnicode18URL(texts.join(' ')),
  'tabs in the list of parameters': isKeptTabs,
};

/** Whether a comparison may fail because of a listed difference. */
export function isExplained(comparison: Comparison): boolean {
  return Object.values(explainedDifferences).some((explains) => explains(comparison));
}
