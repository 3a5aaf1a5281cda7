// The correct difference between urlkit and the oracles. A test fails for any other difference, and if this no longer
// differs.

import { isDeepStrictEqual } from 'node:util';
import { URLSearchParams } from 'whatwg-url';
import type { Assignment } from '../support/arbitraries.js';
import type { Observation } from '../support/oracle.js';

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
