// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states that the parser has been in, found in the parts that it has read. The parser itself records nothing.

import { type Range, toScalarValueString, trimC0ControlsAndSpaces } from '@urlkit/infra';
import {
  type BaseOptions,
  componentRanges,
  parse,
  parseURL,
  resolve,
  type ValidationErrorName,
} from '@urlkit/url-parser';
import {
  isFileScheme,
  isSpecialScheme,
  isWindowsDriveLetter,
  type URLRecord,
} from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';

/**
 * A state of the basic URL parser, as the standard calls it.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export type ParserState =
  | 'scheme start'
  | 'scheme'
  | 'no scheme'
  | 'special relative or authority'
  | 'path or authority'
  | 'relative'
  | 'relative slash'
  | 'special authority slashes'
  | 'special authority ignore slashes'
  | 'authority'
  | 'host'
  | 'port'
  | 'file'
  | 'file slash'
  | 'file host'
  | 'path start'
  | 'path'
  | 'opaque path'
  | 'query'
  | 'fragment';

/** A state that the parser was in, with the range of the input that it read there. */
export interface ParserStep extends Range {
  /** The name of the state. */
  readonly state: ParserState;
  /** The URL of the state in the standard. */
  readonly reference: string;
  /** The validation error with which the parser failed in this state; null if it did not. */
  readonly error: ValidationErrorName | null;
}

/** What a state does at an offset: it reads up to `end`, and the next state starts at `at`, which may be before it. */
interface Move {
  readonly end: number;
  /** Null if the parser ends here. */
  readonly next: ParserState | null;
  readonly at: number;
}

/**
 * Finds the states that the parser goes through, and what it reads in each of them. A state that only looks at
 * code points, or goes back, has read those that come before the start of the next state or, if the next state
 * starts further back, those up to the one that ended it: the authority state reads the whole authority, the host state
 * the host once more.
 *
 * @param url A string, a `URL` object or a record. Ranges are in code units of the string, or of the serialized URL.
 * @returns The states in order; null if the base URL does not parse. If the parser fails, the last one has the error.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 * @example
 * ```ts
 * parserSteps('https://example.org/').map(({ state }) => state)[1]; // 'scheme'
 * ```
 */
export function parserSteps(url: URLInput, options?: BaseOptions): readonly ParserStep[] | null {
  const { text, restore } = prepare(urlStringOf(url));
  const reading = read(text, options);
  if (reading === null) return null;
  const steps: ParserStep[] = [];
  let state: ParserState | null = 'scheme start';
  let start = 0;
  while (state !== null) {
    const { end, next, at }: Move = states[state](reading, start);
    const error = next === null ? reading.failure : null;
    steps.push({ state, ...restore({ start, end }), reference: referenceOf(state), error });
    state = next;
    start = at;
  }
  return steps;
}

/** What the parser has found in a text. Offsets are in code units. */
interface Reading {
  readonly text: string;
  readonly base: URLRecord | null;
  /** That of the text, or of the base. */
  readonly scheme: string;
  /** The offset of the U+003A (:) after the scheme; -1 if there is none. */
  readonly schemeEnd: number;
  readonly authority: Authority;
  /** The offset of the U+003F (?), or `hashAt` if there is none. */
  readonly searchAt: number;
  /** The offset of the U+0023 (#), or the end of the text. */
  readonly hashAt: number;
  readonly failure: ValidationErrorName | null;
}

interface Authority extends Range {
  readonly hostStart: number;
  /** The offset of the U+003A (:) before the port, or the end of the authority. */
  readonly hostEnd: number;
}

