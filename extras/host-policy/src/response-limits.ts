// Limits of time and size for a request and the reading of its body.

import { setMaxListeners } from 'node:events';
import type { Transformer, UnderlyingSource } from 'node:stream/web';
import { withoutPrototype } from '@urlkit/internal';
import { decode } from './content-coding.js';
import { RefusedError, type RefusedReason } from './refused-error.js';

/** A limit of time. */
export interface TimeLimit {
  /** Aborts when time is up, when the signal of the program does, or when the call ends early. */
  readonly signal: AbortSignal;
  /** Lets the process exit before time is up. */
  readonly release: () => void;
  /** Ends the limit, because the server has sent everything. */
  readonly end: () => void;
  /** Ends the limit and everything that follows its signal. */
  readonly stop: (reason?: unknown) => void;
  /** Throws if time is up, or the signal of the program has aborted, also after the end. */
  readonly check: () => void;
}

// An error made for each call would keep, by its stack, what made it.
const ENDED = /* @__PURE__ */ new DOMException('The call has ended.', 'AbortError');

export function limitTime(milliseconds: number, of: AbortSignal | null): TimeLimit {
  const controller = new AbortController();
  // Many calls may have the same signal, and each redirect adds a listener.
  setMaxListeners(Number.POSITIVE_INFINITY, controller.signal, ...(of ? [of] : []));
  const start = performance.now();
  const stop = (reason: unknown = ENDED): void => {
    end();
    controller.abort(reason);
  };
  const abort = (): void => stop(of?.reason);
  const timeOut = (): DOMException =>
    new DOMException('The request took too long.', 'TimeoutError');
  const timer = setTimeout(() => stop(timeOut()), milliseconds);
  const end = (): void => {
    clearTimeout(timer);
    of?.removeEventListener('abort', abort);
  };
  const check = (): void => {
    of?.throwIfAborted();
    if (performance.now() - start > milliseconds) throw timeOut();
  };
  of?.addEventListener('abort', abort);
  if (of?.aborted) abort();
  return { signal: controller.signal, release: () => timer.unref(), end, stop, check };
}

/** Returns a promise that also ends when a signal aborts. */
export function endWith<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    const settle = (end: () => void): void => {
      signal.removeEventListener('abort', abort);
      if (signal.aborted) abort();
      else end();
    };
    signal.addEventListener('abort', abort);
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
    if (signal.aborted) abort();
  });
}

/** The limits of a body. */
export interface BodyLimits {
  readonly time: TimeLimit;
  readonly maxBytes: number;
  /** How many redirects came before, for errors. */
  readonly redirects: number;
}

/** How many bytes are received before a program reads. A small body then leaves nothing open. */
const READ_AHEAD = 65_536;

const unreachable = /* @__PURE__ */ new FinalizationRegistry<TimeLimit['stop']>((stop) => stop());

/**
 * Returns a body that is decoded when it is read. It ends with an error after a number of bytes. Whatever ends it, or if
 * nobody can read it any more, also ends the connection and the decoder.
 *
 * @param coding The content coding; undefined for none.
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  coding: string | undefined,
  limits: BodyLimits,
): ReadableStream<Uint8Array> {
  const { time, maxBytes } = limits;
  const count = countBytes(maxBytes, limits);
  // A coded body may have endless bytes that stand for nothing.
  const countCoded = countBytes(2 * maxBytes + READ_AHEAD, limits);
  const received = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>(
      withoutPrototype<Transformer<Uint8Array, Uint8Array>>({
        transform: (chunk, controller) => controller.enqueue(countCoded(chunk)),
        flush: time.end,
      }),
      undefined,
      new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD }),
    ),
  );
  const chunks = decode(received, coding, time.signal);
  // The reason of the signal refers to the stream, so the registry must not keep it.
  const stop = (): void => {
    unreachable.unregister(limits);
    time.stop();
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    try {
      time.check();
      const { done, value } = await endWith(time.signal, chunks.next());
      if (done) controller.close();
      else controller.enqueue(count(value));
    } catch (error) {
      const reason = time.signal.aborted ? time.signal.reason : failureOf(error);
      stop();
      throw reason;
    }
  };
  const limited = new ReadableStream(
    withoutPrototype<UnderlyingSource<Uint8Array>>({ pull, cancel: stop }),
    withoutPrototype({ highWaterMark: 0 }),
  );
  unreachable.register(limited, time.stop, limits);
  return limited;
}

function countBytes(
  maxBytes: number,
  { redirects }: BodyLimits,
): (chunk: Uint8Array) => Uint8Array {
  let left = maxBytes;
  return (chunk) => {
    left -= chunk.byteLength;
    if (left < 0) throw new RefusedError([TOO_LARGE], redirects);
    return chunk;
  };
}

const TOO_LARGE: RefusedReason = {
  name: 'body-too-large',
  message: 'The body has more bytes than maxBytes allows.',
};

function failureOf(error: unknown): unknown {
  const isKnown = error instanceof RefusedError || error instanceof TypeError;
  const isOfLimit = error instanceof DOMException;
  return isKnown || isOfLimit
    ? error
    : new TypeError('The body cannot be decoded', { cause: error });
}
