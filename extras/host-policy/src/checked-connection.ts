// What the agents of Node and the connector of undici check before they connect.

import type { LookupFunction, Socket } from 'node:net';
import { serializeHost } from '@urlkit/host';
import { checkURL } from './check-url.js';
import { checkedLookup } from './checked-lookup.js';
import { RefusedError, type RefusedReason } from './refused-error.js';
import type { LookupAll } from './system-lookup.js';
import { readHost } from './target.js';
import type { URLPolicy } from './url-policy.js';

/** A connection that the policy allows, unless an address of its name is refused. */
export interface CheckedConnection {
  /** Looks up the addresses, and checks them. */
  readonly lookup: LookupFunction;
  /** Ends the look-up when the socket closes. */
  readonly endWith: (socket: Socket) => void;
}

/**
 * Checks the host of a connection, which may be a name or an address.
 *
 * @param host The host, as clients pass it: an IPv6 address has no brackets.
 */
export function checkConnection(
  { scheme, host, port }: { readonly scheme: string; readonly host: string; readonly port: number },
  policy: URLPolicy,
  lookup: LookupAll | undefined,
): CheckedConnection | RefusedError {
  const read = readHost(host);
  const { reasons } = checkURL(
    read === null ? null : `${scheme}://${serializeHost(read)}:${port}/`,
    policy,
  );
  if (reasons.length > 0) return new RefusedError(reasons);
  const closed = new AbortController();
  const checked = checkedLookup(policy, { lookup, scheme, port });
  return {
    lookup: (name, options, callback) =>
      checked(name, Object.assign({}, options, { signal: closed.signal }), callback),
    endWith: (socket) => {
      socket.once('close', () => closed.abort());
    },
  };
}

/** Why a connection through a proxy is refused. */
export const PROXY: RefusedReason = {
  name: 'proxy',
  message: 'A proxy would connect to an address that nobody checks.',
};
