// https://nodejs.org/docs/latest-v20.x/api/url.html#urlresolvefrom-to

import type { Failure, Unknown } from '@urlkit/url-editions';
import { createDialect, type Dialect, isUnread, prefixed, type Reading } from './dialect.js';
import { nodeURLParse, parse, read, slashedSchemes, trim } from './node-url-parse.js';

/**
 * Node's legacy `url.resolve`. Its result is a string, which is read with `url.parse`. Without a base, it
 * is the same as {@link nodeURLParse}.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/url.html#urlresolvefrom-to
 */
export const nodeURLResolve: Dialect = /* @__PURE__ */ createDialect(nodeURLParse, read, join);

/** A URL as `url.resolve` represents it. */
interface LegacyURL {
  readonly scheme: string | null;
  readonly hasSlashes: boolean;
  readonly auth: string;
  /** Includes the port. An IPv6 address is in brackets. */
  readonly host: string | null;
  readonly path: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

function join(reference: string, base: string): Reading {
  const from = parseLegacy(base);
  if (isUnread(from)) return from;
  const to = parseLegacy(reference);
  if (isUnread(to)) return to;
  const isEmpty = trim(reference) === '';
  return read(format(isEmpty ? { ...from, fragment: null } : resolve(to, from)));
}

function parseLegacy(input: string): LegacyURL | Failure | Unknown {
  const { url, hasSlashes } = parse(input, true);
  if (isUnread(url)) return url;
  const { username, password, host, port, ...rest } = url;
  const auth = (username ?? '') + (password === null ? '' : `:${password}`);
  return { ...rest, hasSlashes, auth, host: host === null ? null : host + prefixed(':', port) };
}

function resolve(to: LegacyURL, from: LegacyURL): LegacyURL {
  if (to.hasSlashes && to.scheme === null) {
    const needsPath =
      slashedSchemes.includes(from.scheme) && /^[^:]/.test(to.host ?? '') && !to.path;
    return { ...to, scheme: from.scheme, path: needsPath ? '/' : to.path };
  }
  if (to.scheme !== null && to.scheme !== from.scheme) return changeScheme(to, from);
  return merge(to, from);
}

// These schemes need a host, so the first segment of the path becomes the host.
function changeScheme(to: LegacyURL, from: LegacyURL): LegacyURL {
  if (!slashedSchemes.includes(to.scheme)) return to;
  const hasSlashes = from.hasSlashes || to.hasSlashes;
  if (to.host || to.scheme === 'file') return { ...to, hasSlashes };
  const [, host = '', path = ''] = /^\/*([^/]*)\/?(.*)$/s.exec(to.path ?? '') ?? [];
  return { ...to, hasSlashes, host, path: path.startsWith('/') ? path : `/${path}` };
}

function merge(to: LegacyURL, from: LegacyURL): LegacyURL {
  // For other schemes, Node handles the host as the first segment of the path.
  const isFolded = from.scheme !== null && !slashedSchemes.includes(from.scheme);
  const isAbsolute = Boolean(to.host) || startsWithSlash(to);
  const source = segmentsOf(from, isFolded);
  const target = segmentsOf(to, isFolded && to.scheme !== null);
  const server = { ...chooseServer(to, from, isFolded), fragment: to.fragment };
  if (!isAbsolute && target.length === 0 && to.query !== null) {
    const url = isFolded ? withHost(server, source[0] ?? null) : server;
    return { ...url, path: from.path, query: to.query };
  }
  const query = isAbsolute || target.length > 0 ? to.query : from.query;
  const folder = target.length > 0 ? source.slice(0, -1) : source;
  const segments = isAbsolute ? target : [...folder, ...target];
  if (segments.length === 0) return { ...server, path: null, query };
  const removesDots = isAbsolute || startsWithSlash(from) || Boolean(from.host && to.path);
  const mustEndAbsolute = removesDots && (!isFolded || target[0] === '' || source[0] === '');
  const hasHost = Boolean(server.host || (!isFolded && to.host));
  const path = removeDotSegments(segments, hasHost, mustEndAbsolute, removesDots);
  const merged = withPath({ ...server, query }, path, isFolded, mustEndAbsolute);
  const hasSlashes = from.hasSlashes || to.hasSlashes;
  return { ...merged, auth: to.auth || merged.auth, hasSlashes };
}

// If the host became a segment, the first segment becomes the host again.
function withPath(
  url: LegacyURL,
  path: readonly string[],
  isFolded: boolean,
  mustEndAbsolute: boolean,
): LegacyURL {
  const { host, rest } = isFolded ? unfold(url, path) : { host: url, rest: path };
  const needsSlash = (mustEndAbsolute || (host.host && rest.length > 0)) && path[0] !== '';
  const segments = needsSlash ? ['', ...rest] : rest;
  return { ...host, path: segments.length === 0 ? null : segments.join('/') };
}

function startsWithSlash({ path }: LegacyURL): boolean {
  return path?.startsWith('/') ?? false;
}

function segmentsOf({ host, path }: LegacyURL, isFolded: boolean): string[] {
  const segments = path ? path.split('/') : [];
  if (!isFolded || !host) return segments;
  return segments[0] === '' ? [host, ...segments.slice(1)] : [host, ...segments];
}

function chooseServer(to: LegacyURL, from: LegacyURL, isFolded: boolean): LegacyURL {
  if (isFolded) return { ...from, host: '', auth: to.scheme === null ? from.auth : '' };
  const isOther = to.host !== null && (Boolean(to.host) || startsWithSlash(to));
  return isOther ? { ...from, host: to.host, auth: to.host === from.host ? from.auth : '' } : from;
}

// Text before an @ in the host is the userinfo.
function withHost(url: LegacyURL, host: string | null): LegacyURL {
  const [auth = '', name] = host?.split('@') ?? [];
  return auth !== '' && name !== undefined ? { ...url, auth, host: name } : { ...url, host };
}

function unfold(
  url: LegacyURL,
  path: readonly string[],
): { host: LegacyURL; rest: readonly string[] } {
  const [first = '', ...rest] = path;
  return first === ''
    ? { host: { ...url, host: '' }, rest: path }
    : { host: withHost(url, first), rest };
}

function removeDotSegments(
  segments: readonly string[],
  hasHost: boolean,
  mustEndAbsolute: boolean,
  removesDots: boolean,
): string[] {
  const last = segments[segments.length - 1] ?? '';
  const isDirectory = ((hasHost || segments.length > 1) && /^\.\.?$/.test(last)) || last === '';
  const kept: string[] = [];
  let up = 0;
  for (const segment of segments.slice().reverse()) {
    if (segment === '..') up++;
    else if (segment !== '.' && up > 0) up--;
    else if (segment !== '.') kept.push(segment);
  }
  if (!mustEndAbsolute && !removesDots) while (up-- > 0) kept.push('..');
  kept.reverse();
  if (mustEndAbsolute && kept[0] !== '') kept.unshift('');
  if (isDirectory && !/\/$/.test(kept.join('/'))) kept.push('');
  return kept;
}

function format({ scheme, hasSlashes, auth, host, path, query, fragment }: LegacyURL): string {
  const userinfo = auth && `${encodeURIComponent(auth).replace(/%3A/g, ':')}@`;
  const server = host ? userinfo + host : '';
  const hasAuthority = hasSlashes || (slashedSchemes.includes(scheme) && server !== '');
  const escaped = (path ?? '').replace(/[#?]/g, encodeURIComponent);
  const rooted = hasAuthority && /^[^/]/.test(escaped) ? `/${escaped}` : escaped;
  const slashes = hasAuthority || scheme === 'file' ? '//' : '';
  const end = (query === null ? '' : `?${query}`) + (fragment === null ? '' : `#${fragment}`);
  return (scheme === null ? '' : `${scheme}:`) + slashes + server + rooted + end;
}
