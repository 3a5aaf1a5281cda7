// Why other readers of URI references differ, with the sentence that says who is right.

import { normalizeURI, splitURIReference } from '@urlkit/uri';
import type { ReferenceAndBase } from './inputs.js';

/** A reader that this package is compared with. */
export type Reader =
  | 'rfc3986 (Python)'
  | 'rfc3987 (Python), grammar'
  | 'rfc3987 (Python)'
  | 'java.net.URI'
  | 'fast-uri'
  | 'uri-js';

/** The target of a reference; null if it is refused. */
export type Answer = string | null;

interface Explanation {
  readonly readers: readonly Reader[];
  readonly reason: string;
  readonly applies: (input: ReferenceAndBase, ours: Answer, theirs: Answer) => boolean;
}

const hasAuthority = (text: string): boolean => /^[^/?#]*:\/\//.test(text);
const isOpaque = (base: string): boolean => /^[^:/?#]+:(?!\/)/.test(base);
const hasDots = (text: string | null): boolean => /(?:^|\/)\.\.?(?:\/|$)/.test(text ?? '');
const decodesTo = (text: Answer): string => normalizeURI(text ?? ' ') ?? '';

const explanations: readonly Explanation[] = [
  {
    readers: ['rfc3986 (Python)'],
    reason: 'percent-encodes what appendix A does not allow',
    applies: (_, ours, theirs) => ours === null && theirs !== null,
  },
  {
    readers: ['rfc3986 (Python)'],
    reason: 'normalizes the target, which 5.2 does not do beyond dot segments',
    applies: (_, ours, theirs) =>
      ours !== null && theirs !== null && decodesTo(ours) === decodesTo(theirs),
  },
  {
    readers: ['rfc3986 (Python)'],
    reason:
      'merges with a slash though the base has no authority; 5.2.3: “all but the last segment”',
    applies: ([reference, base]) => !hasAuthority(base) && !/^[^/?#]*:|^\/\//.test(reference),
  },
  {
    readers: ['rfc3986 (Python)', 'rfc3987 (Python)'],
    reason: 'removes dot segments from the path of the base; 5.2.2: “T.path = Base.path”',
    applies: ([reference, base]) =>
      hasDots(splitURIReference(base).path) && !/^[^/?#]*:|^\//.test(reference),
  },
  {
    readers: ['rfc3986 (Python)', 'java.net.URI', 'uri-js'],
    reason: 'ignores an authority that is empty; 5.2.2: “if defined(R.authority)”',
    applies: ([reference]) => /^(?:[^/?#]*:)?\/\/(?:[/?#]|$)/.test(reference),
  },
  {
    readers: ['rfc3986 (Python)', 'rfc3987 (Python)', 'java.net.URI', 'fast-uri', 'uri-js'],
    reason:
      'a path becomes an authority, or is changed; 3.3: “cannot begin with two slash characters”',
    applies: (_, ours) => /^[^:/?#]+:\/\.\/\//.test(ours ?? ''),
  },
  {
    readers: ['rfc3986 (Python)'],
    reason: 'removes a slash with a dot segment, which steps B and C of 5.2.4 keep',
    applies: ([reference]) => hasDots(splitURIReference(reference).path),
  },
  {
    readers: ['rfc3986 (Python)', 'fast-uri'],
    reason: 'refuses a userinfo that is empty; 3.2.1: “userinfo = *( … )”',
    applies: ([reference], _, theirs) => theirs === null && reference.includes('//@'),
  },
  {
    readers: ['fast-uri'],
    reason: 'hosts of http are those of the URL standard; 3.2.2: “reg-name”',
    applies: (_, ours, theirs) =>
      /^https?:\/\/[^/?#]*(?:%|\d)/.test(ours ?? '') &&
      (theirs === null || splitURIReference(ours ?? '').host !== splitURIReference(theirs).host),
  },
  {
    readers: ['rfc3986 (Python)'],
    reason: 'refuses numbers that are no IPv4 address; 3.2.2: else it is a reg-name',
    applies: ([reference], _, theirs) =>
      theirs === null && /\/\/(?:[^/?#]*@)?[\d.]+/.test(reference),
  },
  {
    readers: ['rfc3986 (Python)'],
    reason: 'refuses ports beyond 65535; 3.2.3: “port = *DIGIT”',
    applies: ([reference], _, theirs) => theirs === null && /\/\/[^/?#]*:\d{5,}/.test(reference),
  },
  {
    readers: ['rfc3987 (Python)'],
    reason: 'keeps a segment beyond ASCII that is followed by two dots; 5.2.4',
    applies: ([reference]) =>
      hasDots(splitURIReference(reference).path) && /[^\0-\x7F]/.test(reference),
  },
  {
    readers: ['java.net.URI'],
    reason: 'omits a port that is empty, which is normalization (6.2.3)',
    applies: ([reference]) => /^(?:[^/?#]*:)?\/\/[^/?#]*:(?:[/?#]|$)/.test(reference),
  },
  {
    readers: ['java.net.URI'],
    reason: 'RFC 2396: a base without a slash is opaque, and nothing is resolved against it',
    applies: ([, base]) => isOpaque(base),
  },
  {
    readers: ['java.net.URI'],
    reason: 'RFC 2396, 5.2: an empty path with a query leads to the folder of the base',
    applies: ([reference]) => /^(?:\?|$)/.test(reference),
  },
  {
    readers: ['java.net.URI'],
    reason: 'allows characters beyond ASCII, which appendix A does not',
    applies: ([reference], ours) => ours === null && /[^\0-\x7F]/.test(reference),
  },
  {
    readers: ['java.net.URI'],
    reason:
      'allows brackets in queries and fragments, zones, and hosts of other forms (RFC 2732, RFC 2396)',
    applies: ([reference], ours) => ours === null && /[[\]@:]/.test(reference),
  },
  {
    readers: ['java.net.URI'],
    reason: 'refuses a scheme or an authority with nothing after it, and IPvFuture (RFC 2396)',
    applies: ([reference], ours, theirs) =>
      ours !== null && theirs === null && /:(?:#|$)|\/\/|\[v/i.test(reference),
  },
  {
    readers: ['java.net.URI'],
    reason: 'RFC 2396, 5.2: superfluous dot segments, or those of an absolute URI, remain',
    applies: ([reference]) => hasDots(splitURIReference(reference).path),
  },
  {
    readers: ['java.net.URI'],
    reason: 'RFC 2396, 5.2: removes dot segments and double slashes from the path of the base',
    applies: ([, base]) => hasDots(splitURIReference(base).path),
  },
  {
    readers: ['java.net.URI'],
    reason: 'normalizes double slashes in a path; 5.2.4 keeps them',
    applies: ([reference]) => splitURIReference(reference).path.includes('//'),
  },
  {
    readers: ['fast-uri'],
    reason: 'refuses http without a host, which section 3.2.2 leaves to the scheme',
    applies: (_, ours, theirs) =>
      theirs === null &&
      (!hasAuthority(ours ?? '') || /^https?:\/\/(?:[^/?#]*@)?(?:[/?#:]|$)/.test(ours ?? '')),
  },
  {
    readers: ['fast-uri', 'uri-js'],
    reason: 'urn has its own syntax, with the case of its names',
    applies: ([reference, base]) => /^urn:/i.test(reference) || /^urn:/i.test(base),
  },
  {
    readers: ['fast-uri', 'uri-js'],
    reason: 'percent-encodes or decodes delimiters in a path; 2.2: “are not equivalent”',
    applies: (_, ours, theirs) =>
      theirs !== null && /%(?:3A|2F|40|21|24|2[6-9A-C]|3B|3D|5B|5D)/i.test(`${ours}${theirs}`),
  },
  {
    readers: ['fast-uri', 'uri-js'],
    reason: 'removes dot segments from the path of the base; 5.2.2: “T.path = Base.path”',
    applies: ([, base]) => hasDots(splitURIReference(base).path),
  },
  {
    readers: ['fast-uri'],
    reason: 'percent-encoded dots are no dot segments; 2.3: “URIs that differ … are equivalent”',
    applies: ([reference]) => /%2e/i.test(reference),
  },
  {
    readers: ['fast-uri', 'uri-js'],
    reason:
      'a scheme and a path without a slash between them get one; 5.2.3: “all but the last segment”',
    applies: ([, base], ours) => !hasAuthority(base) || /^[^:]+:[^/]/.test(ours ?? ''),
  },
];

/** Returns the reason why a reader differs; null if there is none. */
export function explain(
  reader: Reader,
  input: ReferenceAndBase,
  ours: Answer,
  theirs: Answer,
): string | null {
  const found = explanations.find(
    ({ readers, applies }) => readers.includes(reader) && applies(input, ours, theirs),
  );
  return found?.reason ?? null;
}
