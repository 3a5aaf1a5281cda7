// Causes of disagreements, each with a function that removes it from a URL.

import { asciiLowercase, trimC0ControlsAndSpaces } from '@urlkit/infra';
import { removeDotSegments } from '@urlkit/uri';
import { escapeInvalid, extendGrammar, grammar } from '@urlkit/uri/generic-syntax';
import { living } from '../editions/living/edition.js';
import { isRelativeScheme } from '../shared/default-ports.js';
import type { Interpretation } from '../shared/edition.js';

/** Why editions disagree; `other` if no other cause explains it. */
export type Cause =
  | 'surrounding controls and spaces'
  | 'tabs and newlines'
  | 'backslash'
  | 'missing or extra slashes'
  | 'characters in the userinfo'
  | 'semicolon'
  | 'percent-encoded host'
  | 'IDNA mapping'
  | 'IPv4 forms'
  | 'letter case'
  | 'default port'
  | 'port forms'
  | 'empty path'
  | 'percent-encoded dots'
  | 'dot segments'
  | 'percent-encoding'
  | 'empty query or fragment'
  | 'Unicode origin'
  | 'opaque path'
  | 'other';

/** How the living standard reads a URL. */
type ReadLiving = (url: string) => Interpretation;

/** A URL from which a cause, and all causes before it, have been removed. */
export interface Removal {
  readonly cause: Cause;
  readonly url: string;
}

/** A cause, and a function that removes it. The function returns the same URL if the cause does not occur in it. */
interface RemovableCause {
  readonly cause: Cause;
  readonly remove: (url: string, readLiving: ReadLiving, base: string | undefined) => string;
}

interface Parts {
  /** The scheme with its colon, if there is one, and the slashes. */
  readonly start: string;
  readonly userinfo: string;
  readonly host: string;
  readonly port: string;
  /** Path, query and fragment. */
  readonly end: string;
}

