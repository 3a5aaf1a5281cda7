// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. Each state continues at an offset of the text.

import { findBefore } from '@urlkit/internal';
import { isNormalizedWindowsDriveLetter, startsWithWindowsDriveLetter } from '@urlkit/url-record';
import {
  authorityEndOf,
  findColon,
  hasOpaquePath,
  type SerializedURL,
  schemeEndOf,
} from '@urlkit/url-serializer/internal';
import {
  type Authority,
  canonicalAuthority,
  findAuthority,
  findDigitsEnd,
  findFileAuthority,
  hasRemovedUnits,
  parseCredentials,
  parseFileHost,
  parseHost,
  parsePort,
} from './authority.js';
import { canonicalRestEnd } from './canonical.js';
import { isRemoved } from './input.js';
import {
  findHash,
  isPathEnd,
  mergePaths,
  parseFirstSlash,
  parseOpaquePath,
  parseSegments,
  separatePath,
  startsWithDriveLetter,
  startsWithSlash,
} from './path.js';
import { parseFragment, parseQuery } from './query.js';
import {
  begin,
  fail,
  mustPrepare,
  outputOf,
  position,
  putInLowerCase,
  type Run,
  replace,
} from './run.js';
import {
  findSchemeEnd,
  hasSameScheme,
  isSchemeEnd,
  schemeLike,
  schemeOf,
  schemeOfURL,
} from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;

