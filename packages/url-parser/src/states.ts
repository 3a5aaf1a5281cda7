// https://url.spec.whatwg.org/#basic-url-parser
// One function per state, in the standard's order.

import { emptyHost, type Host } from '@urlkit/host';
import { isASCIIAlpha, isASCIIAlphanumeric, isASCIIDigit } from '@urlkit/infra';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import {
  allowsQueryEncoding,
  defaultPort,
  hasOpaquePath,
  includesCredentials,
  isDoubleDotURLPathSegment,
  isFileScheme,
  isNormalizedWindowsDriveLetter,
  isSingleDotURLPathSegment,
  isSpecialScheme,
  isWindowsDriveLetter,
  shortenPath,
  startsWithWindowsDriveLetter,
  type URLPath,
  type URLRecord,
} from '@urlkit/url-record';
import { serializePath } from '@urlkit/url-serializer';
import {
  currentCodeUnit,
  fail,
  findAuthorityEnd,
  findRecognizer,
  isAtEOF,
  isAtPathEnd,
  isAuthorityEnd,
  type Machine,
  type Next,
  type State,
  setScheme,
} from './machine.js';
import type { StateName } from './options.js';
import { dotSegmentStart } from './recognizer.js';

const NUMBER_SIGN = 0x23;
const PLUS_SIGN = 0x2b;
const HYPHEN_MINUS = 0x2d;
const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const LEFT_SQUARE_BRACKET = 0x5b;
const REVERSE_SOLIDUS = 0x5c;
const RIGHT_SQUARE_BRACKET = 0x5d;

// https://url.spec.whatwg.org/#scheme-start-state
export function schemeStartState(machine: Machine): Next {
  if (isASCIIAlpha(currentCodeUnit(machine))) return schemeState;
  return machine.isOverridden ? 'failure' : noSchemeState;
}

// https://url.spec.whatwg.org/#scheme-state
export function schemeState(machine: Machine): Next {
  const { input, url, base, isOverridden } = machine;
  let end = machine.pointer;
  while (isSchemeCodePoint(input.charCodeAt(end))) end++;
  if (input.charCodeAt(end) !== COLON) return isOverridden ? 'failure' : noSchemeState;

  const scheme = input.slice(machine.pointer, end).toLowerCase();
  if (isOverridden) return changeScheme(url, scheme);

  setScheme(machine, scheme);
  machine.pointer = end + 1;
  if (isFileScheme(scheme)) return fileState;
  if (machine.isSpecial) {
    return base?.scheme === scheme ? specialRelativeOrAuthorityState : specialAuthoritySlashesState;
  }
  if (currentCodeUnit(machine) === SOLIDUS) {
    machine.pointer++;
    return pathOrAuthorityState;
  }
  url.path = '';
  return opaquePathState;
}

function isSchemeCodePoint(c: number): boolean {
  return isASCIIAlphanumeric(c) || c === PLUS_SIGN || c === HYPHEN_MINUS || c === FULL_STOP;
}

function changeScheme(url: URLRecord, scheme: string): 'terminated' {
  if (
    isSpecialScheme(url.scheme) === isSpecialScheme(scheme) &&
    !((includesCredentials(url) || url.port !== null) && isFileScheme(scheme)) &&
    !(isFileScheme(url.scheme) && url.host?.kind === 'empty')
  ) {
    url.scheme = scheme;
    if (url.port === defaultPort(scheme)) url.port = null;
  }
  return 'terminated';
}

