import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';
import {
  mustBeBoolean,
  mustBeFunction,
  mustBeObject,
  type OptionChecks,
  readOptions,
  withoutPrototype,
} from '@urlkit/internal';
import { checkConnection, PROXY } from './checked-connection.js';
import { RefusedError } from './refused-error.js';
import type { LookupAll } from './system-lookup.js';
import { toPolicy, type URLPolicy, type URLPolicyOptions } from './url-policy.js';

/** Options for {@link checkedAgents}. */
export interface CheckedAgentsOptions {
  /** Looks up the addresses of names. The default is that of {@link checkedLookup}. */
  readonly lookup?: LookupAll | undefined;
  /** Options for the agents of Node, such as `maxSockets`. The default of `keepAlive` is true. */
  readonly agent?: https.AgentOptions | undefined;
  /**
   * Whether requests may go to a proxy, which then connects to addresses that nobody checks. Only the host of the proxy is
   * checked. The default is false.
   */
  readonly allowProxies?: boolean | undefined;
}

/** Agents for both schemes. */
export interface CheckedAgents {
  /** For `http:`. */
  readonly http: http.Agent;
  /** For `https:`. */
  readonly https: https.Agent;
}

/**
 * Creates agents for clients that use `node:http`, such as got, axios and node-fetch. Each time that they connect, also
 * after a redirect, they check the host, which may be an address, and the addresses of a name. Unless told otherwise, they
 * refuse requests that a client sends to a proxy, because a proxy looks up names by itself. They never use a proxy that
 * `NODE_USE_ENV_PROXY` asks for.
 *
 * A refused request fails with a {@link RefusedError}, which clients may wrap.
 *
 * @throws {TypeError} If {@link urlPolicy} throws for the options, or the agents would use a proxy.
 */
export function checkedAgents(
  policy: URLPolicy | URLPolicyOptions,
  options?: CheckedAgentsOptions,
): CheckedAgents {
  const read = toPolicy(policy);
  const { lookup, agent, allowProxies = false } = readOptions(options, optionChecks);
  if (agent !== undefined && 'proxyEnv' in agent && !allowProxies) {
    throw new TypeError('options.agent must not have proxyEnv: a proxy connects without checks');
  }
  const own = withoutPrototype({ keepAlive: true, ...agent });
  const agents = {
    http: checkAgent(new http.Agent(own), 'http', read, lookup),
    https: checkAgent(new https.Agent(own), 'https', read, lookup),
  };
  if (!allowProxies) Object.values(agents).forEach(refuseProxies);
  return Object.freeze(agents);
}

const optionChecks: OptionChecks<CheckedAgentsOptions> = {
  lookup: mustBeFunction,
  agent: mustBeObject,
  allowProxies: mustBeBoolean,
};

function checkAgent<Agent extends http.Agent>(
  agent: Agent,
  scheme: string,
  policy: URLPolicy,
  lookup: LookupAll | undefined,
): Agent {
  const connect: Agent['createConnection'] = agent.createConnection.bind(agent);
  agent.createConnection = (of, callback) => {
    const options = withoutPrototype(of);
    // The path of a Unix socket is no host.
    const host = (!options.socketPath && options.host) || '';
    const checked = checkConnection({ scheme, host, port: Number(options.port) }, policy, lookup);
    if (checked instanceof RefusedError) return fail(checked, callback);
    const socket = connect(withoutPrototype({ ...options, lookup: checked.lookup }), callback);
    if (socket instanceof Socket) checked.endWith(socket);
    return socket;
  };
  return agent;
}

function fail(error: Error, callback: unknown): undefined {
  if (typeof callback === 'function') callback(error);
}

// Node calls `addRequest` of an agent for each request. One to a proxy has a whole URL as its path, or the method CONNECT.
function refuseProxies(agent: http.Agent): void {
  const send: unknown = Reflect.get(agent, 'addRequest');
  if (typeof send !== 'function') throw new TypeError('This version of Node has no addRequest');
  const addRequest = (request: ClientRequest, ...rest: readonly unknown[]): void => {
    const isDirect = request.method !== 'CONNECT' && /^[/*]/.test(request.path);
    if (isDirect) Reflect.apply(send, agent, [request, ...rest]);
    else Reflect.apply(request.onSocket, request, [null, new RefusedError([PROXY])]);
  };
  Object.assign(agent, { addRequest });
}
