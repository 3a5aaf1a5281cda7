// RFC 6454 (The Web Origin Concept), sections 4 and 6.1

import { domainToUnicode } from '@urlkit/idna';
import { asciiLowercase } from '@urlkit/infra';
import { defaultPort, isDefaultPort, portNumber } from './default-ports.js';

/**
 * Returns the Unicode serialization of the origin of a URL.
 *
 * @param scheme In any case, without U+003A (:).
 * @param host '' if there is none.
 * @param port '' if there is none.
 * @returns `null` if the scheme has no default port, because it then counts as not supported; if there is no host; or
 * if the port is not a number.
 */
export function serializeUnicodeOrigin(scheme: string, host: string, port: string): string {
  const lowered = scheme.toLowerCase();
  const isWellFormed = /^\d*$/.test(port);
  if (defaultPort(lowered) === '' || host === '' || !isWellFormed) return 'null';
  const name = host.startsWith('[') ? host : domainToUnicode(asciiLowercase(host));
  const isOmitted = port === '' || isDefaultPort(lowered, port);
  return `${lowered}://${name}${isOmitted ? '' : `:${portNumber(port)}`}`;
}
