// https://url.spec.whatwg.org/#scheme-start-state
// https://url.spec.whatwg.org/#special-scheme

import { isASCIIAlpha } from '@urlkit/infra';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import { type SerializedURL, schemeEndOf } from '@urlkit/url-serializer/internal';

const COLON = 0x3a;

/** How the parser reads a URL: as a special URL that is not a file: URL, as a file: URL, or as another one. */
export type Kind = 'special' | 'file' | 'other';

/** What the parser knows of a scheme. */
export interface Scheme {
  /** The scheme in lower case; empty if it is not special. */
  readonly name: string;
  readonly kind: Kind;
  readonly defaultPort: number | null;
  /** The letters of the name in one number: see {@link keyOf}; -1 if it is not special. */
  readonly key: number;
}

/** Any scheme that is not special. */
export const otherScheme: Scheme = { name: '', kind: 'other', defaultPort: null, key: -1 };

// A letter is what five bits are in its row of ASCII, of which each has 32 code units.
const LETTER_BITS = 5;
const LETTER = 0x1f;
const SMALL_LETTERS = 3;
const CAPITAL_LETTERS = 2;

const LONGEST_SPECIAL = /* @__PURE__ */ Math.max(...specialSchemes.map(({ length }) => length));
// The length and the first letter tell special schemes apart. A test checks that they do.
const specials: readonly Scheme[] = /* @__PURE__ */ createTable();

function createTable(): Scheme[] {
  const table = new Array<Scheme>((LONGEST_SPECIAL + 1) << LETTER_BITS).fill(otherScheme);
  for (const name of specialSchemes) {
    const kind = isFileScheme(name) ? 'file' : 'special';
    const key = keyOf(name, name.length);
    table[indexOf(name, name.length)] = { name, kind, defaultPort: defaultPort(name), key };
  }
  return table;
}

function indexOf(text: string, end: number): number {
  return (end << LETTER_BITS) | (text.charCodeAt(0) & LETTER);
}

// Returns the letters at the start of a text, at most six, in one number, whatever their case; a negative one if there is another code
// unit.
function keyOf(text: string, end: number): number {
  let key = 0;
  for (let index = 0; index < end; index++) {
    const codeUnit = text.charCodeAt(index);
    const row = codeUnit >> LETTER_BITS;
    const isLetter = row === SMALL_LETTERS || row === CAPITAL_LETTERS;
    key = isLetter ? (key << LETTER_BITS) | (codeUnit & LETTER) : -1;
  }
  return key;
}

const SCHEME_UNIT = /[A-Za-z\d+.-]/;

/** The ASCII code units that a scheme can contain after the first one. */
const schemeUnits: Uint8Array = /* @__PURE__ */ new Uint8Array(0x80).map((_, codeUnit) =>
  Number(SCHEME_UNIT.test(String.fromCharCode(codeUnit))),
);

/** Returns the special scheme, in lower case, that a text begins with; {@link otherScheme} if there is none. */
export function specialSchemeOf(text: string): Scheme {
  const longest = Math.min(LONGEST_SPECIAL, text.length - 1);
  let key = 0;
  let end = 0;
  while (end < longest) {
    const codeUnit = text.charCodeAt(end);
    if (codeUnit >> LETTER_BITS !== SMALL_LETTERS) break;
    key = (key << LETTER_BITS) | (codeUnit & LETTER);
    end++;
  }
  const isScheme = end > 0 && text.charCodeAt(end) === COLON;
  return isScheme ? schemeBefore(text, end, key) : otherScheme;
}

/** Returns what the parser knows of the scheme that ends at an offset of a text. */
export function schemeOf(text: string, end: number): Scheme {
  return end > LONGEST_SPECIAL ? otherScheme : schemeBefore(text, end, keyOf(text, end));
}

function schemeBefore(text: string, end: number, key: number): Scheme {
  const scheme = specials[indexOf(text, end)] as Scheme;
  return scheme.key === key ? scheme : otherScheme;
}

/** Returns what the parser knows of the scheme of a serialized URL. */
export function schemeOfURL(url: SerializedURL): Scheme {
  return schemeOf(url.href, schemeEndOf(url));
}

/** A serialized URL with what the parser knows of its scheme. */
export interface BaseURL extends SerializedURL {
  readonly scheme: Scheme;
}

/** Makes a base URL of a serialized URL. */
export function baseURLOf(url: SerializedURL): BaseURL {
  return { ...url, scheme: schemeOfURL(url) };
}

/** Returns the offset of the first code unit of a text that is not a part of a scheme. */
export function findSchemeEnd(text: string): number {
  const { length } = text;
  if (length === 0 || !isASCIIAlpha(text.charCodeAt(0))) return 0;
  let end = 1;
  while (end < length && schemeUnits[text.charCodeAt(end)] === 1) end++;
  return end;
}

/** Whether there is a scheme before an offset that {@link findSchemeEnd} found. */
export function isSchemeEnd(text: string, end: number): boolean {
  return end > 0 && end < text.length && text.charCodeAt(end) === COLON;
}
