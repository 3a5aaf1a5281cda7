// tr46 with the parameters of the URL standard.

import tr46 from 'tr46';
import { normalizeWithNewest } from './newest-normalization.js';

/** The two operations of this package. */
export interface Operations {
  domainToASCII(domain: string, options?: { readonly beStrict?: boolean }): string | null;
  domainToUnicode(domain: string): string;
}

const lenient = { checkBidi: true, checkJoiners: true };
const strict = { ...lenient, checkHyphens: true, useSTD3ASCIIRules: true, verifyDNSLength: true };

const { normalize } = String.prototype;

// tr46 uses the engine to normalize, which may not know the newest code points.
function withNormalization<Result>(run: () => Result): Result {
  String.prototype.normalize = normalizeWithNewest;
  try {
    return run();
  } finally {
    String.prototype.normalize = normalize;
  }
}

export const oracle: Operations = {
  domainToASCII: (domain, options) =>
    withNormalization(() => tr46.toASCII(domain, options?.beStrict ? strict : lenient)),
  domainToUnicode(domain) {
    const result = withNormalization(() => tr46.toUnicode(domain, lenient));
    return result.error ? domain : result.domain;
  },
};

/** The results for a domain, in one line. */
export function answersOf({ domainToASCII, domainToUnicode }: Operations, domain: string): string {
  return [
    domainToASCII(domain),
    domainToASCII(domain, { beStrict: true }),
    domainToUnicode(domain),
  ].join(' ');
}
