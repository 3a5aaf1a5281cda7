import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { explainLabels } from '@urlkit/url-rendering/host';
import { formatTable, NO_EDGE } from '../output/table.js';
import { visible } from '../output/visible-text.js';
import type { ClassDescription, HostDescription, URLDescription } from './describe-url.js';
import { isOwnComputer } from './own-computer.js';

const HOST_KINDS = {
  domain: 'domain',
  ipv4: 'IPv4 address',
  ipv6: 'IPv6 address',
  opaque: 'opaque host',
  empty: 'empty host',
} as const;

/** Formats a description for people: the components, then the search parameters if there are any. */
export function formatDescription(description: URLDescription, edge: number = NO_EDGE): string {
  const { href, origin, scheme, username, password, host, port, path } = description;
  const { query, fragment, searchParams } = description;
  const components = formatTable(
    [
      ['href', href],
      ['origin', origin],
      ['scheme', scheme],
      ['username', shown(username), decodedNote(username)],
      ['password', shown(password), decodedNote(password)],
      ['host', shown(host?.serialized), host === null ? '' : hostNote(host)],
      ['port', shown(port?.toString())],
      ['path', shown(path), decodedNote(path)],
      ['query', shown(query), decodedNote(query)],
      ['fragment', shown(fragment), decodedNote(fragment)],
    ].map((row) => row.filter((cell, index) => index < 2 || cell !== '')),
    edge,
  );
  if (searchParams.length === 0) return components;
  const rows = searchParams.map(([name, value]) => [`  ${shown(name)}`, shown(value)]);
  return `${components}\nsearch parameters\n${formatTable(rows)}`;
}

function shown(component: string | null | undefined): string {
  if (component === null || component === undefined) return '(none)';
  return component === '' ? '(empty)' : visible(component);
}

function hostNote(host: HostDescription): string {
  const { kind, serialized, unicode, asciiLabels, class: found } = host;
  const notes = [
    HOST_KINDS[kind],
    kind === 'opaque' ? decodedNote(serialized) : '',
    unicode === serialized ? '' : `in Unicode: ${visible(unicode)}`,
    found !== null && isOwnComputer(found) ? 'your own computer' : '',
    found === null ? '' : classNote(found),
  ];
  const inASCII = asciiLabels.length === 0 ? '' : `; shown in ASCII: ${explainLabels(asciiLabels)}`;
  return notes.filter(Boolean).join(', ') + inASCII;
}

function classNote({
  kind,
  name,
  reference,
  globallyReachable,
  service,
  embedded,
}: ClassDescription): string {
  const inside = embedded.map(
    ({ address, class: found }) => `, with ${address}: ${classNote(found)}`,
  );
  const isLocal = globallyReachable === false && kind !== 'domain';
  const reach = isLocal ? ', not globally reachable' : '';
  const offer = service === null ? '' : `, a service of ${service}`;
  return `${name} (${reference})${reach}${offer}${inside.join('')}`;
}

function decodedNote(component: string | null): string {
  const decoded = component && utf8PercentDecode(component);
  return decoded && decoded !== component ? `decoded: ${visible(decoded)}` : '';
}
