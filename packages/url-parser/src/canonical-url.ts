// Most inputs are canonical, or canonical references to a base URL. They need no run of the parser.

import { startsWithWindowsDriveLetter } from '@urlkit/url-record';
import { hasHost, type SerializedURL } from '@urlkit/url-serializer/internal';
import { canonicalRestEnd, lowerCaseURLEnd } from './canonical.js';
import { findHash, isPathEnd, mergePaths, startsWithSlash } from './path.js';
import { findSchemeEnd, isSchemeEnd, schemeOfURL, specialSchemeEnd } from './scheme.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/** A URL that is its own serialization. */
export interface CanonicalURL extends SerializedURL {
  readonly failure: null;
}

/**
 * Returns the URL of an input that is canonical, or would be with a U+002F (/) as its path or with its scheme and host in lower
 * case, or that is a canonical reference.
 *
 * @param end What `canonicalURLEnd` returned.
 * @returns Null for other inputs, and for some of these.
 */
export function canonicalURL(
  text: string,
  end: number,
  base: SerializedURL | null,
): CanonicalURL | null {
  if (end !== -1 && isPathEnd(text, end)) return absoluteURL(text, end);
  const c = text.charCodeAt(end === -1 ? 0 : end);
  const url = c >= CAPITAL_A && c <= CAPITAL_Z ? lowerCaseURL(text) : null;
  return url === null && end === -1 && base !== null ? relativeURL(text, base) : url;
}

function absoluteURL(text: string, end: number): CanonicalURL | null {
  // If the scheme is all that is canonical, the end is after its colon.
  if (text.charCodeAt(end - 1) === COLON) return null;
  const hostStart = specialSchemeEnd(text) + 3;
  const slash = text.indexOf('/', hostStart);
  const isPathMissing = slash === -1 || slash > end;
  if (isPathMissing && end < text.length) return null;
  const href = isPathMissing ? `${text}/` : text;
  const pathStart = isPathMissing ? end : slash;
  const searchStart = isPathMissing ? end + 1 : end;
  const hashStart = findHash(href, searchStart);
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}

function lowerCaseURL(text: string): CanonicalURL | null {
  const end = lowerCaseURLEnd(text);
  const url = end !== -1 && isPathEnd(text, end) ? absoluteURL(text, end) : null;
  if (url === null) return null;
  const { href, pathStart } = url;
  return { ...url, href: href.slice(0, pathStart).toLowerCase() + href.slice(pathStart) };
}

// https://url.spec.whatwg.org/#relative-state
function relativeURL(text: string, base: SerializedURL): CanonicalURL | null {
  if (!hasHost(base) || isSchemeEnd(text, findSchemeEnd(text))) return null;
  const { href: baseHref, hostStart, pathStart } = base;
  const scheme = schemeOfURL(base);
  const isPathEmpty = isPathEnd(text, 0);
  const hasSlash = !isPathEmpty && text.charCodeAt(0) === SOLIDUS;
  const isQueryEmpty = isPathEmpty && text.charCodeAt(0) !== QUESTION_MARK;
  if (hasSlash && (scheme.kind === 'file' || startsWithSlash(text, 1, scheme.kind))) return null;
  // What stays of the base, and what follows it in the text.
  let baseEnd = isQueryEmpty ? base.hashStart : isPathEmpty ? base.searchStart : pathStart;
  let start = 0;
  if (!isPathEmpty && !hasSlash) {
    ({ baseEnd, start } = mergePaths(text, 0, base, scheme.kind));
    if (baseEnd === pathStart || baseHref.charCodeAt(baseEnd - 1) !== SOLIDUS) return null;
  }
  const isDrive =
    scheme.kind === 'file' && startsWithWindowsDriveLetter(text.slice(start, start + 3));
  if (isDrive) return null;
  const end = canonicalRestEnd(scheme, text, hasSlash ? 1 : start);
  if (end === -1 || !isPathEnd(text, end)) return null;
  const href = baseHref.slice(0, baseEnd) + text.slice(start);
  const by = baseEnd - start;
  const searchStart = isQueryEmpty ? base.searchStart : end + by;
  const hashStart = isQueryEmpty ? base.hashStart : findHash(text, end) + by;
  return { href, hostStart, pathStart, searchStart, hashStart, failure: null };
}
