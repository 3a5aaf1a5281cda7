// RFC 3986, appendix A: the characters of each component

import { toScalarValueString, utf8Encode } from '@urlkit/infra';
import { percentEncode } from '@urlkit/percent-encoding';

/** The strings that a component may be: some characters, and percent-encoded octets. */
export interface Production {
  /** Matches what may not be there: a character, or a `%` that begins no percent-encoded octet. */
  readonly invalid: RegExp;
}

/** The productions in which grammars that are based on that of RFC 3986 differ from it. */
export interface Grammar {
  /** Matches an `IPvFuture`. */
  readonly ipvFuture: RegExp;
  readonly userinfo: Production;
  readonly regName: Production;
  readonly path: Production;
  readonly query: Production;
  readonly fragment: Production;
}

/** What a grammar adds; characters are those inside of a character class of a regular expression. */
export interface GrammarExtension {
  readonly unreserved?: string;
  /** Added to `unreserved`, but not to that of IP addresses. */
  readonly iunreserved?: string;
  readonly query?: string;
  readonly fragment?: string;
  /** A lone `%` is taken for a percent-encoded octet, but not in reg-name. */
  readonly lonePercent?: boolean;
}

const unreserved = 'A-Za-z\\d\\-._~';
const subDelims = "!$&'()*+,;=";

/** Builds a grammar by extension of the one in the RFC. */
export function extendGrammar(added: GrammarExtension): Grammar {
  const lonePercent = added.lonePercent ?? false;
  const inAddress = unreserved + (added.unreserved ?? '') + subDelims;
  const regName = inAddress + (added.iunreserved ?? '');
  const userinfo = `${regName}:`;
  const path = `${userinfo}@/`;
  const query = `${path}?`;
  return {
    ipvFuture: new RegExp(`^[vV][\\dA-Fa-f]+\\.[${inAddress}:]+$`, 'u'),
    regName: production(regName),
    userinfo: production(userinfo, lonePercent),
    path: production(path, lonePercent),
    query: production(query + (added.query ?? ''), lonePercent),
    fragment: production(query + (added.fragment ?? ''), lonePercent),
  };
}

/** Makes a production of characters. */
export function production(characters: string, lonePercent = false): Production {
  const loneOnes = lonePercent ? '' : '|%(?![\\dA-Fa-f]{2})';
  return { invalid: new RegExp(`[^%${characters}]${loneOnes}`, 'gu') };
}

/** The grammar of RFC 3986. */
export const grammar: Grammar = /* @__PURE__ */ extendGrammar({});

/** `scheme`, which no grammar here extends. */
export const schemeProduction: Production = /* @__PURE__ */ production('A-Za-z\\d+\\-.');

/** `unreserved` and `sub-delims`: a part of the userinfo. */
export const userinfoPart: Production = /* @__PURE__ */ production(unreserved + subDelims);

/** Whether a production matches a string. */
export function matches({ invalid }: Production, value: string): boolean {
  return value.search(invalid) === -1;
}

/** Percent-encodes, in UTF-8, what a production does not match. */
export function escapeInvalid(value: string, { invalid }: Production): string {
  return value.replace(invalid, percentEncodeCharacter);
}

/** Percent-encodes a character, whichever it is, in UTF-8. */
export function percentEncodeCharacter(character: string): string {
  return Array.from(utf8Encode(toScalarValueString(character)), percentEncode).join('');
}
