/**
 * Matches a forbidden host code point.
 *
 * @see https://url.spec.whatwg.org/#forbidden-host-code-point
 */
export const forbiddenHostCodePoint: RegExp = /[\0\t\n\r #/:<>?@[\\\]^|]/;

/**
 * Matches a forbidden domain code point: a forbidden host code point, a C0 control, U+0025 (%), or
 * U+007F DELETE.
 *
 * @see https://url.spec.whatwg.org/#forbidden-domain-code-point
 */
export const forbiddenDomainCodePoint: RegExp = /[\0-\x1F\x7F% #/:<>?@[\\\]^|]/;
