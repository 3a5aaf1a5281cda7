// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states up to the authority or the path, in the standard's order. Each state continues at an offset of the text, and runs
// those that follow it. It returns whether the run has the URL; if not, it has a failure.

import { authorityEndOf, schemeEndOf } from '@urlkit/url-serializer';
import { authorityState, fileHostState, findAuthority } from './authority.js';
import { type BaseURL, driveEndOf, hasOpaquePath } from './base-url.js';
import type { Verified } from './fast-path.js';
import {
  mergePaths,
  opaquePathState,
  parseFirstSlash,
  pathStartState,
  pathState,
  startsWithDriveLetter,
  startsWithSlash,
} from './path.js';
import { fragmentState, queryState } from './query.js';
import { fail, outputOffset, type Run, replace, rewrite } from './run.js';
import { findSchemeEnd, schemeNamed } from './scheme.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const QUESTION_MARK = 0x3f;

/** Runs the states over a text, from where it has been verified. Returns whether the run has the URL. */
export function runStates(run: Run, { authorityAt, pathAt, canonicalEnd }: Verified): boolean {
  run.canonicalEnd = canonicalEnd;
  if (authorityAt === -1) return schemeStartState(run);
  run.scheme = schemeNamed(run.text.slice(0, authorityAt - 3));
  run.hostStart = authorityAt;
  if (pathAt !== -1) return pathStartState(run, pathAt);
  return (run.scheme.kind === 'file' ? fileHostState : authorityFrom)(run, authorityAt);
}

/** @see https://url.spec.whatwg.org/#scheme-start-state */
export function schemeStartState(run: Run): boolean {
  const { text } = run;
  const end = findSchemeEnd(text);
  if (end === -1) return noSchemeState(run);
  const scheme = text.slice(0, end);
  const name = scheme.toLowerCase();
  run.scheme = schemeNamed(name);
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
  if (hasSolidi) return authorityFrom(run, start + 2);
  run.hostStart = outputOffset(run, start);
  return (text.charCodeAt(start) === SOLIDUS ? pathStartState : opaquePathState)(run, start);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run): boolean {
  const { text, base } = run;
  if (base === null || (hasOpaquePath(base) && text.charCodeAt(0) !== NUMBER_SIGN)) {
    return fail(run, { name: 'missing-scheme-non-relative-URL', start: 0, end: 0, host: null });
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
    : authorityFrom(run, start + 2);
}

// For relative state and file state: continues a text without a slash at its start after the part of the base that it keeps.
function mergeWithBase(run: Run, start: number, base: BaseURL): boolean {
  if (run.mode === 'validity') return true;
  const { text } = run;
  const { href, hostStart, pathStart, searchStart, hashStart } = base;
  const c = text.charCodeAt(start);
  run.hostStart = hostStart;
  run.pathStart = pathStart;
  if (c === QUESTION_MARK) {
    rewrite(run, href.slice(0, searchStart), start);
    return queryState(run, start);
  }
  if (start === text.length || c === NUMBER_SIGN) {
    rewrite(run, href.slice(0, hashStart), start);
    run.searchStart = searchStart;
    return fragmentState(run, start);
  }
  return pathState(run, mergePaths(run, start, base));
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(run: Run, start: number): boolean {
  const { text, scheme } = run;
  let end = start;
  while (end < text.length && startsWithSlash(text, end, scheme.kind)) end++;
  writeSolidi(run, start, end);
  return authorityFrom(run, end);
}

// Whether there are two U+002F (/) at an offset.
function startsWithSolidi(text: string, start: number): boolean {
  return text.charCodeAt(start) === SOLIDUS && text.charCodeAt(start + 1) === SOLIDUS;
}

// Replaces slashes by `//`.
function writeSolidi(run: Run, start: number, end: number): void {
  const areSolidi = end - start === 2 && startsWithSolidi(run.text, start);
  if (!areSolidi) replace(run, start, end, '//');
}

function authorityFrom(run: Run, start: number): boolean {
  return authorityState(run, findAuthority(run.text, start, run.scheme.kind, true));
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, start: number): boolean {
  const { text } = run;
  const base = run.base?.scheme === run.scheme ? run.base : null;
  const hasSlash = startsWithSlash(text, start, 'file');
  // https://url.spec.whatwg.org/#file-slash-state
  if (hasSlash && startsWithSlash(text, start + 1, 'file')) return fileHostSlashes(run, start);
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
  return pathState(run, parseFirstSlash(run, start));
}

// Reads the slashes before the host of a file: URL.
function fileHostSlashes(run: Run, start: number): boolean {
  const { base } = run;
  // Without a scheme in the text, the base has it.
  if (start === 0 && base !== null) rewrite(run, base.href.slice(0, schemeEndOf(base) + 1), 0);
  writeSolidi(run, start, start + 2);
  return fileHostState(run, start + 2);
}
