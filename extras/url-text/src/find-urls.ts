// Finds URLs in a text.

import {
  assertArgument,
  assertString,
  type Check,
  copyOf,
  hasMethods,
  mustBeBoolean,
  mustBeOneOf,
  mustBeStrings,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { findURLRanges } from '@urlkit/url-validation';
import { type Escaping, type Part, UnescapedPart } from './escaping.js';
import { defangedEscaping } from './refang.js';
import { partsOf, type TextKind, textKinds } from './text-kinds.js';

/** Options for {@link findURLs}. */
export interface FindOptions {
  /** What the text is; `'text'` by default, which is any text. */
  readonly kind?: TextKind | undefined;
  /** The parts of the text to look at, if a parser has found them; by default, what the kind says. */
  readonly parts?: readonly Part[] | undefined;
  /** The schemes of the URLs to find, in lower case; by default all. */
  readonly schemes?: readonly string[] | undefined;
  /** Whether to find URLs such as `hxxps[:]//example[.]org`, too. They cannot be replaced. */
  readonly refang?: boolean | undefined;
}

/** A URL in a text. */
export interface FoundURL {
  /** The URL without escapes of the text. */
  readonly url: string;
  /** Where it is in the text, in code units. */
  readonly start: number;
  /** Where the URL ends in the text. */
  readonly end: number;
  /** Whether the text says where the URL ends: it is a whole value, or in quotation marks. Otherwise, its end is a guess. */
  readonly isEnclosed: boolean;
  /**
   * Writes another URL with the escapes of this place. It needs the text, which stays in memory as long as this function.
   *
   * @returns The text from `start` to `end`; null if the place cannot contain the URL.
   */
  readonly write: (url: string) => string | null;
}

const checks: OptionChecks<FindOptions> = {
  kind: mustBeOneOf(textKinds),
  parts: (value) => (Array.isArray(value) ? null : 'an array of parts'),
  schemes: mustBeStrings,
  refang: mustBeBoolean,
};

/**
 * Finds the URLs of a text. Each has a scheme.
 *
 * @returns The URLs, in their order.
 * @example
 * ```ts
 * findURLs('See https://example.org/a.').map(({ url }) => url); // ['https://example.org/a']
 * ```
 */
export function findURLs(text: string, options?: FindOptions): readonly FoundURL[] {
  assertString(text, 'text');
  const { kind = 'text', parts, schemes, refang } = readOptions(options, checks);
  const found = (parts ?? partsOf(text, kind)).flatMap((part) =>
    findInPart(text, refang ? { ...part, escaping: defangedEscaping } : part),
  );
  if (schemes === undefined) return found;
  return found.filter(({ url }) => schemes.includes(url.slice(0, url.indexOf(':')).toLowerCase()));
}

function findInPart(text: string, part: Part): readonly FoundURL[] {
  // Most parts contain no URL.
  if (!hasColon(text, part)) return [];
  const unescaped = new UnescapedPart(text, part);
  return findURLRanges(unescaped.value, { isValue: part.isValue }).map(
    ({ start, end, isEnclosed }) => ({
      ...readRange(unescaped, start, end),
      isEnclosed,
    }),
  );
}

/** A colon, or an escape that may be one. */
function hasColon(text: string, { start, end }: Part): boolean {
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x3a || code === 0x5c || code === 0x26) return true;
  }
  return false;
}

const mustBeOffset: Check = (value) => (Number.isSafeInteger(value) ? null : 'a whole number');

const mustBeEscaping: Check = (value) =>
  hasMethods(value, ['read', 'write']) ? null : 'an object with the methods read and write';

/** Reads a part of a text, such as the value of an attribute, which is a URL as a whole. White space around it is left out. */
export function readURL(text: string, start: number, end: number, escaping: Escaping): FoundURL {
  assertString(text, 'text');
  assertArgument(start, 'start', mustBeOffset);
  assertArgument(end, 'end', mustBeOffset);
  assertArgument(escaping, 'escaping', mustBeEscaping);
  const unescaped = new UnescapedPart(text, { start, end, escaping, isValue: true });
  const { value } = unescaped;
  const first = value.length - value.replace(/^[\t\n\f\r ]+/, '').length;
  let last = value.length;
  while (last > first && /[\t\n\f\r ]/.test(value.charAt(last - 1))) last--;
  return { ...readRange(unescaped, first, last), isEnclosed: true };
}

function readRange(part: UnescapedPart, start: number, end: number): Omit<FoundURL, 'isEnclosed'> {
  return {
    url: copyOf(part.value.slice(start, end)),
    start: part.offsetOf(start),
    end: start === end ? part.offsetOf(start) : part.endOf(end),
    write: (url) => part.write(start, end, url),
  };
}
