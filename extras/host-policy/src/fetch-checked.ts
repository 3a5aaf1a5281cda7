import {
  type Check,
  checkedLater,
  hasOwn,
  isObject,
  isUint,
  mustBeBoolean,
  mustBeFunction,
  mustBeObject,
  type OptionChecks,
  orNull,
  readOptions,
  withoutPrototype,
} from '@urlkit/internal';
import type * as Undici from 'undici';
import { checkURL, type URLCheck } from './check-url.js';
import { createDispatcher, type ResponseHead } from './dispatcher.js';
import { limitResponse } from './limited-response.js';
import {
  deleteHeadersOfOrigin,
  isRedirectStatus,
  type RedirectedRequest,
  readLocation,
  redirectRequest,
} from './redirect.js';
import { RefusedError, type RefusedReason } from './refused-error.js';
import { isStream, readBody } from './request-body.js';
import type { RequestBody, RequestHeaders } from './request-init.js';
import { endWith, limitTime } from './response-limits.js';
import type { LookupAll } from './system-lookup.js';
import { toPolicy, type URLPolicy, type URLPolicyOptions, urlPolicy } from './url-policy.js';

/** Options for {@link fetchChecked}. */
export interface FetchCheckedOptions {
  /**
   * Which URLs and addresses are allowed. The default is that of {@link urlPolicy}. Calls with the same result of
   * `urlPolicy` share their connections.
   */
  readonly policy?: URLPolicy | URLPolicyOptions;
  /** The method. The default is `GET`. */
  readonly method?: string | undefined;
  /** The headers, in any form that `fetch` takes. */
  readonly headers?: RequestHeaders | undefined;
  /**
   * The body, in any form that `fetch` takes. A stream cannot be sent again after a redirect. After a refusal, a stream body
   * is left to the program: nothing is read from it, and it is not closed.
   */
  readonly body?: RequestBody | null | undefined;
  /** Ends the request, its redirects, and the reading of the body. */
  readonly signal?: AbortSignal | null | undefined;
  /** Names of headers that also go to other origins, in lower case. */
  readonly crossOriginHeaders?: readonly string[] | undefined;
  /** Whether a body goes to another origin if a redirect says so (307, 308). The default is false. */
  readonly crossOriginBody?: boolean | undefined;
  /** How many redirects are followed; one more is refused. The default is 5. */
  readonly maxRedirects?: number | undefined;
  /** How many bytes of the decompressed body can be read; one more is an error. The default is 10,485,760 (10 MiB). */
  readonly maxBytes?: number | undefined;
  /** After how many milliseconds the request, its redirects and the reading of the body end. The default is 30,000. */
  readonly timeout?: number | undefined;
  /** Looks up the addresses of names. The default is that of {@link checkedLookup}. */
  readonly lookup?: LookupAll | undefined;
}

/**
 * Fetches a URL with undici if a policy allows it. Checks the URL, the addresses of its name, and the same of each
 * redirect. Method and headers change with redirects as the Fetch standard says. To another origin, which may differ in
 * the scheme or port only, go only headers such as `accept`, `range` and `user-agent`, and those that an option names.
 *
 * @param url A string, a `URL` object or a record. Everything else is refused.
 * @returns The response, whose `url` is the last URL.
 * @throws {RefusedError} If the policy refuses a URL or an address, or there are too many redirects, or a redirect needs a
 *   body again that must not be sent. Reading a body that is too large throws it, too.
 * @throws {TypeError} If a connection fails, or undici is not installed.
 * @throws {DOMException} A `TimeoutError` when time is up, and the reason of the signal when it aborts.
 * @see https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
export async function fetchChecked(url: unknown, options?: FetchCheckedOptions): Promise<Response> {
  const own = readOptions(options, optionChecks);
  const policy = hasOwn(own, 'policy') ? toPolicy(own.policy) : defaultPolicy();
  const first = checkURL(url, policy);
  const undici = await importUndici();
  const request = {
    method: normalizeMethod(own.method ?? 'GET'),
    body: readBody(undici, own.body),
    headers: readHeaders(undici, own.headers),
  };
  const time = limitTime(own.timeout ?? 30_000, own.signal ?? null);
  let head: ResponseHead = { status: 0, statusText: '', codings: [] };
  try {
    const { signal } = time;
    const dispatcher = createDispatcher(undici, policy, own.lookup, signal, (last) => {
      head = last;
    });
    const [response, url, redirects] = await follow(first, request, own, policy, (href) => {
      const init = { ...DEFAULTS, ...request, dispatcher };
      return endWith(signal, undici.fetch(href, withoutPrototype(init)));
    });
    time.release();
    const limits = { time, maxBytes: own.maxBytes ?? 10_485_760, redirects };
    const from = { ...head, url: url.replace(/#.*/, '') };
    // To name the type of undici here, its declarations would have to be installed.
    return limitResponse(undici, response, request.method, from, limits) as Response;
  } catch (error) {
    time.stop();
    throw error;
  }
}

