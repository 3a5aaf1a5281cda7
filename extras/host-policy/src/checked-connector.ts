import net, { isIP, type Socket } from 'node:net';
import tls from 'node:tls';
import { isObject, mustBeFunction, readOptions, withoutPrototype } from '@urlkit/internal';
import { defaultPort } from '@urlkit/url-record';
import { checkConnection, PROXY } from './checked-connection.js';
import { RefusedError } from './refused-error.js';
import type { LookupAll } from './system-lookup.js';
import { toPolicy, type URLPolicy, type URLPolicyOptions } from './url-policy.js';

/** Options for {@link checkedConnector}. */
export interface CheckedConnectorOptions {
  /** Looks up the addresses of names. The default is that of {@link checkedLookup}. */
  readonly lookup?: LookupAll | undefined;
}

/** What undici passes to a connector. */
export interface ConnectorTarget {
  /** The host to connect to; an IPv6 address has no brackets. */
  readonly hostname: string;
  /** `http:` or `https:`. */
  readonly protocol: string;
  /** The port; empty for the default port. */
  readonly port: string;
  /** The server name for TLS. The default is the host. */
  readonly servername?: string | null | undefined;
  /** The local address to connect from. */
  readonly localAddress?: string | null | undefined;
  /** A tunnel through a proxy, which is refused. */
  readonly httpSocket?: Socket | undefined;
  /** The path of a Unix socket, which is refused. */
  readonly socketPath?: string | null | undefined;
}

/** Is called once, with the socket or an error. */
export type ConnectorCallback = (
  ...result: [error: null, socket: Socket] | [error: Error, socket: null]
) => void;

/** Connects to a target. Returns the socket, or undefined if the target is refused. */
export type Connector = (
  target: ConnectorTarget,
  callback: ConnectorCallback,
) => Socket | undefined;

// Node copies the options of a socket into an object that inherits from Object.prototype.
const UNSET: object = Object.fromEntries(
  [
    ...[
      'allowHalfOpen',
      'autoDestroy',
      'blockList',
      'captureRejections',
      'construct',
      'decodeStrings',
    ],
    ...['defaultEncoding', 'destroy', 'emitClose', 'encoding', 'family', 'fd', 'final', 'handle'],
    ...['highWaterMark', 'hints', 'keepAlive', 'keepAliveInitialDelay', 'localPort', 'manualStart'],
    ...['noDelay', 'objectMode', 'onread', 'path', 'pauseOnCreate', 'read', 'readable'],
    ...['readableHighWaterMark', 'readableObjectMode', 'signal', 'timeout', 'writable'],
    ...['writableHighWaterMark', 'writableObjectMode', 'write', 'writev', 'socket'],
    // Those of TLS.
    ...['allowPartialTrustChain', 'ca', 'cert', 'clientCertEngine', 'crl', 'dhparam'],
    ...['ecdhCurve', 'enableTrace', 'honorCipherOrder', 'key', 'maxVersion', 'minVersion'],
    ...['passphrase', 'pfx', 'privateKeyEngine', 'privateKeyIdentifier', 'pskCallback'],
    ...['requestOCSP', 'secureContext', 'secureOptions', 'secureProtocol', 'session'],
    ...['sessionIdContext', 'sessionTimeout', 'sigalgs', 'ticketKeys'],
  ].map((name) => [name, undefined]),
);

/** After how many milliseconds undici gives up connecting, too. */
const CONNECT_TIMEOUT = 10_000;

/**
 * Creates the option `connect` of an `Agent` of undici. Each time that the agent connects, also after a redirect, it checks
 * the host, which may be an address, and the addresses of a name. It refuses tunnels through proxies, because a proxy looks
 * up names by itself.
 *
 * @returns A function that passes a {@link RefusedError} to its callback if the policy refuses the host.
 * @throws {TypeError} If {@link urlPolicy} throws for the options.
 */
export function checkedConnector(
  policy: URLPolicy | URLPolicyOptions,
  options?: CheckedConnectorOptions,
): Connector {
  const read = toPolicy(policy);
  const { lookup } = readOptions(options, { lookup: mustBeFunction });
  return (target, callback) => {
    const { protocol, httpSocket, socketPath, ...more } = withoutPrototype(target);
    const host = socketPath ? '' : more.hostname;
    const scheme = protocol.replace(':', '');
    const port = Number(more.port) || (defaultPort(scheme) ?? 0);
    try {
      if (httpSocket) throw new RefusedError([PROXY]);
      const checked = checkConnection({ scheme, host, port }, read, lookup);
      if (checked instanceof RefusedError) throw checked;
      const localAddress = more.localAddress ?? undefined;
      const to = { host, port, lookup: checked.lookup, localAddress };
      const isSecure = scheme === 'https';
      const servername = more.servername || (isIP(host) === 0 ? host : '');
      const socket = isSecure
        ? tls.connect(
            withoutPrototype({ ...UNSET, ...to, servername, ALPNProtocols: ['http/1.1'] }),
          )
        : net.connect(withoutPrototype({ ...UNSET, ...to }));
      hideEventsOfPrototype(socket);
      checked.endWith(socket);
      report(socket, isSecure ? 'secureConnect' : 'connect', callback);
      return socket;
    } catch (error) {
      process.nextTick(callback, error, null);
      return undefined;
    }
  };
}

// Node finds the listeners of a socket in an object that inherits from Object.prototype.
function hideEventsOfPrototype(socket: Socket): void {
  const events: unknown = Reflect.get(socket, '_events');
  if (isObject(events)) Object.setPrototypeOf(events, null);
}

// Calls back when the socket is connected, fails, or takes too long.
function report(socket: Socket, connected: string, callback: ConnectorCallback): void {
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const settle = (...result: Parameters<ConnectorCallback>): void => {
    clearTimeout(timer);
    if (!isDone) callback(...result);
    isDone = true;
  };
  socket.on('error', (error) => settle(error, null));
  socket.once('close', () => settle(new Error('The connection was closed.'), null));
  socket.once(connected, () => settle(null, socket));
  socket.setNoDelay(true).setKeepAlive(true, 60_000);
  timer = setTimeout(
    () => socket.destroy(new Error('Connecting takes too long.')),
    CONNECT_TIMEOUT,
  );
}
