// Agents of undici, and what fetchChecked changes of what they send and receive.

import type { Socket } from 'node:net';
import { isObject, withoutPrototype } from '@urlkit/internal';
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
  /** How many requests have no connection yet. */
  readonly waiting: Map<string, number>;
}

/** What comes before the body of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly statusText: string;
  /** The values of `Content-Encoding`. */
  readonly codings: readonly string[];
}

const agents = /* @__PURE__ */ new WeakMap<URLPolicy, WeakMap<object, CheckedAgent>>();

/**
 * Creates the dispatcher of a call. Calls with the same policy and look-up share connections, which close when they are
 * idle. A socket that is not connected when the last call for its origin ends is closed.
 *
 * `Content-Encoding` is hidden from undici, because its decoders go on after the end of the call.
 *
 * @param onHead Is called with the head of each response.
 */
export function createDispatcher(
  undici: typeof Undici,
  policy: URLPolicy,
  lookup: LookupAll | undefined,
  signal: AbortSignal,
  onHead: (head: ResponseHead) => void,
): Undici.Dispatcher {
  const { agent, connecting, waiting } = agentOf(undici, policy, lookup);
  const dispatch: Dispatch = (options, handler) => {
    const origin = String(options.origin);
    waiting.set(origin, (waiting.get(origin) ?? 0) + 1);
    const stop = once(() => {
      const left = (waiting.get(origin) ?? 1) - 1;
      if (left > 0) waiting.set(origin, left);
      else closeUnused(origin, waiting, connecting);
    });
    let abortRequest: unknown;
    const abort = (): void => {
      stop();
      if (typeof abortRequest === 'function') abortRequest(signal.reason);
    };
    signal.addEventListener('abort', abort);
    const onConnect = (by: unknown): void => {
      stop();
      abortRequest =
        isObject(by) && 'abort' in by && typeof by.abort === 'function' ? by.abort.bind(by) : by;
      if (signal.aborted) abort();
    };
    const headers = withoutPrototype({ ...options.headers });
    return agent.dispatch(
      withoutPrototype({ ...options, headers }),
      intercept(handler, { onConnect, onHead, onEnd: stop }),
    );
  };
  return Object.assign(new undici.Dispatcher(), { dispatch });
}

function closeUnused(
  origin: string,
  waiting: Map<string, number>,
  connecting: Map<Socket, string>,
): void {
  waiting.delete(origin);
  for (const [socket, of] of connecting) {
    if (of === origin && connecting.delete(socket)) socket.destroy();
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
  const waiting = new Map<string, number>();
  const connectChecked = checkedConnector(policy, { lookup });
  const connect: Undici.buildConnector.connector = (target, callback) => {
    const origin = `${target.protocol}//${target.host}`;
    const attempt = (): void => {
      if (!waiting.has(origin)) {
        callback(new Error('The request was aborted.'), null);
        return;
      }
      const socket = connectChecked(target, (...result) => {
        // A new request may have come after the socket was closed.
        if (socket && !connecting.delete(socket)) attempt();
        else callback(...result);
      });
      if (socket) connecting.set(socket, origin);
    };
    // undici also connects for a request that has been aborted.
    process.nextTick(attempt);
  };
  // Each class copies its options into an object that inherits from Object.prototype.
  const factory = (origin: string | URL, options: object): Undici.Dispatcher =>
    new Pool(origin, withoutPrototype({ ...options, factory: createClient }));
  const createClient = (origin: URL, options: object): Undici.Dispatcher =>
    new Client(origin, withoutPrototype(options));
  const agent = new Agent(withoutPrototype({ connect, factory }));
  return { agent, connecting, waiting };
}

/** What is done before a handler is called. */
interface Hooks {
  /** Is called with a function or a controller that aborts the request. */
  readonly onConnect: (abort: unknown) => void;
  readonly onHead: (head: ResponseHead) => void;
  readonly onEnd: () => void;
}

/** Returns a handler that calls hooks, and hides `Content-Encoding` from another handler. */
function intercept(handler: Handler, { onConnect, onHead, onEnd }: Hooks): Handler {
  const own: Handler = Object.create(handler);
  const change = (names: readonly (keyof Handler)[], of: (args: unknown[]) => unknown[]): void => {
    for (const name of names) {
      const method: unknown = handler[name];
      if (typeof method !== 'function') continue;
      const value = (...args: unknown[]): unknown => Reflect.apply(method, own, of(args));
      Object.defineProperty(own, name, withoutPrototype({ value }));
    }
  };
  // The first of two names is that of undici 5 to 7, the second one that of undici 8.
  change(['onConnect', 'onRequestStart'], (args) => {
    onConnect(args[0]);
    return args;
  });
  const readHead = (status: unknown, headers: unknown, statusText: unknown): unknown => {
    const { codings, others } = hideCodings(headers);
    onHead({ status: Number(status), statusText: String(statusText ?? ''), codings });
    return others;
  };
  change(['onHeaders'], ([status, headers, resume, statusText]) => [
    status,
    readHead(status, headers, statusText),
    resume,
    statusText,
  ]);
  change(['onResponseStart'], ([controller, status, headers, statusText]) => {
    if (isObject(controller) && 'rawHeaders' in controller) {
      controller.rawHeaders = readHead(status, controller.rawHeaders, statusText);
    }
    return [controller, status, headers, statusText];
  });
  change(['onError', 'onResponseError'], (args) => {
    onEnd();
    return args;
  });
  return own;
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}

// Headers are a list of names and values in bytes.
function hideCodings(headers: unknown): {
  readonly codings: readonly string[];
  readonly others: unknown;
} {
  if (!Array.isArray(headers)) throw new TypeError('This version of undici is not supported');
  const texts = headers.map((bytes: Buffer) => bytes.toString('latin1'));
  const isCoding = (index: number): boolean =>
    texts[index - (index % 2)]?.toLowerCase() === 'content-encoding';
  const codings = texts.filter((_, index) => index % 2 === 1 && isCoding(index));
  return { codings, others: headers.filter((_, index) => !isCoding(index)) };
}
