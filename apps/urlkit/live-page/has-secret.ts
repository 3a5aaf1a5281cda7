import type { URLRecord } from '@urlkit/url-record';
import { secretRanges } from '@urlkit/url-rendering';
import { serializeURL } from '@urlkit/url-serializer';

/** Whether a URL has a password or a token. A username alone is none. */
export function hasSecret(written: string, url: Readonly<URLRecord> | null): boolean {
  const isOnlyName = url !== null && url.password === '';
  return secretRanges(isOnlyName ? serializeURL({ ...url, username: '' }) : written).length > 0;
}
