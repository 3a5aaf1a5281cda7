// 5.2 Parsing: the states of the URL parser, in the order of the text
// D1 to D15 are defects of the text that its editor repaired later. They are repaired here in the same way.

import { isASCIIAlpha, isASCIIAlphanumeric, isASCIIDigit } from '@urlkit/infra';
import { findBefore } from '@urlkit/internal';
import {
  type Encoding,
  percentEncodeAfterEncoding,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { defaultEncodeSet, queryEncodeSet, simpleEncodeSet } from './encode-sets.js';
import { type End, EOF, type Machine, type State, type StateName } from './machine.js';
import { defaultPort, isDriveLetter, isRelativeScheme } from './parsed-url.js';
import { isURLCodePoint } from './url-code-points.js';

function isSlash(c: string): boolean {
  return c === '/' || c === '\\';
}

function isAuthorityEnd(c: string): boolean {
  return c === EOF || isSlash(c) || c === '?' || c === '#';
}

function isTabOrNewline(c: string): boolean {
  return c === '\t' || c === '\n' || c === '\r';
}

function startQuery(machine: Machine): void {
  machine.url.query = '';
  machine.goTo('query');
}

function startFragment(machine: Machine): void {
  machine.url.fragment = '';
  machine.goTo('fragment');
}

function schemeStart(machine: Machine): End | undefined {
  const { c, isOverridden } = machine;
  if (isASCIIAlpha(c.charCodeAt(0))) {
    machine.append(c.toLowerCase());
    machine.goTo('scheme');
  } else if (!isOverridden) {
    machine.goTo('noScheme', 'sameC');
  } else {
    machine.parseError();
    return 'terminated';
  }
  return undefined;
}

function scheme(machine: Machine): End | undefined {
  const { c, url, base, isOverridden } = machine;
  if (isASCIIAlphanumeric(c.charCodeAt(0)) || c === '+' || c === '-' || c === '.') {
    machine.append(c.toLowerCase());
  } else if (c === ':') {
    url.scheme = machine.buffer;
    machine.buffer = '';
    if (isOverridden) return 'terminated';
    if (isRelativeScheme(url.scheme)) url.relativeFlag = true;
    if (url.scheme === 'file') machine.goTo('relative');
    else if (url.relativeFlag && base?.scheme === url.scheme) machine.goTo('relative');
    else machine.goTo(url.relativeFlag ? 'authorityStart' : 'schemeData');
  } else if (!isOverridden) {
    machine.buffer = '';
    machine.goTo('noScheme');
    machine.next = 0;
  } else {
    if (c !== EOF) machine.parseError();
    return 'terminated';
  }
  return undefined;
}

function schemeData(machine: Machine): undefined {
  const { c, url } = machine;
  if (c === EOF || c === '?' || c === '#') {
    url.schemeData += utf8PercentEncode(machine.buffer, simpleEncodeSet);
    machine.buffer = '';
    if (c === '?') startQuery(machine);
    if (c === '#') startFragment(machine);
  } else {
    // D15
    const isUnit =
      c === '%'
        ? /^[\dA-Fa-f]{2}/.test(machine.remaining(2))
        : isURLCodePoint(c.codePointAt(0) ?? 0);
    if (!isUnit) machine.parseError();
    if (!isTabOrNewline(c)) machine.append(c);
  }
}

function noScheme(machine: Machine): End | undefined {
  const { base } = machine;
  if (base === null || !isRelativeScheme(base.scheme)) {
    return machine.fail('relative URL without a base URL to resolve it');
  }
  machine.goTo('relative', 'sameC');
  return undefined;
}

function relative(machine: Machine): undefined {
  const { c, url } = machine;
  // D1. Only a file: URL reaches this state without a base URL.
  const base = machine.base ?? { scheme: url.scheme, host: null, port: '', path: [], query: null };
  url.relativeFlag = true;
  if (url.scheme !== 'file') url.scheme = base.scheme;
  if (isSlash(c) && isSlash(machine.remaining(1))) {
    machine.next++;
    machine.goTo(url.scheme === 'file' ? 'fileHost' : 'authorityStart');
    return;
  }
  url.host = base.host;
  url.port = base.port;
  if (isSlash(c)) {
    machine.goTo('relativePathStart', 'sameC');
    return;
  }
  url.path = base.path.slice();
  if (c === EOF || c === '#') url.query = base.query;
  if (c === '?') {
    startQuery(machine);
  } else if (c === '#') {
    startFragment(machine);
  } else if (c !== EOF) {
    url.path.pop();
    machine.goTo('relativePathStart', 'sameC');
  }
}

function authorityStart(machine: Machine): undefined {
  if (!isSlash(machine.c)) machine.goTo('authority', 'sameC');
}

function authority(machine: Machine): undefined {
  const { c } = machine;
  if (c === '@') {
    if (machine.isAtSeen) machine.buffer = `%40${machine.buffer}`;
    machine.isAtSeen = true;
    readCredentials(machine);
    machine.buffer = '';
  } else if (isAuthorityEnd(c)) {
    // D2, D3
    machine.next = machine.pointer - machine.buffer.length;
    machine.buffer = '';
    machine.goTo('host');
  } else {
    // D4
    machine.appendUntil(/[@/\\?#]/g);
  }
}

function readCredentials({ buffer, url }: Machine): void {
  const text = buffer.replace(/[\t\n\r]+/g, '');
  let start = 0;
  if (url.password === null) {
    const end = findBefore(text.length, ':', text, 0);
    url.username += utf8PercentEncode(text.slice(0, end), defaultEncodeSet);
    if (end === text.length) return;
    url.password = '';
    start = end + 1;
  }
  url.password += utf8PercentEncode(text.slice(start), defaultEncodeSet);
}

function fileHost(machine: Machine): End | undefined {
  const { c, url } = machine;
  if (!isAuthorityEnd(c)) {
    if (!isTabOrNewline(c)) machine.append(c);
  } else if (isDriveLetter(machine.buffer)) {
    machine.goTo('relativePath', 'sameC');
  } else {
    url.host = machine.parseHost();
    if (url.host === null) return machine.fail('invalid host');
    machine.buffer = '';
    machine.goTo('relativePathStart', 'sameC');
  }
  return undefined;
}

function host(machine: Machine): End | undefined {
  return readHost(machine, false);
}

function hostname(machine: Machine): End | undefined {
  return readHost(machine, true);
}

function readHost(machine: Machine, isHostname: boolean): End | undefined {
  const { c, url, isOverridden } = machine;
  const isPortNext = c === ':' && !machine.isInBrackets;
  if (isPortNext || isAuthorityEnd(c)) {
    const parsed = machine.parseHost();
    if (parsed === null) return machine.fail('invalid host');
    url.host = parsed;
    machine.buffer = '';
    if (isPortNext) machine.goTo('port');
    else machine.goTo('relativePathStart', 'sameC');
    return isOverridden && (isHostname || !isPortNext) ? 'terminated' : undefined;
  }
  if (isTabOrNewline(c)) return undefined;
  if (c === '[') machine.isInBrackets = true;
  if (c === ']') machine.isInBrackets = false;
  machine.appendUntil(/[:/\\?#[\]\t\n\r]/g);
  return undefined;
}

function port(machine: Machine): End | undefined {
  const { c, url, isOverridden } = machine;
  if (isASCIIDigit(c.charCodeAt(0))) {
    machine.append(c);
    return undefined;
  }
  if (!isAuthorityEnd(c) && !isOverridden) return machine.fail('invalid port');
  const shortest = machine.buffer.replace(/^0+(?=.)/, '');
  url.port = shortest === defaultPort(url.scheme) ? '' : shortest;
  if (isOverridden) return 'terminated';
  machine.buffer = '';
  machine.goTo('relativePathStart', 'sameC');
  return undefined;
}

function relativePathStart(machine: Machine): undefined {
  if (isSlash(machine.c)) machine.goTo('relativePath');
  else machine.goTo('relativePath', 'sameC');
}

function relativePath(machine: Machine): undefined {
  const { c, isOverridden } = machine;
  if (c === EOF || isSlash(c) || (!isOverridden && (c === '?' || c === '#'))) {
    endSegment(machine);
    machine.buffer = '';
    if (c === '?') startQuery(machine);
    if (c === '#') startFragment(machine);
  } else if (c === '%' && machine.remaining(2).toLowerCase() === '2e') {
    machine.next += 2;
    machine.append('.');
  } else if (!isTabOrNewline(c)) {
    machine.append(utf8PercentEncode(c, defaultEncodeSet));
  }
}

// D5, D6
function endSegment({ url, buffer, c }: Machine): void {
  const { path } = url;
  if (buffer === '..') path.pop();
  if (buffer === '.' || buffer === '..') {
    if (!isSlash(c)) path.push('');
  } else if (url.scheme === 'file' && path.length === 0 && isDriveLetter(buffer)) {
    path.push(`${buffer.charAt(0)}:`);
  } else {
    path.push(buffer);
  }
}

function query(machine: Machine): undefined {
  const { c, url, isOverridden } = machine;
  if (c === EOF || (!isOverridden && c === '#')) {
    // D12
    const encoding = url.relativeFlag ? machine.encoding : null;
    const output = encoding && { encodeOrFail: encodeOrQuestionMark(encoding) };
    url.query =
      (url.query ?? '') + percentEncodeAfterEncoding(output, machine.buffer, queryEncodeSet);
    machine.buffer = '';
    if (c === '#') startFragment(machine);
  } else if (!isTabOrNewline(c)) {
    machine.append(c);
  }
}

// Creates an encoder that emits 0x3F (?) for characters that the encoding lacks.
function encodeOrQuestionMark(encoding: Encoding): Encoding['encodeOrFail'] {
  return (input) =>
    Array.from(encoding.encodeOrFail(input), ({ bytes, error }) => ({
      bytes: error === null ? bytes : [...bytes, 0x3f],
      error: null,
    }));
}

function fragment(machine: Machine): undefined {
  const { c, url } = machine;
  if (c === EOF) {
    url.fragment = (url.fragment ?? '') + utf8PercentEncode(machine.buffer, simpleEncodeSet);
  } else if (!isTabOrNewline(c)) {
    machine.append(c);
  }
}

/** The states of the URL parser, by name. */
export const states: Readonly<Record<StateName, State>> = {
  ...{ schemeStart, scheme, schemeData, noScheme, relative, authorityStart, authority, fileHost },
  ...{ host, hostname, port, relativePathStart, relativePath, query, fragment },
};
