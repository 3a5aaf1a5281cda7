import { parseURLEncoded } from '@urlkit/form-urlencoded';
import { type Host, type HostKind, serializeHost, serializeIPv4 } from '@urlkit/host';
import type { AddressClass } from '@urlkit/host-policy';
import { addressClass } from '@urlkit/host-policy/host';
import { domainToUnicode } from '@urlkit/idna';
import { originOf } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import type { ASCIILabel } from '@urlkit/url-rendering';
import { displayHost, wellKnownNames } from '@urlkit/url-rendering/host';
import { serializeOrigin, serializePath, serializeURL } from '@urlkit/url-serializer';

/** The components of a URL as plain data, which the command line prints as JSON. */
export interface URLDescription {
  readonly href: string;
  readonly origin: string;
  readonly scheme: string;
  readonly username: string;
  readonly password: string;
  readonly host: HostDescription | null;
  readonly port: number | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  readonly searchParams: readonly (readonly [name: string, value: string])[];
}

export interface HostDescription {
  readonly kind: HostKind;
  readonly serialized: string;
  /** The Unicode form of a domain, or the serialized form of another host. */
  readonly unicode: string;
  /** The labels that should be shown in ASCII, and why. */
  readonly asciiLabels: readonly ASCIILabel[];
  /** The registry entry of an address or a special-use domain; null for all other hosts. */
  readonly class: ClassDescription | null;
}

/** A class, with the IPv4 addresses inside an address as text. */
export interface ClassDescription extends Omit<AddressClass, 'embedded'> {
  readonly embedded: readonly { readonly address: string; readonly class: ClassDescription }[];
}

export function describeURL(url: Readonly<URLRecord>): URLDescription {
  const { scheme, username, password, host, port, query, fragment } = url;
  return {
    href: serializeURL(url),
    origin: serializeOrigin(originOf(url)),
    scheme,
    username,
    password,
    host: host && describeHost(host),
    port,
    path: serializePath(url),
    query,
    fragment,
    searchParams: parseURLEncoded(query ?? ''),
  };
}

function describeHost(host: Host): HostDescription {
  const serialized = serializeHost(host);
  return {
    kind: host.kind,
    serialized,
    unicode: host.kind === 'domain' ? domainToUnicode(host.value) : serialized,
    asciiLabels: displayHost(host, { knownNames: wellKnownNames }).asciiLabels,
    class: classOf(host),
  };
}

function classOf(host: Host): ClassDescription | null {
  const found = addressClass(host);
  return found === null || found.block === '' ? null : describeClass(found);
}

function describeClass(found: AddressClass): ClassDescription {
  const embedded = found.embedded.map((inside) => ({
    address: serializeIPv4(inside.address),
    class: describeClass(inside.class),
  }));
  return { ...found, embedded };
}
