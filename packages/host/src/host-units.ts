// How the host parsers treat each code unit. Kinds are bits, so a host's kinds can be combined.

import { forbiddenDomainCodePoint } from './forbidden-code-points.js';

/** An upper-case letter, which becomes a small letter in a domain. */
export const UPPER_CASE_UNIT = 1;
/** A forbidden domain code point. Some of these are allowed in opaque hosts. */
export const FORBIDDEN_UNIT = 2;
/** A code unit that is not ASCII. */
export const NON_ASCII_UNIT = 4;

/** The kinds of the ASCII code units. Those of kind 0 stay as they are in a domain and in an opaque host. */
const hostUnits: Uint8Array = /* @__PURE__ */ new Uint8Array(0x80).map((_, codeUnit) => {
  const character = String.fromCharCode(codeUnit);
  if (forbiddenDomainCodePoint.test(character)) return FORBIDDEN_UNIT;
  return /[A-Z]/.test(character) ? UPPER_CASE_UNIT : 0;
});

/** Returns the kinds of all code units of a host, or of a part of a text. */
export function hostUnitsOf(text: string, start = 0, end: number = text.length): number {
  let units = 0;
  for (let index = start; index < end; index++) {
    const codeUnit = text.charCodeAt(index);
    units |= codeUnit < 0x80 ? (hostUnits[codeUnit] as number) : NON_ASCII_UNIT;
  }
  return units;
}
