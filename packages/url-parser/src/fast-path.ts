// The fast path: inputs that are canonical as a whole, which the parser would leave unchanged, and references that are.

import { canonicalizeHost } from '@urlkit/host';
import type { Range } from '@urlkit/infra';
import { copyOf, findBefore, flatten } from '@urlkit/internal';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import {
  canonicalRestEnd,
  DRIVE_LETTER_TO_NORMALIZE,
  isLong,
  matchEnd,
  specialRest,
  sticky,
} from './canonical.js';
import { driveEndOf, findHash, findJoint, isPathEnd } from './path.js';
import type { ParsedURL } from './results.js';
import { type BaseURL, findSchemeEnd, isSchemeEnd, LOCALHOST } from './scheme.js';
import { startsWithSolidi } from './states.js';

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const DIGIT_NINE = 0x39;
const QUESTION_MARK = 0x3f;
const REVERSE_SOLIDUS = 0x5c;
const SMALL_F = 0x66;
const SMALL_X = 0x78;

/** What the fast path has found out about an input that is not canonical as a whole. */
export interface Verified {
  /** Undefined: the states must tell. */
  readonly failure: undefined;
  /** Where the head pattern stopped: in the authority, or at its end; -1 if it was not tried, or found no scheme with `//`. */
  readonly headStop: number;
  /** Whether the head, which is all that comes before the path, ends at `headStop` and is canonical. */
  readonly isHeadCanonical: boolean;
  /** How far what follows the head is canonical; -1 if that is not known. */
  readonly restEnd: number;
}

/** Nothing is known, so the states start at the start of the input. */
export const nothingVerified: Verified = {
  failure: undefined,
  headStop: -1,
  isHeadCanonical: false,
  restEnd: -1,
};

const headPattern = /* @__PURE__ */ sticky(head());
const referencePattern = /* @__PURE__ */ sticky(`(?:\\.\\.?/)*${specialRest}`);

// The scheme, the host and perhaps the port of a special URL, before the slash of its path or the end.
function head(): string {
  // Accepts any host characters: checking the last label here would backtrack over the whole host. `isCanonicalHead` checks it.
  const host = '[-.\\d_-z]+';
  const fileSchemes = specialSchemes.filter(isFileScheme).join('|');
  const otherSchemes = specialSchemes.filter((scheme) => !isFileScheme(scheme)).join('|');
  const defaultPorts = specialSchemes.flatMap((scheme) => defaultPort(scheme) ?? []).join('|');
  // Four digits cannot overflow. Every scheme's default port is excluded, not just this scheme's; false negatives are fine.
  const port = `:(?!(?:${defaultPorts})(?!\\d))[1-9]\\d{0,3}`;
  return (
    `(?:(?:${otherSchemes})://(?:${host}(?:${port})?|(?![/?#\\\\]|$))` +
    `|(?:${fileSchemes})://(?:(?!${LOCALHOST}(?![-.\\d_-z]))${host})?(?![/\\\\]${DRIVE_LETTER_TO_NORMALIZE}))`
  );
}

/**
 * Parses an input that is canonical as a whole: a special URL, or a reference, which is joined to its base.
 *
 * @returns The URL, or what is known of an input that is not canonical.
 */
export function parseCanonical(input: string, base: BaseURL | null): ParsedURL | Verified {
  const mayHaveHead = base === null || isSchemeEnd(input, findSchemeEnd(input));
  const headStop = mayHaveHead ? matchEnd(headPattern, input, 0) : -1;
  const isHeadCanonical = isCanonicalHead(input, headStop);
  let restEnd = -1;
  if (isHeadCanonical) {
    if (headStop === input.length) return serialized(input, headStop, headStop + 1);
    restEnd = findRestEnd(input, headStop);
    if (isPathEnd(input, restEnd)) return serialized(input, headStop, restEnd);
  } else if (!mayHaveHead && base !== null) {
    restEnd = isLong(input, 0) ? -1 : matchEnd(referencePattern, input, 0);
    if (isPathEnd(input, restEnd) && canJoin(input, base)) return joined(input, restEnd, base);
  }
  return { failure: undefined, headStop, isHeadCanonical, restEnd };
}

/** Like {@link parseCanonical}, if only the head matters: nothing from the path on makes the parser fail. */
export function verifyHead(input: string): Verified {
  const headStop = matchEnd(headPattern, input, 0);
  const isHeadCanonical = isCanonicalHead(input, headStop);
  return { failure: undefined, headStop, isHeadCanonical, restEnd: -1 };
}

/** Finds how far an input is canonical from the start of a path on; -1 if there is no path. */
export function findRestEnd(input: string, pathAt: number): number {
  const hasPath = pathAt < input.length && input.charCodeAt(pathAt) === SOLIDUS;
  return hasPath ? canonicalRestEnd('special', input, pathAt + 1) : -1;
}

// Whether the matched head is complete and its host is canonical.
function isCanonicalHead(text: string, end: number): boolean {
  if (end === -1 || !isAuthorityEnd(text, end)) return false;
  // Most domains end in a letter that no number ends in. A host may also be empty.
  const last = text.charCodeAt(end - 1);
  if ((last > SMALL_F && last !== SMALL_X) || last === SOLIDUS) return true;
  const colon = last <= DIGIT_NINE ? text.lastIndexOf(':', end) : -1;
  const hostEnd = colon === -1 || text.charCodeAt(colon + 1) === SOLIDUS ? end : colon;
  return canonicalizeHost(text, text.indexOf('/') + 2, hostEnd) === null;
}

function isAuthorityEnd(text: string, offset: number): boolean {
  if (offset === text.length) return true;
  const c = text.charCodeAt(offset);
  return c === SOLIDUS || c === QUESTION_MARK || c === NUMBER_SIGN || c === REVERSE_SOLIDUS;
}

// Returns a special URL without credentials. The input may only lack the path.
function serialized(input: string, pathStart: number, searchStart: number): ParsedURL {
  const { length } = input;
  const hostStart = findBefore(pathStart, ':', input, 0) + 3;
  const hashStart =
    searchStart < length ? findBefore(length, '#', input, searchStart) : searchStart;
  // Last, because an input takes less time to read than a new string.
  const href = pathStart === length ? flatten(`${input}/`) : copyOf(input);
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

// Whether a canonical reference without a scheme replaces only the end of a base URL: it has no authority and no drive letter
// to normalize.
function canJoin(input: string, base: BaseURL): boolean {
  const { kind } = base.scheme;
  if (input === '' || kind === 'other' || startsWithSolidi(input, 0)) return false;
  return kind !== 'file' || (driveEndOf(base) === base.pathStart && !input.includes('|'));
}

function joined(input: string, pathEnd: number, base: BaseURL): ParsedURL {
  const { hostStart, pathStart } = base;
  const { start, end } = jointOf(input, base);
  const shift = end - start;
  const href = flatten(base.href.slice(0, end) + input.slice(start));
  const searchStart = end > base.searchStart ? base.searchStart : pathEnd + shift;
  const hashStart = findHash(input, pathEnd) + shift;
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

function jointOf(input: string, base: BaseURL): Range {
  const c = input.charCodeAt(0);
  if (c === SOLIDUS) return { start: 0, end: base.pathStart };
  if (c === QUESTION_MARK) return { start: 0, end: base.searchStart };
  if (c === NUMBER_SIGN) return { start: 0, end: base.hashStart };
  return findJoint(input, 0, base, base.pathStart);
}
