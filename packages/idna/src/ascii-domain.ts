// Unicode ToASCII of ASCII domains, which need no tables.

import { isStrictlyValid, meetsDNSLengths } from './strict-rules.js';

/** Whether a label of an ASCII domain starts with `xn--`, so it must be decoded. */
export function hasPunycodeLabel(asciiDomain: string): boolean {
  return /(?:^|\.)xn--/i.test(asciiDomain);
}

/** Converts an ASCII domain without `xn--` labels. */
export function asciiDomainToASCII(asciiDomain: string, beStrict: boolean): string | null {
  const result = asciiDomain.toLowerCase();
  const isValid =
    !beStrict || (meetsDNSLengths(result) && result.split('.').every(isStrictlyValid));
  return isValid ? result : null;
}
