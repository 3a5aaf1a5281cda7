/** The forbidden host code points, as the inside of a character class. */
const hostMembers = '\\0\\t\\n\\r #/:<>?@[\\\\\\]^|';

/**
 * Matches a forbidden host code point.
 *
 * @see https://url.spec.whatwg.org/#forbidden-host-code-point
 */
export const forbiddenHostCodePoint: RegExp = /* @__PURE__ */ characterClass(hostMembers);

/**
 * Matches a forbidden domain code point: a forbidden host code point, a C0 control, U+0025 (%), or
 * U+007F DELETE.
 *
 * @see https://url.spec.whatwg.org/#forbidden-domain-code-point
 */
export const forbiddenDomainCodePoint: RegExp = /* @__PURE__ */ characterClass(
  hostMembers,
  '\\0-\\x1F%\\x7F',
);

function characterClass(...members: readonly string[]): RegExp {
  return new RegExp(`[${members.join('')}]`);
}
