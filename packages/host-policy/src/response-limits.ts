// Limits of time and size for a request and the reading of its body.

import type * as Undici from 'undici';
import { RefusedError } from './refused-error.js';

/** A limit of time. */
export interface TimeLimit {
  /** Aborts when time is up, or when the signal of the program does. */
  readonly signal: AbortSignal;
  /** Ends the limit. */
  readonly end: () => void;
  /** Lets the process exit before time is up. */
  readonly release: () => void;
}

export function limitTime(milliseconds: number, of: AbortSignal | null): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = (): void => controller.abort(of?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The request took too long.', 'TimeoutError'));
  }, milliseconds);
  const end = (): void => {
    clearTimeout(timer);
    of?.removeEventListener('abort', abort);
  };
  of?.addEventListener('abort', abort);
  if (of?.aborted) abort();
  return { signal, end, release: () => timer.unref() };
}

/** Returns a response whose body ends with an error after a number of bytes, and which says whether it was redirected. */
export function limitBody(
  { Response: OfUndici }: typeof Undici,
  response: Undici.Response,
  maxBytes: number,
  redirects: number,
  end: () => void,
): Undici.Response {
  const { body, status, statusText, headers, url } = response;
  let left = maxBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) throw new RefusedError([TOO_LARGE], redirects);
      controller.enqueue(chunk);
    },
    flush: end,
  });
  if (body === null) end();
  const limited = body?.pipeThrough(limit) ?? null;
  return withURL(new OfUndici(limited, { status, statusText, headers }), url, redirects > 0);
}

const TOO_LARGE = {
  name: 'body-too-large',
  message: 'The body has more bytes than maxBytes allows.',
} as const;

// Only `fetch` can create a response with a URL.
function withURL(response: Undici.Response, url: string, redirected: boolean): Undici.Response {
  const clone = (): Undici.Response =>
    withURL(Object.getPrototypeOf(response).clone.call(response), url, redirected);
  return Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: redirected },
    clone: { value: clone },
  });
}