// Returns the last response, its URL, and the number of redirects before it.
async function follow(
  first: URLCheck,
  request: RedirectedRequest,
  options: Readonly<FetchCheckedOptions>,
  policy: URLPolicy,
  send: (href: string) => Promise<Undici.Response>,
): Promise<readonly [Undici.Response, url: string, redirects: number]> {
  const { maxRedirects = 5, crossOriginHeaders = [], crossOriginBody = false } = options;
  let check = first;
  for (let redirects = 0; ; redirects++) {
    const refuseIf = (isRefused: boolean, reason: RefusedReason): void => {
      if (isRefused) throw new RefusedError([reason], redirects);
    };
    if (check.href === null) throw new RefusedError(check.reasons, redirects);
    // The default policy refuses credentials; others may allow them.
    refuseIf(/^[^/]*:\/\/[^/?#]*@/.test(check.href), CREDENTIALS);
    const response = await send(check.href).catch((error: unknown) => {
      throw failureOf(error, redirects);
    });
    const location = response.headers.get('location');
    if (location === null || !isRedirectStatus(response.status))
      return [response, check.href, redirects];
    await response.body?.cancel().catch(() => {});
    refuseIf(redirects === maxRedirects, TOO_MANY);
    redirectRequest(request, response.status);
    refuseIf(isStream(request.body), SENT_ONCE);
    const next = checkURL(readLocation(location), policy, { base: check.href });
    if (next.allowed && !isSameOrigin(check, next)) {
      refuseIf(request.body !== null && !crossOriginBody, SENT_ELSEWHERE);
      deleteHeadersOfOrigin(request.headers, crossOriginHeaders);
    }
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
const SENT_ELSEWHERE: RefusedReason = {
  name: 'body-crosses-origin',
  message:
    'The redirect would send the body to another origin, which crossOriginBody does not allow.',
};
const CREDENTIALS: RefusedReason = {
  name: 'credentials',
  message:
    'The URL has a username or a password; fetch takes these only in the header authorization.',
};

const TOKEN = /^[!#$%&'*+.^`|~\w-]+$/;

const mustBeHeaderNames: Check = (value) =>
  Array.isArray(value) && value.every((name) => TOKEN.test(name) && name === name.toLowerCase())
    ? null
    : 'an array of names of headers in lower case';

const optionChecks: OptionChecks<FetchCheckedOptions> = {
  policy: checkedLater,
  method: (value) => (typeof value === 'string' && TOKEN.test(value) ? null : 'an HTTP method'),
  headers: mustBeObject,
  body: checkedLater,
  signal: orNull((value) => (value instanceof AbortSignal ? null : 'an AbortSignal')),
  crossOriginHeaders: mustBeHeaderNames,
  crossOriginBody: mustBeBoolean,
  maxRedirects: (value) => (isUint(value, 100) ? null : 'a number up to 100'),
  maxBytes: (value) =>
    value === Number.POSITIVE_INFINITY || isUint(value, Number.MAX_SAFE_INTEGER)
      ? null
      : 'a number of bytes, or Infinity',
  timeout: (value) =>
    isUint(value, 0x7fffffff) ? null : 'a number of milliseconds up to 2,147,483,647',
  lookup: mustBeFunction,
};

// Undici would read members that are missing from Object.prototype.
const DEFAULTS = {
  mode: 'cors',
  credentials: 'same-origin',
  cache: 'default',
  keepalive: false,
  integrity: '',
  redirect: 'manual',
  referrer: '',
  referrerPolicy: '',
  duplex: 'half',
  window: null,
  // The dispatcher aborts; undici would keep something of each signal.
  signal: null,
} as const;

let defaults: URLPolicy | undefined;

function defaultPolicy(): URLPolicy {
  defaults ??= urlPolicy();
  return defaults;
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
  } catch (cause) {
    const message = isObject(cause) && 'message' in cause ? String(cause.message) : '';
    const isMissing = /^Cannot find (?:package|module) 'undici'/.test(message);
    throw new TypeError(isMissing ? MISSING : UNUSABLE, { cause });
  }
}

const MISSING = 'fetchChecked needs the package undici, which is not installed';
const UNUSABLE =
  `The installed version of undici does not load in Node ${process.versions.node}: ` +
  'undici 7 needs Node 20.18 or later, and undici 8 needs 22.19 or later';

// The message of undici repeats a value that is wrong.
function readHeaders(
  { Headers: OfUndici }: typeof Undici,
  headers: RequestHeaders | undefined,
): Undici.Headers {
  try {
    return new OfUndici(headers as Undici.HeadersInit);
  } catch {
    throw new TypeError('options.headers must be headers with valid names and values');
  }
}

// Says after how many redirects a request failed.
function failureOf(error: unknown, redirects: number): unknown {
  if (!(error instanceof TypeError)) return error ?? new TypeError('fetch failed');
  const { cause, message } = error;
  if (cause instanceof RefusedError) return new RefusedError(cause.reasons, redirects);
  return redirects === 0
    ? error
    : new TypeError(`${message} after redirect ${redirects}`, { cause });
}
