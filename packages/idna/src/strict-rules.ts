// The rules that beStrict adds: CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength.

export const LONGEST_LABEL = 63;
export const LONGEST_DOMAIN = 253;

/**
 * Whether a label neither starts nor ends with U+002D (-), does not have two of them as its third and
 * fourth code points, and has no ASCII but lower-case letters, digits and U+002D (-).
 *
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function isStrictlyValid(label: string): boolean {
  return !/^-|-$|^..--|[\0-,./:-`{-\x7F]/su.test(label);
}

/**
 * Whether each label of an ASCII domain has 1 to 63 characters, and the domain at most 253.
 *
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function meetsDNSLengths(asciiDomain: string): boolean {
  return (
    asciiDomain.length <= LONGEST_DOMAIN &&
    asciiDomain.split('.').every(({ length }) => length > 0 && length <= LONGEST_LABEL)
  );
}
