// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. One pass cuts the text; each state
// takes the parts it reads and returns the whole URL, serialized, or null for failure.

import { serializeHost } from '@urlkit/host';
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from '@urlkit/url-record';
import { findHostEnd, readCredentials, readFileHost, readHost, readPort } from './authority.js';
import { matchEnd, originInAnyCaseEnd, restInFormEnd } from './forms.js';
import { readFragment, readOpaquePath, readPath, readQuery, shorten } from './path.js';
import { authorityStartOf, type Base, fail, pathStartOf, type Run, setScheme } from './run.js';

const COLON = 0x3a;

// https://example.com:80/foo/bar?baz#quux
// 1     |2|3             |4      |5   `- 6
//
// The third part is an authority only after slashes, and the fourth goes on with the path.
const PARTS = /(?:([A-Za-z][A-Za-z\d+.-]*):)?([/\\]*)([^/\\?#]*)([^?#]*)(\?[^#]*)?(#.*)?/sy;

const PORT = /:\d*/y;
const PATH = /[^?#]*/y;

/** What is between the scheme and the query. */
interface Hierarchy {
  readonly slashes: string;
  /** What follows the slashes, up to the next one. */
  readonly first: string;
  readonly rest: string;
}

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
  const end = run.isReported ? -1 : originInAnyCaseEnd(text);
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
  const pathEnd = matchEnd(PATH, text, pathStart);
  const fragmentAt = text.indexOf('#', pathEnd);
  const queryEnd = fragmentAt === -1 ? text.length : fragmentAt;
  run.kind = 'special';
  run.scheme = origin.slice(0, origin.indexOf(':'));
  run.path = text.slice(pathStart, pathEnd);
  run.query = text.slice(pathEnd, queryEnd);
  run.fragment = text.slice(queryEnd);
  if (hasPort) return portState(run, origin, text.slice(originEnd, pathStart));
  const segmentStart = text.lastIndexOf('/', Math.min(formEnd, pathEnd));
  if (segmentStart < pathStart) return pathState(run, origin, run.path);
  const prefix = text.slice(pathStart, segmentStart);
  return pathState(run, origin, text.slice(segmentStart, pathEnd), prefix);
}

// https://url.spec.whatwg.org/#scheme-start-state
function schemeStartState(run: Run): string | null {
  PARTS.lastIndex = 0;
  const parts = PARTS.exec(run.text);
  if (parts === null) return null;
  // A list is not destructured: that takes longer, and a property of Object.prototype can stop it.
  const scheme = parts[1];
  const hierarchy = { slashes: parts[2] ?? '', first: parts[3] ?? '', rest: parts[4] ?? '' };
  run.query = parts[5] ?? '';
  run.fragment = parts[6] ?? '';
  if (scheme === undefined) return noSchemeState(run, hierarchy);
  setScheme(run, scheme);
  return schemeState(run, hierarchy);
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(run: Run, hierarchy: Hierarchy): string | null {
  const { base, scheme, kind } = run;
  const { slashes, first, rest } = hierarchy;
  if (kind === 'file') return fileState(run, hierarchy);
  if (kind === 'special') {
    // https://url.spec.whatwg.org/#special-relative-or-authority-state
    const isRelative = base?.scheme === scheme && !slashes.startsWith('//');
    if (isRelative) return relativeState(run, base, hierarchy);
    // https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
    return authorityState(run, first, rest);
  }
  // https://url.spec.whatwg.org/#path-or-authority-state
  if (slashes.startsWith('//')) return otherAuthorityState(run, hierarchy);
  const path = slashes + first + rest;
  return slashes.startsWith('/')
    ? pathState(run, `${scheme}:`, path)
    : opaquePathState(run, `${scheme}:`, path);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run, hierarchy: Hierarchy): string | null {
  const { text, base } = run;
  if (base === null || (base.hasOpaquePath && !text.startsWith('#'))) {
    return fail(run, 'missing-scheme-non-relative-URL', 0, 0);
  }
  setScheme(run, base.scheme);
  return base.kind === 'file' ? fileState(run, hierarchy) : relativeState(run, base, hierarchy);
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(run: Run, base: Base, hierarchy: Hierarchy): string | null {
  const { slashes, first, rest } = hierarchy;
  const front = base.href.slice(0, base.at.authorityEnd);
  if (run.kind === 'special') {
    // https://url.spec.whatwg.org/#relative-slash-state
    if (slashes.length > 1) return authorityState(run, first, rest);
  } else if (slashes.startsWith('//')) {
    return otherAuthorityState(run, hierarchy);
  }
  const path = slashes + first + rest;
  const isRooted = run.kind === 'special' ? slashes !== '' : slashes.startsWith('/');
  return isRooted ? pathState(run, front, path) : mergeWithBase(run, base, front, path);
}

// What relative state and file state do with a path that has no slash at its start.
function mergeWithBase(run: Run, base: Base, front: string, path: string): string {
  const { kind, query } = run;
  const { href, at } = base;
  run.mayBeUnprepared = true;
  if (path === '') return href.slice(0, query ? at.searchStart : at.hashStart) + queryState(run);
  const isDrive = kind === 'file' && startsWithWindowsDriveLetter(path);
  const basePath = isDrive ? '' : shorten(href.slice(at.pathStart, at.searchStart), kind);
  return pathState(run, front, path, basePath);
}

// In a URL that is not special, U+005C (\) neither starts nor ends an authority.
function otherAuthorityState(run: Run, { slashes, first, rest }: Hierarchy): string | null {
  const hierarchy = slashes + first + rest;
  const slash = hierarchy.indexOf('/', 2);
  const end = slash === -1 ? hierarchy.length : slash;
  return authorityState(run, hierarchy.slice(2, end), hierarchy.slice(end));
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, authority: string, path: string): string | null {
  run.authority = authority;
  run.path = path;
  const at = authority.lastIndexOf('@');
  const front = `${run.scheme}://`;
  if (at === -1) return hostState(run, front, 0);
  run.mayBeUnprepared = true;
  if (at + 1 < authority.length) {
    return hostState(run, front + readCredentials(authority.slice(0, at)), at + 1);
  }
  const end = pathStartOf(run);
  return fail(run, 'host-missing', end, end);
}

// https://url.spec.whatwg.org/#host-state
function hostState(run: Run, front: string, start: number): string | null {
  const { authority, kind } = run;
  if (authority === null) return null;
  const end = findHostEnd(authority, start);
  const offset = authorityStartOf(run);
  if (start === end && (end < authority.length || kind !== 'other')) {
    return fail(run, 'host-missing', offset + end, offset + end);
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
  if (!/^\d*$/.test(digits)) return fail(run, 'port-invalid', start, end);
  const port = readPort(run, digits, start);
  return port === null ? null : pathStartState(run, front + port);
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, { slashes, first, rest }: Hierarchy): string | null {
  const base = run.base?.kind === 'file' ? run.base : null;
  if (slashes.length > 1) return fileHostState(run, slashes.slice(2), first, rest);
  const front = base === null ? 'file://' : base.href.slice(0, base.at.hostEnd);
  const path = slashes + first + rest;
  if (base === null) return pathState(run, front, path);
  if (slashes === '') return mergeWithBase(run, base, front, path);
  // https://url.spec.whatwg.org/#file-slash-state
  const drive = base.href.slice(base.at.pathStart, base.at.searchStart).split('/', 2)[1] ?? '';
  const isInherited =
    isNormalizedWindowsDriveLetter(drive) && !startsWithWindowsDriveLetter(first + rest);
  return pathState(run, front, path, isInherited ? `/${drive}` : '');
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run, slashes: string, first: string, rest: string): string | null {
  const isHost = slashes === '' && !isWindowsDriveLetter(first);
  run.authority = isHost ? first : '';
  run.path = isHost ? rest : slashes + first + rest;
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
  run.mayBeUnprepared = true;
  run.path = path;
  const output = kind === 'other' && path === '' ? '' : readPath(path, kind, prefix);
  return front + separatePath(front, output) + output + queryState(run);
}

/** What keeps a path without a host from being read as an authority. */
export function separatePath(front: string, path: string): string {
  return path.startsWith('//') && front.endsWith(':') ? '/.' : '';
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, front: string, path: string): string {
  const { query, fragment } = run;
  run.mayBeUnprepared = true;
  run.path = path;
  return front + readOpaquePath(path, query + fragment === '') + queryState(run);
}

// https://url.spec.whatwg.org/#query-state
// https://url.spec.whatwg.org/#fragment-state
function queryState(run: Run): string {
  const { query, fragment } = run;
  const output = query === '' ? '' : `?${readQuery(run, query.slice(1))}`;
  return fragment === '' ? output : `${output}#${readFragment(fragment.slice(1))}`;
}
