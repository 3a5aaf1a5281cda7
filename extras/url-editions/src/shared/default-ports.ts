// Schemes with a server-based naming authority. For all editions, they are those that whatwg-2012 lists.

import { assertString } from '@urlkit/internal';

const defaultPorts = /* @__PURE__ */ new Map([
  ['ftp', '21'],
  ['file', ''],
  ['gopher', '70'],
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
]);

/**
 * Whether a scheme is a relative scheme: ftp, file, gopher, http, https, ws or wss.
 *
 * @param scheme In lower case, without U+003A (:).
 * @see URL Living Standard, 28 December 2012, 5 URLs
 */
export function isRelativeScheme(scheme: string): boolean {
  assertString(scheme, 'scheme');
  return defaultPorts.has(scheme);
}

/**
 * Returns the default port of a scheme.
 *
 * @param scheme In lower case, without U+003A (:).
 * @returns ASCII digits; '' if the scheme has no default port or is not a relative scheme.
 * @see URL Living Standard, 28 December 2012, 5 URLs
 */
export function defaultPort(scheme: string): string {
  assertString(scheme, 'scheme');
  return defaultPorts.get(scheme) ?? '';
}

/** Removes the leading zeros of a port. A port that is not a number does not change. */
export function portNumber(port: string): string {
  return /^\d+$/.test(port) ? port.replace(/^0+(?=\d)/, '') : port;
}

/**
 * Whether a port is the default port of a scheme. Ports are compared as numbers, so `080` is `80`.
 *
 * @param scheme In any case.
 */
export function isDefaultPort(scheme: string, port: string): boolean {
  return port !== '' && portNumber(port) === defaultPort(scheme.toLowerCase());
}
