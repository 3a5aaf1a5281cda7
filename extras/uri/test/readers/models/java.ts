// java.net.URI, which follows RFC 2396 and RFC 2732

import {
  authorityOf,
  parseURIReference,
  removeDotSegments,
  splitURIReference,
  type URIReference,
} from '@urlkit/uri';
import { common, guarded, type Has, join, type ModelWith, resolveBySteps } from './model.js';

const javaNetURIDepartures = {
  unguarded: common.unguarded,
  emptyAuthority: common.emptyAuthority,
  opaque: 'RFC 2396: a base or a reference without a slash is opaque, and nothing is resolved',
  absolute: 'RFC 2396, 5.2: leaves dot segments in a reference that has more than a relative path',
  emptyPath: 'RFC 2396, 5.2: an empty path with a query, or alone, leads to the folder of the base',
  slashes: 'merges double slashes, which 5.2.4 keeps',
  dots: 'RFC 2396, 5.2: leaves dot segments that lead out of the path',
  emptyPort: 'omits a port that is empty, which is normalization (6.2.3)',
  leadingZeros: 'removes leading zeros of a port, which 6.2.3 does not name',
  others: 'accepts characters beyond ASCII; 2: “the US-ASCII coded character set”',
  brackets: 'RFC 2732: accepts brackets in queries, fragments and opaque URIs',
  registry: 'RFC 2396, 3.2.1: accepts an authority with colons and at signs anywhere',
  zone: 'accepts zones of IPv6 addresses; 3.2.2: “IPv6address”',
  future: 'RFC 2732: refuses addresses of future versions; 3.2.2: “IPvFuture”',
  authorityAlone: 'refuses an authority that is empty, with nothing after it; 3.2: “host”',
  schemeAlone: 'RFC 2396: refuses a scheme with nothing after it; 3: “path-empty”',
  port: 'refuses ports that are no 32-bit numbers; 3.2.3: “port = *DIGIT”',
} as const;

export const javaNetURI: ModelWith<typeof javaNetURIDepartures> = {
  departures: javaNetURIDepartures,
  answer([reference, base], has) {
    if (!isAcceptedByJava(reference, has) || !isAcceptedByJava(base, has)) return null;
    const isOpaque = [reference, base].some((text) => /^[^:/?#]+:(?!\/)/.test(text));
    if (isOpaque && has('opaque')) return reference;
    const parsed = splitWithAuthority(reference);
    const parsedBase = splitWithAuthority(base);
    if (parsed.scheme !== null && has('absolute')) return reference;
    const read = { ...parsed, host: readAuthority(parsed.host, has) };
    const isFolder =
      has('emptyPath') &&
      read.path === '' &&
      read.scheme === null &&
      read.host === null &&
      (read.query !== null || read.fragment === null);
    const normalize = (path: string) => {
      const merged = has('slashes') ? path.replace(/\/{2,}/g, '/') : path;
      return has('dots') ? removeDotsInJava(merged) : removeDotSegments(merged);
    };
    if (isFolder) {
      const path = normalize(parsedBase.path.slice(0, parsedBase.path.lastIndexOf('/') + 1));
      return join({ ...parsedBase, path, query: read.query, fragment: read.fragment });
    }
    const leave = (path: string) => (has('absolute') ? path : removeDotSegments(path));
    const isMerged = read.scheme === null && read.host === null && !read.path.startsWith('/');
    return resolveBySteps(read, parsedBase, {
      removeDots: isMerged ? normalize : leave,
      write: has('unguarded') ? join : guarded,
    });
  },
};

// A hostname, an IPv4 address or an address in brackets. The last of several labels begins with a letter.
const label = '[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?';
const serverWithPort = new RegExp(
  `^(?:[^@]*@)?(?:${label}\\.?|(?:${label}\\.)+(?=[A-Za-z])${label}\\.?|\\d+(?:\\.\\d+){3}|\\[.*\\]):\\d*$`,
);

function readAuthority(text: string | null, has: Has<typeof javaNetURIDepartures>): string | null {
  if (text === null || (text === '' && has('emptyAuthority'))) return null;
  if (!serverWithPort.test(text)) return text;
  const withPort = has('leadingZeros') ? text.replace(/:0+(?=\d+$)/, ':') : text;
  return has('emptyPort') ? withPort.replace(/:$/, '') : withPort;
}

/** Components whose host is the whole authority. */
function splitWithAuthority(text: string): URIReference {
  const split = splitURIReference(text);
  return { ...split, userinfo: null, host: authorityOf(split), port: null };
}

function isAcceptedByJava(text: string, has: Has<typeof javaNetURIDepartures>): boolean {
  if (has('schemeAlone') && /^[^:/?#]+:(?:#|$)/.test(text)) return false;
  if (has('authorityAlone') && /^(?:[^:/?#]+:)?\/\/$/.test(text)) return false;
  let rest = has('others') ? text.replace(/[^\0-\x9F]/gu, encodeURIComponent) : text;
  if (has('brackets')) {
    const part = /^[^:/?#]+:(?!\/).*|[?#].*/s;
    rest = rest.replace(part, (found) => found.replace(/\[/g, '%5B').replace(/\]/g, '%5D'));
  }
  if (has('zone')) rest = rest.replace(/%[A-Za-z\d._]+\]/, ']');
  const authority = splitWithAuthority(rest).host ?? '';
  if (has('future') && /^(?:[^@]*@)?\[v/i.test(authority)) return false;
  const port = /(?<=\]:)\d+$/.exec(authority)?.[0];
  if (has('port') && Number(port) > 0x7fffffff) return false;
  const isRegistry =
    has('registry') && /^(?:[\w\-.~!$&'()*+,;=:@]|%[\dA-Fa-f]{2})+$/.test(authority);
  return parseURIReference(isRegistry ? rest.replace(`//${authority}`, '//h') : rest) !== null;
}

function removeDotsInJava(path: string): string {
  const segments = path.split('/');
  const output: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const before = output.at(-1);
    const isLast = index === segments.length - 1;
    if (segment === '..' && before !== undefined && before !== '..' && before !== '') {
      output.pop();
      if (isLast) output.push('');
    } else if (segment !== '.') {
      output.push(segment);
    } else if (isLast) {
      output.push('');
    }
  }
  return output.join('/');
}
