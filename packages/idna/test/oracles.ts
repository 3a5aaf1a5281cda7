// tr46 with the parameters of the URL standard.

import newestTR46 from 'tr46';
import tr46 from 'tr46-unicode-17';

/** The two operations of this package. */
export interface Operations {
  domainToASCII(domain: string, options?: { readonly beStrict?: boolean }): string | null;
  domainToUnicode(domain: string): string;
}

function operationsOf({ toASCII, toUnicode }: typeof tr46): Operations {
  const lenient = { checkBidi: true, checkJoiners: true };
  const strict = {
    ...lenient,
    checkHyphens: true,
    useSTD3ASCIIRules: true,
    verifyDNSLength: true,
  };
  return {
    domainToASCII: (domain, options) => toASCII(domain, options?.beStrict ? strict : lenient),
    domainToUnicode: (domain) => {
      const result = toUnicode(domain, lenient);
      return result.error ? domain : result.domain;
    },
  };
}

/** tr46 6, whose data the tables are generated from. */
export const oracle: Operations = operationsOf(tr46);

/** tr46 7, with the data of Unicode 18. */
export const newestOracle: Operations = operationsOf(newestTR46);

/** Whether the engine knows all code points of the tables. The oracles use it to normalize. */
export const isEngineNewEnough: boolean =
  Number.parseInt(process.versions['unicode'] ?? '0', 10) >= 17;

/** The results for a domain, in one line. */
export function answersOf({ domainToASCII, domainToUnicode }: Operations, domain: string): string {
  return [
    domainToASCII(domain),
    domainToASCII(domain, { beStrict: true }),
    domainToUnicode(domain),
  ].join(' ');
}
