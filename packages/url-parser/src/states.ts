// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states of the basic URL parser, in the standard's order. Each takes the URL as far as it is
// serialized (its front) and the offset at which it starts to read, and returns the whole URL,
// serialized, or null for failure.

import { serializeHost } from '@urlkit/host';
import { isASCIIAlpha, isASCIIAlphanumeric } from '@urlkit/infra';
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
  toScheme,
} from '@urlkit/url-record';
import {
  findAuthorityEnd,
  findHostEnd,
  readCredentials,
  readFileHost,
  readHost,
  readPort,
} from './authority.js';
import { isRestInForm } from './forms.js';
import type { Kind } from './kind.js';
import { readFragment, readOpaquePath, readPath, readQuery, shorten } from './path.js';
import { type Base, fail, type Run, setScheme } from './run.js';

const NUMBER_SIGN = 0x23;
const PLUS_SIGN = 0x2b;
const HYPHEN_MINUS = 0x2d;
const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const REVERSE_SOLIDUS = 0x5c;

/** The offset of the U+003A (:) after a scheme, or -1. */
export function findSchemeEnd(text: string): number {
  if (!isASCIIAlpha(text.charCodeAt(0))) return -1;
  let end = 1;
  while (isSchemeCodePoint(text.charCodeAt(end))) end++;
  return text.charCodeAt(end) === COLON ? end : -1;
}

function isSchemeCodePoint(c: number): boolean {
  return isASCIIAlphanumeric(c) || c === PLUS_SIGN || c === HYPHEN_MINUS || c === FULL_STOP;
}

function isSlash(c: number, kind: Kind): boolean {
  return c === SOLIDUS || (c === REVERSE_SOLIDUS && kind !== 'other');
}

/**
 * Runs the basic URL parser.
 *
 * @param originEnd Where scheme and host end, if both are in their form; else -1.
 * @returns The URL, serialized; or null, and the run says why.
 * @see https://url.spec.whatwg.org/#scheme-start-state
 */
