// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over records.

import { userinfoPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import {
  basicParseURL,
  type ParseURLOptions,
  type StateName,
  type URLValidationError,
} from '@urlkit/url-parser';
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type URLRecord } from '@urlkit/url-record';

/**
 * The setter steps of an attribute of the URL class. They change a record in place; a value that
 * the attribute does not take leaves it as it is, or as far changed as the parser got.
 *
 * @param value Any string.
 * @param options A sink for validation errors, whose offsets are in code units of `value`, and an
 *   output encoding, which only a query has.
 * @returns Whether the steps ran to their end: false if the URL cannot have the component, or the
 *   parser failed.
 */
export type AttributeSetter = (
  url: URLRecord,
  value: string,
  options?: AttributeSetterOptions,
) => boolean;

/** What the setter steps take besides the value. */
export type AttributeSetterOptions = Pick<ParseURLOptions, 'encoding' | 'onValidationError'>;

/** @see https://url.spec.whatwg.org/#dom-url-protocol */
export const setProtocol: AttributeSetter = (url, value, options) =>
  parse(url, `${value}:`, 'schemeStart', options);

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
export const setHost: AttributeSetter = (url, value, options) => {
  if (hasOpaquePath(url)) return false;
  return parse(url, value, 'host', options);
};

/** @see https://url.spec.whatwg.org/#dom-url-hostname */
export const setHostname: AttributeSetter = (url, value, options) => {
  if (hasOpaquePath(url)) return false;
  return parse(url, value, 'hostname', options);
};

/** @see https://url.spec.whatwg.org/#dom-url-port */
export const setPort: AttributeSetter = (url, value, options) => {
  if (cannotHaveUsernamePasswordPort(url)) return false;
  if (value !== '') return parse(url, value, 'port', options);
  url.port = null;
  return true;
};

/** @see https://url.spec.whatwg.org/#dom-url-pathname */
export const setPathname: AttributeSetter = (url, value, options) => {
  if (hasOpaquePath(url)) return false;
  url.path = [];
  return parse(url, value, 'pathStart', options);
};

/** @see https://url.spec.whatwg.org/#dom-url-search */
export const setSearch: AttributeSetter = (url, value, options) => {
  url.query = null;
  if (value === '') return true;
  return parse(url, value, 'query', options, '?');
};

/** @see https://url.spec.whatwg.org/#dom-url-hash */
export const setHash: AttributeSetter = (url, value, options) => {
  url.fragment = null;
  if (value === '') return true;
  return parse(url, value, 'fragment', options, '#');
};

// Parses a value, without the delimiter that may lead it.
function parse(
  url: URLRecord,
  value: string,
  stateOverride: StateName,
  { encoding, onValidationError }: AttributeSetterOptions = {},
  delimiter = '',
): boolean {
  if (delimiter === '' || !value.startsWith(delimiter)) {
    return basicParseURL(value, { url, stateOverride, encoding, onValidationError }) !== null;
  }
  const sink =
    onValidationError &&
    (({ start, end, ...error }: URLValidationError): void =>
      onValidationError({ ...error, start: start + 1, end: end + 1 }));
  return parse(url, value.slice(1), stateOverride, { encoding, onValidationError: sink });
}
