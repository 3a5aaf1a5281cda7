// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. The text is cut once; each state takes
// what it reads off the path and returns the whole URL, serialized, or null for failure.

import { serializeHost } from '@urlkit/host';
import { isASCIIAlpha } from '@urlkit/infra';
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from '@urlkit/url-record';
import { findHostEnd, readCredentials, readFileHost, readHost, readPort } from './authority.js';
import { matchEnd, originInAnyCaseEnd, restInFormEnd } from './forms.js';
import type { Kind } from './kind.js';
import { readFragment, readOpaquePath, readPath, readQuery, shorten } from './path.js';
import {
  authorityStartOf,
  type Base,
  fail,
  hasOpaquePath,
  pathStartOf,
  type Run,
  setScheme,
} from './run.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;
const REVERSE_SOLIDUS = 0x5c;

const SCHEME = /[A-Za-z][A-Za-z\d+.-]*:/y;
const PORT = /:\d*/y;
const BEFORE_QUERY = /[^?#]*/y;
const SLASHES = /[/\\]*/y;
const BEFORE_SLASH = /[^/\\]*/y;

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
  const { text } = run;
  if (originEnd !== -1) {
    return readAfterOrigin(run, text.slice(0, originEnd), originEnd, formEnd);
  }
  const mayHaveScheme = !run.isReported && isASCIIAlpha(text.charCodeAt(0));
  const end = mayHaveScheme ? originInAnyCaseEnd(text) : -1;
  return end === -1
    ? schemeStartState(run)
    : readAfterOrigin(run, text.slice(0, end).toLowerCase(), end, restInFormEnd(text, end));
}

// A scheme and a host that are in their form need not be read, nor a path as far as it is in its form.
function readAfterOrigin(
  run: Run,
  origin: string,
  originEnd: number,
  formEnd: number,
): string | null {
  const { text } = run;
  if (formEnd === text.length) return insertPath(origin, text.slice(originEnd));
  const hasPort = text.charCodeAt(originEnd) === COLON;
  const pathStart = hasPort ? matchEnd(PORT, text, originEnd) : originEnd;
  const pathEnd = cut(run, pathStart);
  run.kind = 'special';
  run.scheme = origin.slice(0, origin.indexOf(':'));
  if (hasPort) return portState(run, origin, text.slice(originEnd, pathStart));
  const segmentStart = text.lastIndexOf('/', Math.min(formEnd, pathEnd));
  if (segmentStart < pathStart) return pathState(run, origin, run.path);
  const prefix = text.slice(pathStart, segmentStart);
  return pathState(run, origin, text.slice(segmentStart, pathEnd), prefix);
}

// Cuts what follows a scheme or an authority into path, query and fragment. After a scheme, the path
// may start with an authority.
function cut(run: Run, start: number): number {
  const { text } = run;
  const pathEnd = matchEnd(BEFORE_QUERY, text, start);
  const fragmentAt = pathEnd === text.length ? -1 : text.indexOf('#', pathEnd);
  const queryEnd = fragmentAt === -1 ? text.length : fragmentAt;
  run.path = text.slice(start, pathEnd);
  run.query = text.slice(pathEnd, queryEnd);
  run.fragment = text.slice(queryEnd);
  return pathEnd;
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
  return path.startsWith('/')
    ? pathState(run, `${scheme}:`, path)
    : opaquePathState(run, `${scheme}:`);
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
  if (!startsWithSlash(path, 1, kind)) return pathState(run, front, path);
  return kind === 'special' ? specialAuthorityIgnoreSlashesState(run) : otherAuthorityState(run);
}

function startsWithSlash(path: string, offset: number, kind: Kind): boolean {
  const c = path.charCodeAt(offset);
  return c === SOLIDUS || (c === REVERSE_SOLIDUS && kind !== 'other');
}

// What relative state and file state do with a path that has no slash at its start.
function mergeWithBase(run: Run, base: Base, front: string): string {
  const { kind, path, query } = run;
  const { href, at } = base;
  if (path === '') return href.slice(0, query ? at.searchStart : at.hashStart) + queryState(run);
  const isDrive = kind === 'file' && startsWithWindowsDriveLetter(path);
  const basePath = isDrive ? '' : shorten(href.slice(at.pathStart, at.searchStart), kind);
  return pathState(run, front, path, basePath);
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(run: Run): string | null {
  const start = matchEnd(SLASHES, run.path, 0);
  return authorityState(run, start, matchEnd(BEFORE_SLASH, run.path, start));
}

// In a URL that is not special, U+005C (\) neither starts nor ends an authority.
function otherAuthorityState(run: Run): string | null {
  const slash = run.path.indexOf('/', 2);
  return authorityState(run, 2, slash === -1 ? run.path.length : slash);
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, start: number, end: number): string | null {
  const authority = run.path.slice(start, end);
  run.authority = authority;
  run.path = run.path.slice(end);
  const at = authority.lastIndexOf('@');
  const front = `${run.scheme}://`;
  if (at === -1) return hostState(run, authority, front, 0);
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
  return host && portState(run, front + serializeHost(host), authority.slice(end));
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
    return base === null ? pathState(run, front, path) : mergeWithBase(run, base, front);
  }
  // https://url.spec.whatwg.org/#file-slash-state
  if (startsWithSlash(path, 1, 'file')) return fileHostState(run);
  if (base === null) return pathState(run, front, path);
  const drive = base.href.slice(base.at.pathStart, base.at.searchStart).split('/', 2)[1] ?? '';
  const isInherited =
    isNormalizedWindowsDriveLetter(drive) && !startsWithWindowsDriveLetter(path.slice(1));
  return pathState(run, front, path, isInherited ? `/${drive}` : '');
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run): string | null {
  const { path } = run;
  const end = matchEnd(BEFORE_SLASH, path, 2);
  const isDrive = isWindowsDriveLetter(path.slice(2, end));
  run.authority = isDrive ? '' : path.slice(2, end);
  run.path = path.slice(isDrive ? 2 : end);
  const host = readFileHost(run, run.authority, authorityStartOf(run));
  return host === null ? null : pathState(run, `file://${host}`, run.path);
}

// https://url.spec.whatwg.org/#path-start-state
function pathStartState(run: Run, front: string): string {
  const { text, kind, isReported, path } = run;
  if (kind !== 'special' || isReported) return pathState(run, front, path);
  const start = pathStartOf(run);
  if (restInFormEnd(text, start) < text.length) return pathState(run, front, path);
  return insertPath(front, text.slice(start));
}

/** Joins an origin and what follows it, in its form, which may lack a path. */
export function insertPath(origin: string, rest: string): string {
  return origin + (rest.startsWith('/') ? '' : '/') + rest;
}

// https://url.spec.whatwg.org/#path-state
function pathState(run: Run, front: string, path: string, prefix = ''): string {
  const { kind } = run;
  run.path = path;
  const output = kind === 'other' && path === '' ? '' : readPath(run, path, prefix);
  return front + separatePath(front, output) + output + queryState(run);
}

/** What keeps a path without a host from being read as an authority. */
export function separatePath(front: string, path: string): string {
  return path.startsWith('//') && front.endsWith(':') ? '/.' : '';
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
