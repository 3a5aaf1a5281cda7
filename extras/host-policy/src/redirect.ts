// https://fetch.spec.whatwg.org/#http-redirect-fetch
// What a redirect changes of a request.

import { isUtf8 } from 'node:buffer';
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

/** Headers that say nothing about who sends them. All others may be secrets of the first server. */
const HEADERS_OF_ALL_ORIGINS: readonly string[] = [
  ...['accept', 'accept-encoding', 'accept-language', 'content-language', 'content-type'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since'],
  ...['range', 'user-agent'],
];

/** A request that a redirect changes. */
export interface RedirectedRequest {
  method: string;
  body: BodyInit | null;
  readonly headers: Headers;
}

/** Changes a request as a redirect with this status does. */
export function redirectRequest(request: RedirectedRequest, status: number): void {
  const { method, headers } = request;
  const isPost = (status === 301 || status === 302) && method === 'POST';
  const isSeeOther = status === 303 && method !== 'GET' && method !== 'HEAD';
  if (isPost || isSeeOther) {
    request.method = 'GET';
    request.body = null;
    for (const name of BODY_HEADERS) headers.delete(name);
  }
}

/** Deletes the headers that do not go to another origin. */
export function deleteHeadersOfOrigin(headers: Headers, kept: readonly string[]): void {
  for (const name of Array.from(headers.keys())) {
    if (!HEADERS_OF_ALL_ORIGINS.includes(name) && !kept.includes(name)) headers.delete(name);
  }
}

/**
 * Reads the bytes of `Location`, each of which is a code unit, as clients do: as UTF-8, or percent-encoded if they are not
 * UTF-8.
 */
export function readLocation(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  if (isUtf8(bytes)) return bytes.toString();
  return value.replace(/[\x80-\xFF]/g, encodeByte);
}

function encodeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}
