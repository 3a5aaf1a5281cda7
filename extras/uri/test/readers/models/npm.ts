// fast-uri and uri-js. They normalize targets, so theirs and those of this package are compared after normalization.

import {
  normalizeURI,
  parseURIReference,
  recompose,
  splitURIReference,
  type URIReference,
} from '@urlkit/uri';
import { guarded, join, type ModelWith, resolveBySteps } from './model.js';

const doubleSlash =
  'encodes the second of two slashes that begin a path; 2.2: “not equivalent”; this package writes /.//';
const leadingZeros = 'removes leading zeros of a port, which 6.2.3 does not name';

/** Writes a target like both libraries. */
function joinWithEncodedSlash(reference: URIReference): string {
  const { host, path } = reference;
  const isEncoded = host === null && path.startsWith('//');
  return join(isEncoded ? { ...reference, path: `/%2F${path.slice(2)}` } : reference);
}

function withoutLeadingZeros(reference: URIReference): URIReference {
  const port = reference.port?.replace(/^0+(?=\d)/, '') ?? null;
  return { ...reference, port };
}

function isHTTP({ scheme }: URIReference): boolean {
  return scheme !== null && /^https?$/i.test(scheme);
}

const fastURIDepartures = {
  doubleSlash,
  port: 'refuses ports beyond 65535; 3.2.3: “port = *DIGIT”',
  leadingZeros,
  withoutHost: 'refuses http without a host; 3.2.2 leaves that to the scheme',
  urn: 'leaves dot segments in a URN, and writes its namespace in lower case (RFC 8141)',
  urlHost: 'reads hosts of http like the URL standard; 3.2.2: “reg-name”',
} as const;

export const fastURI: ModelWith<typeof fastURIDepartures> = {
  departures: fastURIDepartures,
  answer([reference, base], has) {
    const parsed = parseURIReference(reference);
    const parsedBase = parseURIReference(base);
    if (parsed === null || parsedBase === null) return null;
    if (has('urn') && isURN(reference)) return normalizeURI(lowerCaseNamespace(reference));
    if (has('port') && Number(parsed.port) > 65535) return null;
    const read = has('leadingZeros') ? withoutLeadingZeros(parsed) : parsed;
    const write = has('doubleSlash') ? joinWithEncodedSlash : guarded;
    const target = resolveBySteps(read, parsedBase, { write });
    const split = splitURIReference(target);
    if (!isHTTP(split)) return normalizeURI(target);
    if (!split.host) return has('withoutHost') ? null : normalizeURI(target);
    const host = has('urlHost') ? hostOfURL(split.host) : split.host;
    return host === null ? null : normalizeURI(recompose({ ...split, host }));
  },
};

function isURN(text: string): boolean {
  return /^urn:[A-Za-z\d][A-Za-z\d-]{0,31}:[^?#]/i.test(text);
}

function lowerCaseNamespace(urn: string): string {
  return urn.replace(/^urn:[^:]*/i, (start) => start.toLowerCase());
}

function hostOfURL(encodedHost: string): string | null {
  const host = splitURIReference(normalizeURI(`//${encodedHost}`) ?? '').host ?? '';
  if (/^(?:\[.*\]|[!"$&'()*+,\-.;=_`a-z{}~]*)$/.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host.includes('%') ? host : null;
  }
}

const uriJSDepartures = {
  doubleSlash,
  leadingZeros,
  colons: 'encodes all colons of a relative path; 2.2: “not equivalent”',
  encodedDots: 'decodes %2E before it removes dot segments, and 5.2.4 knows only those without',
  afterOctet: 'decodes a delimiter after an octet that is not UTF-8; 2.2: “not equivalent”',
} as const;

export const uriJS: ModelWith<typeof uriJSDepartures> = {
  departures: uriJSDepartures,
  answer([reference, base], has) {
    const decode = has('afterOctet') ? decodeAfterOctet : (text: string) => text;
    const split = parseURIReference(reference);
    const parsedBase = parseURIReference(base);
    if (split === null || parsedBase === null) return null;
    const decoded = has('encodedDots') ? split.path.replace(/%2E/gi, '.') : split.path;
    const isEncoded = has('colons') && split.scheme === null;
    const path = isEncoded ? decoded.replace(/:/g, '%3A') : decoded;
    const query = split.query && decode(split.query);
    const fragment = split.fragment && decode(split.fragment);
    const parsed = { ...split, path: decode(path), query, fragment };
    const read = has('leadingZeros') ? withoutLeadingZeros(parsed) : parsed;
    const write = has('doubleSlash') ? joinWithEncodedSlash : guarded;
    const target = resolveBySteps(read, parsedBase, { write });
    return normalizeURI(target);
  },
};

// In a path, query or fragment, an octet that cannot begin a character is taken with the next one, which is then decoded
// if it is allowed there.
function decodeAfterOctet(text: string): string {
  const pairs = /%(?:C[2-9A-F]|D[\dA-F])%[89AB][\dA-F]|(%(?:[89AB][\dA-F]|C[01]))%([2-7][\dA-F])/gi;
  return text.replace(pairs, (pair, octet, next) => {
    const character = String.fromCharCode(Number.parseInt(next, 16));
    return /[\w\-.~!$&'()*+,;=:@/]/.test(character) && octet !== undefined
      ? octet + character
      : pair;
  });
}