/** Returns null if the base URL does not parse. */
function read(text: string, options: BaseOptions | undefined): Reading | null {
  const ranges = componentRanges(text, options);
  if (ranges === null) return null;
  const base = options?.base ?? null;
  const baseText = base === null ? null : urlStringOf(base);
  const baseRecord = baseText === null ? null : parseURL(baseText);
  const { failure } = baseText === null ? parse(text) : resolve(text, baseText);
  const schemeEnd = ranges.scheme?.end ?? -1;
  const scheme =
    schemeEnd === -1 ? (baseRecord?.scheme ?? '') : text.slice(0, schemeEnd).toLowerCase();
  const { authority, userinfo, host } = ranges;
  const { start, end } = authority ?? { start: 0, end: 0 };
  const hostStart = userinfo?.end ?? start;
  return {
    ...{ text, base: baseRecord, scheme, schemeEnd },
    authority: { start, end, hostStart, hostEnd: host?.end ?? hostStart },
    searchAt: text.search(/[?#]|$/),
    hashAt: text.search(/#|$/),
    failure: failure?.name ?? null,
  };
}

/** Returns the text that the parser reads, and a function that converts its ranges to those of the input. */
function prepare(input: string): { text: string; restore: (range: Range) => Range } {
  const { start, end } = trimC0ControlsAndSpaces(input);
  const offsets: number[] = [];
  for (let offset = start; offset < end; offset++) {
    if (!/[\t\n\r]/.test(input.charAt(offset))) offsets.push(offset);
  }
  const trimmed = input.slice(start, end);
  const hasRemoved = offsets.length < trimmed.length;
  const text = hasRemoved ? toScalarValueString(trimmed).replace(/[\t\n\r]+/g, '') : trimmed;
  const originalOf = (offset: number): number => offsets[offset] ?? end;
  return {
    text,
    restore: (range) => {
      const first = originalOf(range.start);
      return { start: first, end: range.start < range.end ? originalOf(range.end - 1) + 1 : first };
    },
  };
}

function referenceOf(state: ParserState): string {
  // The identifier is older than the name.
  const name = state === 'opaque path' ? 'cannot-be-a-base-url path' : state;
  return `https://url.spec.whatwg.org/#${name.replace(/ /g, '-')}-state`;
}

/** The next state starts where this one ends. */
function go(next: ParserState, end: number): Move {
  return { end, next, at: end };
}

/** The next state starts elsewhere than where this one ends. */
function goBack(end: number, next: ParserState, at: number): Move {
  return { end, next, at };
}

function stop(end: number): Move {
  return { end, next: null, at: end };
}

const states: Readonly<Record<ParserState, (reading: Reading, at: number) => Move>> = {
  'scheme start': ({ text }) => (/^[a-z]/i.test(text) ? go('scheme', 1) : go('no scheme', 0)),
  scheme: schemeState,
  'no scheme': noSchemeState,
  'special relative or authority': ({ text }, at) =>
    text.startsWith('//', at) ? go('special authority ignore slashes', at + 2) : go('relative', at),
  'path or authority': ({ text }, at) =>
    text.charAt(at) === '/' ? go('authority', at + 1) : go('path', at),
  relative: (reading, at) =>
    isSlash(reading, at) ? go('relative slash', at + 1) : goToPath(reading, at),
  'relative slash': (reading, at) => {
    if (!isSlash(reading, at)) return go('path', at);
    const isSpecial = isSpecialScheme(reading.scheme);
    return go(isSpecial ? 'special authority ignore slashes' : 'authority', at + 1);
  },
  'special authority slashes': ({ text }, at) =>
    go('special authority ignore slashes', text.startsWith('//', at) ? at + 2 : at),
  'special authority ignore slashes': (reading) => go('authority', reading.authority.start),
  authority: authorityState,
  host: hostState,
  port: portState,
  file: fileState,
  'file slash': (reading, at) => (isSlash(reading, at) ? go('file host', at + 1) : go('path', at)),
  'file host': fileHostState,
  'path start': pathStartState,
  path: ({ text, searchAt }, at) => goToQuery(text, Math.max(at, searchAt)),
  'opaque path': ({ text, searchAt }) => goToQuery(text, searchAt),
  query: ({ text, hashAt }) => (hashAt < text.length ? go('fragment', hashAt + 1) : stop(hashAt)),
  fragment: ({ text }) => stop(text.length),
};

// https://url.spec.whatwg.org/#scheme-state
function schemeState({ text, base, scheme, schemeEnd }: Reading): Move {
  if (schemeEnd === -1) return goBack(matchEnd(/[a-z\d+.-]*/iy, text, 0), 'no scheme', 0);
  const end = schemeEnd + 1;
  if (isFileScheme(scheme)) return go('file', end);
  if (isSpecialScheme(scheme)) {
    const isRelative = base?.scheme === scheme;
    return go(isRelative ? 'special relative or authority' : 'special authority slashes', end);
  }
  return text.charAt(end) === '/' ? go('path or authority', end + 1) : go('opaque path', end);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState({ base, failure }: Reading): Move {
  if (base === null || failure === 'missing-scheme-non-relative-URL') return stop(0);
  if (typeof base.path === 'string') return go('fragment', 1);
  return go(isFileScheme(base.scheme) ? 'file' : 'relative', 0);
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(reading: Reading, at: number): Move {
  const { hostStart, end } = reading.authority;
  const isWithoutHost = hostStart > at && hostStart === end;
  return isWithoutHost ? stop(end) : goBack(end, 'host', hostStart);
}

// https://url.spec.whatwg.org/#host-state
function hostState(reading: Reading): Move {
  const { hostEnd, end } = reading.authority;
  const { failure } = reading;
  if (failure !== null && !failure.startsWith('port-')) return stop(hostEnd);
  return hostEnd < end ? go('port', hostEnd + 1) : go('path start', end);
}

// https://url.spec.whatwg.org/#port-state
function portState({ text, failure }: Reading, at: number): Move {
  const end = matchEnd(/\d*/y, text, at);
  return failure === null ? go('path start', end) : stop(end);
}

// https://url.spec.whatwg.org/#file-state
function fileState(reading: Reading, at: number): Move {
  if (isSlash(reading, at)) return go('file slash', at + 1);
  return isFileScheme(reading.base?.scheme ?? '') ? goToPath(reading, at) : go('path', at);
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState({ text, failure }: Reading, at: number): Move {
  const end = matchEnd(/[^/\\?#]*/y, text, at);
  if (failure !== null) return stop(end);
  return go(isWindowsDriveLetter(text.slice(at, end)) ? 'path' : 'path start', end);
}

// https://url.spec.whatwg.org/#path-start-state
function pathStartState(reading: Reading, at: number): Move {
  if (isSlash(reading, at)) return go('path', at + 1);
  return !isSpecialScheme(reading.scheme) ? goToPath(reading, at) : go('path', at);
}

// Continues in the path if there is one.
function goToPath({ text }: Reading, at: number): Move {
  return /^[?#]?$/.test(text.charAt(at)) ? goToQuery(text, at) : go('path', at);
}

/** Continues after U+003F (?) or U+0023 (#). Without one, the parser ends. */
function goToQuery(text: string, at: number): Move {
  if (at === text.length) return stop(at);
  return go(text.charAt(at) === '?' ? 'query' : 'fragment', at + 1);
}

function isSlash({ text, scheme }: Reading, at: number): boolean {
  const slash = text.charAt(at);
  return slash === '/' || (slash === '\\' && isSpecialScheme(scheme));
}

/** The end of what a sticky pattern, which matches any text, matches at an offset. */
function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}
