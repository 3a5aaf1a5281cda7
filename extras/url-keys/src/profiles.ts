import { parse } from '@urlkit/url-parser';
import { surt } from './surt.js';
import { urlcanonSemantic, urlcanonWHATWG } from './urlcanon/urlcanon.js';
import { w3lib } from './w3lib.js';

/** The name of a profile. */
export type KeyProfileName =
  | 'href'
  | 'href-without-fragment'
  | 'surt'
  | 'urlcanon-semantic'
  | 'urlcanon-whatwg'
  | 'w3lib';

/** A profile: a way to make keys, and the program that makes the same ones. */
export interface KeyProfile {
  /** The name, for options. */
  readonly name: KeyProfileName;
  /** The program that makes the same keys, and its version. */
  readonly original: string;
  /** Ways in which URLs with the same key may differ. */
  readonly loses: readonly string[];
}

const standardLoses = [
  'how the URL was written: what the URL parser removes, decodes, encodes or converts to lower case',
];

/** Descriptions of all profiles. Those that ignore the fewest differences come first. */
export const keyProfiles: readonly KeyProfile[] = [
  { name: 'href', original: 'the URL standard: the serialization of a URL', loses: standardLoses },
  {
    name: 'href-without-fragment',
    original: 'the URL standard: the serialization of a URL with exclude fragment set',
    loses: [...standardLoses, 'fragments'],
  },
  {
    name: 'urlcanon-whatwg',
    original: 'urlcanon 0.3.1 for Python: str(urlcanon.whatwg(url))',
    loses: ['how the URL was written, much as in the standard'],
  },
  {
    name: 'w3lib',
    original: 'w3lib 2.5.0 for Python: canonicalize_url(url)',
    loses: [
      'fragments',
      'the order of parameters, empty parameters, and whether = follows a name',
      'how characters are percent-encoded',
    ],
  },
  {
    name: 'urlcanon-semantic',
    original: 'urlcanon 0.3.1 for Python: str(urlcanon.semantic(url))',
    loses: [
      'fragments, usernames and passwords',
      'the order of parameters',
      'repeated slashes in the path',
      'how characters are percent-encoded, and how many times',
      'whether there was a scheme: http is the default',
    ],
  },
  {
    name: 'surt',
    original: 'surt 0.3.1 for Python: surt(url)',
    loses: [
      'the scheme',
      'fragments, usernames and passwords',
      'www. and www1. at the start of the host',
      'upper case, also in the path and the query',
      'the order of parameters',
      'repeated slashes in the path, and a slash at its end',
      'session identifiers of PHP, ASP, ASP.NET, ColdFusion and Java servers',
      'how characters are percent-encoded, and how many times',
    ],
  },
];

function href(url: string): string | null {
  const parsed = parse(url);
  return parsed.failure === null ? parsed.href : null;
}

function hrefWithoutFragment(url: string): string | null {
  const parsed = parse(url);
  return parsed.failure === null ? parsed.href.slice(0, parsed.hashStart) : null;
}

/** Returns the key of a URL, or null if it has none. */
export type KeyAlgorithm = (url: string) => string | null;

/** The algorithms of the profiles. */
export const keyAlgorithms: ReadonlyMap<string, KeyAlgorithm> = new Map<
  KeyProfileName,
  KeyAlgorithm
>([
  ['href', href],
  ['href-without-fragment', hrefWithoutFragment],
  ['surt', surt],
  ['urlcanon-semantic', urlcanonSemantic],
  ['urlcanon-whatwg', urlcanonWHATWG],
  ['w3lib', w3lib],
]);
