// The forms in which users pass a URL.

import { hrefOf } from '@urlkit/internal';
import { isURLRecord, type URLRecord } from '@urlkit/url-record';
import { writeURL } from './url-serializer.js';

/** A URL: a string, an object with a string `href`, such as a `URL` of any implementation, or a record. */
export type URLInput =
  | string
  | {
      /** The URL. */
      readonly href: string;
    }
  | Readonly<URLRecord>;

/**
 * Returns a URL as a string: a string as it is, the `href` of an object, or a record serialized.
 *
 * @param name The name of the argument, for the message.
 */
export function urlStringOf(url: URLInput, name = 'url'): string {
  const href = hrefOf(url);
  if (href !== null) return href;
  if (isURLRecord(url)) return writeURL(url);
  throw new TypeError(`${name} must be a string, a URL object or a URL record`);
}
