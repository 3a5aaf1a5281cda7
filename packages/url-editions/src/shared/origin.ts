// RFC 6454 (The Web Origin Concept), sections 4 and 6.1

import { domainToUnicode } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import { defaultPort, isDefaultPort, portNumber } from './default-ports.js';

/**
 * Returns the Unicode serialization of an origin. It is `null` for a globally unique identifier: for URLs
 * without a naming authority, with a scheme that is not supported, or with a port that is not a number, and
 * for file: URLs, where the RFC leaves the choice. A scheme is supported if it has a default port.
 */
export function serializeUnicodeOrigin(scheme: string, host: string, port: string): string {
  const lowered = scheme.toLowerCase();
  const isWellFormed = /^\d*$/.test(port);
  if (defaultPort(lowered) === '' || host === '' || !isWellFormed) return 'null';
  const name = host.startsWith('[') ? host : domainToUnicode(lowerASCII(host));
  const isOmitted = port === '' || isDefaultPort(lowered, port);
  return `${lowered}://${name}${isOmitted ? '' : `:${portNumber(port)}`}`;
}

// IDNA maps other capitals, one by one, which takes more memory.
function lowerASCII(host: string): string {
  return isASCIIString(host) ? host.toLowerCase() : host;
}
