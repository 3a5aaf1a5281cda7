// Agents of undici, and what fetchChecked changes of what they send and receive.

import type { Socket } from 'node:net';
import { isObject, withoutPrototype } from '@urlkit/infra/arguments';
import type * as Undici from 'undici';
import { checkedConnector } from './checked-connector.js';
import type { LookupAll } from './system-lookup.js';
import type { URLPolicy } from './url-policy.js';

type Dispatch = Undici.Dispatcher['dispatch'];
type Handler = Undici.Dispatcher.DispatchHandler;

/** An agent, and what it is doing for which origins. */
interface CheckedAgent {
  readonly agent: Undici.Agent;
  /** The sockets that are not connected yet. */
  readonly connecting: Map<Socket, string>;
  /** How many requests have no response yet. */
  readonly waiting: Map<string, number>;
}

const agents = /* @__PURE__ */ new WeakMap<URLPolicy, WeakMap<object, CheckedAgent>>();

/**
 * Creates the dispatcher of a call. Calls with the same policy and look-up share connections, which close when they are
 * idle. A socket that is not connected when the last call for its origin ends is closed.
 *
 * `Content-Encoding` is hidden from undici, because its decoders go on after the end of the call.
 *
 * @param onCodings Is called with the values of `Content-Encoding`.
 */
export function createDispatcher(
  undici: typeof Undici,
  policy: URLPolicy,
  lookup: LookupAll | undefined,
  signal: AbortSignal,
  onCodings: (codings: readonly string[]) => void,
): Undici.Dispatcher {
  const { agent, connecting, waiting } = agentOf(undici, policy, lookup);
  const dispatch: Dispatch = (options, handler) => {
    const origin = String(options.origin);
    waiting.set(origin, (waiting.get(origin) ?? 0) + 1);
    let isWaiting = true;
    const stop = (): void => {
      signal.removeEventListener('abort', stop);
      if (!isWaiting) return;
      isWaiting = false;
      const left = (waiting.get(origin) ?? 1) - 1;
      if (left > 0) waiting.set(origin, left);
      else closeUnused(origin, waiting, connecting);
    };
    signal.addEventListener('abort', stop);
    const headers = withoutPrototype({ ...options.headers });
    return agent.dispatch(
      withoutPrototype({ ...options, headers }),
      intercept(handler, onCodings, stop),
    );
  };
  return Object.assign(new undici.Dispatcher(), { dispatch });
}

function closeUnused(
  origin: string,
  waiting: Map<string, number>,
  connecting: ReadonlyMap<Socket, string>,
): void {
  waiting.delete(origin);
  for (const [socket, of] of connecting) {
    if (of === origin) socket.destroy();
  }
}

function agentOf(
  undici: typeof Undici,
  policy: URLPolicy,
  lookup: LookupAll | undefined,
): CheckedAgent {
  const ofPolicy = agents.get(policy) ?? new WeakMap<object, CheckedAgent>();
  agents.set(policy, ofPolicy);
  const key = lookup ?? policy;
  const agent = ofPolicy.get(key) ?? createAgent(undici, policy, lookup);
  ofPolicy.set(key, agent);
  return agent;
}

function createAgent(
  { Agent, Client, Pool }: typeof Undici,
  policy: URLPolicy,
  lookup: LookupAll | undefined,
): CheckedAgent {
  const connecting = new Map<Socket, string>();
  const connectChecked = checkedConnector(policy, { lookup });
  const connect: Undici.buildConnector.connector = (target, callback) => {
    const socket = connectChecked(target, (...result) => {
      if (socket) connecting.delete(socket);
      callback(...result);
    });
    if (socket) connecting.set(socket, `${target.protocol}//${target.host}`);
    return socket;
  };
  // Each class copies its options into an object that inherits from Object.prototype.
  const factory = (origin: string | URL, options: object): Undici.Dispatcher =>
    new Pool(origin, withoutPrototype({ ...options, factory: createClient }));
  const createClient = (origin: URL, options: object): Undici.Dispatcher =>
    new Client(origin, withoutPrototype(options));
  const agent = new Agent(withoutPrototype({ connect, factory }));
  return { agent, connecting, waiting: new Map() };
}

/** Returns a handler that hides `Content-Encoding` from another one, and says when its request has a response or fails. */
function intercept(
  handler: Handler,
  onCodings: (codings: readonly string[]) => void,
  stop: () => void,
): Handler {
  const own: Handler = Object.create(handler);
  const before = (name: keyof Handler, change: (...args: unknown[]) => unknown[]): void => {
    const method: unknown = handler[name];
    if (typeof method !== 'function') return;
    const value = (...args: unknown[]): unknown => {
      stop();
      return Reflect.apply(method, own, change(...args));
    };
    Object.defineProperty(own, name, withoutPrototype({ value }));
  };
  const hide = (headers: unknown): unknown => hideCodings(headers, onCodings);
  // The names in undici 5 to 7, and in undici 8.
  before('onHeaders', (status, headers, ...rest) => [status, hide(headers), ...rest]);
  before('onResponseStart', (controller, ...rest) => {
    if (isObject(controller) && 'rawHeaders' in controller) {
      controller.rawHeaders = hide(controller.rawHeaders);
    }
    return [controller, ...rest];
  });
  before('onError', (...args) => args);
  before('onResponseError', (...args) => args);
  return own;
}

// Headers are a list of names and values in bytes.
function hideCodings(headers: unknown, onCodings: (codings: readonly string[]) => void): unknown {
  if (!Array.isArray(headers)) throw new TypeError('This version of undici is not supported');
  const texts = headers.map((bytes: Buffer) => bytes.toString('latin1'));
  const isCoding = (index: number): boolean =>
    texts[index - (index % 2)]?.toLowerCase() === 'content-encoding';
  onCodings(texts.filter((_, index) => index % 2 === 1 && isCoding(index)));
  return headers.filter((_, index) => !isCoding(index));
}
