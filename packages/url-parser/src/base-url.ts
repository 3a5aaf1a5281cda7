import { isURLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { locate, type SerializedURL } from '@urlkit/url-serializer/internal';
import { parse } from './parse.js';

/**
 * Reads the option `base`. A record is not parsed again.
 *
 * @returns The base URL; null if there is none, or undefined if it does not parse.
 * @throws {TypeError} If the option is not a URL.
 */
export function readBase(base: URLInput | null | undefined): SerializedURL | null | undefined {
  if (base === null || base === undefined) return null;
  const text = urlStringOf(base, 'options.base');
  if (typeof base !== 'string' && isURLRecord(base)) return locate(text);
  const run = parse(text, null);
  return run.failure === null ? run : undefined;
}
