// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over records.

import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import {
  type BasicParseURLOptions,
  basicParseURL,
  type URLValidationErrorSink,
} from '@urlkit/url-parser';
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type URLRecord } from '@urlkit/url-record';

/**
 * The setter steps of an attribute of the URL class. They change a record in place; a value that
 * the attribute does not take leaves it as it is, or as far changed as the parser got.
 *
 * @param value Any string.
 * @param onValidationError Receives validation errors; offsets are in code units of `value`.
 * @returns Whether the steps ran to their end: false if the URL cannot have the component, or the
 *   parser failed.
 */
export type AttributeSetter = (
  url: URLRecord,
  value: string,
  onValidationError?: URLValidationErrorSink,
) => boolean;

/** @see https://url.spec.whatwg.org/#dom-url-protocol */
export const setProtocol: AttributeSetter = (url, value, onValidationError) =>
  basicParseURL(`${value}:`, { url, stateOverride: 'schemeStart', onValidationError }) !== null;

/** @see https://url.spec.whatwg.org/#dom-url-username */
export const setUsername: AttributeSetter = (url, value) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  url.username = utf8PercentEncode(value, userinfoPercentEncodeSet);
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-password */
export const setPassword: AttributeSetter = (url, value) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  url.password = utf8PercentEncode(value, userinfoPercentEncodeSet);
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-host */
export const setHost: AttributeSetter = (url, value, onValidationError) => {
  if (hasOpaquePath(url)) return false;
  return basicParseURL(value, { url, stateOverride: 'host', onValidationError }) !== null;
};

/** @see https://url.spec.whatwg.org/#dom-url-hostname */
export const setHostname: AttributeSetter = (url, value, onValidationError) => {
  if (hasOpaquePath(url)) return false;
  return basicParseURL(value, { url, stateOverride: 'hostname', onValidationError }) !== null;
};

/** @see https://url.spec.whatwg.org/#dom-url-port */
export const setPort: AttributeSetter = (url, value, onValidationError) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  if (value !== '') {
    return basicParseURL(value, { url, stateOverride: 'port', onValidationError }) !== null;
  }
  url.port = null;
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-pathname */
export const setPathname: AttributeSetter = (url, value, onValidationError) => {
  if (hasOpaquePath(url)) return false;
  url.path = [];
  return basicParseURL(value, { url, stateOverride: 'pathStart', onValidationError }) !== null;
};

/** @see https://url.spec.whatwg.org/#dom-url-search */
export const setSearch: AttributeSetter = (url, value, onValidationError) => {
  url.query = null;
  if (value === '') return true;
  return parseBehind('?', value, { url, stateOverride: 'query', onValidationError });
};

/** @see https://url.spec.whatwg.org/#dom-url-hash */
export const setHash: AttributeSetter = (url, value, onValidationError) => {
  url.fragment = null;
  if (value === '') return true;
  return parseBehind('#', value, { url, stateOverride: 'fragment', onValidationError });
};

// Parses a value without the delimiter that may lead it.
function parseBehind(
  delimiter: string,
  value: string,
  { onValidationError, ...options }: BasicParseURLOptions,
): boolean {
  const offset = value.startsWith(delimiter) ? 1 : 0;
  const result = basicParseURL(value.slice(offset), {
    ...options,
    onValidationError:
      onValidationError &&
      (({ start, end, ...error }) =>
        onValidationError({ ...error, start: start + offset, end: end + offset })),
  });
  return result !== null;
}
