// https://url.spec.whatwg.org/#concept-basic-url-parser
// The states that a run has been in, found in the parts that it has read. The parser itself records nothing.

import type { Range } from '@urlkit/infra';
import type { BaseOptions, ValidationErrorName } from '@urlkit/url-parser';
import { type Run, runOverURL } from '@urlkit/url-parser/internal';
import { isWindowsDriveLetter } from '@urlkit/url-record/path-segments';
import type { URLInput } from '@urlkit/url-serializer';
import { hasOpaquePath } from '@urlkit/url-serializer/serialized-url';

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
 */
export function parserSteps(url: URLInput, options?: BaseOptions): readonly ParserStep[] | null {
  const over = runOverURL(url, options);
  if (over === null) return null;
  const { run, restore } = over;
  const steps: ParserStep[] = [];
  let state: ParserState | null = 'scheme start';
  let start = 0;
  while (state !== null) {
    const { end, next, at }: Move = states[state](run, start);
    const error = next === null ? (run.failure?.name ?? null) : null;
    steps.push({ state, ...restore({ start, end }), reference: referenceOf(state), error });
    state = next;
    start = at;
  }
  return steps;
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

const states: Readonly<Record<ParserState, (run: Run, at: number) => Move>> = {
  'scheme start': ({ text }) => (/^[a-z]/i.test(text) ? go('scheme', 1) : go('no scheme', 0)),
  scheme: schemeState,
  'no scheme': noSchemeState,
  'special relative or authority': ({ text }, at) =>
    text.startsWith('//', at) ? go('special authority ignore slashes', at + 2) : go('relative', at),
  'path or authority': ({ text }, at) =>
    text.charAt(at) === '/' ? go('authority', at + 1) : go('path', at),
  relative: (run, at) => (isSlash(run, at) ? go('relative slash', at + 1) : goToPath(run, at)),
  'relative slash': (run, at) => {
    if (!isSlash(run, at)) return go('path', at);
    const isSpecial = run.scheme.kind !== 'other';
    return go(isSpecial ? 'special authority ignore slashes' : 'authority', at + 1);
  },
  'special authority slashes': ({ text }, at) =>
    go('special authority ignore slashes', text.startsWith('//', at) ? at + 2 : at),
  'special authority ignore slashes': (run) => go('authority', authorityOf(run).start),
  authority: authorityState,
  host: hostState,
  port: portState,
  file: fileState,
  'file slash': (run, at) => (isSlash(run, at) ? go('file host', at + 1) : go('path', at)),
  'file host': fileHostState,
  'path start': pathStartState,
  path: ({ text, searchAt }, at) => goToQuery(text, Math.max(at, searchAt)),
  'opaque path': ({ text, searchAt }) => goToQuery(text, searchAt),
  query: ({ text, hashAt }) => (hashAt < text.length ? go('fragment', hashAt + 1) : stop(hashAt)),
  fragment: ({ text }) => stop(text.length),
};

// https://url.spec.whatwg.org/#scheme-state
function schemeState({ text, base, scheme, schemeEndAt }: Run): Move {
  if (schemeEndAt === -1) return goBack(matchEnd(/[a-z\d+.-]*/iy, text, 0), 'no scheme', 0);
  const end = schemeEndAt + 1;
  if (scheme.kind === 'file') return go('file', end);
  if (scheme.kind === 'special') {
    const isRelative = base?.scheme === scheme;
    return go(isRelative ? 'special relative or authority' : 'special authority slashes', end);
  }
  return text.charAt(end) === '/' ? go('path or authority', end + 1) : go('opaque path', end);
}

// https://url.spec.whatwg.org/#no-scheme-state
function noSchemeState({ base, failure }: Run): Move {
  if (base === null || failure?.name === 'missing-scheme-non-relative-URL') return stop(0);
  if (hasOpaquePath(base)) return go('fragment', 1);
  return go(base.scheme.kind === 'file' ? 'file' : 'relative', 0);
}

// https://url.spec.whatwg.org/#authority-state
function authorityState(run: Run, at: number): Move {
  const { hostStart, end } = authorityOf(run);
  const isWithoutHost = hostStart > at && hostStart === end;
  return isWithoutHost ? stop(end) : goBack(end, 'host', hostStart);
}

// https://url.spec.whatwg.org/#host-state
function hostState(run: Run): Move {
  const { hostEnd, end } = authorityOf(run);
  const { failure } = run;
  if (failure !== null && !failure.name.startsWith('port-')) return stop(hostEnd);
  return hostEnd < end ? go('port', hostEnd + 1) : go('path start', end);
}

// https://url.spec.whatwg.org/#port-state
function portState({ text, failure }: Run, at: number): Move {
  const end = matchEnd(/\d*/y, text, at);
  return failure === null ? go('path start', end) : stop(end);
}

// https://url.spec.whatwg.org/#file-state
function fileState(run: Run, at: number): Move {
  if (isSlash(run, at)) return go('file slash', at + 1);
  return run.base?.scheme.kind === 'file' ? goToPath(run, at) : go('path', at);
}

// https://url.spec.whatwg.org/#file-host-state
function fileHostState({ text, failure }: Run, at: number): Move {
  const end = matchEnd(/[^/\\?#]*/y, text, at);
  if (failure !== null) return stop(end);
  return go(isWindowsDriveLetter(text.slice(at, end)) ? 'path' : 'path start', end);
}

// https://url.spec.whatwg.org/#path-start-state
function pathStartState(run: Run, at: number): Move {
  if (isSlash(run, at)) return go('path', at + 1);
  return run.scheme.kind === 'other' ? goToPath(run, at) : go('path', at);
}

// Continues in the path if there is one.
function goToPath({ text }: Run, at: number): Move {
  return /^[?#]?$/.test(text.charAt(at)) ? goToQuery(text, at) : go('path', at);
}

/** Continues after U+003F (?) or U+0023 (#). Without one, the parser ends. */
function goToQuery(text: string, at: number): Move {
  if (at === text.length) return stop(at);
  return go(text.charAt(at) === '?' ? 'query' : 'fragment', at + 1);
}

function isSlash({ text, scheme }: Run, at: number): boolean {
  const slash = text.charAt(at);
  return slash === '/' || (slash === '\\' && scheme.kind !== 'other');
}

/** The end of what a sticky pattern, which matches any text, matches at an offset. */
function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

// The parser finds the authority before it reads any of its parts.
function authorityOf({ authority }: Run): NonNullable<Run['authority']> {
  return authority as NonNullable<typeof authority>;
}
