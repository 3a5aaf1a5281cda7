// RFC 3986, appendix A: the characters of each component

import { TextWriter, withoutPrototype } from '@urlkit/internal';
import {
  c0ControlPercentEncodeSet,
  percentEncode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';

/** A production that matches any sequence of certain characters and percent-encoded octets. */
export interface Production {
  /** Matches an invalid character, or a `%` that does not begin a percent-encoded octet. */
  readonly invalid: RegExp;
}

/** A grammar based on RFC 3986: the productions that an extension may change. */
export interface Grammar {
  /** Matches a string that is an `IPvFuture`. */
  readonly ipvFuture: RegExp;
  /** `userinfo`. */
  readonly userinfo: Production;
  /** `reg-name`, a host that is not an address. */
  readonly regName: Production;
  /** `path`. */
  readonly path: Production;
  /** `query`. */
  readonly query: Production;
  /** `fragment`. */
  readonly fragment: Production;
}

/** What a grammar adds to RFC 3986. Characters are written as in a character class of a regular expression. */
export interface GrammarExtension {
  /** Further unreserved characters, as the inside of a character class. */
  readonly unreserved?: string;
  /** Added to `unreserved`, but not in IP addresses. */
  readonly iunreserved?: string;
  /** Further characters of a query, as the inside of a character class. */
  readonly query?: string;
  /** Further characters of a fragment, as the inside of a character class. */
  readonly fragment?: string;
  /** Whether a `%` need not begin a percent-encoded octet. In `reg-name` it always must. */
  readonly lonePercent?: boolean;
}

const unreserved = 'A-Za-z\\d\\-._~';
const subDelims = "!$&'()*+,;=";

/** Creates a grammar that extends the grammar of RFC 3986. */
export function extendGrammar(extension: GrammarExtension): Grammar {
  const added = withoutPrototype(extension);
  const lonePercent = added.lonePercent ?? false;
  const inAddress = unreserved + (added.unreserved ?? '') + subDelims;
  const regName = inAddress + (added.iunreserved ?? '');
  const userinfo = `${regName}:`;
  const path = `${userinfo}@/`;
  const query = `${path}?`;
  return {
    ipvFuture: new RegExp(`^[vV][\\dA-Fa-f]+\\.[${inAddress}:]+$`, 'u'),
    regName: production(regName),
    userinfo: production(userinfo, { lonePercent }),
    path: production(path, { lonePercent }),
    query: production(query + (added.query ?? ''), { lonePercent }),
    fragment: production(query + (added.fragment ?? ''), { lonePercent }),
  };
}

/** Options for {@link production}. */
export interface ProductionOptions {
  /** Whether U+0025 (%) may be without two hex digits after it. */
  readonly lonePercent?: boolean | undefined;
}

/**
 * Creates a production.
 *
 * @param characters Written as in a character class of a regular expression.
 */
export function production(
  characters: string,
  { lonePercent = false }: ProductionOptions = {},
): Production {
  const loneOnes = lonePercent ? '' : '|%(?![\\dA-Fa-f]{2})';
  return { invalid: new RegExp(`[^%${characters}]${loneOnes}`, 'gu') };
}

/** The grammar of RFC 3986. */
export const grammar: Grammar = /* @__PURE__ */ extendGrammar({});

/** The characters of `scheme`, which no extension changes. */
export const schemeProduction: Production = /* @__PURE__ */ production('A-Za-z\\d+\\-.');

/** A part of the userinfo: `unreserved` and `sub-delims`. */
export const userinfoPart: Production = /* @__PURE__ */ production(unreserved + subDelims);

/** Whether a production matches a string. */
export function matches({ invalid }: Production, value: string): boolean {
  return value.search(invalid) === -1;
}

/** Percent-encodes in UTF-8 what a production does not match. */
export function escapeInvalid(value: string, { invalid }: Production): string {
  const output = new TextWriter();
  let position = 0;
  // Not `replace`, which keeps all matches until it has found the last one.
  for (const { 0: character, index } of value.matchAll(invalid)) {
    output.write(value.slice(position, index) + percentEncodeCharacter(character));
    position = index + character.length;
  }
  return position === 0 ? value : output.text() + value.slice(position);
}

/** Percent-encodes a character in UTF-8. A lone surrogate is encoded as U+FFFD. */
export function percentEncodeCharacter(character: string): string {
  const codeUnit = character.charCodeAt(0);
  return codeUnit < 0x80
    ? percentEncode(codeUnit)
    : utf8PercentEncode(character, c0ControlPercentEncodeSet);
}
