import {
  isUint,
  mustBeFunction,
  mustBeObject,
  type OptionChecks,
  orNull,
  readOptions,
} from '@urlkit/infra/arguments';
import { defaultPort } from '@urlkit/url-record';
import type { URLInput } from '@urlkit/url-serializer';
import type * as Undici from 'undici';
import { checkURL, type URLCheck } from './check-url.js';
import { checkedLookup, type LookupAll } from './checked-lookup.js';
import { isRedirectStatus, isStream, redirectRequest } from './redirect.js';
import { RefusedError, type RefusedReason } from './refused-error.js';
import { assertPolicy, type URLPolicy } from './url-policy.js';

/** What {@link fetchChecked} sends: members of the `RequestInit` of `fetch`. */
export interface FetchCheckedInit {
  /** The method. The default is `GET`. */
  readonly method?: string | undefined;
  /** The headers. */
  readonly headers?: Undici.HeadersInit | undefined;
  /** The body, in which objects are those of undici, such as its `FormData`. A stream cannot be sent again after a redirect. */
  readonly body?: Undici.BodyInit | null | undefined;
  /** Ends the request, its redirects, and the reading of the body. */
  readonly signal?: AbortSignal | null | undefined;
}

/** Options for {@link fetchChecked}. */
export interface FetchCheckedOptions {
  /** How many redirects are followed; one more is refused. The default is 5. */
  readonly maxRedirects?: number | undefined;
  /** Looks up the addresses of names. The default is `lookup` of `node:dns`. */
  readonly lookup?: LookupAll | undefined;
}

/**
 * Fetches a URL with undici if a policy allows it. Checks the URL, the addresses of its name, and the same of each
 * redirect. Method and headers change with redirects as the Fetch standard says; the headers `authorization`,
 * `proxy-authorization`, `cookie` and `host` do not go to another origin.
 *
 * @param url A string, a `URL` object or a record.
 * @param policy A result of {@link urlPolicy}, whose connections all calls with it share.
 * @returns The response, whose `url` is the last URL.
 * @throws {RefusedError} If the policy refuses a URL or an address, or there are too many redirects.
 * @throws {TypeError} If a connection fails, or undici is not installed.
 * @see https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
export async function fetchChecked(
  url: URLInput,
  init: FetchCheckedInit,
  policy: URLPolicy,
  options?: FetchCheckedOptions,
): Promise<Undici.Response> {
  const { maxRedirects = 5, lookup } = readOptions(options, {
    maxRedirects: (value) => !isUint(value, 100) && 'a number up to 100',
    lookup: mustBeFunction,
  });
  const own = readOptions(init, initChecks, 'init');
  assertPolicy(policy);
  let check = checkURL(url, policy);
  const undici = await importUndici();
  const request = {
    method: normalizeMethod(own.method ?? 'GET'),
    body: own.body ?? null,
    headers: readHeaders(undici, own.headers),
  };
  const dispatcher = agentOf(undici, policy, lookup);
  for (let redirects = 0; ; redirects++) {
    const href = hrefToFetch(check, redirects);
    const { method, body, headers } = request;
    const duplex = isStream(body) ? { duplex: 'half' as const } : {};
    const sent = { method, body, headers, ...duplex, signal: own.signal ?? null };
    const response = await undici
      .fetch(href, { ...sent, dispatcher, redirect: 'manual' })
      .catch((error: unknown) => throwRefusal(error, redirects));
    const location = response.headers.get('location');
    if (location === null || !isRedirectStatus(response.status)) return response;
    await response.body?.cancel().catch(() => {});
    if (redirects === maxRedirects) throw new RefusedError([TOO_MANY], redirects);
    if (isStream(body) && response.status !== 303) throw new RefusedError([SENT_ONCE], redirects);
    const next = checkURL(location, policy, { base: href });
    redirectRequest(request, response.status, isSameOrigin(check, next));
    check = next;
  }
}

const TOO_MANY: RefusedReason = {
  name: 'too-many-redirects',
  message: 'There are too many redirects.',
};
const SENT_ONCE: RefusedReason = {
  name: 'body-not-repeatable',
  message: 'The body is a stream, which cannot be sent again after the redirect.',
};
const CREDENTIALS: RefusedReason = {
  name: 'credentials',
  message:
    'The URL has a username or a password; fetch takes these only in the header authorization.',
};

const initChecks: OptionChecks<FetchCheckedInit> = {
  method: (value) =>
    !(typeof value === 'string' && /^[!#$%&'*+.^`|~\w-]+$/.test(value)) && 'an HTTP method',
  headers: mustBeObject,
  body: () => false,
  signal: orNull(mustBeObject),
};

function hrefToFetch(check: URLCheck, redirects: number): string {
  if (check.href === null) throw new RefusedError(check.reasons, redirects);
  // The default policy refuses credentials; others may allow them.
  if (/^[^/]*:\/\/[^/?#]*@/.test(check.href)) throw new RefusedError([CREDENTIALS], redirects);
  return check.href;
}

function isSameOrigin(a: URLCheck, b: URLCheck): boolean {
  return a.scheme === b.scheme && a.host === b.host && a.port === b.port;
}

/** https://fetch.spec.whatwg.org/#concept-method-normalize */
function normalizeMethod(method: string): string {
  return /^(?:delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method;
}

async function importUndici(): Promise<typeof Undici> {
  try {
    return await import('undici');
  } catch (error) {
    throw new TypeError('fetchChecked needs the package undici', { cause: error });
  }
}

// The message of undici repeats a value that is wrong.
function readHeaders(
  { Headers }: typeof Undici,
  headers: Undici.HeadersInit | undefined,
): Undici.Headers {
  try {
    return new Headers(headers);
  } catch {
    throw new TypeError('init.headers must be headers with valid names and values');
  }
}

const agents = /* @__PURE__ */ new WeakMap<URLPolicy, WeakMap<object, Undici.Agent>>();

// Creates one agent for a policy and a look-up. It closes its connections when they are idle.
function agentOf(
  { Agent, buildConnector }: typeof Undici,
  policy: URLPolicy,
  lookup: LookupAll | undefined,
): Undici.Agent {
  const ofPolicy = agents.get(policy) ?? new WeakMap<object, Undici.Agent>();
  agents.set(policy, ofPolicy);
  const key = lookup ?? policy;
  const known = ofPolicy.get(key);
  if (known !== undefined) return known;
  const connectors = new Map<string, Undici.buildConnector.connector>();
  const agent = new Agent({
    connect: (target, callback) => {
      const scheme = target.protocol.slice(0, -1);
      const port = Number(target.port) || (defaultPort(scheme) ?? 0);
      const id = `${scheme}:${port}`;
      const connect =
        connectors.get(id) ??
        buildConnector({ lookup: checkedLookup(policy, { lookup, scheme, port }) });
      connectors.set(id, connect);
      connect(target, callback);
    },
  });
  ofPolicy.set(key, agent);
  return agent;
}

function throwRefusal(error: unknown, redirects: number): never {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof RefusedError) throw new RefusedError(cause.reasons, redirects);
  throw error;
}
