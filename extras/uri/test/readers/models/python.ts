// rfc3986 and rfc3987 for Python

import {
  parseIRIReference,
  parseURIReference,
  removeDotSegments,
  type URIReference,
} from '@urlkit/uri';
import { common, guarded, type Has, join, type ModelWith, resolveBySteps } from './model.js';

const rfc3987InPythonDepartures = {
  unguarded: common.unguarded,
  baseDots: common.baseDots,
  beyondASCII: 'keeps a segment beyond ASCII before two dots; 5.2.4: “remove the last segment”',
} as const;

export const rfc3987InPython: ModelWith<typeof rfc3987InPythonDepartures> = {
  departures: rfc3987InPythonDepartures,
  answer([reference, base], has) {
    const parsed = parseIRIReference(reference);
    const parsedBase = parseIRIReference(base);
    if (parsed === null || parsedBase === null) return null;
    const removeDots = has('beyondASCII') ? removeDotsBeforeASCII : removeDotSegments;
    return resolveBySteps(parsed, parsedBase, {
      removeDots,
      changePath: (path) => (has('baseDots') ? removeDots(path) : path),
      write: has('unguarded') ? join : guarded,
    });
  },
};

// Its regular expressions, whose segments are those of RFC 3986.
function removeDotsBeforeASCII(path: string): string {
  let left = path.replace(/^(?:\.{1,2}(?:\/|$))+|(?<=\/)\.(?:\/|$)/g, '');
  const segmentAndDots = /\/?(?:[\w\-.~!$&'()*+,;=:@]|%[\dA-Fa-f]{2})*\/\.{2}(?:\/|$)/;
  while (segmentAndDots.test(left)) left = left.replace(segmentAndDots, '/');
  return left;
}

const rfc3986InPythonDepartures = {
  ...common,
  encoding:
    'percent-encodes what appendix A does not allow in a path, query or fragment; 3.3: “*pchar”',
  scheme: 'reads an invalid scheme as a part of the path; appendix B: “([^:/?#]+):”',
  upperCase:
    'writes percent-encoded octets of a path in upper case, which is normalization (6.2.2.1)',
  slash: 'merges with a slash though the base has no authority; 5.2.3: “all but the last segment”',
  dots: 'loses a slash with a dot segment; 5.2.4: “replace that prefix with "/"”',
  emptyUserinfo: 'refuses a userinfo that is empty; 3.2.1: “userinfo = *( … )”',
  port: 'refuses ports beyond 65535; 3.2.3: “port = *DIGIT”',
  number: 'refuses numbers that are no IPv4 address; 3.2.2: “a reg-name”',
  zone: 'accepts zones of IPv6 addresses (RFC 6874); 3.2.2: “IPv6address”',
  portAlone: 'accepts a port without a colon after an address in brackets; 3.2: “[ ":" port ]”',
} as const;

export const rfc3986InPython: ModelWith<typeof rfc3986InPythonDepartures> = {
  departures: rfc3986InPythonDepartures,
  answer([reference, base], has) {
    const parsed = readInPython(reference, has);
    const parsedBase = parseURIReference(base);
    if (parsed === null || parsedBase === null) return null;
    const removeDots = has('dots') ? removeDotsInPython : removeDotSegments;
    const path = has('baseDots') ? removeDots(parsedBase.path) : parsedBase.path;
    return resolveBySteps(
      parsed,
      { ...parsedBase, path },
      {
        removeDots: (path) => removeDots(has('upperCase') ? upperCaseDigits(path) : path),
        ...(has('slash') && { mergePaths: mergeWithSlash }),
        write: has('unguarded') ? join : guarded,
      },
    );
  },
};

const splitInPython =
  /^(?:([A-Za-z][A-Za-z\d+.-]*):)?(?:\/\/([^\\/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?/s;

function readInPython(
  text: string,
  has: Has<typeof rfc3986InPythonDepartures>,
): URIReference | null {
  const {
    1: scheme = null,
    2: authority = null,
    3: path = '',
    4: query = null,
    5: fragment = null,
  } = splitInPython.exec(text) ?? [];
  const encode = has('encoding') ? encodeInPython : (part: string) => part;
  const hasColon = scheme === null && authority === null && /^[^/]*:/.test(path);
  if (hasColon && !has('scheme')) return null;
  const rest = {
    path: encode(path),
    query: query === null ? null : encode(query),
    fragment: fragment === null ? null : encode(fragment),
  };
  const whole = `//h/${rest.path}?${rest.query ?? ''}#${rest.fragment ?? ''}`;
  if (parseURIReference(whole) === null) return null;
  if (authority === null || (authority === '' && has('emptyAuthority'))) {
    return { scheme, userinfo: null, host: null, port: null, ...rest };
  }
  const zone = /(?<=\[[\dA-Fa-f:.]+)%25(?:[\w\-.~]|%[\dA-Fa-f]{2})+(?=\])/;
  const withoutZone = has('zone') ? authority.replace(zone, '') : authority;
  const withColon = has('portAlone') ? withoutZone.replace(/(?<=\])\d+$/, ':$&') : withoutZone;
  const read = parseURIReference(`//${withColon}`);
  if (read === null) return null;
  const { userinfo, host, port } = read;
  if (has('emptyUserinfo') && userinfo === '') return null;
  if (has('port') && Number(port) > 65535) return null;
  if (has('number') && host !== null && isWrongIPv4(host)) return null;
  return { scheme, userinfo: null, host: authority, port: null, ...rest };
}

function isWrongIPv4(host: string): boolean {
  const isIPv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host);
  return isIPv4 && host.split('.').some((part) => Number(part) > 255);
}

function encodeInPython(text: string): string {
  const octets = text.match(/%[\dA-Fa-f]{2}/g) ?? [];
  const isEncoded = octets.length === text.split('%').length - 1;
  return text.replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=]/gu, (character) =>
    character === '%' && isEncoded ? '%' : encodeURIComponent(character),
  );
}

function upperCaseDigits(text: string): string {
  return text.replace(/%[\dA-Fa-f]{2}/g, (octet) => octet.toUpperCase());
}

function mergeWithSlash(path: string, base: URIReference): string {
  if (base.host !== null && base.path === '') return `/${path}`;
  const index = base.path.lastIndexOf('/');
  // Without a slash, the index -1 means the last character.
  return `${base.path.slice(0, index)}/${path}`;
}

function removeDotsInPython(path: string): string {
  const output: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') output.pop();
    else if (segment !== '.') output.push(segment);
  }
  if (path.startsWith('/') && output[0] !== '') output.unshift('');
  if (/\/\.\.?$/.test(path)) output.push('');
  return output.join('/');
}
