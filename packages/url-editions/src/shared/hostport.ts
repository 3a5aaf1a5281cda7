// The component <hostport> of documents 003, 004 and 000

import { isDefaultPort } from './default-ports.js';

interface HostAndPort {
  readonly scheme: string | null;
  readonly host: string | null;
  readonly port: string | null;
}

/** The host and, if there is one that is not the default port of the scheme, the port. */
export function hostport({ scheme, host, port }: HostAndPort): string {
  const isOmitted = !port || isDefaultPort(scheme ?? '', port);
  return (host ?? '') + (isOmitted ? '' : `:${port}`);
}

/**
 * The port that stays when a new value replaces the component <hostport>: the port, if it is not part
 * of the component. To the letter it would also stay after a value that has a port, and the result
 * would be no URL.
 */
export function portToKeep(url: HostAndPort, value: string): string | null {
  const isPart = hostport(url) !== url.host;
  const hasPort = /:[^\]:]*$/.test(value);
  return isPart || hasPort ? null : url.port;
}