// Most readers agree that a slash ends the authority, and the last @ the userinfo.
function split(url: string): Parts | null {
  const [, start, authority, end] =
    /^((?:[A-Za-z][A-Za-z\d+.-]*:)?[/\\]{2,})([^/\\?#]*)(.*)$/s.exec(url) ?? [];
  if (start === undefined || authority === undefined || end === undefined) return null;
  const at = authority.lastIndexOf('@') + 1;
  const [, host = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(:.*)?$/s.exec(authority.slice(at)) ?? [];
  return { start, userinfo: authority.slice(0, at), host, port, end };
}

function change(url: string, how: (parts: Parts) => Partial<Parts>): string {
  const parts = split(url);
  if (parts === null) return url;
  const { start, userinfo, host, port, end } = { ...parts, ...how(parts) };
  return start + userinfo + host + port + end;
}

function changePath(url: string, how: (path: string) => string): string {
  return change(url, ({ end }) => ({ end: end.replace(/^[^?#]+/, how) }));
}

function schemeOf(url: string): string {
  return /^([A-Za-z][A-Za-z\d+.-]*):/.exec(url)?.[1]?.toLowerCase() ?? '';
}

// The host as the living standard serializes it.
function livingHost(url: string, readLiving: ReadLiving): string | null {
  const reading = readLiving(url);
  return reading.kind === 'url' ? reading.hostname : null;
}

function slashes(url: string, _: ReadLiving, base: string | undefined): string {
  const scheme = schemeOf(url);
  if (scheme === '' || scheme === 'file' || !isRelativeScheme(scheme)) {
    return url.replace(/^[/\\]{3,}/, '//');
  }
  const isRelative = schemeOf(base ?? '') === scheme && !/^[^:]*:[/\\]{2}/.test(url);
  if (isRelative) return url.slice(scheme.length + 1);
  return url.replace(/^([^:]*:)[/\\]*/, '$1//');
}

function userinfo(url: string): string {
  return change(url, ({ userinfo: written }) => ({
    userinfo: escapeInvalid(written.slice(0, -1), grammar.userinfo) + written.slice(-1),
  }));
}

function trim(url: string): string {
  const { start, end } = trimC0ControlsAndSpaces(url);
  return url.slice(start, end);
}

function idna(url: string, readLiving: ReadLiving): string {
  return change(url, ({ host }) => {
    if (!/[^\0-\x7F]/.test(host)) return {};
    return { host: livingHost(url, readLiving) ?? host };
  });
}

function ipv4(url: string, readLiving: ReadLiving): string {
  return change(url, ({ host }) => {
    const reading = livingHost(url, readLiving);
    return reading !== null && /^\d+\.\d+\.\d+\.\d+$/.test(reading) ? { host: reading } : { host };
  });
}

function defaultPort(url: string, readLiving: ReadLiving): string {
  return change(url, ({ port }) => {
    const reading = readLiving(url);
    return port !== '' && reading.kind === 'url' && reading.port === '' ? { port: '' } : {};
  });
}

// A pattern for the structure of RFC 3986, with all characters that a URL may have in any position.
const writable = /* @__PURE__ */ extendGrammar({ fragment: '#', unreserved: '\\[\\]' });

function opaquePath(url: string): string {
  const scheme = schemeOf(url);
  if (scheme === '' || isRelativeScheme(scheme)) return url;
  return url.replace(/^[^:]*:(?:\/\/)?/, (start) =>
    start.endsWith('//') ? 'http://' : 'http://h/',
  );
}

/** All causes, in the order in which they are removed. */
const removableCauses: readonly RemovableCause[] = [
  { cause: 'surrounding controls and spaces', remove: trim },
  { cause: 'tabs and newlines', remove: (url) => url.replace(/[\t\n\r]+/g, '') },
  { cause: 'backslash', remove: (url) => url.replace(/\\/g, '/') },
  { cause: 'missing or extra slashes', remove: slashes },
  { cause: 'characters in the userinfo', remove: userinfo },
  {
    cause: 'semicolon',
    remove: (url) =>
      change(url, ({ userinfo: written, host, port }) => ({
        userinfo: written.replace(/;/g, '%3B'),
        ...beforeSemicolon(host, port),
      })),
  },
  {
    cause: 'percent-encoded host',
    remove: (url, readLiving) =>
      change(url, ({ host }) =>
        host.includes('%') ? { host: livingHost(url, readLiving) ?? host } : {},
      ),
  },
  { cause: 'IDNA mapping', remove: idna },
  { cause: 'IPv4 forms', remove: ipv4 },
  {
    cause: 'letter case',
    remove: (url) =>
      change(url, ({ start, host }) => ({
        start: start.toLowerCase(),
        host: asciiLowercase(host),
      })),
  },
  { cause: 'default port', remove: defaultPort },
  {
    cause: 'port forms',
    remove: (url) =>
      change(url, ({ port }) => ({ port: port.replace(/^:0+(?=\d)/, ':').replace(/^:$/, '') })),
  },
  {
    cause: 'empty path',
    remove: (url) => change(url, ({ end }) => ({ end: /^[/\\]/.test(end) ? end : `/${end}` })),
  },
  {
    cause: 'percent-encoded dots',
    remove: (url) => changePath(url, (path) => path.replace(/%2e/gi, '.')),
  },
  { cause: 'dot segments', remove: (url) => changePath(url, removeDotSegments) },
  {
    cause: 'percent-encoding',
    // Also removes percent-encoded bytes, which one edition encodes again.
    remove: (url) =>
      changePath(escapeInvalid(url, writable.fragment), (path) =>
        path.replace(/(?:%[\dA-Fa-f]{2})+/g, '_'),
      ),
  },
  {
    cause: 'empty query or fragment',
    remove: (url) => url.replace(/#$/, '').replace(/\?(?=#|$)/, ''),
  },
  {
    cause: 'Unicode origin',
    remove: (url) => change(url, ({ host }) => ({ host: host.replace(/xn--/gi, 'xn-') })),
  },
  { cause: 'opaque path', remove: opaquePath },
];

/**
 * Removes one cause after another from a URL. Leaves out causes that do not occur in it.
 *
 * @param reading The reading of the URL by the living standard, if it is known.
 * @param onRemoval Called after each removal. Returns the living standard's reading of the new URL, if it is known, or
 * null to end the removals.
 */
export function removeCauses(
  input: string,
  base: string | undefined,
  reading: Interpretation | undefined,
  onRemoval: (removal: Removal) => Interpretation | undefined | null,
): void {
  let url = input;
  let livingReading: Interpretation | undefined | null = reading;
  const readLiving = (): Interpretation => {
    livingReading ??= living.interpret(url, { base });
    return livingReading;
  };
  removableCauses.every(({ cause, remove }) => {
    const next = remove(url, readLiving, base);
    if (next === url) return true;
    url = next;
    livingReading = onRemoval({ cause, url });
    return livingReading !== null;
  });
}

function beforeSemicolon(host: string, port: string): Partial<Parts> {
  const [authority = ''] = (host + port).split(';');
  return authority.length < host.length ? { host: authority, port: '' } : {};
}