function isSlash(c: number): boolean {
  return c === SOLIDUS || c === REVERSE_SOLIDUS;
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(machine: Machine): Next {
  const { base, url } = machine;
  if (base === null || (hasOpaquePath(base) && currentCodeUnit(machine) !== NUMBER_SIGN)) {
    return fail(machine, 'missing-scheme-non-relative-URL', machine.pointer, machine.pointer);
  }
  if (hasOpaquePath(base)) {
    setScheme(machine, base.scheme);
    url.path = base.path;
    url.query = base.query;
    return startFragment(machine);
  }
  return isFileScheme(base.scheme) ? fileState : relativeState;
}

// https://url.spec.whatwg.org/#special-relative-or-authority-state
export function specialRelativeOrAuthorityState(machine: Machine): Next {
  if (machine.input.startsWith('//', machine.pointer)) {
    machine.pointer += 2;
    return specialAuthorityIgnoreSlashesState;
  }
  return relativeState;
}

// https://url.spec.whatwg.org/#path-or-authority-state
function pathOrAuthorityState(machine: Machine): Next {
  if (currentCodeUnit(machine) !== SOLIDUS) return pathState;
  machine.pointer++;
  return authorityState;
}

// https://url.spec.whatwg.org/#relative-state
export function relativeState(machine: Machine): Next {
  const { base, url } = machine;
  const c = currentCodeUnit(machine);
  if (base === null) return 'failure';
  setScheme(machine, base.scheme);
  if (c === SOLIDUS || (machine.isSpecial && c === REVERSE_SOLIDUS)) {
    machine.pointer++;
    return relativeSlashState;
  }
  copyAuthority(url, base);
  url.path = clonePath(base.path);
  url.query = base.query;
  if (isAtPathEnd(machine)) return startQueryOrFragment(machine);
  url.query = null;
  shortenPath(url);
  return pathState;
}

function copyAuthority(url: URLRecord, base: Readonly<URLRecord>): void {
  url.username = base.username;
  url.password = base.password;
  url.host = base.host;
  url.port = base.port;
}

function clonePath(path: URLPath): URLPath {
  return typeof path === 'string' ? path : path.slice();
}

// https://url.spec.whatwg.org/#relative-slash-state
export function relativeSlashState(machine: Machine): Next {
  const { base, url } = machine;
  const c = currentCodeUnit(machine);
  if (base === null) return 'failure';
  if (machine.isSpecial && isSlash(c)) {
    machine.pointer++;
    return specialAuthorityIgnoreSlashesState;
  }
  if (c === SOLIDUS) {
    machine.pointer++;
    return authorityState;
  }
  copyAuthority(url, base);
  return pathState;
}

// https://url.spec.whatwg.org/#special-authority-slashes-state
export function specialAuthoritySlashesState(machine: Machine): Next {
  if (machine.input.startsWith('//', machine.pointer)) machine.pointer += 2;
  return specialAuthorityIgnoreSlashesState;
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
export function specialAuthorityIgnoreSlashesState(machine: Machine): Next {
  while (isSlash(currentCodeUnit(machine))) machine.pointer++;
  return authorityState;
}

// https://url.spec.whatwg.org/#authority-state
export function authorityState(machine: Machine): Next {
  return machine.input.includes('@', machine.pointer) ? readCredentials(machine) : hostState;
}

function readCredentials(machine: Machine): Next {
  const { input, url, pointer } = machine;
  const end = findAuthorityEnd(machine);
  const userinfoEnd = input.slice(pointer, end).lastIndexOf('@');
  if (userinfoEnd !== -1) {
    const userinfo = input.slice(pointer, pointer + userinfoEnd);
    const colon = userinfo.indexOf(':');
    const usernameEnd = colon === -1 ? userinfo.length : colon;
    const password = userinfo.slice(usernameEnd + 1);
    url.username += utf8PercentEncode(userinfo.slice(0, usernameEnd), userinfoPercentEncodeSet);
    url.password += utf8PercentEncode(password, userinfoPercentEncodeSet);
    machine.pointer += userinfoEnd + 1;
    if (machine.pointer === end) return fail(machine, 'host-missing', end, end);
  }
  return hostState;
}

// https://url.spec.whatwg.org/#host-state
export function hostState(machine: Machine): Next {
  return readHost(machine, false);
}

// https://url.spec.whatwg.org/#hostname-state
export function hostnameState(machine: Machine): Next {
  return readHost(machine, true);
}

function readHost(machine: Machine, isHostname: boolean): Next {
  const { input, url, pointer, isOverridden } = machine;
  if (isOverridden && isFileScheme(url.scheme)) return fileHostState;

  const end = findHostEnd(machine);
  const isEmpty = end === pointer;
  const isPortNext = input.charCodeAt(end) === COLON;
  if (isEmpty && (isPortNext || machine.isSpecial)) return fail(machine, 'host-missing', end, end);
  if (isOverridden && isPortNext && isHostname) return 'failure';
  if (isOverridden && isEmpty && (includesCredentials(url) || url.port !== null)) return 'failure';
  const host = parseHostAt(machine, end);
  if (host === null) return 'failure';
  url.host = host;
  machine.pointer = end;
  if (isPortNext) {
    machine.pointer++;
    return portState;
  }
  return isOverridden ? 'terminated' : pathStartState;
}

// The end of the authority, or a U+003A (:) outside of brackets.
function findHostEnd(machine: Machine): number {
  const { input } = machine;
  let insideBrackets = false;
  let end = machine.pointer;
  for (; !isAuthorityEnd(machine, end); end++) {
    const c = input.charCodeAt(end);
    if (c === COLON && !insideBrackets) break;
    if (c === LEFT_SQUARE_BRACKET) insideBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) insideBrackets = false;
  }
  return end;
}

function parseHostAt(machine: Machine, end: number): Host | null {
  const { input, pointer } = machine;
  return machine.parseHost(input.slice(pointer, end), !machine.isSpecial);
}

// https://url.spec.whatwg.org/#port-state
export function portState(machine: Machine): Next {
  const { input, url, pointer, isOverridden } = machine;
  let end = pointer;
  while (isASCIIDigit(input.charCodeAt(end))) end++;
  if (!isOverridden && !isAuthorityEnd(machine, end)) {
    return fail(machine, 'port-invalid', pointer, findAuthorityEnd(machine));
  }
  if (end > pointer) {
    const port = Number(input.slice(pointer, end));
    if (port > 0xffff) return fail(machine, 'port-out-of-range', pointer, end);
    url.port = port === defaultPort(url.scheme) ? null : port;
  }
  if (isOverridden) return end > pointer ? 'terminated' : 'failure';
  machine.pointer = end;
  return pathStartState;
}

// https://url.spec.whatwg.org/#file-state
export function fileState(machine: Machine): Next {
  const { input, url, base, pointer } = machine;
  setScheme(machine, 'file');
  url.host = emptyHost;
  if (isSlash(currentCodeUnit(machine))) {
    machine.pointer++;
    return fileSlashState;
  }
  if (base === null || !isFileScheme(base.scheme)) return pathState;
  url.host = base.host;
  url.path = clonePath(base.path);
  url.query = base.query;
  if (isAtPathEnd(machine)) return startQueryOrFragment(machine);
  url.query = null;
  if (startsWithWindowsDriveLetter(input.slice(pointer, pointer + 3))) {
    url.path = [];
  } else {
    shortenPath(url);
  }
  return pathState;
}

// https://url.spec.whatwg.org/#file-slash-state
export function fileSlashState(machine: Machine): Next {
  const { input, url, base, pointer } = machine;
  if (isSlash(currentCodeUnit(machine))) {
    machine.pointer++;
    return fileHostState;
  }
  if (base !== null && isFileScheme(base.scheme)) {
    url.host = base.host;
    const drive = base.path[0] ?? '';
    if (
      isNormalizedWindowsDriveLetter(drive) &&
      !startsWithWindowsDriveLetter(input.slice(pointer, pointer + 3))
    ) {
      url.path = [drive];
    }
  }
  return pathState;
}

// https://url.spec.whatwg.org/#file-host-state
export function fileHostState(machine: Machine): Next {
  const { input, url, pointer, isOverridden } = machine;
  const end = findAuthorityEnd(machine);
  const buffer = input.slice(pointer, end);
  if (!isOverridden && isWindowsDriveLetter(buffer)) {
    machine.driveLetter = buffer;
    machine.pointer = end;
    return pathState;
  }
  const host = buffer === '' ? emptyHost : parseHostAt(machine, end);
  if (host === null) return 'failure';
  url.host = host.value === 'localhost' ? emptyHost : host;
  machine.pointer = end;
  return isOverridden ? 'terminated' : pathStartState;
}

// https://url.spec.whatwg.org/#path-start-state
export function pathStartState(machine: Machine): Next {
  const { url, isOverridden } = machine;
  const c = currentCodeUnit(machine);
  if (machine.isSpecial) {
    if (isSlash(c)) machine.pointer++;
    return pathState;
  }
  if (!isOverridden && isAtPathEnd(machine)) return startQueryOrFragment(machine);
  if (!isAtEOF(machine)) {
    if (c === SOLIDUS) machine.pointer++;
    return pathState;
  }
  if (url.host === null) appendSegment(url, '', true);
  return 'terminated';
}

// https://url.spec.whatwg.org/#path-state
export function pathState(machine: Machine): Next {
  const { input, url, pointer } = machine;
  const recognize = findRecognizer(machine);
  const end = machine.isOverridden ? input.length : findEnd(input, pointer, true);
  let path = utf8PercentEncode(input.slice(pointer, end), pathPercentEncodeSet);
  if (machine.isSpecial && path.includes('\\')) path = path.replace(/\\/g, '/');
  const isWhole = recognize && url.path.length === 0 && !dotSegmentStart.test(`/${path}`);
  if (isWhole) url.path = `/${path}`;
  else appendSegments(url, machine.driveLetter + path);
  machine.pointer = end;
  if (recognize?.(input, end)) {
    url.path = serializePath(url) + input.slice(end);
    return 'terminated';
  }
  return startQueryOrFragment(machine);
}

function appendSegments(url: URLRecord, path: string): void {
  let start = 0;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', start)) {
    appendSegment(url, path.slice(start, end), false);
    start = end + 1;
  }
  appendSegment(url, path.slice(start), true);
}

