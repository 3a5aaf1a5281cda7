import { withoutPrototype } from '@urlkit/internal';
import type * as Undici from 'undici';
import { readCodings } from './content-coding.js';
import type { ResponseHead } from './dispatcher.js';
import { RefusedError, type RefusedReason } from './refused-error.js';
import { type BodyLimits, limitBody } from './response-limits.js';

/** https://fetch.spec.whatwg.org/#null-body-status */
const NULL_BODY_STATUSES = [101, 103, 204, 205, 304];

/** Returns a response whose body has limits, and which says whether it was redirected. */
export function limitResponse(
  undici: typeof Undici,
  response: Undici.Response,
  method: string,
  from: ResponseHead & { readonly url: string },
  limits: BodyLimits,
): Undici.Response {
  const { status, codings } = from;
  const { body } = response;
  const headers = new undici.Headers(response.headers);
  for (const value of codings) headers.append('content-encoding', value);
  const hasBody = method !== 'HEAD' && !NULL_BODY_STATUSES.includes(status);
  const [coding, ...others] = hasBody ? readCodings(codings) : [];
  // Each coding can make a body a thousand times as long.
  if (others.length > 0) throw new RefusedError([SEVERAL_CODINGS], limits.redirects);
  if (hasBody && !body) throw new TypeError('The body of the response is missing');
  // undici would still receive what the server sends with a status that has no body.
  if (body === null) limits.time.stop();
  const init = withoutPrototype({ headers, status: 200, statusText: '' });
  const limited = body && limitBody(body as ReadableStream<Uint8Array>, coding, limits);
  return describe(new undici.Response(limited, init), from, limits.redirects > 0);
}

const SEVERAL_CODINGS: RefusedReason = {
  name: 'several-content-codings',
  message: 'The body is encoded more than once.',
};

// The constructor takes neither a URL nor each status and reason phrase that servers send.
function describe(
  response: Undici.Response,
  from: ResponseHead & { readonly url: string },
  redirected: boolean,
): Undici.Response {
  const clone = (): Undici.Response =>
    describe(Object.getPrototypeOf(response).clone.call(response), from, redirected);
  const { status, statusText, url } = from;
  const ok = status >= 200 && status < 300;
  const values = { status, statusText, ok, url, redirected, clone };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(response, name, withoutPrototype({ value }));
  }
  return response;
}
