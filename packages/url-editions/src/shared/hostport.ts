// The component <hostport> of documents 003, 004 and 000

import { isDefaultPort } from './default-ports.js';

interface HostAndPort {
  readonly scheme: string | null;
  readonly host: string | null;
  readonly port: string | null;
}

/** Returns the host, and the port if there is one that is not the default port of the scheme. */
export function hostport({ scheme, host, port }: HostAndPort): string {
  const isOmitted = !port || isDefaultPort(scheme ?? '', port);
  return (host ?? '') + (isOmitted ? '' : `:${port}`);
}

/**
 * Returns the port to keep when a new value replaces the component <hostport>: the port, unless it is part of
 * the component. By the text, it would stay even if the value has a port, and the result would not be a URL.
 */
export function portToKeep(url: HostAndPort, value: string): string | null {
  const isPart = hostport(url) !== url.host;
  const hasPort = /:[^\]:]*$/.test(value);
  return isPart || hasPort ? null : url.port;
}
