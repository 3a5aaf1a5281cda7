// Where a URL begins and ends in a run of text.

import {
  assertString,
  findBefore,
  mustBeBoolean,
  type OptionChecks,
  readOptions,
} from '@urlkit/internal';
import { closingMarks, openingMarks } from './pairs-of-marks.js';

/** A URL in a value, as offsets in code units. */
export interface URLRange {
  /** Where the range starts, in code units. */
  readonly start: number;
  /** Where the range ends. */
  readonly end: number;
  /** Whether the text says where it ends: it is the whole value, or between marks. Otherwise, the end is a guess. */
  readonly isEnclosed: boolean;
}

const ADDRESS = /[^\s@"<>()]{1,256}@[^\s@]/y;

/** Schemes of URLs without `//`, and what must follow the colon. Without it, a name before a colon is more likely. */
const OPAQUE: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ...['mailto', 'sip', 'sips', 'xmpp', 'acct'].map((name) => [name, ADDRESS] as const),
  ['tel', /\+?\d[\d().-]/y],
  ['sms', /\+?\d[\d().-]/y],
  ['geo', /-?\d{1,3}(?:\.\d+)?,-?\d/y],
  ['urn', /[a-z\d][a-z\d-]{1,31}:[^\s:]/iy],
  ['magnet', /\?[a-z.\d]+=/iy],
  ['data', /(?:[a-z]+\/[\w.+-]+)?(?:;[\w-]+(?:=[^\s,;"<>]{1,99})?)*,[^\s"'\])}]/iy],
]);

/** Text that only a URL with a mistake continues: one slash, or backslashes, and a domain. */
const SLIP = /(?:\/|\\{1,2})(?:[\w-]{1,63}\.){1,9}[a-z]{2,18}(?![\w.-]*\()/iy;

/** Schemes that keep a URL from being followed, as `refang` undoes them. */
const DEFANGED = /^(?:h(?:xx|xt|tx)ps?|fxps?)$/i;

const SPECIAL = /^(?:https?|wss?|ftp)$/i;

/** The start of an authority, or of a path without one: something that a name, an address or a template has. */
const AUTHORITY =
  /[^\s/?#\\<>"`]{0,255}?[\dA-Za-z\u00AA-\u1FFF\u2C00-\u2DFF\u3005-\u3007\u3021-\uD7FF\uD800-\uDFFF\uF900-\uFDFF\uFE70-\uFEFE\uFF10-\uFFEE]|\/[^\s/"'`<>,;)\]}]/y;

/** A URL after a comma or another separator, perhaps with a name: `,https://a` or `;next=https://b`. */
const NEXT_URL = /[,;|](?:[\w.-]{1,99}=)?[A-Za-z][A-Za-z\d+.-]{0,30}:\/\//y;

/** White space, controls, and marks that no URL has: quotation marks, angle brackets, and punctuation of Chinese and Japanese. */
const END =
  /[\0-\x20"<>`\x7F-\xA0\xAB\xBB\u1680\u2000-\u200A\u2018-\u201F\u2028\u2029\u202F\u2039\u203A\u205F\u3000-\u3002\u3008-\u3011\u3014\u3015\u301D-\u301F\uFEFF\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F\uFF5B\uFF5D]/;

/** Characters that end no URL. */
const PLAIN = /[\w/.=?%#+~@$!*:-]+/y;

/** Options for {@link findURLRanges}. */
export interface FindURLRangesOptions {
  /** Whether the text ends where a URL in it would, such as the value of an attribute. The default is false. */
  readonly isValue?: boolean | undefined;
}

const optionChecks: OptionChecks<FindURLRangesOptions> = { isValue: mustBeBoolean };

/**
 * Finds the URLs of a text.
 *
 * @returns Their ranges, in the order of the text.
 */
export function findURLRanges(
  text: string,
  options: FindURLRangesOptions = {},
): readonly URLRange[] {
  assertString(text, 'text');
  return rangesIn(text, readOptions<FindURLRangesOptions>(options, optionChecks).isValue === true);
}

/** Like {@link findURLRanges}, without checks. */
export function rangesIn(value: string, isValue: boolean): readonly URLRange[] {
  if (isValue) {
    const whole = wholeRange(value);
    if (whole !== null) return [whole];
  }
  const found: URLRange[] = [];
  let position = 0;
  const nextColon = (from: number): number => findBefore(value.length, ':', value, from);
  for (let colon = nextColon(0); colon < value.length; colon = nextColon(colon + 1)) {
    const start = schemeStart(value, colon, position);
    const least = start === -1 ? -1 : leastEnd(value, start, colon);
    if (least === -1) continue;
    const range = rangeFrom(value, start, colon);
    if (range.end < least) continue;
    found.push(range);
    position = range.end;
    colon = Math.max(colon, range.end - 1);
  }
  return found;
}

/** Returns a value that is a URL and nothing else, without white space around it. */
function wholeRange(value: string): URLRange | null {
  const start = /^\s*/.exec(value)?.[0].length ?? 0;
  const colon = value.indexOf(':', start);
  if (colon === -1 || !/^[A-Za-z][A-Za-z\d+.-]*$/.test(value.slice(start, colon))) return null;
  if (leastEnd(value, start, colon) === -1) return null;
  let end = value.length;
  while (end > colon && /\s/.test(value.charAt(end - 1))) end--;
  const url = value.slice(start, end);
  if (/\s/.test(url) ? !isURLWithSpace(url) : hasNext(value, colon, end)) return null;
  return { start, end, isEnclosed: true };
}

/** Whether a URL with white space is one, rather than a URL and words: each part continues a path or a query. */
function isURLWithSpace(url: string): boolean {
  const [first = '', ...others] = url.split(' ');
  return (
    !others.some((part) => part.includes('://')) &&
    /^[^\s"'<>()]*\/\/[^\s/]+\/[^\s"'<>()]*[^\s.,;:]$/.test(first) &&
    others.length < 4 &&
    others.every(
      (part) =>
        /^[^\s:"'<>()]*[/=?&][^\s:"'<>()]*$|\.[a-z]{2,4}\d?$/i.test(part) && !/[.,;]$/.test(part),
    )
  );
}

function hasNext(value: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (isNextURL(value, index)) return true;
  }
  return false;
}

function isNextURL(value: string, index: number): boolean {
  const code = value.charCodeAt(index);
  if (code !== 0x2c && code !== 0x3b && code !== 0x7c) return false;
  NEXT_URL.lastIndex = index;
  return NEXT_URL.test(value);
}

/** Returns where the scheme before a colon starts; -1 if there is none. */
function schemeStart(value: string, colon: number, least: number): number {
  let start = colon;
  while (start > least && /[A-Za-z\d+.-]/.test(value.charAt(start - 1))) start--;
  while (start < colon && !/[A-Za-z]/.test(value.charAt(start))) start++;
  return start === colon ? -1 : start;
}

/** Returns where a URL ends at the earliest whose scheme ends at a colon; -1 if none starts there. */
function leastEnd(value: string, start: number, colon: number): number {
  const isHierarchical = value.startsWith('//', colon + 1);
  const scheme = value.slice(start, colon);
  if (DEFANGED.test(scheme)) return -1;
  const opaque = SPECIAL.test(scheme) ? SLIP : OPAQUE.get(scheme.toLowerCase());
  const pattern = isHierarchical ? AUTHORITY : opaque;
  if (pattern === undefined) return -1;
  pattern.lastIndex = colon + (isHierarchical ? 3 : 1);
  return pattern.test(value) ? pattern.lastIndex : -1;
}

/** Returns the marks that end a URL after a mark. Brackets of ASCII may be in the URL, too. Before a bar is a link of a chat. */
function closingAfter(mark: string): string {
  if (mark === '<') return '>|';
  if (mark === '' || /["'`|]/.test(mark)) return mark;
  return /[([{]/.test(mark) ? '' : closingMarks(mark);
}

/** Returns the range of a URL whose scheme ends at a colon. */
function rangeFrom(value: string, start: number, colon: number): URLRange {
  const closing = closingAfter(value.charAt(start - 1));
  const open = new Map<string, number>();
  let cut = -1;
  let end = colon + 1;
  for (; end < value.length; end++) {
    PLAIN.lastIndex = end;
    if (PLAIN.test(value)) end = PLAIN.lastIndex;
    const character = value.charAt(end);
    if (closing.includes(character) && character !== '') {
      return { start, end: withoutBackslash(value, start, end), isEnclosed: true };
    }
    if (character === ' ' && closing.startsWith('>')) {
      const whole = endWithSpace(value, start, end);
      if (whole !== -1) return { start, end: whole, isEnclosed: true };
    }
    if (character === '' || END.test(character) || isNextURL(value, end)) break;
    if (cut === -1 && isCut(value, end, character, open)) cut = end;
    // Without a mark that may end it later, the URL ends here.
    if (cut !== -1 && closing === '') break;
  }
  return {
    start,
    end: withoutPunctuation(value, colon, cut === -1 ? end : cut),
    isEnclosed: false,
  };
}

/** Returns where a URL with a space ends that is between angle brackets; -1 if it is not one. */
function endWithSpace(value: string, start: number, space: number): number {
  const length = value.slice(space, space + 300).indexOf('>');
  return length !== -1 && isURLWithSpace(value.slice(start, space + length)) ? space + length : -1;
}

/** Leaves out the backslash before a mark that ends a URL, if there is one before the first mark, too. */
function withoutBackslash(value: string, start: number, end: number): number {
  return value.charAt(start - 2) === '\\' && value.charAt(end - 1) === '\\' ? end - 1 : end;
}

/** A tag such as `[/url]`, the name of a parameter of a template after a bar, or a reference to a mark. */
const MARKUP =
  /\[\/[a-z]{1,20}\]|\|\s*[\w-]{1,40}\s*=|&(?:quot|lt|gt|apos|nbsp|#34|#39|#60|#62);/iy;

/** Whether a URL without a mark around it ends at a character: at markup, or at a bracket that was not opened in it. */
function isCut(
  value: string,
  index: number,
  character: string,
  open: Map<string, number>,
): boolean {
  if (character === "'") return !/[\w%/]/.test(value.charAt(index + 1));
  MARKUP.lastIndex = index;
  if (/[[|&]/.test(character) && MARKUP.test(value)) return true;
  if (/[([{]/.test(character)) open.set(character, (open.get(character) ?? 0) + 1);
  const opening = /[)\]}]/.test(character) ? openingMarks(character) : '';
  if (opening === '') return false;
  const depth = open.get(opening) ?? 0;
  open.set(opening, depth - 1);
  return depth <= 0;
}

/** Leaves out punctuation at the end. https://github.github.com/gfm/#extended-autolink-path-validation */
function withoutPunctuation(value: string, colon: number, from: number): number {
  let end = from;
  for (;;) {
    const last = value.slice(Math.max(colon + 1, end - 34), end);
    const [marks = ''] = /(?:[?!.,:;*_~'|\\\u2026\u200B([{]|&[a-z\d]{1,32};)$/i.exec(last) ?? [];
    if (marks === '') return end;
    end -= marks.length;
  }
}
