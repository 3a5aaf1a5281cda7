// Changes to an input that remove validation errors and keep the URL.

import { serializeHost } from '@urlkit/host';
import type { Range } from '@urlkit/infra';
import {
  c0ControlPercentEncodeSet,
  fragmentPercentEncodeSet,
  type PercentEncodeSet,
  pathPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import type { ComponentRanges } from '@urlkit/url-parser';
import { hasOpaquePath, isFileScheme, isSpecial, type URLRecord } from '@urlkit/url-record';
import type { Finding } from './error-catalogue.js';

/** A change to a string: the replacement of a range. */
export interface Fix {
  /** The offset of the first code unit to replace. */
  readonly start: number;
  /** The offset after the last code unit to replace. */
  readonly end: number;
  /** The text to put there. */
  readonly replacement: string;
}

/** An input that parses. */
export interface ParsedInput {
  readonly input: string;
  readonly base: Readonly<URLRecord> | null;
  readonly url: Readonly<URLRecord>;
  readonly ranges: ComponentRanges;
}

/** Returns a text with replacements, which are in its order and do not overlap. */
export function withFixes(text: string, fixes: readonly Fix[]): string {
  let output = '';
  let position = 0;
  for (const { start, end, replacement } of fixes) {
    output += text.slice(position, start) + replacement;
    position = end;
  }
  return output + text.slice(position);
}

/** Returns a fix for a validation error of an input that parses, or null if there is none. */
export function fixFor(error: Finding, parsed: ParsedInput): Fix | null {
  const { name, start, end } = error;
  const text = withoutTabsAndNewlines(parsed.input.slice(start, end));
  switch (name) {
    case 'invalid-URL-unit':
      return encodeUnit(text, error, parsed);
    case 'invalid-reverse-solidus':
      return { start, end, replacement: '/'.repeat(end - start) };
    case 'special-scheme-missing-following-solidus':
      return fixSlashes(error, parsed);
    case 'IPv6-piece-leading-zero':
      return { start, end, replacement: Number.parseInt(text, 16).toString(16) };
    case 'domain-percent-encoded':
    case 'IPv4-non-ASCII-input':
    case 'IPv4-empty-part':
    case 'IPv4-too-few-parts':
    case 'IPv4-non-decimal-part':
    case 'IPv4-out-of-range-part':
      return rewriteHost(parsed);
    case 'file-invalid-Windows-drive-letter':
    case 'file-invalid-Windows-drive-letter-host':
      return { start, end, replacement: `/${text.charAt(0)}:` };
    default:
      return null;
  }
}

function withoutTabsAndNewlines(text: string): string {
  return text.replace(/[\t\n\r]/g, '');
}

// Characters that the parser percent-encodes can be percent-encoded. Encoding others would change the URL.
function encodeUnit(text: string, { start, end }: Range, parsed: ParsedInput): Fix | null {
  const set = percentEncodeSetAt(start, parsed);
  if (set === null) return null;
  const isLastOfOpaquePath =
    set === c0ControlPercentEncodeSet && /^[\t\n\r]*[?#]/.test(parsed.input.slice(end));
  const encoded = utf8PercentEncode(text, set);
  const replacement = isLastOfOpaquePath ? encoded.replace(/ $/, '%20') : encoded;
  return replacement === text ? null : { start, end, replacement };
}

// The percent-encode set of the component at an offset. An opaque host must not change.
function percentEncodeSetAt(offset: number, { url, ranges }: ParsedInput): PercentEncodeSet | null {
  const isIn = (range: Range | null): boolean =>
    range !== null && range.start <= offset && offset < range.end;
  if (isIn(ranges.fragment)) return fragmentPercentEncodeSet;
  if (isIn(ranges.query)) {
    return isSpecial(url) ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  }
  if (!isIn(ranges.path)) return null;
  return hasOpaquePath(url) ? c0ControlPercentEncodeSet : pathPercentEncodeSet;
}

function fixSlashes({ start, end }: Range, { input, base, url, ranges }: ParsedInput): Fix | null {
  // After the two slashes that are required, each further slash is an error.
  if (isAfterSlash(input, start)) return { start, end, replacement: '' };

  const isFile = isFileScheme(url.scheme);
  const count = withoutTabsAndNewlines(input.slice(start, end)).length;
  if (base?.scheme !== url.scheme || (isFile && count === 2)) {
    if (isFile) return { start, end, replacement: count === 2 ? '//' : '///' };
    const run = /^(?:[\t\n\r]*[/\\])*/.exec(input.slice(start))?.[0] ?? '';
    return { start, end: start + run.length, replacement: '//' };
  }
  // The fix for a relative URL that repeats the scheme of its base is to remove the scheme.
  const isLikeAbsolute = /^[A-Za-z][A-Za-z\d+.\-\t\n\r]*:/.test(input.slice(start));
  if (isLikeAbsolute && isFile) return null;
  // Then spaces at the start of the rest would be trimmed. If the rest has nothing else, they are trimmed anyway.
  const wouldBeTrimmed = /^[\t\n\r]*[\0-\x08\x0B\f\x0E- ][\s\S]*[^\0- ]/.test(input.slice(start));
  return {
    start: ranges.scheme?.start ?? start,
    end: start,
    replacement: isLikeAbsolute || wouldBeTrimmed ? './' : '',
  };
}

function isAfterSlash(input: string, offset: number): boolean {
  let before = offset - 1;
  while (before > 0 && /[\t\n\r]/.test(input.charAt(before))) before--;
  return /[/\\]/.test(input.charAt(before));
}

function rewriteHost({ url, ranges }: ParsedInput): Fix | null {
  return url.host && ranges.host && { ...ranges.host, replacement: serializeHost(url.host) };
}
