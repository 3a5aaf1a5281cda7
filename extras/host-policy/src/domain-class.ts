import { type AddressClass, createClass } from './address-class-type.js';
import { specialUseDomains } from './registries/special-use-domains.js';

const ORDINARY: AddressClass = /* @__PURE__ */ createClass('domain', '', 'Domain', 'RFC 1035', 't');
const SINGLE_LABEL: AddressClass = /* @__PURE__ */ createClass(
  'domain',
  '',
  'Single label',
  'RFC 7085',
  '',
);
const SPECIAL_USE: ReadonlyMap<string, AddressClass> = /* @__PURE__ */ specialUseTable();

function specialUseTable(): ReadonlyMap<string, AddressClass> {
  const table = new Map<string, AddressClass>();
  for (const row of specialUseDomains) {
    const [reference = '', domains = ''] = row.split('|');
    for (const domain of domains.split(' ')) {
      table.set(domain, createClass('domain', domain, 'Special-use domain', reference, ''));
    }
  }
  return table;
}

/** Prepares a domain for comparison: converts it to lower case, and removes dots at its end. */
export function comparableDomain(domain: string): string {
  let end = domain.length;
  while (domain[end - 1] === '.') end--;
  return domain.slice(0, end).toLowerCase();
}

/** Returns the entry of the special-use domain that contains a domain. These have at most three labels. */
export function findDomainEntry(domain: string): AddressClass {
  const name = comparableDomain(domain);
  let dot = name.length;
  for (let labels = 1; labels <= 3 && dot !== -1; labels++) {
    dot = dot === 0 ? -1 : name.lastIndexOf('.', dot - 1);
    const special = SPECIAL_USE.get(name.slice(dot + 1));
    if (special !== undefined) return special;
  }
  return name.includes('.') ? ORDINARY : SINGLE_LABEL;
}
