// What the URL standard's beStrict sets: CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.

const LONGEST_LABEL = 63;
const LONGEST_DOMAIN = 253;

/**
 * Whether a label has no U+002D (-) at either end nor two of them as third and fourth code point,
 * and in ASCII nothing but small letters, digits and U+002D (-).
 *
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function isStrictlyValid(label: string): boolean {
  return !/^-|-$|^..--|[\0-,./:-`{-\x7F]/su.test(label);
}

/**
 * Whether the labels of a domain in ASCII have 1 to 63 characters, and the domain at most 253.
 *
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function meetsDNSLengths(asciiDomain: string): boolean {
  return (
    asciiDomain.length <= LONGEST_DOMAIN &&
    asciiDomain.split('.').every(({ length }) => length > 0 && length <= LONGEST_LABEL)
  );
}
