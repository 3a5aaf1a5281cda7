// RFC 6454 (The Web Origin Concept), sections 4 and 6.1

import { isASCIIString } from '@urlkit/infra';
import { type Apply, apply } from './apply.js';
import { defaultPort, isDefaultPort, portNumber } from './default-ports.js';
import { domainForms } from './domain-forms.js';

/**
 * Returns the Unicode serialization of the origin of a URL.
 *
 * @param scheme In any case, without U+003A (:).
 * @param host '' if there is none.
 * @param port '' if there is none.
 * @returns `null` if the scheme has no default port, because it then counts as not supported; if there is no host; or
 * if the port is not a number.
 */
export function serializeUnicodeOrigin(
  scheme: string,
  host: string,
  port: string,
  applyTo: Apply = apply,
): string {
  const lowered = scheme.toLowerCase();
  const isWellFormed = /^\d*$/.test(port);
  if (defaultPort(lowered) === '' || host === '' || !isWellFormed) return 'null';
  const name = host.startsWith('[') ? host : applyTo(domainForms, lowerASCII(host)).unicode();
  const isOmitted = port === '' || isDefaultPort(lowered, port);
  return `${lowered}://${name}${isOmitted ? '' : `:${portNumber(port)}`}`;
}

// IDNA maps other capitals one by one, which takes more memory.
function lowerASCII(host: string): string {
  return isASCIIString(host) ? host.toLowerCase() : host;
}
