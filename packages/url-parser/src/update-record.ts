// Updates a record from its changed serialization.

import type { URLRecord } from '@urlkit/url-record';
import { recordOf, type SerializedURL } from '@urlkit/url-serializer/serialized-url';

/** Changes a record in place to the record of a serialized URL. */
export function updateRecord(url: URLRecord, changed: SerializedURL): void {
  const { path, blobURLEntry } = url;
  Object.assign(url, recordOf(changed), { blobURLEntry });
  // Without a host, an empty list of segments and an empty opaque path have the same serialization.
  if (url.path === '' && typeof path !== 'string') url.path = path;
}