function appendSegment(url: URLRecord, segment: string, isLast: boolean): void {
  const { path } = url;
  if (typeof path === 'string') return;
  const isDoubleDot = isDoubleDotURLPathSegment(segment);
  if (isDoubleDot) shortenPath(url);
  if (isDoubleDot || isSingleDotURLPathSegment(segment)) {
    if (isLast) path.push('');
  } else if (isFileScheme(url.scheme) && path.length === 0 && isWindowsDriveLetter(segment)) {
    path.push(`${segment.charAt(0)}:`);
  } else {
    path.push(segment);
  }
}

// The offset of the next U+0023 (#), or U+003F (?) if asked for, or the end of the input.
function findEnd(input: string, start: number, atQuery: boolean): number {
  const fragmentAt = input.indexOf('#', start);
  const end = fragmentAt === -1 ? input.length : fragmentAt;
  const queryAt = atQuery ? input.indexOf('?', start) : -1;
  return queryAt === -1 || queryAt > end ? end : queryAt;
}

export function startQueryOrFragment(machine: Machine): Next {
  if (isAtEOF(machine)) return 'terminated';
  return currentCodeUnit(machine) === QUESTION_MARK ? startQuery(machine) : startFragment(machine);
}

function startQuery(machine: Machine): Next {
  machine.url.query = '';
  machine.pointer++;
  return queryState;
}

