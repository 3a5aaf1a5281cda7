// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. Each state continues at an offset of the text.

import { authorityEndOf, schemeEndOf } from '@urlkit/url-serializer';
import {
  findAuthority,
  findFileAuthority,
  parseCredentials,
  parseHost,
  parsePort,
} from './authority.js';
import { canonicalRestEnd } from './canonical.js';
import {
  driveEndOf,
  findHash,
  hasOpaquePath,
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
  type Authority,
  fail,
  outputOffset,
  outputUpTo,
  type Run,
  replace,
  rewrite,
} from './run.js';
import { type BaseURL, findSchemeEnd, isSchemeEnd, schemeNamed } from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;

/**
 * The state in which the parser starts. Each state runs those that follow it.
 *
 * @returns Whether the run has the URL. If not, it has a failure.
 * @see https://url.spec.whatwg.org/#scheme-start-state
 */
export function schemeStartState(run: Run): boolean {
  const { text } = run;
  const end = findSchemeEnd(text);
  if (!isSchemeEnd(text, end)) return noSchemeState(run);
  const scheme = text.slice(0, end);
  const name = scheme.toLowerCase();
  run.scheme = schemeNamed(name);
  run.schemeEndAt = end;
  if (name !== scheme) replace(run, 0, end, name);
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
  run.hostStart = outputOffset(run, start);
  return (text.charCodeAt(start) === SOLIDUS ? pathStartState : opaquePathState)(run, start);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run): boolean {
  const { text, base } = run;
  if (base === null || (hasOpaquePath(base) && text.charCodeAt(0) !== NUMBER_SIGN)) {
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
    rewrite(run, base.href.slice(0, authorityEndOf(base)), start);
    run.hostStart = base.hostStart;
    return pathStartState(run, start);
  }
  rewrite(run, base.href.slice(0, schemeEndOf(base) + 1), start);
  return scheme.kind === 'special'
    ? specialAuthorityIgnoreSlashesState(run, start)
    : authorityState(run, start + 2);
}

// Continues a text that does not start with a slash after what it keeps of the base, for relative state and file state.
function mergeWithBase(run: Run, start: number, base: BaseURL): boolean {
  if (run.goal === 'validity') return true;
  const { text } = run;
  const { href, hostStart, pathStart, searchStart, hashStart } = base;
  const c = text.charCodeAt(start);
  run.hostStart = hostStart;
  run.pathStart = pathStart;
  run.pathAt = start;
  if (c === QUESTION_MARK) {
    rewrite(run, href.slice(0, searchStart), start);
    return queryState(run, start);
  }
  if (start === text.length || c === NUMBER_SIGN) {
    rewrite(run, href.slice(0, hashStart), start);
    run.searchAt = start;
    run.searchStart = searchStart;
    return fragmentState(run, start);
  }
  return pathState(run, mergePaths(run, start, base));
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

/** Whether there are two U+002F (/) at an offset. */
export function startsWithSolidi(text: string, start: number): boolean {
  return text.charCodeAt(start) === SOLIDUS && text.charCodeAt(start + 1) === SOLIDUS;
}

// Replaces slashes by `//`.
function writeSolidi(run: Run, start: number, end: number): void {
  const areSolidi = end - start === 2 && startsWithSolidi(run.text, start);
  if (!areSolidi) replace(run, start, end, '//');
}

/** @see https://url.spec.whatwg.org/#authority-state */
export function authorityState(run: Run, start: number): boolean {
  const authority = run.authority ?? findAuthority(run.text, start, run.scheme.kind, true);
  run.authority = authority;
  const { hostStart, end } = authority;
  if (hostStart > start) {
    if (hostStart === end) return fail(run, 'host-missing', end, end);
    parseCredentials(run, authority);
  }
  return hostState(run, authority);
}

// https://url.spec.whatwg.org/#host-state
// https://url.spec.whatwg.org/#port-state
function hostState(run: Run, authority: Authority): boolean {
  const { hostStart, hostEnd, end } = authority;
  if (hostStart === hostEnd && (hostEnd < end || run.scheme.kind !== 'other')) {
    return fail(run, 'host-missing', hostEnd, hostEnd);
  }
  run.hostStart = outputOffset(run, hostStart);
  return parseHost(run, authority) && parsePort(run, authority) && pathStartState(run, end);
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
    run.hostStart = outputOffset(run, start);
    return pathStartState(run, start);
  }
  if (!hasSlash) return mergeWithBase(run, start, base);
  // A path with a slash before it keeps the host of the base, and its drive letter unless it has one itself.
  const isDrive = startsWithDriveLetter(run, start + 1);
  rewrite(run, base.href.slice(0, isDrive ? base.pathStart : driveEndOf(base)), start);
  run.hostStart = base.hostStart;
  run.pathStart = base.pathStart;
  run.pathAt = start;
  return pathState(run, parseFirstSlash(run, start));
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run, start: number): boolean {
  const { text, base } = run;
  // Without a scheme in the text, the base has it.
  if (start === 0 && base !== null) rewrite(run, base.href.slice(0, schemeEndOf(base) + 1), 0);
  writeSolidi(run, start, start + 2);
  const authority = findFileAuthority(text, start + 2);
  run.authority = authority;
  run.hostStart = outputOffset(run, authority.hostStart);
  return parseHost(run, authority) && pathStartState(run, authority.end);
}

/** @see https://url.spec.whatwg.org/#path-start-state */
export function pathStartState(run: Run, start: number): boolean {
  // Nothing from the path on makes the parser fail.
  if (run.goal === 'validity') return true;
  const { text, scheme } = run;
  run.pathAt = start;
  run.pathStart = outputOffset(run, start);
  if (scheme.kind === 'other' && isPathEnd(text, start)) return queryState(run, start);
  return pathState(run, parseFirstSlash(run, start));
}

// https://url.spec.whatwg.org/#path-state
function pathState(run: Run, start: number): boolean {
  const { text, scheme, goal, encoding } = run;
  if (goal === 'url' && encoding === null && !startsWithDriveLetter(run, start)) {
    if (run.canonicalEnd < start) run.canonicalEnd = canonicalRestEnd(scheme.kind, text, start);
  } else run.canonicalEnd = -1;
  const { canonicalEnd } = run;
  const isCanonical = canonicalEnd >= start && isPathEnd(text, canonicalEnd);
  const end = isCanonical ? canonicalEnd : parseSegments(run, start);
  if (scheme.kind === 'other') separatePath(run, end);
  if (!isCanonical) return queryState(run, end);
  run.searchStart = outputOffset(run, end);
  run.hashStart = outputOffset(run, findHash(text, end));
  run.href = outputUpTo(run, text.length);
  return true;
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, start: number): boolean {
  if (run.goal === 'validity') return true;
  run.pathAt = start;
  run.pathStart = outputOffset(run, start);
  return queryState(run, parseOpaquePath(run, start));
}

// https://url.spec.whatwg.org/#query-state
function queryState(run: Run, start: number): boolean {
  run.searchAt = start;
  run.searchStart = outputOffset(run, start);
  const hasQuery = start < run.text.length && run.text.charCodeAt(start) === QUESTION_MARK;
  return fragmentState(run, hasQuery ? parseQuery(run, start + 1) : start);
}

// https://url.spec.whatwg.org/#fragment-state
function fragmentState(run: Run, start: number): boolean {
  const { text } = run;
  run.hashAt = start;
  run.hashStart = outputOffset(run, start);
  if (start < text.length) parseFragment(run, start + 1);
  run.href = outputUpTo(run, text.length);
  return true;
}
