import { isURLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { openBase, parse } from './parse.js';
import type { Base } from './run.js';

/**
 * Reads the option `base`. A record is not parsed again.
 *
 * @returns The base URL; null if there is none, or undefined if it does not parse.
 * @throws {TypeError} If the option is not a URL.
 */
export function readBase(base: URLInput | null | undefined): Base | null | undefined {
  if (base === null || base === undefined) return null;
  const text = urlStringOf(base, 'options.base');
  if (typeof base !== 'string' && isURLRecord(base)) return openBase(text);
  const run = parse(text, null);
  return run.failure === null ? run : undefined;
}
