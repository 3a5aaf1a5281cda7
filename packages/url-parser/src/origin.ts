// https://url.spec.whatwg.org/#origin

import {
  assertOrigin,
  type BlobURLEntry,
  isFileScheme,
  isSpecialScheme,
  isURLRecord,
  type Origin,
  type URLRecord,
} from '@urlkit/url-record';
import { deserializeURL, serializePath, type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { parse } from './parse.js';

/**
 * Returns the origin of a URL. For a blob: URL, this is the origin in its blob URL entry or, without an
 * entry, that of the http: or https: URL in its path. URLs that are not special, and file: URLs, have a
 * new opaque origin each time.
 *
 * @param url A string, a `URL` object or a record.
 * @returns The origin; null if the URL does not parse.
 * @throws {TypeError} If the blob URL entry of a record has no origin.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(url: Readonly<URLRecord>): Origin;
export function originOf(url: URLInput): Origin | null;
export function originOf(url: URLInput): Origin | null {
  if (typeof url !== 'string' && isURLRecord(url)) return originOfRecord(url);
  const parsed = parse(urlStringOf(url));
  return parsed.failure === null ? originOfRecord(deserializeURL(parsed)) : null;
}

function originOfRecord(url: Readonly<URLRecord>): Origin {
  const { scheme, host, port, blobURLEntry } = url;
  if (scheme === 'blob') return blobURLEntry ? originOfEntry(blobURLEntry) : originOfPath(url);
  const hasTuple = isSpecialScheme(scheme) && !isFileScheme(scheme) && host !== null;
  return hasTuple ? { kind: 'tuple', scheme, host, port } : { kind: 'opaque' };
}

function originOfEntry({ environment }: BlobURLEntry): Origin {
  assertOrigin(environment?.origin, 'url.blobURLEntry.environment.origin');
  return environment.origin;
}

function originOfPath(url: Readonly<URLRecord>): Origin {
  const parsed = parse(serializePath(url));
  const hasOrigin = parsed.failure === null && /^https?:/.test(parsed.href);
  return hasOrigin ? originOfRecord(deserializeURL(parsed)) : { kind: 'opaque' };
}
