// https://fetch.spec.whatwg.org/#http-redirect-fetch
// What a redirect changes of a request.

import type { BodyInit, Headers } from 'undici';

/** https://fetch.spec.whatwg.org/#redirect-status */
export function isRedirectStatus(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** https://fetch.spec.whatwg.org/#request-body-header-name */
const BODY_HEADERS = [
  'content-encoding',
  'content-language',
  'content-location',
  'content-type',
  'content-length',
];

// The standard names `authorization` alone; the others are secrets of the first server, too.
const HEADERS_OF_ORIGIN = ['authorization', 'proxy-authorization', 'cookie', 'host'];

/** A request that a redirect changes. */
export interface RedirectedRequest {
  method: string;
  body: BodyInit | null;
  readonly headers: Headers;
}

/** Changes a request as a redirect with this status does. */
export function redirectRequest(
  request: RedirectedRequest,
  status: number,
  isSameOrigin: boolean,
): void {
  const { method, headers } = request;
  const isPost = (status === 301 || status === 302) && method === 'POST';
  const isSeeOther = status === 303 && method !== 'GET' && method !== 'HEAD';
  if (isPost || isSeeOther) {
    request.method = 'GET';
    request.body = null;
    for (const name of BODY_HEADERS) headers.delete(name);
  }
  if (!isSameOrigin) for (const name of HEADERS_OF_ORIGIN) headers.delete(name);
}

/** Whether a body can be sent once only. */
export function isStream(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
