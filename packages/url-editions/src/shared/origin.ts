// RFC 6454 (The Web Origin Concept), sections 4 and 6.1

import { domainToUnicode } from '@urlkit/idna';
import { defaultPort, isDefaultPort, portNumber } from './default-ports.js';

/**
 * The Unicode serialization of an origin. It is `null` for a globally unique identifier, which the
 * RFC gives to all URLs without a naming authority, of a scheme that is not supported, or with a port
 * that is no number, and lets implementations give to file: URLs: what is supported here has a default
 * port. Ports are numbers.
 */
export function serializeUnicodeOrigin(scheme: string, host: string, port: string): string {
  const lowered = scheme.toLowerCase();
  const isWellFormed = /^\d*$/.test(port);
  if (defaultPort(lowered) === '' || host === '' || !isWellFormed) return 'null';
  const name = host.startsWith('[') ? host : domainToUnicode(host);
  const isOmitted = port === '' || isDefaultPort(lowered, port);
  return `${lowered}://${name}${isOmitted ? '' : `:${portNumber(port)}`}`;
}