export function schemeStartState(run: Run, originEnd = -1): string | null {
  const { text } = run;
  if (originEnd !== -1) {
    setScheme(run, toScheme(text, text.indexOf(':')));
    return portState(run, text.slice(0, originEnd), originEnd);
  }
  const schemeEnd = findSchemeEnd(text);
  return schemeEnd === -1 ? noSchemeState(run) : schemeState(run, schemeEnd);
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(run: Run, schemeEnd: number): string | null {
  const { text, base } = run;
  const scheme = toScheme(text, schemeEnd);
  const start = schemeEnd + 1;
  setScheme(run, scheme);
  run.slashesStart = start;
  if (run.kind === 'file') return fileState(run, start);
  const hasSolidi = text.startsWith('//', start);
  if (run.kind === 'special') {
    // https://url.spec.whatwg.org/#special-relative-or-authority-state
    if (base?.scheme === scheme && !hasSolidi) return relativeState(run, base, start);
    return specialAuthorityIgnoreSlashesState(run, hasSolidi ? start + 2 : start);
  }
  // https://url.spec.whatwg.org/#path-or-authority-state
  if (hasSolidi) return authorityState(run, `${scheme}://`, start + 2);
  return text.charCodeAt(start) === SOLIDUS
    ? pathState(run, `${scheme}:`, start)
    : opaquePathState(run, `${scheme}:`, start);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(run: Run): string | null {
  const { text, base } = run;
  if (base === null || (base.hasOpaquePath && text.charCodeAt(0) !== NUMBER_SIGN)) {
    return fail(run, 'missing-scheme-non-relative-URL', 0, 0);
  }
  setScheme(run, base.scheme);
  return base.kind === 'file' ? fileState(run, 0) : relativeState(run, base, 0);
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(run: Run, base: Base, start: number): string | null {
  const { text, kind } = run;
  if (!isSlash(text.charCodeAt(start), kind)) {
    return mergeWithBase(run, base, base.href.slice(0, base.at.authorityEnd), start);
  }
  // https://url.spec.whatwg.org/#relative-slash-state
  if (!isSlash(text.charCodeAt(start + 1), kind)) {
    return pathState(run, base.href.slice(0, base.at.authorityEnd), start);
  }
  return kind === 'special'
    ? specialAuthorityIgnoreSlashesState(run, start + 2)
    : authorityState(run, `${base.scheme}://`, start + 2);
}

// What relative state and file state do where the text has no slash at its start.
function mergeWithBase(run: Run, base: Base, front: string, start: number): string {
  const { text, kind } = run;
  const { href, at } = base;
  findPathEnd(run, start);
  if (start === run.fragmentStart) return href.slice(0, at.hashStart) + readFromQuery(run);
  if (start === run.queryStart) return href.slice(0, at.searchStart) + readFromQuery(run);
  const isDrive = kind === 'file' && startsWithWindowsDriveLetter(text.slice(start, start + 3));
  const basePath = isDrive ? '' : shorten(href.slice(at.pathStart, at.searchStart), kind);
  return pathState(run, front, start, basePath);
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(run: Run, start: number): string | null {
  let end = start;
  while (isSlash(run.text.charCodeAt(end), 'special')) end++;
  run.ignoredStart = start;
  return authorityState(run, `${run.scheme}://`, end);
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, front: string, start: number): string | null {
  const { text, kind } = run;
  const end = findAuthorityEnd(text, start, kind);
  run.authorityStart = start;
  const firstAt = text.indexOf('@', start);
  if (firstAt === -1 || firstAt >= end) return hostState(run, front, start, end);
  const at = text.lastIndexOf('@', end - 1);
  run.mayBeUnprepared = true;
  run.hostStart = at + 1;
  if (at + 1 === end) return fail(run, 'host-missing', end, end);
  return hostState(run, front + readCredentials(text.slice(start, at)), at + 1, end);
}

// https://url.spec.whatwg.org/#host-state
function hostState(run: Run, front: string, start: number, authorityEnd: number): string | null {
  const end = findHostEnd(run.text, start, authorityEnd);
  run.hostStart = start;
  run.hostEnd = end;
  if (start === end && (end < authorityEnd || run.kind !== 'other')) {
    return fail(run, 'host-missing', end, end);
  }
  const host = readHost(run, start, end);
  return host && portState(run, front + serializeHost(host), end);
}

// https://url.spec.whatwg.org/#port-state
function portState(run: Run, front: string, start: number): string | null {
  const { text, kind } = run;
  if (text.charCodeAt(start) !== COLON) return pathStartState(run, front, start);
  const end = findAuthorityEnd(text, start, kind);
  if (!/^\d*$/.test(text.slice(start + 1, end))) return fail(run, 'port-invalid', start + 1, end);
  const port = readPort(run, start + 1, end);
  return port === null ? null : pathStartState(run, front + port, end);
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, start: number): string | null {
  const { text } = run;
  const base = run.base?.kind === 'file' ? run.base : null;
  const front = base === null ? 'file://' : base.href.slice(0, base.at.hostEnd);
  if (!isSlash(text.charCodeAt(start), 'file')) {
    return base === null ? pathState(run, front, start) : mergeWithBase(run, base, front, start);
  }
  // https://url.spec.whatwg.org/#file-slash-state
  if (isSlash(text.charCodeAt(start + 1), 'file')) return fileHostState(run, start + 2);
  const drive = base === null ? '' : base.href.slice(base.at.pathStart, base.at.pathStart + 3);
  const isInherited =
    isNormalizedWindowsDriveLetter(drive.slice(1)) &&
    /^[/?#]?$/.test(base?.href.charAt(base.at.pathStart + 3) ?? '') &&
    !startsWithWindowsDriveLetter(text.slice(start + 1, start + 4));
  return pathState(run, front, start, isInherited ? drive : '');
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState(run: Run, start: number): string | null {
  const { text } = run;
  const end = findAuthorityEnd(text, start, 'file');
  run.authorityStart = start;
  run.hostStart = start;
  if (isWindowsDriveLetter(text.slice(start, end))) {
    run.hostEnd = start;
    return pathState(run, 'file://', start);
  }
  run.hostEnd = end;
  const host = readFileHost(run, start, end);
  return host === null ? null : pathStartState(run, `file://${host}`, end);
}

// https://url.spec.whatwg.org/#path-start-state
function pathStartState(run: Run, front: string, start: number): string {
  const { text, kind, isReported } = run;
  if (kind !== 'special' || isReported || !isRestInForm(text, start)) {
    return pathState(run, front, start);
  }
  return front + (text.charCodeAt(start) === SOLIDUS ? '' : '/') + text.slice(start);
}

// https://url.spec.whatwg.org/#path-state
function pathState(run: Run, front: string, start: number, prefix = ''): string {
  const { text, kind } = run;
  const end = findPathEnd(run, start);
  const isAbsent = kind === 'other' && start === end;
  const path = isAbsent ? '' : readPath(text.slice(start, end), kind, prefix);
  return front + separatePath(front, path) + path + readFromQuery(run);
}

/** What keeps a path without a host from being read as an authority. */
export function separatePath(front: string, path: string): string {
  return path.startsWith('//') && front.endsWith(':') ? '/.' : '';
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
function opaquePathState(run: Run, front: string, start: number): string {
  const { text } = run;
  const end = findPathEnd(run, start);
  const path = readOpaquePath(text.slice(start, end), end === text.length);
  return front + path + readFromQuery(run);
}

function findPathEnd(run: Run, start: number): number {
  const { text } = run;
  run.mayBeUnprepared = true;
  const queryAt = text.indexOf('?', start);
  const fragmentAt = text.indexOf('#', start);
  const fragmentStart = fragmentAt === -1 ? text.length : fragmentAt;
  run.pathStart = start;
  run.queryStart = queryAt === -1 || queryAt > fragmentStart ? fragmentStart : queryAt;
  run.fragmentStart = fragmentStart;
  return run.queryStart;
}

// https://url.spec.whatwg.org/#query-state
// https://url.spec.whatwg.org/#fragment-state
function readFromQuery(run: Run): string {
  const { text, queryStart, fragmentStart } = run;
  let output = '';
  if (queryStart < fragmentStart) {
    output = `?${readQuery(run, text.slice(queryStart + 1, fragmentStart))}`;
  }
  if (fragmentStart < text.length) output += `#${readFragment(text.slice(fragmentStart + 1))}`;
  return output;
}
