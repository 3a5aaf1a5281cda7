// https://nodejs.org/docs/latest-v20.x/api/url.html#urlparseurlstring-parsequerystring-slashesdenotehost

import { domainToASCII, domainToUnicode } from '@urlkit/idna';
import type { Failure, Unknown } from '@urlkit/url-editions';
import {
  createDialect,
  cut,
  type Dialect,
  failure,
  nothing,
  type ProgramURL,
  type Reading,
  unknown,
} from './dialect.js';

/** Node's legacy `url.parse`. Its `auth` is split at the first colon. */
export const nodeURLParse: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'node-url-parse',
    title: 'Node, url.parse',
    version: '20.20.2',
    source: 'https://nodejs.org/docs/latest-v20.x/api/url.html#legacy-url-api',
  },
  read,
);

const slashedSchemes = ['http', 'https', 'ftp', 'gopher', 'file', 'ws', 'wss'];

function read(input: string): Reading {
  const text = withSlashes(trim(input));
  const [, simplePath, simpleQuery] = /^(\/\/?(?!\/)[^?#@\s]*)(\?[^#\s]*)?$/.exec(text) ?? [];
  if (simplePath !== undefined) {
    return { ...nothing, path: simplePath, query: simpleQuery?.slice(1) ?? null };
  }
  const [, name, rest = ''] = /^(?:([a-z\d.+-]+):)?(.*)$/is.exec(text) ?? [];
  const scheme = name === undefined ? null : name.toLowerCase();
  const isScript = scheme === 'javascript';
  const hasSlashes =
    !isScript && rest.startsWith('//') && (scheme !== null || /^\/\/[^@/]+@[^@/]+/.test(rest));
  const isSlashed = slashedSchemes.includes(scheme ?? '');
  // Only in lower case do these schemes need their slashes.
  const needsSlashes = name === scheme && isSlashed;
  const hasHost = hasSlashes || (scheme !== null && !isScript && !needsSlashes);
  if (!hasHost) return finish({ ...nothing, scheme }, isScript ? rest : escapeRest(rest));
  const authority = readAuthority(hasSlashes ? rest.slice(2) : rest);
  if ('kind' in authority) return authority;
  const { url, end } = authority;
  const reading = finish({ ...nothing, ...url, scheme }, escapeRest(end));
  return isSlashed && url.host && reading.path === null ? { ...reading, path: '/' } : reading;
}

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && /[\0- \xA0\uFEFF]/.test(text.charAt(start))) start++;
  while (end > start && /[\0- \xA0\uFEFF]/.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

function withSlashes(text: string): string {
  return text.replace(/^[^?#]+/, (path) => path.replace(/\\/g, '/'));
}

interface Authority {
  readonly url: Partial<ProgramURL>;
  /** What follows the host and port. */
  readonly end: string;
}

function readAuthority(rest: string): Authority | Failure | Unknown {
  const [, written = '', following = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
  const authority = written.replace(/[\t\n\r]+/g, '');
  const at = authority.lastIndexOf('@');
  const [, hostAndPort = '', junk = ''] =
    /^([^ "%';<>\\^`{|}]*)(.*)$/s.exec(authority.slice(at + 1)) ?? [];
  const auth = at < 0 ? null : decode(authority.slice(0, at));
  if (auth === undefined) return failure('auth: invalid percent-encoding');
  const [, name = hostAndPort, port = ''] = /^(.*):(\d*)$/s.exec(hostAndPort) ?? [];
  const isIPv6 = /^\[.*\]$/s.test(name);
  const [host, colon] = isIPv6 ? [name, null] : cut(name, ':');
  const ascii = host.length > 255 ? '' : toHost(host, isIPv6);
  if (ascii === undefined) return unknown('which IDNA Node has');
  if (ascii === null) return failure('host: not in the grammar');
  const [username, password] = auth === null ? [null, null] : cut(auth, ':');
  const end = (colon === null ? '' : `/:${colon}`) + junk + following;
  return {
    url: { username, password, host: ascii, port: port || null },
    end: isIPv6 && !end.startsWith('/') ? `/${end}` : end,
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

// Code points that are younger than the IDNA of this Node, or that it does not ignore.
const unlikeNode =
  /\u0897|\u17B4|\u17B5|[\u1ACF-\u1AEB]|[\u088F\u0C5C\u0CDC\u115F\u1160\u1806\u180E\u1B4E\u1B4F\u1B7F\u1C89\u1C8A\u2061-\u206F\u20C1\u2427-\u2429\u2B96\u3164\u31E4\u31E5\uA7CC-\uA7F1\uFBC3-\uFBD2\uFD90\uFD91\uFDC8-\uFDCE\uFFA0]|[^\0-\uFFFF\u{1F300}-\u{1F6D7}\u{1F900}-\u{1F9FF}\u{20000}-\u{2A6D6}]/u;

// Null if Node refuses the host, undefined if it may.
function toHost(host: string, isIPv6: boolean): string | null | undefined {
  if (host === '') return '';
  if (isIPv6) {
    const address = host.slice(1, -1).toLowerCase();
    return /[\0\t\n\r #%/<>?@\\^|]/.test(address) ? null : address;
  }
  const isInternational = /[^\0-\x7F]|xn--/i.test(host);
  // The function that is called takes a string that ends at a null.
  const [name, afterNull] = cut(host, '\0');
  if (isInternational && afterNull !== null) return undefined;
  const ascii = domainToASCII(name.toLowerCase());
  if (isInternational && (ascii === null || unlikeNode.test(host + domainToUnicode(ascii)))) {
    return undefined;
  }
  return !ascii || /[\0\t\n\r #%/:<>?@[\\\]^|]/.test(ascii) ? null : ascii;
}

function escapeRest(text: string): string {
  return text.replace(
    /[\t\n\r "'<>\\^`{|}]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function finish(url: ProgramURL, rest: string): ProgramURL {
  const [beforeFragment, fragment] = cut(rest, '#');
  const [path, query] = cut(beforeFragment, '?');
  return { ...url, path: path || null, query, fragment };
}
