// Both forms of a domain, by UTS #46

import { domainToASCII, domainToUnicode } from '@urlkit/idna';

/** What `domainToASCII` and `domainToUnicode` return for a domain. For its ASCII form, they return the same. */
export interface DomainForms {
  readonly ascii: string | null;
  /** Computed when it is first read, unless the ASCII form is also the Unicode form. */
  readonly unicode: () => string;
}

/** Converts a domain. */
export function domainForms(domain: string): DomainForms {
  const ascii = domainToASCII(domain);
  let unicode = ascii?.includes('xn--') === false ? ascii : undefined;
  return {
    ascii,
    unicode() {
      unicode ??= domainToUnicode(domain);
      return unicode;
    },
  };
}
