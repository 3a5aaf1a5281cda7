// https://docs.ruby-lang.org/en/3.1/URI.html#method-c-join

import {
  createDialect,
  type Dialect,
  failure,
  isUnread,
  type ProgramURL,
  type Reading,
} from './dialect.js';
import { read, rubyURI } from './ruby-uri.js';

/**
 * Ruby's `URI.join`. Without a base, it is the same as {@link rubyURI}.
 *
 * @see https://docs.ruby-lang.org/en/3.1/URI.html#method-c-join
 */
export const rubyURIJoin: Dialect = /* @__PURE__ */ createDialect(rubyURI, read, join);

function join(reference: string, base: string): Reading {
  const from = read(base);
  if (isUnread(from)) return from;
  const isOpaque = /^(?:mailto:|[^:]*:[^/?#])/i.test(base);
  const resolved = resolve(read(reference), from, isOpaque);
  const isFTPError =
    from.scheme === 'ftp' && !isUnread(resolved) && hierarchy(resolved) !== hierarchy(from);
  return isFTPError ? failure('ftp: Ruby raises an error') : resolved;
}

function hierarchy({ scheme, username, password, host, port, path }: ProgramURL): string {
  return JSON.stringify([scheme, username, password, host?.toLowerCase(), port, path || '/']);
}

function resolve(to: Reading, from: ProgramURL, isOpaque: boolean): Reading {
  if (isUnread(to) || to.scheme !== null) return to;
  if (from.scheme === null) return failure('base: no scheme');
  if (isOpaque && to.query !== null) return failure('query: the base is opaque');
  return merge(to, from, isOpaque);
}

function merge(to: ProgramURL, from: ProgramURL, isOpaque: boolean): ProgramURL {
  const { query, fragment } = to;
  const hasAuthority = to.username !== null || to.host !== null || to.port !== null;
  if (!to.path && !hasAuthority && query === null) {
    return { ...from, fragment: fragment ?? from.fragment };
  }
  const server = hasAuthority ? chooseServer(to, from) : from;
  const path = hasAuthority ? to.path : mergePaths(from.path ?? '', to.path ?? '');
  return { ...server, path: isOpaque ? from.path : path, query, fragment };
}

function chooseServer(to: ProgramURL, from: ProgramURL): ProgramURL {
  const host = to.host ?? from.host;
  if (from.scheme === 'file') return { ...from, host: host === 'localhost' ? '' : host };
  return {
    ...from,
    username: to.username ?? from.username,
    password: to.password ?? from.password,
    host,
    port: to.port ?? from.port,
  };
}

function mergePaths(base: string, path: string): string {
  const folder = baseSegments(base);
  const segments = split(path);
  if (segments[0] === '') {
    folder.length = 0;
    segments.shift();
  }
  const kept = removeDotSegments(segments);
  if (folder.length === 0) folder.push('');
  else if (kept.length > 0) folder.pop();
  const up = kept.findIndex((segment) => segment !== '..');
  const levels = up < 0 ? kept.length : up;
  if (levels > 0) folder.length = Math.max(folder.length - levels, Math.min(folder.length, 1));
  const rest = kept.slice(levels);
  return [...folder, ...(levels > 0 && rest.length === 0 ? [''] : rest)].join('/');
}

function split(path: string): string[] {
  return path === '' ? [] : path.split('/');
}

function baseSegments(path: string): string[] {
  const segments = split(path);
  if (segments[segments.length - 1] === '..') segments.push('');
  const output: string[] = [];
  for (const segment of segments) {
    if (segment !== '..') output.push(segment);
    // Ruby removes all segments if there is none before `..`.
    else if (output.pop() === undefined) return [];
  }
  return output;
}

// `..` stays if there is no segment before it.
function removeDotSegments(segments: readonly string[]): string[] {
  const output: string[] = [];
  for (const segment of segments) {
    const isUp = segment === '..' && output.length > 0 && output[output.length - 1] !== '..';
    if (isUp) output.pop();
    else if (segment !== '.') output.push(segment);
  }
  if (/^\.\.?$/.test(segments[segments.length - 1] ?? '')) output.push('');
  return output;
}
