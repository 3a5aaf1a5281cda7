import { parseURLEncoded } from '@urlkit/form-urlencoded';
import { type Host, type HostKind, serializeHost } from '@urlkit/host';
import { domainToUnicode } from '@urlkit/idna';
import { parseURL } from '@urlkit/url-parser';
import { originOf, type URLRecord } from '@urlkit/url-record';
import { type ASCIILabel, displayHost } from '@urlkit/url-rendering';
import { serializeOrigin, serializePath, serializeURL } from '@urlkit/url-serializer';

/** What a URL is made of, as plain data: the JSON that the command line prints. */
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
  /** The Unicode form of a domain; of other hosts the serialized form. */
  readonly unicode: string;
  /** The labels that should be shown in ASCII, and why. */
  readonly asciiLabels: readonly ASCIILabel[];
}

export function describeURL(url: Readonly<URLRecord>): URLDescription {
  const { scheme, username, password, host, port, query, fragment } = url;
  return {
    href: serializeURL(url),
    origin: serializeOrigin(originOf(url, parseURL)),
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
    asciiLabels: displayHost(host).asciiLabels,
  };
}
