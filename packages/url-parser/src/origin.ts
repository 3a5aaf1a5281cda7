// https://url.spec.whatwg.org/#origin

import {
  assertOrigin,
  assertURLRecord,
  type BlobURLEntry,
  type Origin,
  type URLRecord,
} from '@urlkit/url-record';
import { serializePath } from '@urlkit/url-serializer';
import { apiParseURL } from './api-url-parser.js';
import { kindOf } from './kind.js';

/**
 * Returns the origin of a URL. For a blob: URL, this is the origin in its blob URL entry or, without an
 * entry, that of the http: or https: URL in its path. URLs that are not special, and file: URLs, have a
 * new opaque origin each time.
 *
 * @throws {TypeError} If the argument is not a URL record, or its blob URL entry has no origin.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(url: Readonly<URLRecord>): Origin {
  assertURLRecord(url);
  const { scheme, host, port, blobURLEntry } = url;
  if (scheme === 'blob') return blobURLEntry ? originOfEntry(blobURLEntry) : originOfPath(url);
  return kindOf(scheme) === 'special' && host !== null
    ? { kind: 'tuple', scheme, host, port }
    : { kind: 'opaque' };
}

function originOfEntry({ environment }: BlobURLEntry): Origin {
  assertOrigin(environment?.origin, 'url.blobURLEntry.environment.origin');
  return environment.origin;
}

function originOfPath(url: Readonly<URLRecord>): Origin {
  const pathURL = apiParseURL(serializePath(url));
  const hasOrigin = pathURL !== null && /^https?$/.test(pathURL.scheme);
  return hasOrigin ? originOf(pathURL) : { kind: 'opaque' };
}
