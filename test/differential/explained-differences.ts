// Correct differences between urlkit and the oracles. A test fails for a difference that is not listed, and
// for an entry that no longer differs.

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

/** The same for the parts of a URL that may be domains. */
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
 * The search setter parses the given value, including tabs and newlines, to set the list
 * (https://url.spec.whatwg.org/#dom-url-search). whatwg-url parses the query of the URL, from which they were
 * removed.
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
