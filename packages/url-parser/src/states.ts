// https://url.spec.whatwg.org/#basic-url-parser
// One function per state, in the standard's order.

import { emptyHost, type Host, parseHost } from '@urlkit/host';
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
import type { Machine, Next, State } from './machine.js';
import type { StateName } from './options.js';
import { dotSegmentStart } from './recognizer.js';

const NUMBER_SIGN = 0x23;
const PLUS_SIGN = 0x2b;
const HYPHEN_MINUS = 0x2d;
const FULL_STOP = 0x2e;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const COMMERCIAL_AT = 0x40;
const LEFT_SQUARE_BRACKET = 0x5b;
const REVERSE_SOLIDUS = 0x5c;
const RIGHT_SQUARE_BRACKET = 0x5d;

// https://url.spec.whatwg.org/#scheme-start-state
export function schemeStartState(machine: Machine): Next {
  if (isASCIIAlpha(machine.c)) return schemeState;
  return machine.isOverridden ? 'failure' : noSchemeState;
}

// https://url.spec.whatwg.org/#scheme-state
function schemeState(machine: Machine): Next {
  const { input, url, base, isOverridden } = machine;
  let end = machine.pointer;
  while (isSchemeCodePoint(input.charCodeAt(end))) end++;
  if (input.charCodeAt(end) !== COLON) return isOverridden ? 'failure' : noSchemeState;

  const scheme = input.slice(machine.pointer, end).toLowerCase();
  if (isOverridden) return changeScheme(url, scheme);

  machine.setScheme(scheme);
  machine.pointer = end + 1;
  if (isFileScheme(scheme)) {
    if (!input.startsWith('//', machine.pointer)) reportMissingSolidus(machine);
    return fileState;
  }
  if (machine.isSpecial) {
    return base?.scheme === scheme ? specialRelativeOrAuthorityState : specialAuthoritySlashesState;
  }
  if (machine.c === SOLIDUS) {
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

// The range is that of the slashes which stand where U+002F (/) U+002F (/) should.
function reportMissingSolidus(machine: Machine): void {
  const { input, pointer, sink } = machine;
  if (!sink) return;
  let end = pointer;
  while (end < pointer + 2 && isSlash(input.charCodeAt(end))) end++;
  machine.report('special-scheme-missing-following-solidus', pointer, end);
}

function isSlash(c: number): boolean {
  return c === SOLIDUS || c === REVERSE_SOLIDUS;
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState(machine: Machine): Next {
  const { base, url } = machine;
  if (base === null || (hasOpaquePath(base) && machine.c !== NUMBER_SIGN)) {
    return machine.fail('missing-scheme-non-relative-URL', machine.pointer, machine.pointer);
  }
  if (hasOpaquePath(base)) {
    machine.setScheme(base.scheme);
    url.path = base.path;
    url.query = base.query;
    return startFragment(machine);
  }
  return isFileScheme(base.scheme) ? fileState : relativeState;
}

// https://url.spec.whatwg.org/#special-relative-or-authority-state
function specialRelativeOrAuthorityState(machine: Machine): Next {
  if (machine.input.startsWith('//', machine.pointer)) {
    machine.pointer += 2;
    return specialAuthorityIgnoreSlashesState;
  }
  reportMissingSolidus(machine);
  return relativeState;
}

// https://url.spec.whatwg.org/#path-or-authority-state
function pathOrAuthorityState(machine: Machine): Next {
  if (machine.c !== SOLIDUS) return pathState;
  machine.pointer++;
  return authorityState;
}

// https://url.spec.whatwg.org/#relative-state
function relativeState(machine: Machine): Next {
  const { base, url, c } = machine;
  if (base === null) return 'failure';
  machine.setScheme(base.scheme);
  if (c === SOLIDUS || (machine.isSpecial && c === REVERSE_SOLIDUS)) {
    skipSlash(machine);
    return relativeSlashState;
  }
  copyAuthority(url, base);
  url.path = clonePath(base.path);
  url.query = base.query;
  if (c === QUESTION_MARK) return startQuery(machine);
  if (c === NUMBER_SIGN) return startFragment(machine);
  if (machine.isAtEOF) return 'terminated';
  url.query = null;
  shortenPath(url);
  return pathState;
}

// Moves behind a slash, and reports it if it is U+005C (\).
function skipSlash(machine: Machine): void {
  const { pointer } = machine;
  if (machine.c === REVERSE_SOLIDUS)
    machine.report('invalid-reverse-solidus', pointer, pointer + 1);
  machine.pointer++;
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
function relativeSlashState(machine: Machine): Next {
  const { base, url, c } = machine;
  if (base === null) return 'failure';
  if (machine.isSpecial && isSlash(c)) {
    skipSlash(machine);
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
function specialAuthoritySlashesState(machine: Machine): Next {
  if (machine.input.startsWith('//', machine.pointer)) machine.pointer += 2;
  else reportMissingSolidus(machine);
  return specialAuthorityIgnoreSlashesState;
}

// https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
function specialAuthorityIgnoreSlashesState(machine: Machine): Next {
  for (; isSlash(machine.c); machine.pointer++) {
    const { pointer } = machine;
    machine.report('special-scheme-missing-following-solidus', pointer, pointer + 1);
  }
  return authorityState;
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(machine: Machine): Next {
  return machine.input.includes('@', machine.pointer) ? readCredentials(machine) : hostState;
}

function readCredentials(machine: Machine): Next {
  const { input, url, pointer } = machine;
  let end = pointer;
  let hostStart = pointer;
  for (; !machine.isAuthorityEnd(end); end++) {
    if (input.charCodeAt(end) === COMMERCIAL_AT) {
      machine.report('invalid-credentials', hostStart, end + 1);
      hostStart = end + 1;
    }
  }
  if (hostStart > pointer) {
    const userinfo = input.slice(pointer, hostStart - 1);
    const colon = userinfo.indexOf(':');
    const usernameEnd = colon === -1 ? userinfo.length : colon;
    const password = userinfo.slice(usernameEnd + 1);
    url.username += utf8PercentEncode(userinfo.slice(0, usernameEnd), userinfoPercentEncodeSet);
    url.password += utf8PercentEncode(password, userinfoPercentEncodeSet);
    if (hostStart === end) return machine.fail('host-missing', end, end);
  }
  machine.pointer = hostStart;
  return hostState;
}

// https://url.spec.whatwg.org/#host-state
function hostState(machine: Machine): Next {
  return readHost(machine, false);
}

// https://url.spec.whatwg.org/#hostname-state
function hostnameState(machine: Machine): Next {
  return readHost(machine, true);
}

function readHost(machine: Machine, isHostname: boolean): Next {
  const { input, url, pointer, isOverridden } = machine;
  if (isOverridden && isFileScheme(url.scheme)) return fileHostState;

  const end = findHostEnd(machine);
  if (input.charCodeAt(end) === COLON) {
    if (end === pointer) return machine.fail('host-missing', end, end);
    if (isOverridden && isHostname) return 'failure';
    const host = parseHostAt(machine, end);
    if (host === null) return 'failure';
    url.host = host;
    machine.pointer = end + 1;
    return portState;
  }
  if (end === pointer) {
    if (machine.isSpecial) return machine.fail('host-missing', end, end);
    if (isOverridden && (includesCredentials(url) || url.port !== null)) return 'failure';
  }
  const host = parseHostAt(machine, end);
  if (host === null) return 'failure';
  url.host = host;
  machine.pointer = end;
  return isOverridden ? 'terminated' : pathStartState;
}

// The end of the authority, or a U+003A (:) outside of brackets.
function findHostEnd(machine: Machine): number {
  const { input } = machine;
  let insideBrackets = false;
  let end = machine.pointer;
  for (; !machine.isAuthorityEnd(end); end++) {
    const c = input.charCodeAt(end);
    if (c === COLON && !insideBrackets) break;
    if (c === LEFT_SQUARE_BRACKET) insideBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) insideBrackets = false;
  }
  return end;
}

function parseHostAt(machine: Machine, end: number): Host | null {
  const { input, pointer } = machine;
  return parseHost(input.slice(pointer, end), !machine.isSpecial, machine.sinkAt(pointer));
}

// https://url.spec.whatwg.org/#port-state
function portState(machine: Machine): Next {
  const { input, url, pointer, isOverridden } = machine;
  let end = pointer;
  while (isASCIIDigit(input.charCodeAt(end))) end++;
  if (!isOverridden && !machine.isAuthorityEnd(end)) {
    if (machine.sink) while (!machine.isAuthorityEnd(end)) end++;
    return machine.fail('port-invalid', pointer, end);
  }
  if (end > pointer) {
    const port = Number(input.slice(pointer, end));
    if (port > 0xffff) return machine.fail('port-out-of-range', pointer, end);
    url.port = port === defaultPort(url.scheme) ? null : port;
  }
  if (isOverridden) return end > pointer ? 'terminated' : 'failure';
  machine.pointer = end;
  return pathStartState;
}

// https://url.spec.whatwg.org/#file-state
function fileState(machine: Machine): Next {
  const { input, url, base, pointer, c } = machine;
  machine.setScheme('file');
  url.host = emptyHost;
  if (isSlash(c)) {
    skipSlash(machine);
    return fileSlashState;
  }
  if (base === null || !isFileScheme(base.scheme)) return pathState;
  url.host = base.host;
  url.path = clonePath(base.path);
  url.query = base.query;
  if (c === QUESTION_MARK) return startQuery(machine);
  if (c === NUMBER_SIGN) return startFragment(machine);
  if (machine.isAtEOF) return 'terminated';
  url.query = null;
  if (startsWithWindowsDriveLetter(input.slice(pointer, pointer + 3))) {
    machine.report('file-invalid-Windows-drive-letter', pointer, pointer + 2);
    url.path = [];
  } else {
    shortenPath(url);
  }
  return pathState;
}

// https://url.spec.whatwg.org/#file-slash-state
function fileSlashState(machine: Machine): Next {
  const { input, url, base, pointer } = machine;
  if (isSlash(machine.c)) {
    skipSlash(machine);
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
function fileHostState(machine: Machine): Next {
  const { input, url, pointer, isOverridden } = machine;
  let end = pointer;
  while (!machine.isAuthorityEnd(end)) end++;
  const buffer = input.slice(pointer, end);
  if (!isOverridden && isWindowsDriveLetter(buffer)) {
    machine.report('file-invalid-Windows-drive-letter-host', pointer, end);
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
  const { url, c, isOverridden } = machine;
  if (machine.isSpecial) {
    if (isSlash(c)) skipSlash(machine);
    return pathState;
  }
  if (!isOverridden && c === QUESTION_MARK) return startQuery(machine);
  if (!isOverridden && c === NUMBER_SIGN) return startFragment(machine);
  if (!machine.isAtEOF) {
    if (c === SOLIDUS) machine.pointer++;
    return pathState;
  }
  if (isOverridden && url.host === null) appendSegment(url, '', true);
  return 'terminated';
}

// https://url.spec.whatwg.org/#path-state
function pathState(machine: Machine): Next {
  const { input, url, pointer, restRecognizer } = machine;
  const end = machine.isOverridden ? input.length : findEnd(input, pointer, true);
  machine.reportPath(end);
  let path = utf8PercentEncode(input.slice(pointer, end), pathPercentEncodeSet);
  if (machine.isSpecial && path.includes('\\')) path = path.replace(/\\/g, '/');
  const isWhole = restRecognizer && url.path.length === 0 && !dotSegmentStart.test(`/${path}`);
  if (isWhole) url.path = `/${path}`;
  else appendSegments(url, machine.driveLetter + path);
  machine.pointer = end;
  if (restRecognizer?.(input, end)) {
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
  if (isDoubleDotURLPathSegment(segment)) {
    shortenPath(url);
    if (isLast) path.push('');
  } else if (isSingleDotURLPathSegment(segment)) {
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
  if (machine.isAtEOF) return 'terminated';
  return machine.c === QUESTION_MARK ? startQuery(machine) : startFragment(machine);
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
function opaquePathState(machine: Machine): Next {
  const { input, url, pointer } = machine;
  const end = findEnd(input, pointer, true);
  machine.reportInvalidURLUnits(pointer, end);
  const path = utf8PercentEncode(input.slice(pointer, end), c0ControlPercentEncodeSet);
  // A U+0020 SPACE before U+003F (?) or U+0023 (#) would be trimmed once they are gone.
  const encoded = end < input.length ? path.replace(/ $/, '%20') : path;
  url.path = typeof url.path === 'string' ? url.path + encoded : encoded;
  machine.pointer = end;
  return startQueryOrFragment(machine);
}

// https://url.spec.whatwg.org/#query-state
function queryState(machine: Machine): Next {
  const { input, url, pointer, isOverridden } = machine;
  const encoding = machine.encoding && allowsQueryEncoding(url.scheme) ? machine.encoding : null;
  const end = isOverridden ? input.length : findEnd(input, pointer, false);
  machine.reportInvalidURLUnits(pointer, end);
  const set = machine.isSpecial ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  const query = input.slice(pointer, end);
  url.query ??= '';
  url.query += encoding ? encoding.percentEncode(query, set) : utf8PercentEncode(query, set);
  machine.pointer = end;
  return startQueryOrFragment(machine);
}

// https://url.spec.whatwg.org/#fragment-state
function fragmentState(machine: Machine): Next {
  const { input, url, pointer } = machine;
  machine.reportInvalidURLUnits(pointer, input.length);
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