function startFragment(machine: Machine): Next {
  machine.url.fragment = '';
  machine.pointer++;
  return fragmentState;
}

// https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
export function opaquePathState(machine: Machine): Next {
  const { input, url, pointer } = machine;
  const end = findEnd(input, pointer, true);
  const path = utf8PercentEncode(input.slice(pointer, end), c0ControlPercentEncodeSet);
  // A U+0020 SPACE before U+003F (?) or U+0023 (#) would be trimmed once they are gone.
  const encoded = end < input.length ? path.replace(/ $/, '%20') : path;
  url.path = typeof url.path === 'string' ? url.path + encoded : encoded;
  machine.pointer = end;
  return startQueryOrFragment(machine);
}

// https://url.spec.whatwg.org/#query-state
export function queryState(machine: Machine): Next {
  const { input, url, pointer, isOverridden } = machine;
  const encoding = machine.encoding && allowsQueryEncoding(url.scheme) ? machine.encoding : null;
  const end = isOverridden ? input.length : findEnd(input, pointer, false);
  const set = machine.isSpecial ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  const query = input.slice(pointer, end);
  url.query ??= '';
  url.query += encoding ? encoding.percentEncode(query, set) : utf8PercentEncode(query, set);
  machine.pointer = end;
  return startQueryOrFragment(machine);
}

// https://url.spec.whatwg.org/#fragment-state
export function fragmentState(machine: Machine): Next {
  const { input, url, pointer } = machine;
  const fragment = utf8PercentEncode(input.slice(pointer), fragmentPercentEncodeSet);
  url.fragment = (url.fragment ?? '') + fragment;
  return 'terminated';
}

/** The states of the basic URL parser, by name. */
export const states: ReadonlyMap<StateName, State> = new Map([
  ['schemeStart', schemeStartState],
  ['scheme', schemeState],
  ['noScheme', noSchemeState],
  ['specialRelativeOrAuthority', specialRelativeOrAuthorityState],
  ['pathOrAuthority', pathOrAuthorityState],
  ['relative', relativeState],
  ['relativeSlash', relativeSlashState],
  ['specialAuthoritySlashes', specialAuthoritySlashesState],
  ['specialAuthorityIgnoreSlashes', specialAuthorityIgnoreSlashesState],
  ['authority', authorityState],
  ['host', hostState],
  ['hostname', hostnameState],
  ['port', portState],
  ['file', fileState],
  ['fileSlash', fileSlashState],
  ['fileHost', fileHostState],
  ['pathStart', pathStartState],
  ['path', pathState],
  ['opaquePath', opaquePathState],
  ['query', queryState],
  ['fragment', fragmentState],
]);
