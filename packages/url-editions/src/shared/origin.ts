// RFC 6454 (The Web Origin Concept), sections 4 and 6.1

import { domainToUnicode } from '@urlkit/idna';
import { defaultPort } from './default-ports.js';

/**
 * The Unicode serialization of an origin. It is `null` for a globally unique identifier, which the
 * RFC gives to all URLs without a naming authority or of a scheme that is not supported, and lets
 * implementations give to file: URLs: what is supported here has a default port.
 */
export function serializeUnicodeOrigin(scheme: string, host: string, port: string): string {
  const lowered = scheme.toLowerCase();
  const standard = defaultPort(lowered);
  if (standard === '' || host === '') return 'null';
  const name = host.startsWith('[') ? host : domainToUnicode(host);
  return `${lowered}://${name}${port === '' || port === standard ? '' : `:${port}`}`;
}