/**
 * Runs the basic URL parser over the text of a run.
 *
 * @returns Whether the run has the URL. If not, it has a failure or must be prepared.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function runParser(run: Run): boolean {
  return schemeStartState(run);
}

// https://url.spec.whatwg.org/#scheme-start-state
function schemeStartState(run: Run): boolean {
  const { text, canonicalEnd } = run;
  if (canonicalEnd > 0) return canonicalState(run, canonicalEnd);
  const end = run.schemeEndAt === -1 ? findSchemeEnd(text) : run.schemeEndAt;
  if (!isSchemeEnd(text, end)) return noSchemeState(run, end);
  run.scheme = schemeOf(text, end);
  run.schemeEndAt = end;
  putInLowerCase(run, 0, end);
  return schemeState(run, end + 1);
}

// Not a state of the standard: continues after a scheme, or in or after a host, where a URL stops to be canonical.
function canonicalState(run: Run, end: number): boolean {
  const schemeEnd = findColon(run.text);
  const hostStart = schemeEnd + 3;
  run.schemeEndAt = schemeEnd;
  if (end < hostStart) {
    run.scheme = schemeOf(run.text, schemeEnd);
    return schemeState(run, end);
  }
  run.scheme = schemeLike(run.text, schemeEnd);
  return canonicalHostState(run, hostStart);
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(run: Run, start: number): boolean {
  const { text, base, scheme } = run;
  if (scheme.kind === 'file') return fileState(run, start);
  const hasSolidus = text.charCodeAt(start) === SOLIDUS;
  const hasSolidi = hasSolidus && text.charCodeAt(start + 1) === SOLIDUS;
  if (scheme.kind === 'special') {
    // https://url.spec.whatwg.org/#special-relative-or-authority-state
    const isRelative = !hasSolidi && hasSameScheme(base, scheme);
    if (isRelative) return relativeState(run, start, base);
    // https://url.spec.whatwg.org/#special-authority-slashes-state
    return specialAuthorityIgnoreSlashesState(run, start);
  }
  // https://url.spec.whatwg.org/#path-or-authority-state
  if (hasSolidi) return authorityState(run, start + 2);
  run.hostStart = position(run, start);
  return (hasSolidus ? pathState : opaquePathState)(run, start);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run, end: number): boolean {
  const { text, base } = run;
  if (base === null || (hasOpaquePath(base) && text.charCodeAt(0) !== NUMBER_SIGN)) {
    // Without what is removed, there may be a scheme.
    if (isRemoved(text.charCodeAt(end)) && mustPrepare(run)) return false;
    return fail(run, 'missing-scheme-non-relative-URL', 0, 0);
  }
  run.scheme = schemeOfURL(base);
  return run.scheme.kind === 'file' ? fileState(run, 0) : relativeState(run, 0, base);
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(run: Run, start: number, base: SerializedURL): boolean {
  const { text, scheme } = run;
  if (!startsWithSlash(text, start, scheme.kind)) return mergeWithBase(run, start, base);
  // https://url.spec.whatwg.org/#relative-slash-state
  if (!startsWithSlash(text, start + 1, scheme.kind)) {
    begin(run, base.href.slice(0, authorityEndOf(base)), start);
    run.hostStart = base.hostStart;
    return pathState(run, start);
  }
  begin(run, base.href.slice(0, schemeEndOf(base) + 1), start);
  return scheme.kind === 'special'
    ? specialAuthorityIgnoreSlashesState(run, start)
    : authorityState(run, start + 2);
}

// Merges a path that does not start with a slash with the path of the base, for relative state and file
// state.
function mergeWithBase(run: Run, start: number, base: SerializedURL): boolean {
  const { text, scheme } = run;
  const { href, hostStart, pathStart, searchStart, hashStart } = base;
  const c = text.charCodeAt(start);
  run.hostStart = hostStart;
  run.pathStart = pathStart;
  run.pathAt = start;
  if (c === QUESTION_MARK) {
    begin(run, href.slice(0, searchStart), start);
    return queryState(run, start);
  }
  if (start === text.length || c === NUMBER_SIGN) {
    begin(run, href.slice(0, hashStart), start);
    run.searchAt = start;
    run.searchStart = searchStart;
    return fragmentState(run, start);
  }
  const { baseEnd, start: at } = mergePaths(text, start, base, scheme.kind);
  beginSegments(run, base, baseEnd, at);
  return segmentsState(run, start, at);
}

// Ends a path that is not opaque.
function pathEndState(run: Run, start: number, end: number): boolean {
  run.pathAt = start;
  separatePath(run, end);
  return queryState(run, end);
}

// Begins the output with a base URL up to an offset in its path, and a slash.
function beginSegments(run: Run, base: SerializedURL, end: number, copied: number): void {
  const { href, pathStart } = base;
  // Without the `/.` that a path without a host may have before it.
  const authorityEnd = authorityEndOf(base);
  run.pathStart = authorityEnd;
  const path = href.slice(pathStart, end);
  const front =
    pathStart === authorityEnd ? href.slice(0, end) : href.slice(0, authorityEnd) + path;
  begin(run, path.endsWith('/') ? front : `${front}/`, copied);
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(run: Run, start: number): boolean {
  const { text, scheme } = run;
  let authorityAt = start;
  while (authorityAt < text.length && startsWithSlash(text, authorityAt, scheme.kind)) {
    authorityAt++;
  }
  writeSolidi(run, start, authorityAt);
  return authorityState(run, authorityAt);
}

// Replaces slashes by `//`.
function writeSolidi(run: Run, start: number, end: number): void {
  const { text } = run;
  const areSolidi =
    end - start === 2 &&
    text.charCodeAt(start) === SOLIDUS &&
    text.charCodeAt(start + 1) === SOLIDUS;
  if (!areSolidi) replace(run, start, end, '//');
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, start: number): boolean {
  const { text, scheme, canonicalEnd } = run;
  const authority = findAuthority(text, start, scheme.kind, true, Math.max(start, canonicalEnd));
  if (hasRemovedUnits(authority) && mustPrepare(run)) return false;
  run.authority = authority;
  const { hostStart, end } = authority;
  if (hostStart > start) {
    if (hostStart === end) return fail(run, 'host-missing', end, end);
    parseCredentials(run, authority);
  }
  return hostState(run, authority);
}

function canonicalHostState(run: Run, start: number): boolean {
  const { text, canonicalEnd: end } = run;
  const hostEnd = findBefore(end, '/', text, start);
  run.hostStart = position(run, start);
  if (hostEnd < end) {
    run.pathStart = position(run, hostEnd);
    return canonicalRestState(run, hostEnd, hostEnd + 1, end);
  }
  const hasPort = hostEnd < text.length && text.charCodeAt(hostEnd) === COLON;
  // Otherwise the host stops to be canonical before its end.
  const isHostEnd =
    hasPort || isPathEnd(text, hostEnd) || startsWithSlash(text, hostEnd, 'special');
  if (!isHostEnd) return specialAuthorityIgnoreSlashesState(run, start - 2);
  const authorityEnd = hasPort ? findDigitsEnd(text, hostEnd + 1) : hostEnd;
  return portState(run, canonicalAuthority(start, hostEnd, authorityEnd));
}

// Continues in the path, the query or the fragment, which are canonical from a segment up to `end`.
function canonicalRestState(run: Run, pathAt: number, start: number, end: number): boolean {
  const { text } = run;
  if (isPathEnd(text, end)) {
    run.searchStart = position(run, end);
    run.hashStart = position(run, findHash(text, end));
    run.href = outputOf(run);
    return true;
  }
  run.canonicalEnd = end;
  const pathEnd = findBefore(findBefore(end, '#', text, start), '?', text, start);
  if (pathEnd < end) return queryState(run, pathEnd);
  return pathEndState(run, pathAt, parseSegments(run, start, 'delimited'));
}

// https://url.spec.whatwg.org/#host-state
function hostState(run: Run, authority: Authority): boolean {
  const { hostStart, hostEnd, end } = authority;
  if (hostStart === hostEnd && (hostEnd < end || run.scheme.kind !== 'other')) {
    return fail(run, 'host-missing', hostEnd, hostEnd);
  }
  run.hostStart = position(run, hostStart);
  return parseHost(run, authority) && portState(run, authority);
}

// https://url.spec.whatwg.org/#port-state
function portState(run: Run, authority: Authority): boolean {
  return parsePort(run, authority) && pathState(run, authority.end);
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, start: number): boolean {
  const { text } = run;
  const base = hasSameScheme(run.base, run.scheme) ? run.base : null;
  const hasSlash = startsWithSlash(text, start, 'file');
  // https://url.spec.whatwg.org/#file-slash-state
  if (hasSlash && startsWithSlash(text, start + 1, 'file')) return fileHostState(run, start);
  if (base === null) {
    writeSolidi(run, start, start);
    run.hostStart = position(run, start);
    return pathState(run, start);
  }
  if (!hasSlash) return mergeWithBase(run, start, base);
  begin(run, base.href.slice(0, inheritedEnd(base, text.slice(start + 1))), start);
  run.hostStart = base.hostStart;
  run.pathStart = base.pathStart;
  return segmentsState(run, start, parseFirstSlash(run, start));
}

// Returns the end of the part of a base URL that a path with a slash before it keeps: the host, and a drive letter.
function inheritedEnd({ href, pathStart, searchStart }: SerializedURL, path: string): number {
  const driveEnd = pathStart + 3;
  const isDrive =
    isNormalizedWindowsDriveLetter(href.slice(pathStart + 1, driveEnd)) &&
    (driveEnd === searchStart || href.charCodeAt(driveEnd) === SOLIDUS);
  return isDrive && !startsWithWindowsDriveLetter(path) ? driveEnd : pathStart;
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run, start: number): boolean {
  const { text, base } = run;
  // Without a scheme in the text, the base has it.
  if (start === 0 && base !== null) begin(run, base.href.slice(0, schemeEndOf(base) + 1), 0);
  writeSolidi(run, start, start + 2);
  const authority = findFileAuthority(text, start + 2);
  if (hasRemovedUnits(authority) && mustPrepare(run)) return false;
  run.authority = authority;
  run.hostStart = position(run, authority.hostStart);
  return parseFileHost(run, authority) && pathState(run, authority.end);
}

// Continues in a segment of a path.
function segmentsState(run: Run, pathAt: number, start: number): boolean {
  const { text, scheme, aim, hostStart, pathStart } = run;
  const mayNeedSeparator = scheme.kind === 'other' && hostStart === pathStart;
  const isAsked = aim === 'url' && !mayNeedSeparator && !startsWithDriveLetter(run, start);
  const end = isAsked ? canonicalRestEnd(scheme, text, start) : -1;
  return end === -1
    ? pathEndState(run, pathAt, parseSegments(run, start, 'delimited'))
    : canonicalRestState(run, pathAt, start, end);
}

// https://url.spec.whatwg.org/#path-start-state
// https://url.spec.whatwg.org/#path-state
function pathState(run: Run, start: number): boolean {
  const { text, scheme } = run;
  run.pathStart = position(run, start);
  if (scheme.kind === 'other' && isPathEnd(text, start)) return pathEndState(run, start, start);
  return segmentsState(run, start, parseFirstSlash(run, start));
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, start: number): boolean {
  run.pathStart = position(run, start);
  run.pathAt = start;
  return queryState(run, parseOpaquePath(run, start));
}

// https://url.spec.whatwg.org/#query-state
function queryState(run: Run, start: number): boolean {
  run.searchAt = start;
  run.searchStart = position(run, start);
  const hasQuery = start < run.text.length && run.text.charCodeAt(start) === QUESTION_MARK;
  return fragmentState(run, hasQuery ? parseQuery(run, start + 1, 'delimited') : start);
}

// https://url.spec.whatwg.org/#fragment-state
function fragmentState(run: Run, start: number): boolean {
  run.hashAt = start;
  run.hashStart = position(run, start);
  if (start < run.text.length) parseFragment(run, start + 1);
  run.href = outputOf(run);
  return !run.mustPrepare;
}
