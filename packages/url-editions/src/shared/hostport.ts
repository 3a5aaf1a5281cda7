// The component <hostport> of documents 003, 004 and 000

import { defaultPort } from './default-ports.js';

interface HostAndPort {
  readonly scheme: string | null;
  readonly host: string | null;
  readonly port: string | null;
}

/** The host and, if it is not the default port of the scheme, the port. */
export function hostport({ scheme, host, port }: HostAndPort): string {
  const isOmitted = !scheme || !port || port === defaultPort(scheme.toLowerCase());
  return (host ?? '') + (isOmitted ? '' : `:${port}`);
}
