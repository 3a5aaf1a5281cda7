// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. Each state continues at an offset of the text.

import { isCanonicalHost } from '@urlkit/host/internal';
import { findBefore } from '@urlkit/infra/strings';
import type { Encoding } from '@urlkit/percent-encoding';
import { authorityEndOf, hasOpaquePath, schemeEndOf } from '@urlkit/url-serializer/internal';
import {
  type Authority,
  findAuthority,
  findFileAuthority,
  findUsualEnd,
  parseCredentials,
  parseFileHost,
  parseHost,
  parsePort,
} from './authority.js';
import { canonicalRestEnd } from './canonical.js';
import { isPathStart, parseHead } from './head.js';
import { isRemoved } from './input.js';
import {
  driveEndOf,
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
  type Aim,
  begin,
  createRun,
  fail,
  outputOf,
  position,
  putInLowerCase,
  type Run,
  replace,
} from './run.js';
import {
  type BaseURL,
  findSchemeEnd,
  isSchemeEnd,
  otherScheme,
  type Scheme,
  schemeOf,
  specialSchemeOf,
} from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;
const VERTICAL_LINE = 0x7c;

/** A URL that was parsed without a run. */
export interface FinishedURL extends BaseURL {
  readonly failure: null;
  readonly mayHaveRemoved: false;
}

/**
 * Runs the basic URL parser over a text without C0 controls and spaces at its ends.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseText(
  text: string,
  base: BaseURL | null,
  encoding: Encoding | null,
  aim: Aim,
): FinishedURL | Run {
  const scheme = specialSchemeOf(text);
  if (scheme !== otherScheme && startsWithSolidi(text, scheme.name.length + 1)) {
    return parseSpecialURL(text, scheme, base, encoding, aim);
  }
  const run = createRun(aim, text, base, encoding);
  schemeStartState(run);
  return run;
}

const anyURL: FinishedURL = /* @__PURE__ */ finishedURL('', otherScheme, 0, 0);

// Parses a text that begins with a special scheme in lower case and `//`. Usually, all that follows is canonical, and there is no
// need for a run.
function parseSpecialURL(
  text: string,
  scheme: Scheme,
  base: BaseURL | null,
  encoding: Encoding | null,
  aim: Aim,
): FinishedURL | Run {
  const hostStart = scheme.name.length + 3;
  const usualEnd = findUsualEnd(text, hostStart);
  let head: string | null = null;
  let pathAt = usualEnd;
  if (!isUsualHead(text, hostStart, usualEnd, scheme)) {
    const parsed = scheme.kind === 'file' ? null : parseHead(text, scheme, hostStart, usualEnd);
    if (parsed === null || parsed.failure !== null) {
      const run = createRun(aim, text, base, encoding, scheme, scheme.name.length);
      if (parsed !== null) run.failure = parsed.failure;
      else if (scheme.kind === 'file') fileState(run, hostStart - 2);
      // Without looking at the slashes and the usual code units again.
      else if (usualEnd > hostStart) authorityState(run, hostStart, usualEnd);
      else specialAuthorityIgnoreSlashesState(run, hostStart - 2);
      return run;
    }
    head = parsed.text;
    pathAt = parsed.end;
  }
  if (aim === 'check') return anyURL;
  const href = head === null ? text : head + text.slice(pathAt);
  const pathStart = head === null ? pathAt : head.length;
  if (pathAt === text.length) return finishedURL(`${href}/`, scheme, pathStart, pathStart + 1);
  const end = encoding === null ? canonicalRestEnd(scheme, text, pathAt + 1) : -1;
  if (end !== -1 && isPathEnd(text, end)) {
    return finishedURL(href, scheme, pathStart, end + pathStart - pathAt);
  }
  const run = createRun(aim, text, base, encoding, scheme, scheme.name.length);
  run.hostStart = hostStart;
  run.pathStart = pathStart;
  if (head !== null) begin(run, head, pathAt);
  if (end === -1) pathState(run, pathAt);
  else restState(run, pathAt, pathAt + 1, end);
  return run;
}

// Whether usual code units are all that a special URL has before its path, and the parser leaves them as they are.
function isUsualHead(text: string, start: number, end: number, { kind }: Scheme): boolean {
  if (!isPathStart(text, end)) return false;
  const isFile = kind === 'file';
  const isHost = start < end ? isCanonicalHost(text, start, end) : isFile;
  return isHost && (!isFile || isUsualFile(text, start, end));
}

// Whether a file: URL has neither a host that the parser removes nor a drive letter that it changes.
function isUsualFile(text: string, hostStart: number, hostEnd: number): boolean {
  const isLocalhost = text.slice(hostStart, hostEnd) === 'localhost';
  const isOldDrive = hostEnd + 2 < text.length && text.charCodeAt(hostEnd + 2) === VERTICAL_LINE;
  return !isLocalhost && !isOldDrive;
}

function finishedURL(
  href: string,
  scheme: Scheme,
  pathStart: number,
  searchStart: number,
): FinishedURL {
  return {
    href,
    hostStart: scheme.name.length + 3,
    pathStart,
    searchStart,
    hashStart: findHash(href, searchStart),
    scheme,
    failure: null,
    mayHaveRemoved: false,
  };
}

function startsWithSolidi(text: string, start: number): boolean {
  return text.charCodeAt(start) === SOLIDUS && text.charCodeAt(start + 1) === SOLIDUS;
}

