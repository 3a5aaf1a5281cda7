// What a person may have meant by an input: mistakes that the standard reads as something else, or as nothing.

import { type Range, trimC0ControlsAndSpaces } from '@urlkit/infra';
import { parseAndSerialize } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import type { Fix } from './fixes.js';
import { explainHint, type HintExplanation, type HintName } from './hint-catalogue.js';
import { findSchemeMistake } from './scheme-mistakes.js';

/** A mistake that an input looks like, and how to correct it. Unlike a fix, the correction gives another URL. */
export interface Hint extends Range, HintExplanation {
  /** What the mistake is. */
  readonly name: HintName;
  /** The correction. */
  readonly fix: Fix;
  /** The URL that the corrected input gives, serialized. */
  readonly href: string;
}

/** A correction, with the range that it is about. */
export interface Correction extends Range {
  readonly name: HintName;
  readonly fix: Fix;
}

/**
 * Finds what a person may have meant.
 *
 * @param input The input as it was written. Spaces at its ends do not matter.
 * @param base The base URL; null if there is none.
 */
export function findHints(input: string, base: Readonly<URLRecord> | null): Hint[] {
  const { start, end } = trimC0ControlsAndSpaces(input);
  const text = input.slice(start, end);
  const corrections = [
    findCopiedPunctuation(text, base) ?? findSchemeMistake(text, base),
    findPercentSigns(text),
    findIPv6(text),
    findPassword(text),
    findInvisible(text),
  ];
  return corrections.flatMap((found) => {
    const href = found && parseAndSerialize(correct(text, found.fix), { base });
    return found === null || href === null ? [] : [{ ...describe(found, start), href }];
  });
}

function describe({ name, fix, ...range }: Correction, distance: number): Omit<Hint, 'href'> {
  return {
    name,
    start: range.start + distance,
    end: range.end + distance,
    ...explainHint(name),
    fix: { ...fix, start: fix.start + distance, end: fix.end + distance },
  };
}

function correct(text: string, { start, end, replacement }: Fix): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

const OPENING = '“”„‟«»‹›‘’‚"\'`<(（「『【《';
const CLOSING = '“”„‟«»‹›‘’‚"\'`>)）」』】》.,;。，、；！？';

// Text that a URL is often written between, or that ends the sentence that it is written in.
function findCopiedPunctuation(text: string, base: Readonly<URLRecord> | null): Correction | null {
  let start = 0;
  while (start < text.length && OPENING.includes(text.charAt(start))) start++;
  const end = findCopiedEnd(text, start);
  if (start === 0 && end === text.length) return null;
  const inner = text.slice(start, end);
  const mistake = findSchemeMistake(inner, base);
  const replacement = mistake === null ? inner : correct(inner, mistake.fix);
  if (parseAndSerialize(replacement) === null) return null;
  const marked = start === 0 ? { start: end, end: text.length } : { start: 0, end: start };
  const fix =
    start === 0 && mistake === null
      ? { ...marked, replacement: '' }
      : { start: 0, end: text.length, replacement };
  return { name: 'copied-punctuation', ...marked, fix };
}

// The end of a text without punctuation that was probably copied with the URL.
function findCopiedEnd(text: string, start: number): number {
  let closing = countUnmatched(text);
  for (let end = text.length; end > start; end--) {
    const last = text.charAt(end - 1);
    // After an opening character, everything that may close is copied.
    const isCopied =
      CLOSING.includes(last) && (start > 0 || isCopiedAlone(last, text, end, closing > 0));
    if (!isCopied) return end;
    if (last === ')') closing--;
  }
  return start;
}

function isCopiedAlone(last: string, text: string, end: number, isUnmatched: boolean): boolean {
  if (last === ')') return isUnmatched;
  return last === '.'
    ? endsSentence(text.slice(Math.max(0, end - 64), end - 1))
    : !"';".includes(last);
}

// A full stop at the end may belong to an abbreviation.
function endsSentence(text: string): boolean {
  return /(?:[/=_-][a-z\d]{4,}|:\/\/[^/]+|\.(?:html?|php|pdf))$/.test(text);
}

// The number of closing parentheses that are too many.
function countUnmatched(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === ')') count++;
    else if (character === '(') count--;
  }
  return count;
}

const LONE_PERCENT_SIGN = /%(?![\dA-Fa-f]{2})/g;

function findPercentSigns(text: string): Correction | null {
  return correctAll('percent-sign', text, LONE_PERCENT_SIGN, '%25');
}

// Two colons or more, which a host and a port cannot have.
const IPV6_ADDRESS = /^([a-z][a-z\d+.-]*:\/\/)([\da-f:.]{2,45})(?=[/?#]|$)/i;

function findIPv6(text: string): Correction | null {
  const [, before = '', address = ''] = IPV6_ADDRESS.exec(text) ?? [];
  if (!/:.*:/.test(address)) return null;
  const range = { start: before.length, end: before.length + address.length };
  return { name: 'unbracketed-ipv6', ...range, fix: { ...range, replacement: `[${address}]` } };
}

// A username, and the start of a password that ends the authority before its at sign.
const PASSWORD = /^[a-z][a-z\d+.-]*:\/\/[^/?#@\s]*:[^/?#@\s]*(?=[/?#][^@\s]*@)/i;

// If the start of a password is a port, the URL parses, and was probably meant so.
function findPassword(text: string): Correction | null {
  const [before] = PASSWORD.exec(text) ?? [];
  if (before === undefined || parseAndSerialize(text) !== null) return null;
  const start = before.length;
  const end = text.indexOf('@', start);
  const replacement = text.slice(start, end).replace(/[/?#]/g, encodeURIComponent);
  return { name: 'unencoded-password', start, end: start + 1, fix: { start, end, replacement } };
}

// Joiners are left out: some scripts and emoji need them. Other spaces than U+0020 are only copied at the ends.
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]+|^[\u00A0\u2000-\u200A\u202F\u3000]+|[\u00A0\u2000-\u200A\u202F\u3000]+$/g;

function findInvisible(text: string): Correction | null {
  return correctAll('invisible-character', text, INVISIBLE, '');
}

// One correction that replaces everything that matches.
function correctAll(
  name: HintName,
  text: string,
  pattern: RegExp,
  replacement: string,
): Correction | null {
  let first: Range | null = null;
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    end = index + found.length;
    first ??= { start: index, end };
  }
  if (first === null) return null;
  const replaced = text.slice(first.start, end).replace(pattern, replacement);
  return { name, ...first, fix: { start: first.start, end, replacement: replaced } };
}
