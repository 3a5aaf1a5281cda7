// Parts of urlkit, each compared with packages of its kind.

import * as url from 'node:url';
import { addressClass, parseAddress } from '@urlkit/host-policy';
import { domainToASCII } from '@urlkit/idna';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import { registrableDomain } from '@urlkit/public-suffix';
import { parseURI, resolveURI } from '@urlkit/uri';
import { isURI } from '@urlkit/uri/formats';
import * as urlkit from '@urlkit/url-api';
import { parseAndSerialize, parseURL } from '@urlkit/url-parser';
import { parseResolveAndNormalize, printReference } from '@urlkit/url-reference';
import { serializeURL } from '@urlkit/url-serializer';
import fastURI from 'fast-uri';
import { Address6 } from 'ip-address';
import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';
import tr46 from 'tr46';
import { type Contender, type Operation, take } from './measure.js';

function parsingWith(parse: (input: string) => ReturnType<typeof parseURL>): Operation {
  return (input) => {
    const url = parse(input);
    if (url !== null) take(serializeURL(url));
  };
}

function convertingWith({ toASCII }: typeof tr46): Operation {
  const options = { checkBidi: true, checkJoiners: true };
  return (input) => take(toASCII(input, options) ?? '');
}

const usualURL =
  /^https?:\/\/[-.\w]+(?::\d+)?\/[!$-;=@-Z_a-z~]*(?:\?[!$-;=?-~]*)?(?:#[!#-;=?-_a-~]*)?$/;

/** What any code in JavaScript has to do to resolve `../x?y` against a usual URL: to look at it all, and to join two parts. */
function resolveUsual(base: string): string {
  if (!usualURL.test(base)) throw new Error('The base is not a usual URL');
  const pathStart = base.indexOf('/', 8);
  const query = base.indexOf('?', pathStart);
  const pathEnd = query === -1 ? base.indexOf('#', pathStart) : query;
  const last = base.lastIndexOf('/', pathEnd === -1 ? base.length : pathEnd);
  const parent = base.lastIndexOf('/', last - 1);
  return `${base.slice(0, Math.max(parent, pathStart) + 1)}x?y`;
}

export const pieces: Readonly<Record<string, readonly Contender[]>> = {
  'parse and serialize, validation errors unasked for': [
    { name: 'no sink', operation: parsingWith((input) => parseURL(input)) },
    {
      name: 'a sink',
      operation: parsingWith((input) => parseURL(input, { onValidationError: () => {} })),
    },
  ],
  'resolve ../x?y, each base once': [
    { name: 'url-api', operation: (input) => take(new urlkit.URL('../x?y', input).href) },
    {
      name: 'url-parser, with options',
      operation: (input) => take(parseAndSerialize('../x?y', { base: input }) ?? ''),
    },
    { name: 'built-in', operation: (input) => take(new URL('../x?y', input).href) },
    { name: 'bound', operation: (input) => take(resolveUsual(input)) },
  ],
  'resolve ../x?y, print': [
    {
      name: 'url-reference',
      operation(input) {
        const base = parseResolveAndNormalize(input);
        const resolved = parseResolveAndNormalize('../x?y', { base });
        if (resolved !== null) take(printReference(resolved));
      },
    },
    { name: 'built-in', operation: (input) => take(new URL('../x?y', input).href) },
  ],
  'parseIPv6, serializeIPv6': [
    {
      name: 'urlkit',
      operation(input) {
        const address = parseIPv6(input);
        if (address !== null) take(serializeIPv6(address));
      },
    },
    { name: 'ipaddr.js', operation: (input) => take(ipaddr.IPv6.parse(input).toRFC5952String()) },
    { name: 'ip-address', operation: (input) => take(new Address6(input).correctForm()) },
  ],
  'class of an IPv6 address': [
    {
      name: 'host-policy',
      operation(input) {
        take(addressClass(parseAddress(input))?.globallyReachable ? 'yes' : 'no');
      },
    },
    {
      name: 'ipaddr.js',
      operation: (input) => take(ipaddr.parse(input).range() === 'unicast' ? 'yes' : 'no'),
    },
  ],
  parseURI: [
    { name: 'uri', operation: (input) => take(parseURI(input)?.path ?? '') },
    { name: 'fast-uri', operation: (input) => take(fastURI.parse(input).path ?? '') },
  ],
  'resolveURI ../x?y': [
    { name: 'uri', operation: (input) => take(resolveURI('../x?y', input) ?? '') },
    {
      name: 'fast-uri',
      operation(input) {
        // It throws for some references that are not valid.
        try {
          take(fastURI.resolve(input, '../x?y'));
        } catch {
          take('');
        }
      },
    },
  ],
  'the format uri': [
    { name: 'uri', operation: (input) => take(isURI(input) ? 'yes' : 'no') },
    {
      name: 'fast-uri',
      operation(input) {
        const { scheme, error } = fastURI.parse(input);
        take(scheme !== undefined && error === undefined ? 'yes' : 'no');
      },
    },
  ],
  domainToASCII: [
    { name: 'urlkit', operation: (input) => take(domainToASCII(input) ?? '') },
    { name: 'built-in', operation: (input) => take(url.domainToASCII(input)) },
    { name: 'tr46', operation: convertingWith(tr46) },
  ],
  registrableDomain: [
    { name: 'public-suffix', operation: (input) => take(registrableDomain(input) ?? '') },
    {
      name: 'tldts',
      operation: (input) => take(getDomain(input, { allowPrivateDomains: true }) ?? ''),
    },
  ],
};
