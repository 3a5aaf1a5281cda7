// Fields that need the list of public suffixes, which is only loaded for them.

import { splitDomain } from '@urlkit/public-suffix';
import { publicSuffixList } from '@urlkit/public-suffix-list';

export type DomainFieldName = 'registrable-domain' | 'public-suffix' | 'subdomain';

/** Returns the value of a field that is about the domain of a URL; null if the URL has no registrable domain. */
export function readDomainField(name: DomainFieldName, href: string): string | null {
  const parts = splitDomain(href, { list: publicSuffixList });
  if (parts === null) return null;
  switch (name) {
    case 'registrable-domain':
      return parts.registrableDomain;
    case 'public-suffix':
      return parts.publicSuffix;
    case 'subdomain':
      return parts.subdomain;
  }
}
