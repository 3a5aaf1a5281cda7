// https://url.spec.whatwg.org/#api-url-parser

import { basicParseURL, isSerializedURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL, serializeURL } from '@urlkit/url-serializer';

/** A URL as its serialization, told apart from any string a caller may pass. */
export class SerializedURL {
  readonly href: string;

  constructor(href: string) {
    this.href = href;
  }
}

/**
 * Parses a URL, against a base URL if one is given.
 *
 * @returns The URL, serialized, or null for failure.
 * @see https://url.spec.whatwg.org/#api-url-parser
 */
export function apiParseURL(input: string, base?: string): string | null {
  const parsedBase = base === undefined ? null : parseBase(base);
  if (parsedBase === null && base !== undefined) return null;
  if (isSerializedURL(input)) return input;
  const url = basicParseURL(input, { base: parsedBase });
  return url && serializeURL(url);
}

function parseBase(base: string): URLRecord | null {
  return isSerializedURL(base) ? deserializeURL(base) : basicParseURL(base);
}
