// The component <hostport> of html-2007, html-2011 and w3c-2012

import { assertArgument } from '@urlkit/internal';
import { isStringOrNull, mustHaveMembers } from './check-members.js';
import { isDefaultPort } from './default-ports.js';

interface HostAndPort {
  /** The scheme, without U+003A (:); null if there is none. */
  readonly scheme: string | null;
  /** The host; null if there is none. */
  readonly host: string | null;
  /** The digits of the port; null if there is none. */
  readonly port: string | null;
}

const mustBeURI = /* @__PURE__ */ mustHaveMembers('a URI reference', {
  scheme: isStringOrNull,
  host: isStringOrNull,
  port: isStringOrNull,
});

/**
 * Returns the component `<hostport>`: the host, followed by U+003A (:) and the port if there is one that is not the
 * default port of the scheme. Ports are compared as numbers.
 *
 * @returns '' if there is no host.
 * @see HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation
 */
export function hostport(uri: HostAndPort): string {
  assertArgument(uri, 'uri', mustBeURI);
  const { scheme, host, port } = uri;
  const isOmitted = !port || isDefaultPort(scheme ?? '', port);
  return (host ?? '') + (isOmitted ? '' : `:${port}`);
}

/**
 * Returns the port that remains when a new value replaces the component `<hostport>`; null if none does. The port
 * remains if it is not part of the component. According to the text, it would remain even if the value has a port, and
 * the result would not be a URL.
 */
export function portToKeep(url: HostAndPort, value: string): string | null {
  const isPart = hostport(url) !== url.host;
  const hasPort = /:[^\]:]*$/.test(value);
  return isPart || hasPort ? null : url.port;
}
