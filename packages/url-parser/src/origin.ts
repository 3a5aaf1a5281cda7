// https://url.spec.whatwg.org/#origin

import { hostEquals } from '@urlkit/host';
import { hasOwn, isObject } from '@urlkit/internal';
import {
  assertOrigin,
  type BlobURLEntry,
  isFileScheme,
  isSpecialScheme,
  isURLRecord,
  type Origin,
  type URLRecord,
} from '@urlkit/url-record';
import { serializePath, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { prepareInput } from './input.js';
import { headOf, type URLHead } from './url-head.js';

/**
 * Returns the origin of a URL. For a blob: URL, this is the origin in its blob URL entry or, without an
 * entry, that of the http: or https: URL in its path. URLs that are not special, and file: URLs, have a
 * new opaque origin each time.
 *
 * @param url A string, a `URL` object or a record. An origin is returned as it is.
 * @param name The name of the argument, for the message.
 * @returns The origin; null if the URL does not parse.
 * @throws {TypeError} If the blob URL entry of a record has no origin.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(url: Readonly<URLRecord> | Origin, name?: string): Origin;
export function originOf(url: URLInput | Origin, name?: string): Origin | null;
export function originOf(url: URLInput | Origin, name = 'url'): Origin | null {
  if (isOrigin(url)) {
    assertOrigin(url, name);
    return url;
  }
  if (typeof url !== 'string' && isURLRecord(url)) return originOfRecord(url);
  const text = prepareInput(urlStringOf(url, name));
  const head = headOf(text);
  if (head?.scheme === 'blob') return originOfBlobPath(blobPathOf(text));
  return head && originOfHead(head);
}

function isOrigin(value: URLInput | Origin): value is Origin {
  return isObject(value) && hasOwn(value, 'kind');
}

/**
 * Whether two origins are the same: the same opaque origin, or tuple origins with equal schemes,
 * hosts and ports.
 *
 * @param a An origin, or a URL in any form, whose origin is meant.
 * @param b Like `a`.
 * @returns False if an argument does not parse, such as the text of a header `Origin: null`. False for two URLs that have
 *   an opaque origin, even if they are equal, since each has its own.
 * @throws {TypeError} If the blob URL entry of a record has no origin.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-origin
 */
export function isSameOrigin(a: Origin | URLInput, b: Origin | URLInput): boolean {
  const [one, other] = [originOf(a, 'a'), originOf(b, 'b')];
  if (one?.kind !== 'tuple' || other?.kind !== 'tuple') return one !== null && one === other;
  return one.scheme === other.scheme && hostEquals(one.host, other.host) && one.port === other.port;
}

function originOfRecord(url: Readonly<URLRecord>): Origin {
  if (url.scheme !== 'blob') return originOfHead(url);
  if (url.blobURLEntry) return originOfEntry(url.blobURLEntry);
  return originOfBlobPath(prepareInput(serializePath(url)));
}

function originOfHead({ scheme, host, port }: URLHead): Origin {
  const hasTuple = isSpecialScheme(scheme) && !isFileScheme(scheme) && host !== null;
  return hasTuple ? { kind: 'tuple', scheme, host, port } : { kind: 'opaque' };
}

function originOfEntry({ environment }: BlobURLEntry): Origin {
  assertOrigin(environment?.origin, 'url.blobURLEntry.environment.origin');
  return environment.origin;
}

function originOfBlobPath(path: string): Origin {
  const head = headOf(path);
  const isHTTP = head?.scheme === 'http' || head?.scheme === 'https';
  return isHTTP ? originOfHead(head) : { kind: 'opaque' };
}

// Takes the path as it is written. The parser only encodes code points that the host parser decodes, or refuses in both forms.
function blobPathOf(text: string): string {
  return text.slice(text.indexOf(':') + 1).replace(/^ +/, '');
}
