// https://url.spec.whatwg.org/#scheme-start-state
// https://url.spec.whatwg.org/#special-scheme

import { isASCIIAlpha } from '@urlkit/infra';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import { type SerializedURL, schemeEndOf } from '@urlkit/url-serializer/internal';

const COLON = 0x3a;
const CASE_BIT = 0x20;

/** How the parser reads a URL: as a special URL that is not a file: URL, as a file: URL, or as another one. */
export type Kind = 'special' | 'file' | 'other';

/** What the parser knows of a scheme. */
export interface Scheme {
  /** The scheme in lower case; empty if it is not special. */
  readonly name: string;
  readonly kind: Kind;
  readonly defaultPort: number | null;
}

/** Any scheme that is not special. */
export const otherScheme: Scheme = { name: '', kind: 'other', defaultPort: null };

// The length and the first letter tell special schemes apart. A test checks that they do.
const LETTERS = 0x20;
const LETTER = 0x1f;
const LONGEST_SPECIAL = /* @__PURE__ */ Math.max(...specialSchemes.map(({ length }) => length));
const specials: readonly Scheme[] = /* @__PURE__ */ createTable();

function createTable(): Scheme[] {
  const table = Array.from({ length: (LONGEST_SPECIAL + 1) * LETTERS }, () => otherScheme);
  for (const name of specialSchemes) {
    const kind = isFileScheme(name) ? 'file' : 'special';
    const index = name.length * LETTERS + (name.charCodeAt(0) & LETTER);
    table[index] = { name, kind, defaultPort: defaultPort(name) };
  }
  return table;
}

const SCHEME_UNIT = /[A-Za-z\d+.-]/;

/** The ASCII code units that a scheme can contain after the first one. */
const schemeUnits: Uint8Array = /* @__PURE__ */ new Uint8Array(0x80).map((_, codeUnit) =>
  Number(SCHEME_UNIT.test(String.fromCharCode(codeUnit))),
);

/** Returns the end of the scheme of a text that begins with a special scheme, `//` and a host. */
export function specialSchemeEnd(text: string): number {
  // No other U+003A (:) is as near: it would be in the host or after it. A test checks that.
  let end = LONGEST_SPECIAL;
  while (end > 0 && text.charCodeAt(end) !== COLON) end--;
  return end;
}

/** Returns the only special scheme that a text can begin with if its scheme ends at an offset. */
export function schemeLike(text: string, end: number): Scheme {
  if (end > LONGEST_SPECIAL) return otherScheme;
  return specials[end * LETTERS + (text.charCodeAt(0) & LETTER)] as Scheme;
}

/** Returns what the parser knows of the scheme that ends at an offset of a text. */
export function schemeOf(text: string, end: number): Scheme {
  const scheme = schemeLike(text, end);
  const { name } = scheme;
  let index = 0;
  while (index < name.length && (text.charCodeAt(index) | CASE_BIT) === name.charCodeAt(index))
    index++;
  return index === name.length ? scheme : otherScheme;
}

/** Returns what the parser knows of the scheme of a serialized URL. */
export function schemeOfURL(url: SerializedURL): Scheme {
  return schemeOf(url.href, schemeEndOf(url));
}

/** Whether there is a base URL and it has a scheme, which must be special. */
export function hasSameScheme(base: SerializedURL | null, scheme: Scheme): base is SerializedURL {
  return base !== null && schemeOfURL(base) === scheme;
}

/** Returns the offset of the first code unit of a text that is not a part of a scheme. */
export function findSchemeEnd(text: string): number {
  if (!isASCIIAlpha(text.charCodeAt(0))) return 0;
  const { length } = text;
  let end = 1;
  while (end < length && schemeUnits[text.charCodeAt(end)] === 1) end++;
  return end;
}

/** Whether there is a scheme before an offset that {@link findSchemeEnd} found. */
export function isSchemeEnd(text: string, end: number): boolean {
  return end > 0 && text.charCodeAt(end) === COLON;
}
