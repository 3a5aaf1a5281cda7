// The host: its kind, what it belongs to, its labels, and the forms of an address.

import { type Host, serializeHost, serializeIPv4 } from '@urlkit/host';
import { type AddressClass, addressClass, isGloballyReachable } from '@urlkit/host-policy';
import { domainToUnicode } from '@urlkit/idna';
import { refusalOf } from '../src/urls/findings.js';
import { isOwnComputer } from '../src/urls/own-computer.js';
import type { View } from './analysis.js';
import { copyButton } from './copy.js';
import { byId, descriptions, element } from './dom.js';
import type * as PublicSuffix from './public-suffix.js';
import { visible } from './visible.js';

const kinds: Readonly<Record<Host['kind'], string>> = {
  domain: 'a domain',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  opaque: 'a host that only programs for this scheme understand; browsers copy it as it is',
  empty: 'an empty host',
};

type Entry = readonly [term: string, value: Node | string];
type Domain = Host & { readonly kind: 'domain' };

/** The list of public suffixes, which is loaded when it is first needed. */
type LoadList = () => Promise<typeof PublicSuffix>;

export function hostView(root: HTMLElement, loadList: LoadList): View {
  let current = '';
  return ({ report: { url } }) => {
    const host = url?.host ?? null;
    byId('host-card', HTMLElement).hidden = host === null;
    current = host === null ? '' : serializeHost(host);
    if (host === null) {
      root.replaceChildren();
      return;
    }
    const site = element('dl', { id: 'site' });
    const forms = host.kind === 'domain' ? labels(host) : addressForms(host);
    const more = [...forms, ...classEntries(addressClass(host))];
    root.replaceChildren(
      descriptions(entriesOf(host)),
      ...(isName(host) ? [site] : []),
      ...(more.length === 0
        ? []
        : [element('details', {}, element('summary', {}, 'Details'), descriptions(more))]),
    );
    if (isName(host)) {
      const shown = current;
      showSite(site, host, loadList, () => current === shown).catch(() => {
        // Without a network, the list may be missing.
        site.replaceChildren();
      });
    }
  };
}

function isName(host: Host): host is Domain {
  return (
    /^[\w.-]+$/.test(serializeHost(host)) &&
    host.kind === 'domain' &&
    refusalOf(host)?.name !== 'host-unusable'
  );
}

function ownerOfEnding(isKnown: boolean): string {
  return isKnown
    ? 'whoever runs this ending; the names before it belong to others'
    : 'a private network: this name cannot be registered';
}

/** Shows what the list of public suffixes says of a domain. */
async function showSite(
  site: HTMLElement,
  host: Domain,
  loadList: LoadList,
  isCurrent: () => boolean,
): Promise<void> {
  const { displayHost, siteOf, wellKnownNames } = await loadList();
  if (!isCurrent()) return;
  const { registrable, suffix, isKnown } = siteOf(host);
  const { text } = displayHost(host, { knownNames: wellKnownNames });
  const isWritten = text === host.value || text === domainToUnicode(host.value);
  const why = isKnown
    ? ', under which anyone can register a name'
    : ', which is on no list of endings';
  const made = descriptions([
    ...(isWritten ? [] : [['to show to people', code(text)] as const]),
    ['belongs to', registrable === null ? ownerOfEnding(isKnown) : owner(registrable)],
    ['ends in', suffix === null ? 'nothing known' : element('span', {}, code(suffix), why)],
  ]);
  site.replaceChildren(...made.childNodes);
}

function owner(registrable: string): HTMLElement {
  return element('span', {}, 'whoever registered ', code(registrable));
}

function entriesOf(host: Host): readonly Entry[] {
  const refusal = refusalOf(host);
  const isUnusable = refusal?.name === 'host-unusable';
  return [
    ['name', copied(serializeHost(host), 'the host')],
    ['kind', isUnusable ? refusal.message : kinds[host.kind]],
    ...(host.kind === 'domain' ? domainForms(host) : []),
    ...reach(host),
  ];
}

function code(text: string): HTMLElement {
  return element('code', {}, visible(text));
}

function copied(text: string, what: string): HTMLElement {
  return element('span', { class: 'copied' }, code(text), copyButton(text, what));
}

function domainForms(host: Domain): Entry[] {
  const unicode = domainToUnicode(host.value);
  return [
    ...(unicode === host.value
      ? []
      : [['in Unicode', copied(unicode, 'the host in Unicode')] as const]),
  ];
}

function labels(host: Domain): Entry[] {
  const encoded = host.value.split('.').filter((label) => label.startsWith('xn--'));
  return encoded.map((label) => [
    'label',
    element('span', {}, code(label), ' is ', code(domainToUnicode(label))),
  ]);
}

function addressForms(host: Host): Entry[] {
  if (host.kind === 'ipv4') return ipv4Forms(host.value);
  if (host.kind !== 'ipv6') return [];
  const pieces = host.value.map((piece) => piece.toString(16));
  return [
    ['bytes', code(hexBytes(host.value.flatMap((piece) => [piece >>> 8, piece & 0xff])))],
    ['all pieces', code(pieces.join(':'))],
    ['all digits', code(pieces.map((piece) => piece.padStart(4, '0')).join(':'))],
  ];
}

function hexBytes(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

function ipv4Forms(address: number): Entry[] {
  const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  const mapped = [0, 0, 0, 0, 0, 0xffff, address >>> 16, address & 0xffff] as const;
  return [
    ['bytes', code(hexBytes(bytes))],
    ['as a number', code(String(address))],
    ['hexadecimal', code(`0x${address.toString(16)}`)],
    ['octal', code(bytes.map((byte) => `0${byte.toString(8)}`).join('.'))],
    ['mapped to IPv6', code(serializeHost({ kind: 'ipv6', value: mapped }))],
  ];
}

/** What the registries of addresses and names say. */
function classEntries(found: AddressClass | null): Entry[] {
  if (found === null || found.block === '') return [];
  const { block, name, reference, service, embedded } = found;
  return [
    ...(name === 'Global Unicast'
      ? []
      : [['reserved', `${block}, for ${name} (${reference})`] as const]),
    ...(service === null ? [] : [['service', `of ${service}`] as const]),
    ...embedded.flatMap((inside) => [
      ['IPv4 inside', code(serializeIPv4(inside.address))] as const,
      ...classEntries(inside.class),
    ]),
  ];
}

function reach(host: Host): Entry[] {
  const entry = addressClass(host);
  if (entry !== null && isOwnComputer(entry)) return [['reach', 'only your own computer']];
  if (host.kind === 'opaque' || host.kind === 'empty') return [];
  const what = host.kind === 'domain' ? 'public name' : 'public address';
  if (!isGloballyReachable(host)) return [['reach', `not a ${what}`]];
  // Some public names lead into a network.
  return [
    ['reach', `a ${what}${host.kind === 'domain' ? ' (the site itself was not checked)' : ''}`],
  ];
}
