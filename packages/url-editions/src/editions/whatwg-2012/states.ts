// 5.2 Parsing: the states of the URL parser, in the order of the text
// D1 to D15 are defects of the text that its editor repaired later. They are repaired here in the same way.

import { isASCIIAlpha, isASCIIAlphanumeric, isASCIIDigit } from '@urlkit/infra';
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
    machine.buffer += c.toLowerCase();
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
    machine.buffer += c.toLowerCase();
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
    machine.pointer = -1;
  } else {
    if (c !== EOF) machine.parseError();
    return 'terminated';
  }
  return undefined;
}

function schemeData(machine: Machine): undefined {
  const { c, url } = machine;
  if (c === '?') {
    startQuery(machine);
  } else if (c === '#') {
    startFragment(machine);
  } else if (c !== EOF) {
    // D15
    const isUnit =
      c === '%'
        ? /^[\dA-Fa-f]{2}/.test(machine.remaining(2))
        : isURLCodePoint(c.codePointAt(0) ?? 0);
    if (!isUnit) machine.parseError();
    if (!isTabOrNewline(c)) url.schemeData += utf8PercentEncode(c, simpleEncodeSet);
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
    machine.pointer++;
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
    machine.pointer -= Array.from(machine.buffer).length + 1;
    machine.buffer = '';
    machine.goTo('host');
  } else {
    // D4
    machine.buffer += c;
  }
}

function readCredentials({ buffer, url }: Machine): void {
  for (const codePoint of buffer) {
    if (isTabOrNewline(codePoint)) continue;
    const encoded = utf8PercentEncode(codePoint, defaultEncodeSet);
    if (url.password !== null) url.password += encoded;
    else if (codePoint === ':') url.password = '';
    else url.username += encoded;
  }
}

function fileHost(machine: Machine): End | undefined {
  const { c, url, buffer } = machine;
  if (!isAuthorityEnd(c)) {
    if (!isTabOrNewline(c)) machine.buffer += c;
  } else if (isDriveLetter(buffer)) {
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
  machine.buffer += c;
  return undefined;
}

function port(machine: Machine): End | undefined {
  const { c, url, buffer, isOverridden } = machine;
  if (isASCIIDigit(c.charCodeAt(0))) {
    machine.buffer += c;
    return undefined;
  }
  if (!isAuthorityEnd(c) && !isOverridden) return machine.fail('invalid port');
  const shortest = buffer.replace(/^0+(?=.)/, '');
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
    machine.pointer += 2;
    machine.buffer += '.';
  } else if (!isTabOrNewline(c)) {
    machine.buffer += utf8PercentEncode(c, defaultEncodeSet);
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
    const encoding = url.relativeFlag ? (machine.options.encoding ?? null) : null;
    const output = encoding && { encodeOrFail: encodeOrQuestionMark(encoding) };
    url.query =
      (url.query ?? '') + percentEncodeAfterEncoding(output, machine.buffer, queryEncodeSet);
    machine.buffer = '';
    if (c === '#') startFragment(machine);
  } else if (!isTabOrNewline(c)) {
    machine.buffer += c;
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

function fragment({ c, url }: Machine): undefined {
  if (c === EOF || isTabOrNewline(c)) return;
  url.fragment = (url.fragment ?? '') + utf8PercentEncode(c, simpleEncodeSet);
}

/** The states of the URL parser, by name. */
export const states: Readonly<Record<StateName, State>> = {
  ...{ schemeStart, scheme, schemeData, noScheme, relative, authorityStart, authority, fileHost },
  ...{ host, hostname, port, relativePathStart, relativePath, query, fragment },
};
