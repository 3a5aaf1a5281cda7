// https://url.spec.whatwg.org/#scheme-start-state
// https://url.spec.whatwg.org/#special-scheme

import { isASCIIAlpha } from '@urlkit/infra';
import { defaultPort, isFileScheme, specialSchemes } from '@urlkit/url-record';
import { type SerializedURL, schemeEndOf } from '@urlkit/url-serializer';

const COLON = 0x3a;

/** The host that becomes the empty host in a file: URL. */
export const LOCALHOST = 'localhost';

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

const specials: readonly Scheme[] = /* @__PURE__ */ specialSchemes.map((name) => ({
  name,
  kind: isFileScheme(name) ? 'file' : 'special',
  defaultPort: defaultPort(name),
}));

/** The ASCII code units that a scheme can contain after the first one. */
const schemeUnits: Uint8Array = /* @__PURE__ */ new Uint8Array(0x80).map((_, codeUnit) =>
  Number(/[A-Za-z\d+.-]/.test(String.fromCharCode(codeUnit))),
);

/** Returns what the parser knows of a scheme in lower case. */
export function schemeNamed(name: string): Scheme {
  for (const special of specials) if (special.name === name) return special;
  return otherScheme;
}

/** Returns what the parser knows of the scheme of a serialized URL. */
export function schemeOfURL(url: SerializedURL): Scheme {
  return schemeNamed(url.href.slice(0, schemeEndOf(url)));
}

/** Returns the offset of the U+003A (:) after the scheme of a text; -1 if it has no scheme. */
export function findSchemeEnd(text: string): number {
  const { length } = text;
  if (length === 0 || !isASCIIAlpha(text.charCodeAt(0))) return -1;
  let end = 1;
  while (end < length && schemeUnits[text.charCodeAt(end)] === 1) end++;
  return end < length && text.charCodeAt(end) === COLON ? end : -1;
}
