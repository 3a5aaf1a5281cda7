// Correct differences from the keys of the originals. Python 3.11 has Unicode 14, its package idna and @urlkit/idna have
// Unicode 18. They disagree about the lower case, validity and direction of characters that Unicode 14 lacks or whose
// direction has changed.

import type { KeyProfileName } from '@urlkit/url-keys';

/** A URL whose key differs. Remove the entry when it no longer does. */
export interface ExplainedDifference {
  readonly profile: KeyProfileName;
  readonly url: string;
}

/** One difference of each kind. */
export const explainedDifferences: readonly ExplainedDifference[] = [
  // A capital letter of Unicode 16.
  { profile: 'surt', url: 'http://\u1C89.example/' },
  { profile: 'w3lib', url: 'http://\u1C89.example/' },
  // Changed from a mark to a letter that is written from left to right.
  { profile: 'urlcanon-semantic', url: 'http://\u05D0\u{1171E}/' },
  { profile: 'urlcanon-whatwg', url: 'http://\u05D0\u{1171E}/' },
];
