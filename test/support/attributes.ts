// The attributes of https://url.spec.whatwg.org/#url-class, on objects and on records.

import { serializeHost } from '@urlkit/host';
import { basicParseURL, originOf } from '@urlkit/url-parser';
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type URLRecord } from '@urlkit/url-record';
import { serializeOrigin, serializePath, serializeURL } from '@urlkit/url-serializer';

export const attributes = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

export type Attribute = (typeof attributes)[number];
export type Attributes = Record<Attribute, string>;
export type SettableAttribute = Exclude<Attribute, 'origin'>;

export const settableAttributes = attributes.filter(
  (attribute): attribute is SettableAttribute => attribute !== 'origin',
);

export function readAttributes(url: Readonly<Attributes>): Attributes {
  const { href, origin, protocol, username, password, host } = url;
  const { hostname, port, pathname, search, hash } = url;
  return {
    href,
    origin,
    protocol,
    username,
    password,
    host,
    hostname,
    port,
    pathname,
    search,
    hash,
  };
}

/** Returns the values of the getters for a URL record. */
export function attributesOf(url: Readonly<URLRecord>): Attributes {
  const hostname = url.host === null ? '' : serializeHost(url.host);
  const port = url.port === null ? '' : String(url.port);
  return {
    href: serializeURL(url),
    origin: serializeOrigin(originOf(url)),
    protocol: `${url.scheme}:`,
    username: url.username,
    password: url.password,
    host: port === '' ? hostname : `${hostname}:${port}`,
    hostname,
    port,
    pathname: serializePath(url),
    search: url.query ? `?${url.query}` : '',
    hash: url.fragment ? `#${url.fragment}` : '',
  };
}

/** The setters whose steps are guards and one call of the basic URL parser, on a record. */
export const recordSetters: ReadonlyMap<Attribute, (url: URLRecord, value: string) => void> =
  new Map<Attribute, (url: URLRecord, value: string) => void>([
    ['protocol', (url, value) => basicParseURL(`${value}:`, { url, stateOverride: 'schemeStart' })],
    [
      'host',
      (url, value) => hasOpaquePath(url) || basicParseURL(value, { url, stateOverride: 'host' }),
    ],
    [
      'hostname',
      (url, value) =>
        hasOpaquePath(url) || basicParseURL(value, { url, stateOverride: 'hostname' }),
    ],
    [
      'port',
      (url, value) => {
        if (cannotHaveUsernamePasswordPort(url)) return;
        if (value === '') url.port = null;
        else basicParseURL(value, { url, stateOverride: 'port' });
      },
    ],
    [
      'pathname',
      (url, value) => {
        if (hasOpaquePath(url)) return;
        url.path = [];
        basicParseURL(value, { url, stateOverride: 'pathStart' });
      },
    ],
    [
      'search',
      (url, value) => {
        url.query = value === '' ? null : '';
        const input = value.replace(/^\?/, '');
        if (value !== '') basicParseURL(input, { url, stateOverride: 'query' });
      },
    ],
    [
      'hash',
      (url, value) => {
        url.fragment = value === '' ? null : '';
        const input = value.replace(/^#/, '');
        if (value !== '') basicParseURL(input, { url, stateOverride: 'fragment' });
      },
    ],
  ]);
