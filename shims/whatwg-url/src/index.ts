/**
 * The interface of whatwg-url. URL records, names of states and labels of encodings are those of whatwg-url.
 *
 * @packageDocumentation
 */

import * as hosts from '@urlkit/host';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import * as parser from '@urlkit/url-parser';
import * as records from '@urlkit/url-record';
import * as serializer from '@urlkit/url-serializer';
import * as validation from '@urlkit/url-validation';
import { fromRecord, type HostValue, toHost, toRecord, type URLRecord } from './records.js';

export {
  percentDecode as percentDecodeBytes,
  percentDecode as percentDecodeString,
} from '@urlkit/percent-encoding';
export { URL, URLSearchParams } from '@urlkit/url-api';
export { serializePath } from '@urlkit/url-serializer';
export type { HostValue, URLRecord };

/** Options of the parser. */
export interface ParseOptions {
  /** The base URL. */
  baseURL?: URLRecord | null | undefined;
  /** A label of the encoding of the query. */
  encoding?: string | undefined;
  /** For {@link basicURLParse}: the URL to change. */
  url?: URLRecord | undefined;
  /** For {@link basicURLParse}: the state to start in, such as `path start`. */
  stateOverride?: string | undefined;
}

function parse(input: string, options: ParseOptions, more: object = {}): URLRecord | null {
  const record = parser.basicParseURL(input, {
    base: options.baseURL && toRecord(options.baseURL),
    encoding: options.encoding === undefined ? null : getEncoding(options.encoding),
    stateOverride: options.stateOverride?.replace(' s', 'S') as parser.StateOverride,
    ...more,
  });
  return record && fromRecord(record);
}

function change<T>(url: URLRecord, changeRecord: (record: records.URLRecord) => T): T {
  const record = toRecord(url);
  const result = changeRecord(record);
  Object.assign(url, fromRecord(record));
  return result;
}

/**
 * Parses a URL; null for failure.
 *
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export const parseURL = (input: string, options: ParseOptions = {}): URLRecord | null =>
  parse(input, options);

/**
 * Parses a URL, and returns the names of its validation errors as well.
 *
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function parseURLWithValidationErrors(
  input: string,
  options: ParseOptions = {},
): { url: URLRecord | null; validationErrors: string[] } {
  const errors: parser.URLValidationError[] = [];
  const url = parse(input, options, { onValidationError: errors.push.bind(errors) });
  return { url, validationErrors: errors.map(({ name }) => name) };
}

/**
 * Parses a URL, or with `url` and `stateOverride` changes a component in place; null for failure.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicURLParse(input: string, options: ParseOptions = {}): URLRecord | null {
  if (!options.url) return parse(input, options);
  return change(options.url, (url) => parse(input, options, { url })) && options.url;
}

/**
 * Whether a string is a valid URL string.
 *
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export const isValidURLString = (input: string, { baseURL }: ParseOptions = {}): boolean =>
  validation.isValidURLString(input, { base: baseURL && toRecord(baseURL) });

/**
 * Serializes a URL record.
 *
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export const serializeURL = (url: URLRecord, excludeFragment = false): string =>
  serializer.serializeURL(toRecord(url), { excludeFragment });

/**
 * Serializes a host of a URL record.
 *
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export const serializeHost = (host: HostValue): string => hosts.serializeHost(toHost(host));

/**
 * Serializes a port.
 *
 * @see https://url.spec.whatwg.org/#serialize-an-integer
 */
export const serializeInteger: (integer: number) => string = String;

/**
 * Serializes the origin of a URL.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin
 */
export const serializeURLOrigin = (url: URLRecord): string =>
  serializer.serializeOrigin(parser.originOf(toRecord(url)));

/**
 * Sets the username of a URL record, percent-encoded.
 *
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export const setTheUsername = (url: URLRecord, username: string): void =>
  change(url, (record) => parser.setTheUsername(record, username));

/**
 * Sets the password of a URL record, percent-encoded.
 *
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export const setThePassword = (url: URLRecord, password: string): void =>
  change(url, (record) => parser.setThePassword(record, password));

/**
 * Whether a URL cannot have a username, a password or a port.
 *
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export const cannotHaveAUsernamePasswordPort = (url: URLRecord): boolean =>
  records.cannotHaveUsernamePasswordPort(toRecord(url));

/**
 * Whether the path of a URL is opaque.
 *
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export const hasAnOpaquePath = (url: URLRecord): boolean => records.hasOpaquePath(toRecord(url));
