// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. Each state continues at an offset of the
// text and returns the whole URL, serialized, or null for failure.

import { writeHost } from '@urlkit/host/internal';
import { findBefore } from '@urlkit/infra/internal';
import {
  isFileScheme,
  isNormalizedWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from '@urlkit/url-record';
import {
  findAuthority,
  findDigitsEnd,
  findFileAuthority,
  readCredentials,
  readFileHost,
  readHost,
  readPort,
} from './authority.js';
import { canonicalRestEnd, isHostEnd } from './canonical-forms.js';
import { type Kind, readScheme } from './kind.js';
import {
  joinPath,
  readDotSegments,
  readFragment,
  readOpaquePath,
  readPath,
  readQuery,
  readUsualRest,
  shortenedEnd,
  startsWithSlash,
} from './path.js';
import { type Base, fail, hasOpaquePath, type Run, setScheme } from './run.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;

/**
 * Runs the basic URL parser.
 *
 * @param originEnd How far the scheme and host are known to be canonical: a result of
 * `canonicalOriginEnd`, or -1.
 * @param canonicalEnd How far the text after a canonical host is canonical.
 * @returns The URL, serialized; or null for failure, in which case the run says why.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function runParser(run: Run, originEnd: number, canonicalEnd: number): string | null {
  if (originEnd === -1) return schemeStartState(run);
  const { text } = run;
  run.scheme = text.slice(0, text.indexOf(':'));
  run.kind = isFileScheme(run.scheme) ? 'file' : 'special';
  if (!isHostEnd(text, originEnd)) return schemeState(run, originEnd);
  const origin = text.slice(0, originEnd);
  if (text.charCodeAt(originEnd) === COLON) return portState(run, originEnd, origin);
  return pathState(run, originEnd, origin, '', canonicalEnd);
}

// https://url.spec.whatwg.org/#scheme-start-state
function schemeStartState(run: Run): string | null {
  const scheme = readScheme(run.text);
  if (scheme === null) return noSchemeState(run);
  setScheme(run, scheme);
  return schemeState(run, scheme.length + 1);
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(run: Run, start: number): string | null {
  const { text, base, scheme, kind } = run;
  if (kind === 'file') return fileState(run, start);
  const hasSolidus = text.charCodeAt(start) === SOLIDUS;
  const hasSolidi = hasSolidus && text.charCodeAt(start + 1) === SOLIDUS;
  if (kind === 'special') {
    // https://url.spec.whatwg.org/#special-relative-or-authority-state
    if (base?.scheme === scheme && !hasSolidi) return relativeState(run, start, base);
    // https://url.spec.whatwg.org/#special-authority-slashes-state
    return specialAuthorityIgnoreSlashesState(run, start);
  }
  // https://url.spec.whatwg.org/#path-or-authority-state
  if (hasSolidi) return authorityState(run, start + 2);
  return (hasSolidus ? pathState : opaquePathState)(run, start, `${scheme}:`);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run): string | null {
  const { text, base } = run;
  if (base === null || (!text.startsWith('#') && hasOpaquePath(base.href, base.at))) {
    return fail(run, 'missing-scheme-non-relative-URL', 0, 0);
  }
  run.scheme = base.scheme;
  run.kind = base.kind;
  return base.kind === 'file' ? fileState(run, 0) : relativeState(run, 0, base);
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(run: Run, start: number, base: Base): string | null {
  const { text, kind } = run;
  const front = base.href.slice(0, base.at.authorityEnd);
  if (!startsWithSlash(text, start, kind)) return mergeWithBase(run, start, front, base);
  // https://url.spec.whatwg.org/#relative-slash-state
  if (!startsWithSlash(text, start + 1, kind)) return pathState(run, start, front);
  return kind === 'special'
    ? specialAuthorityIgnoreSlashesState(run, start)
    : authorityState(run, start + 2);
}

// Merges a path that does not start with a slash with the path of the base, for relative state and file
// state.
function mergeWithBase(run: Run, start: number, front: string, { href, at }: Base): string {
  const { text, kind } = run;
  const c = text.charAt(start);
  if (c === '' || c === '?' || c === '#') {
    cut(run, start);
    return href.slice(0, c === '?' ? at.searchStart : at.hashStart) + queryState(run);
  }
  const isDrive = kind === 'file' && startsWithWindowsDriveLetter(text.slice(start));
  const baseEnd = isDrive ? at.pathStart : shortenedEnd(href, at.pathStart, at.searchStart, kind);
  // If a reference has dot segments, they usually come first.
  const { pathEnd, end } = readDotSegments(text, start, href, at.pathStart, baseEnd, kind);
  const output = pathState(run, end, front, href.slice(at.pathStart, pathEnd));
  run.pathStart = start;
  return output;
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(run: Run, start: number): string | null {
  const { text, kind } = run;
  let authorityStart = start;
  while (startsWithSlash(text, authorityStart, kind)) authorityStart++;
  return authorityState(run, authorityStart);
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, start: number): string | null {
  findAuthority(run, start);
  const { text, scheme, hostStart, authorityEnd } = run;
  const front = `${scheme}://`;
  if (hostStart === start) return hostState(run, front);
  run.mayBeUnprepared = true;
  if (hostStart === authorityEnd) return fail(run, 'host-missing', hostStart, hostStart);
  return hostState(run, front + readCredentials(text.slice(start, hostStart - 1)));
}

// https://url.spec.whatwg.org/#host-state
function hostState(run: Run, front: string): string | null {
  const { kind, hostStart, hostEnd, authorityEnd } = run;
  if (hostStart === hostEnd && (hostEnd < authorityEnd || kind !== 'other')) {
    return fail(run, 'host-missing', hostEnd, hostEnd);
  }
  const host = readHost(run);
  return host && portState(run, hostEnd, front + writeHost(host));
}

// https://url.spec.whatwg.org/#port-state
function portState(run: Run, start: number, front: string): string | null {
  const { text, authorityEnd } = run;
  if (start === authorityEnd) return pathState(run, start, front);
  const end = findDigitsEnd(text, start + 1);
  if (end < authorityEnd) return fail(run, 'port-invalid', start + 1, authorityEnd);
  const port = readPort(run, start + 1, end);
  return port === null ? null : pathState(run, end, front + port);
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, start: number): string | null {
  const { text } = run;
  const base = run.base?.kind === 'file' ? run.base : null;
  const front = base === null ? 'file://' : base.href.slice(0, base.at.hostEnd);
  const hasSlash = startsWithSlash(text, start, 'file');
  // https://url.spec.whatwg.org/#file-slash-state
  if (hasSlash && startsWithSlash(text, start + 1, 'file')) return fileHostState(run, start + 2);
  if (base === null) return pathState(run, start, front);
  if (!hasSlash) return mergeWithBase(run, start, front, base);
  const drive = base.href.slice(base.at.pathStart, base.at.searchStart).split('/', 2)[1] ?? '';
  const isInherited =
    isNormalizedWindowsDriveLetter(drive) && !startsWithWindowsDriveLetter(text.slice(start + 1));
  return pathState(run, start, front, isInherited ? `/${drive}` : '');
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run, start: number): string | null {
  findFileAuthority(run, start);
  const host = readFileHost(run);
  return host === null ? null : pathState(run, run.authorityEnd, `file://${host}`);
}

// https://url.spec.whatwg.org/#path-start-state
// https://url.spec.whatwg.org/#path-state
function pathState(
  run: Run,
  start: number,
  front: string,
  basePath = '',
  canonicalEnd: number = canonicalRestEnd(run.text, start),
): string {
  const { kind, text } = run;
  run.pathStart = start;
  const rest = kind === 'other' ? null : readUsualRest(run, start, canonicalEnd, basePath);
  if (rest !== null) return joinPath(front + basePath, rest);
  cut(run, start);
  const { searchStart } = run;
  const path = text.slice(start, searchStart);
  const isAbsent = kind === 'other' && path === '';
  const output = isAbsent ? '' : readPath(run, path, basePath, canonicalEnd - start);
  return front + separatePath(kind, front, output) + output + queryState(run);
}

/** Finds the ends of the path and the query. */
export function cut(run: Run, start: number): void {
  const { text } = run;
  run.pathStart = start;
  run.hashStart = findBefore(text.length, '#', text, start);
  run.searchStart = findBefore(run.hashStart, '?', text, start);
}

/** Returns `/.` if a path without a host would be read as an authority; otherwise the empty string. */
export function separatePath(kind: Kind, front: string, path: string): string {
  return kind === 'other' && front.endsWith(':') && path.startsWith('//') ? '/.' : '';
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, start: number, front: string): string {
  cut(run, start);
  const { text, searchStart } = run;
  run.mayBeUnprepared = true;
  const path = readOpaquePath(text.slice(start, searchStart), searchStart === text.length);
  return front + path + queryState(run);
}

// https://url.spec.whatwg.org/#query-state
// https://url.spec.whatwg.org/#fragment-state
function queryState(run: Run): string {
  const { text, searchStart, hashStart } = run;
  const query =
    searchStart < hashStart ? `?${readQuery(run, text.slice(searchStart + 1, hashStart))}` : '';
  return hashStart < text.length
    ? `${query}#${readFragment(run, text.slice(hashStart + 1))}`
    : query;
}
