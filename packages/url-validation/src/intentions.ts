// What people mean by texts that are no URLs, or other URLs than they think. Layers read a text in this order: what is around
// it, who it is for, and its parts.

import type { Range } from '@urlkit/infra';
import { canParse } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { audiences } from './audiences.js';
import { findRow, type Intended, isURL } from './mistake-rows.js';
import { siteParts } from './site-parts.js';
import { type Unwrapped, unwrap } from './wrapping.js';

// Whoever writes such a URL means it, and a correction would hide that it deceives: a username that looks like a host, a
// backslash before U+0040 (@), and a host between two of these.
const DECEPTIVE: readonly RegExp[] = [
  /^[a-z]*:?[\\/]{2,}[^/?#\\@:%\u2044\u2215\u29F8\uFF0F]*\.[a-z]{2,}(?:%(?:2f|3a|5c|3f|23)|[\u2044\u2215\u29F8\uFF0F])[^/?#\\@]*@/i,
  /^(?![a-z]:\\|\\)(?:[a-z][a-z\d+.-]+:[\\/]*)?[^/?#\\\s"']+\\[^/?#\s"']*@/i,
  /^(?:https?|wss?):[\\/]*[^/?#@]*@[^/?#@]*\.[a-z]{2,}(?::\d*)?@/i,
];

/** Finds what a text probably means, if that is something else than what it says. */
export function findIntention(text: string, base: Readonly<URLRecord> | null): Intended | null {
  if (DECEPTIVE.some((form) => form.test(text))) return null;
  const wrapped = unwrap(text);
  return (wrapped && findInside(text, wrapped, base)) ?? findBare(text, base);
}

function findBare(text: string, base: Readonly<URLRecord> | null): Intended | null {
  return findRow(audiences(), text, base) ?? findRow(siteParts(), text, base);
}

// Null if what is inside makes no sense: then the text is taken as it is.
function findInside(
  text: string,
  { name, inner, mark, message }: Unwrapped,
  base: Readonly<URLRecord> | null,
): Intended | null {
  const found = findBare(inner, base);
  const corrected = found === null ? inner : found.corrected;
  if (found !== null && corrected === null) {
    // What is wrong inside matters more than what is around it.
    const range = rangeIn(text, inner.slice(found.mark.start, found.mark.end));
    return range && { ...found, mark: range, silences: { start: 0, end: text.length } };
  }
  // Between quotation marks, a relative reference may be a word.
  const isEscaped = name === 'html-entity' || name === 'escaped-text';
  if (corrected === null || !(isEscaped ? isURL(corrected, base) : canParse(corrected)))
    return null;
  const isAtEnd = mark.start > 0 && mark.end === text.length;
  const isReference = name === 'html-entity' && canParse(text);
  const silences = isReference ? null : isAtEnd ? mark : { start: 0, end: text.length };
  return { name, mark, message, corrected, silences };
}

function rangeIn(text: string, part: string): Range | null {
  const start = text.indexOf(part);
  return part === '' || start === -1 ? null : { start, end: start + part.length };
}
