// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. The text is cut once; each state takes
// what it reads off the path and returns the whole URL, serialized, or null for failure.

import { writeHost } from '@urlkit/host/internal';
import { isASCIIAlpha } from '@urlkit/infra';
import { findBefore } from '@urlkit/infra/internal';
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from '@urlkit/url-record';
import { findHostEnd, readCredentials, readFileHost, readHost, readPort } from './authority.js';
import { matchEnd, restInFormEnd } from './forms.js';
import type { Kind } from './kind.js';
import {
  directoryOf,
  readFragment,
  readOpaquePath,
  readPath,
  readQuery,
  startsWithSlash,
} from './path.js';
import {
  authorityStartOf,
  type Base,
  fail,
  hasOpaquePath,
  pathStartOf,
  type Run,
  setScheme,
} from './run.js';

const COLON = 0x3a;

const SCHEME = /[A-Za-z][A-Za-z\d+.-]*:/y;
const PORT = /:\d*/y;

/**
 * Runs the basic URL parser.
 *
 * @param originEnd Where scheme and host end, if they are those of a special URL and in their form;
 * else -1.
 * @param formEnd How far what follows is in its form.
 * @returns The URL, serialized; or null, and the run says why.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function runParser(run: Run, originEnd: number, formEnd: number): string | null {
  if (originEnd === -1) return schemeStartState(run);
  const { text } = run;
  const origin = text.slice(0, originEnd);
  setScheme(run, origin.slice(0, origin.indexOf(':')));
  cut(run, originEnd);
  if (text.charCodeAt(originEnd) !== COLON) return pathState(run, origin, '', formEnd - originEnd);
  const portEnd = matchEnd(PORT, text, originEnd) - originEnd;
  const port = run.path.slice(0, portEnd);
  run.path = run.path.slice(portEnd);
  return portState(run, origin, port);
}

// Cuts what follows a scheme or an authority into path, query and fragment. After a scheme, the path
// may start with an authority.
function cut(run: Run, start: number): void {
  const { text } = run;
  const queryEnd = findBefore(text.length, '#', text, start);
  const pathEnd = findBefore(queryEnd, '?', text, start);
  run.path = text.slice(start, pathEnd);
  run.query = text.slice(pathEnd, queryEnd);
  run.fragment = text.slice(queryEnd);
}

// https://url.spec.whatwg.org/#scheme-start-state
function schemeStartState(run: Run): string | null {
  const { text } = run;
  const schemeEnd = isASCIIAlpha(text.charCodeAt(0)) ? matchEnd(SCHEME, text, 0) : -1;
  cut(run, Math.max(schemeEnd, 0));
  if (schemeEnd === -1) return noSchemeState(run);
  setScheme(run, text.slice(0, schemeEnd - 1));
  return schemeState(run);
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(run: Run): string | null {
  const { base, scheme, kind, path } = run;
  if (kind === 'file') return fileState(run);
  const hasSolidi = path.startsWith('//');
  if (kind === 'special') {
    // https://url.spec.whatwg.org/#special-relative-or-authority-state
    if (base?.scheme === scheme && !hasSolidi) return relativeState(run, base);
    // https://url.spec.whatwg.org/#special-authority-slashes-state
    return specialAuthorityIgnoreSlashesState(run);
  }
  // https://url.spec.whatwg.org/#path-or-authority-state
  if (hasSolidi) return otherAuthorityState(run);
  return path.startsWith('/') ? pathState(run, `${scheme}:`) : opaquePathState(run, `${scheme}:`);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run): string | null {
  const { text, base } = run;
  if (base === null || (!text.startsWith('#') && hasOpaquePath(base.href, base.at))) {
    return fail(run, 'missing-scheme-non-relative-URL', () => ({ start: 0, end: 0 }));
  }
  run.scheme = base.scheme;
  run.kind = base.kind;
  return base.kind === 'file' ? fileState(run) : relativeState(run, base);
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(run: Run, base: Base): string | null {
  const { kind, path } = run;
  const front = base.href.slice(0, base.at.authorityEnd);
  if (!startsWithSlash(path, 0, kind)) return mergeWithBase(run, base, front);
  // https://url.spec.whatwg.org/#relative-slash-state
  if (!startsWithSlash(path, 1, kind)) return pathState(run, front);
  return kind === 'special' ? specialAuthorityIgnoreSlashesState(run) : otherAuthorityState(run);
}

// What relative state and file state do with a path that has no slash at its start.
function mergeWithBase(run: Run, base: Base, front: string): string {
  const { kind, path, query } = run;
  const { href, at } = base;
  if (path === '') return href.slice(0, query ? at.searchStart : at.hashStart) + queryState(run);
  const isDrive = kind === 'file' && startsWithWindowsDriveLetter(path);
  const basePath = isDrive ? '' : href.slice(at.pathStart, at.searchStart);
  return pathState(run, front, directoryOf(basePath, kind));
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(run: Run): string | null {
  const { path, kind } = run;
  let start = 0;
  while (startsWithSlash(path, start, kind)) start++;
  return authorityState(run, start, findSlash(path, start));
}

// The offset of the first U+002F (/) or U+005C (\\), or the length.
function findSlash(path: string, start: number): number {
  return findBefore(findBefore(path.length, '/', path, start), '\\', path, start);
}

// In a URL that is not special, U+005C (\) neither starts nor ends an authority.
function otherAuthorityState(run: Run): string | null {
  return authorityState(run, 2, findBefore(run.path.length, '/', run.path, 2));
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, start: number, end: number): string | null {
  const authority = run.path.slice(start, end);
  run.authority = authority;
  run.path = run.path.slice(end);
  const front = `${run.scheme}://`;
  if (authority.indexOf('@') === -1) return hostState(run, authority, front, 0);
  const at = authority.lastIndexOf('@');
  run.mayBeUnprepared = true;
  if (at + 1 < authority.length) {
    return hostState(run, authority, front + readCredentials(authority.slice(0, at)), at + 1);
  }
  const offset = pathStartOf(run);
  return fail(run, 'host-missing', () => ({ start: offset, end: offset }));
}

// https://url.spec.whatwg.org/#host-state
function hostState(run: Run, authority: string, front: string, start: number): string | null {
  const { kind } = run;
  const end = findHostEnd(authority, start);
  const offset = authorityStartOf(run);
  if (start === end && (end < authority.length || kind !== 'other')) {
    return fail(run, 'host-missing', () => ({ start: offset + end, end: offset + end }));
  }
  const host = readHost(run, authority.slice(start, end), offset + start);
  return host && portState(run, front + writeHost(host), authority.slice(end));
}

// https://url.spec.whatwg.org/#port-state
function portState(run: Run, front: string, input: string): string | null {
  if (input === '') return pathStartState(run, front);
  const end = pathStartOf(run);
  const start = end - input.length + 1;
  const digits = input.slice(1);
  if (!/^\d*$/.test(digits)) return fail(run, 'port-invalid', () => ({ start, end }));
  const port = readPort(run, digits, start);
  return port === null ? null : pathStartState(run, front + port);
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run): string | null {
  const { path } = run;
  const base = run.base?.kind === 'file' ? run.base : null;
  const front = base === null ? 'file://' : base.href.slice(0, base.at.hostEnd);
  if (!startsWithSlash(path, 0, 'file')) {
    return base === null ? pathState(run, front) : mergeWithBase(run, base, front);
  }
  // https://url.spec.whatwg.org/#file-slash-state
  if (startsWithSlash(path, 1, 'file')) return fileHostState(run);
  if (base === null) return pathState(run, front);
  const drive = base.href.slice(base.at.pathStart, base.at.searchStart).split('/', 2)[1] ?? '';
  const isInherited =
    isNormalizedWindowsDriveLetter(drive) && !startsWithWindowsDriveLetter(path.slice(1));
  return pathState(run, front, isInherited ? `/${drive}` : '');
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run): string | null {
  const { path } = run;
  const end = findSlash(path, 2);
  const isDrive = isWindowsDriveLetter(path.slice(2, end));
  run.authority = isDrive ? '' : path.slice(2, end);
  run.path = path.slice(isDrive ? 2 : end);
  const host = readFileHost(run, run.authority, authorityStartOf(run));
  return host === null ? null : pathState(run, `file://${host}`);
}

// https://url.spec.whatwg.org/#path-start-state
function pathStartState(run: Run, front: string): string {
  const { text, kind } = run;
  if (kind !== 'special') return pathState(run, front);
  const start = pathStartOf(run);
  const formEnd = restInFormEnd(text, start);
  if (formEnd < text.length) return pathState(run, front, '', formEnd - start);
  return insertPath(front, text.slice(start));
}

/** Joins an origin and what follows it, in its form, which may lack a path. */
export function insertPath(origin: string, rest: string): string {
  return origin + (rest.startsWith('/') ? '' : '/') + rest;
}

// https://url.spec.whatwg.org/#path-state
function pathState(run: Run, front: string, basePath = '', formLength = 0): string {
  const { kind, path } = run;
  const output = kind === 'other' && path === '' ? '' : readPath(run, path, basePath, formLength);
  return front + separatePath(kind, front, output) + output + queryState(run);
}

/** What keeps a path without a host from being read as an authority. */
export function separatePath(kind: Kind, front: string, path: string): string {
  return kind === 'other' && front.endsWith(':') && path.startsWith('//') ? '/.' : '';
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, front: string): string {
  const { path, query, fragment } = run;
  run.mayBeUnprepared = true;
  return front + readOpaquePath(path, query + fragment === '') + queryState(run);
}

// https://url.spec.whatwg.org/#query-state
// https://url.spec.whatwg.org/#fragment-state
function queryState(run: Run): string {
  const { query, fragment } = run;
  const output = query === '' ? '' : `?${readQuery(run, query.slice(1))}`;
  return fragment === '' ? output : `${output}#${readFragment(run, fragment.slice(1))}`;
}
