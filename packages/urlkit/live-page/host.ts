// The host: its kind, its labels, and the forms of an address.

import { type Host, serializeHost, serializeIPv4 } from '@urlkit/host';
import { type AddressClass, addressClass } from '@urlkit/host-policy';
import { domainToUnicode } from '@urlkit/idna';
import { type ASCIILabel, displayHost } from '@urlkit/url-rendering';
import type { View } from './analysis.js';
import { descriptions, element, scrollingTable } from './dom.js';
import { visible } from './visible.js';

const kinds: Readonly<Record<Host['kind'], string>> = {
  domain: 'a domain',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  opaque: 'an opaque host: the scheme is not special, so the standard does not interpret it',
  empty: 'an empty host',
};

type Entry = readonly [term: string, value: Node | string];

export function hostView(root: HTMLElement): View {
  return ({ report: { url } }) => {
    const host = url?.host ?? null;
    root.replaceChildren(...(host === null ? [element('p', {}, 'There is none.')] : draw(host)));
  };
}

function draw(host: Host): HTMLElement[] {
  const found = addressClass(host);
  const entries: Entry[] = [
    ['kind', kinds[host.kind]],
    ['serialized', code(serializeHost(host))],
    ...addressForms(host),
    ...(host.kind === 'domain' ? domainForms(host) : []),
    ...(found === null || found.block === '' ? [] : classEntries(found)),
  ];
  return [descriptions(entries), ...(host.kind === 'domain' ? [labels(host)] : [])];
}

function code(text: string): HTMLElement {
  return element('code', {}, visible(text));
}

function domainForms(host: Host & { readonly kind: 'domain' }): Entry[] {
  const shown = displayHost(host);
  return [
    ['in Unicode', code(domainToUnicode(host.value))],
    ['to show to people', code(shown.text)],
    ...(shown.asciiLabels.length === 0
      ? []
      : [['why in ASCII', shown.asciiLabels.map(whyInASCII).join('; ')] as const]),
  ];
}

function whyInASCII({ label, reason }: ASCIILabel): string {
  return `${label}: ${reason.replaceAll('-', ' ')}`;
}

function labels(host: Host & { readonly kind: 'domain' }): HTMLElement {
  const rows = host.value
    .split('.')
    .map((label) =>
      [visible(label), visible(domainToUnicode(label)), String(label.length)].map((text, column) =>
        element('td', {}, column < 2 ? element('code', {}, text) : text),
      ),
    );
  return scrollingTable('Labels', ['label', 'in Unicode', 'length'], rows);
}

function addressForms(host: Host): Entry[] {
  if (host.kind === 'ipv4') return ipv4Forms(host.value);
  if (host.kind !== 'ipv6') return [];
  const pieces = host.value.map((piece) => piece.toString(16));
  return [
    ['all pieces', code(pieces.join(':'))],
    ['all digits', code(pieces.map((piece) => piece.padStart(4, '0')).join(':'))],
  ];
}

function ipv4Forms(address: number): Entry[] {
  const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  const mapped = [0, 0, 0, 0, 0, 0xffff, address >>> 16, address & 0xffff] as const;
  return [
    ['as a number', code(String(address))],
    ['hexadecimal', code(`0x${address.toString(16)}`)],
    ['octal', code(bytes.map((byte) => `0${byte.toString(8)}`).join('.'))],
    ['mapped to IPv6', code(serializeHost({ kind: 'ipv6', value: mapped }))],
  ];
}

function classEntries({
  block,
  name,
  reference,
  globallyReachable,
  service,
  embedded,
}: AddressClass): Entry[] {
  return [
    ['block', `${block}: ${name} (${reference})`],
    ...(globallyReachable === false ? [['reach', 'not globally reachable'] as const] : []),
    ...(service === null ? [] : [['service', `of ${service}`] as const]),
    ...embedded.flatMap((inside) => [
      ['IPv4 address inside', code(serializeIPv4(inside.address))] as const,
      ...classEntries(inside.class),
    ]),
  ];
}
