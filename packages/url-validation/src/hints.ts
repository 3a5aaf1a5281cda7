// What a person may have meant by an input: mistakes that the standard reads as something else, or as nothing.

import { type Range, trimC0ControlsAndSpaces } from '@urlkit/infra';
import { canParse, parseAndSerialize } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { isErrorMessage } from './error-messages.js';
import type { Fix } from './fixes.js';
import { explainHint, type HintExplanation, type HintName } from './hint-catalogue.js';
import { findIntention } from './intentions.js';
import type { Intended } from './mistake-rows.js';

/** A mistake that an input looks like, and how to correct it. Unlike a fix, the correction gives another URL. */
export interface Hint extends Range, HintExplanation {
  /** What the mistake is. */
  readonly name: HintName;
  /** The correction; null if only the author knows it. */
  readonly fix: Fix | null;
  /** The URL that the corrected input gives, serialized; null if there is no correction, or it needs a base URL. */
  readonly href: string | null;
  /** Where diagnostics would contradict the hint: see {@link relevantDiagnostics}. Null if they do not. */
  readonly silences: Range | null;
}

/** Longer texts were not typed by a person. */
const LONGEST_TEXT = 4096;

/**
 * Finds what a person may have meant.
 *
 * @param input The input as it was written. Spaces at its ends do not matter.
 * @param base The base URL; null if there is none.
 */
export function findHints(input: string, base: Readonly<URLRecord> | null): Hint[] {
  const { start, end } = trimC0ControlsAndSpaces(input);
  const text = input.slice(start, end);
  const isRead = text.length <= LONGEST_TEXT;
  const meant = isRead ? findIntention(text, base) : null;
  const isError = isRead && base === null && isErrorMessage(text);
  const all = { start: 0, end: text.length };
  const failure: Intended | null = isError
    ? { name: 'error-message', mark: all, message: null, corrected: null, silences: all }
    : null;
  const invisible = replaceAll('invisible-character', text, INVISIBLE, '');
  const isWhole = (found: Intended | null): boolean =>
    found !== null && canParse(found.corrected ?? '', base && serializeURL(base));
  const seen =
    isError || !isRead || invisible === null || isWhole(invisible)
      ? null
      : withIntention(invisible, base, all);
  const intended = (isError && meant?.name !== 'url-in-text') || seen !== null ? null : meant;
  const replaced = [
    intended === null && !isError
      ? replaceAll('percent-sign', text, LONE_PERCENT_SIGN, '%25')
      : null,
    invisible,
  ].filter(isWhole);
  return [failure, seen, intended, ...replaced].flatMap((found) =>
    found === null ? [] : describe(found, text, start, base),
  );
}

// What remains without invisible characters may have another mistake.
function withIntention(
  invisible: Intended,
  base: Readonly<URLRecord> | null,
  silences: Range,
): Intended | null {
  const rest = invisible.corrected ?? '';
  const meant = findIntention(rest, base);
  if (meant === null || meant.corrected === null) return null;
  const said = meant.message ?? explainHint(meant.name).message;
  const message = `${explainHint(invisible.name).message} ${said}`;
  return { ...invisible, message, corrected: meant.corrected, silences };
}

function describe(
  { name, mark, message, corrected, silences }: Intended,
  text: string,
  distance: number,
  base: Readonly<URLRecord> | null,
): Hint {
  const href = corrected === null ? null : parseAndSerialize(corrected, { base });
  const { message: general, link } = explainHint(name);
  return {
    name,
    start: mark.start + distance,
    end: mark.end + distance,
    message: message ?? general,
    link,
    fix: corrected === null ? null : moved(changeOf(text, corrected, mark), distance),
    href,
    silences: silences && moved(silences, distance),
  };
}

function moved<Moved extends Range>(range: Moved, distance: number): Moved {
  return { ...range, start: range.start + distance, end: range.end + distance };
}

// The smallest change that makes a text of another, which covers the mark if it can.
function changeOf(text: string, corrected: string, mark: Range): Fix {
  const most = Math.min(text.length, corrected.length);
  let start = 0;
  while (start < Math.min(most, mark.start) && text[start] === corrected[start]) start++;
  let common = 0;
  while (
    common < Math.min(most - start, text.length - Math.max(mark.end, start)) &&
    text[text.length - 1 - common] === corrected[corrected.length - 1 - common]
  )
    common++;
  const end = text.length - common;
  return { start, end, replacement: corrected.slice(start, corrected.length - common) };
}

// `%u00e9` is left to the intentions.
const LONE_PERCENT_SIGN = /%(?![\dA-Fa-f]{2})/g;

// Joiners are left out: some scripts and emoji need them. Other spaces than U+0020 are only copied at the ends.
// Without the lookbehind, the time would grow with the square of the length of a run of them.
const INVISIBLE =
  /(?:%E2%80%8[BEF]|%E2%81%A0|%EF%BB%BF)+|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]+|^[\u00A0\u2000-\u200A\u202F\u3000]+|(?<![\u00A0\u2000-\u200A\u202F\u3000])[\u00A0\u2000-\u200A\u202F\u3000]+$/gi;

// One correction that replaces everything that matches. The first place is marked.
function replaceAll(
  name: HintName,
  text: string,
  pattern: RegExp,
  replacement: string,
): Intended | null {
  const [first] = text.matchAll(pattern);
  if (first?.index === undefined) return null;
  const mark = { start: first.index, end: first.index + first[0].length };
  return {
    name,
    mark,
    message: null,
    corrected: text.replace(pattern, replacement),
    silences: null,
  };
}