/**
 * The state in which the parser starts. Each state runs those that follow it.
 *
 * @returns Whether the run has the URL. If not, it has a failure.
 * @see https://url.spec.whatwg.org/#scheme-start-state
 */
export function schemeStartState(run: Run): boolean {
  const { text } = run;
  const end = findSchemeEnd(text);
  if (!isSchemeEnd(text, end)) return noSchemeState(run, end);
  run.scheme = schemeOf(text, end);
  run.schemeEndAt = end;
  putInLowerCase(run, 0, end);
  return schemeState(run, end + 1);
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(run: Run, start: number): boolean {
  const { text, base, scheme } = run;
  if (scheme.kind === 'file') return fileState(run, start);
  const hasSolidi = startsWithSolidi(text, start);
  if (scheme.kind === 'special') {
    // https://url.spec.whatwg.org/#special-relative-or-authority-state
    if (!hasSolidi && base?.scheme === scheme) return relativeState(run, start, base);
    // https://url.spec.whatwg.org/#special-authority-slashes-state
    return specialAuthorityIgnoreSlashesState(run, start);
  }
  // https://url.spec.whatwg.org/#path-or-authority-state
  if (hasSolidi) return authorityState(run, start + 2);
  run.hostStart = position(run, start);
  return (text.charCodeAt(start) === SOLIDUS ? pathState : opaquePathState)(run, start);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run, end: number): boolean {
  const { text, base } = run;
  if (base === null || (hasOpaquePath(base) && text.charCodeAt(0) !== NUMBER_SIGN)) {
    // Without tabs and newlines, there may be a scheme.
    run.mayHaveRemoved = end < text.length && isRemoved(text.charCodeAt(end));
    return fail(run, 'missing-scheme-non-relative-URL', 0, 0);
  }
  run.scheme = base.scheme;
  return run.scheme.kind === 'file' ? fileState(run, 0) : relativeState(run, 0, base);
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(run: Run, start: number, base: BaseURL): boolean {
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
function mergeWithBase(run: Run, start: number, base: BaseURL): boolean {
  if (endsCheck(run)) return true;
  const { text } = run;
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
  return segmentsState(run, start, mergePaths(run, start, base));
}

// Ends a path that is not opaque.
function pathEndState(run: Run, start: number, end: number): boolean {
  run.pathAt = start;
  separatePath(run, end);
  return queryState(run, end);
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
  const areSolidi = end - start === 2 && startsWithSolidi(run.text, start);
  if (!areSolidi) replace(run, start, end, '//');
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, start: number, usualEnd?: number): boolean {
  const { text, scheme } = run;
  const authority = findAuthority(text, start, scheme.kind, true, usualEnd);
  run.authority = authority;
  run.mayHaveRemoved = authority.hasRemoved;
  const { hostStart, end } = authority;
  if (hostStart > start) {
    if (hostStart === end) return fail(run, 'host-missing', end, end);
    parseCredentials(run, authority);
  }
  return hostState(run, authority);
}

// Continues in the path, the query or the fragment, which are canonical from a segment up to `end`.
function restState(run: Run, pathAt: number, start: number, end: number): boolean {
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

// Whether a run is over that only checks. Nothing from the path on makes the parser fail. But if no authority was found, tabs or
// newlines may hide one.
function endsCheck(run: Run): boolean {
  const { aim, authority } = run;
  if (aim !== 'check') return false;
  if (authority === null) run.mayHaveRemoved = true;
  return true;
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, start: number): boolean {
  const { text } = run;
  const base = run.base?.scheme === run.scheme ? run.base : null;
  const hasSlash = startsWithSlash(text, start, 'file');
  // https://url.spec.whatwg.org/#file-slash-state
  if (hasSlash && startsWithSlash(text, start + 1, 'file')) return fileHostState(run, start);
  if (base === null) {
    writeSolidi(run, start, start);
    run.hostStart = position(run, start);
    return pathState(run, start);
  }
  if (!hasSlash) return mergeWithBase(run, start, base);
  if (endsCheck(run)) return true;
  // A path with a slash before it keeps the host of the base, and its drive letter unless it has one itself.
  const isDrive = startsWithDriveLetter(run, start + 1);
  begin(run, base.href.slice(0, isDrive ? base.pathStart : driveEndOf(base)), start);
  run.hostStart = base.hostStart;
  run.pathStart = base.pathStart;
  return segmentsState(run, start, parseFirstSlash(run, start));
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run, start: number): boolean {
  const { text, base } = run;
  // Without a scheme in the text, the base has it.
  if (start === 0 && base !== null) begin(run, base.href.slice(0, schemeEndOf(base) + 1), 0);
  writeSolidi(run, start, start + 2);
  const authority = findFileAuthority(text, start + 2);
  run.authority = authority;
  run.mayHaveRemoved = authority.hasRemoved;
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
    : restState(run, pathAt, start, end);
}

// https://url.spec.whatwg.org/#path-start-state
// https://url.spec.whatwg.org/#path-state
function pathState(run: Run, start: number): boolean {
  if (endsCheck(run)) return true;
  const { text, scheme } = run;
  run.pathStart = position(run, start);
  if (scheme.kind === 'other' && isPathEnd(text, start)) return pathEndState(run, start, start);
  return segmentsState(run, start, parseFirstSlash(run, start));
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, start: number): boolean {
  const { text, aim } = run;
  if (aim === 'check') {
    // A tab or a newline may hide the slashes before an authority.
    run.mayHaveRemoved = start < text.length && isRemoved(text.charCodeAt(start));
    return true;
  }
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
  return true;
}
