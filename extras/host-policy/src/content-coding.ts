// https://fetch.spec.whatwg.org/#handle-content-codings
// Decodes here, because the decoders of undici go on after the end of a call.

import { addAbortSignal, pipeline, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = zlib.constants;
// As browsers do, accepts a body that is cut off.
const zlibOptions = { flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH };
const brotliOptions = { flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH };

/** Returns the names of codings in the values of `Content-Encoding`, in lower case, without `identity`. */
export function readCodings(values: readonly string[]): readonly string[] {
  const names = values
    .join()
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== '' && name !== 'identity');
}

/** Decodes a body. Nothing is read before the first chunk is asked for, and nothing goes on after `signal` aborts. */
export async function* decode(
  body: ReadableStream<Uint8Array>,
  coding: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = body.values();
  const { done, value: first } = await chunks.next();
  if (done) return;
  const all = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    yield first;
    yield* chunks;
  };
  const decoder = coding === undefined ? null : createDecoder(coding, first);
  if (decoder === null) {
    yield* all();
    return;
  }
  yield* pipeline(all, addAbortSignal(signal, decoder), () => {});
}

// Returns null for a coding that is not known, as that of a body that is not decoded.
function createDecoder(coding: string, first: Uint8Array): Transform | null {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip(zlibOptions);
    case 'deflate':
      // Some servers send it without the header of zlib.
      return ((first[0] ?? 0) & 15) === 8
        ? zlib.createInflate(zlibOptions)
        : zlib.createInflateRaw(zlibOptions);
    case 'br':
      return zlib.createBrotliDecompress(brotliOptions);
    case 'zstd':
      return createZstdDecoder();
    default:
      return null;
  }
}

// Null before Node 22.15, which has none.
function createZstdDecoder(): Transform | null {
  const create: unknown = Reflect.get(zlib, 'createZstdDecompress');
  if (typeof create !== 'function') return null;
  // https://www.rfc-editor.org/rfc/rfc9659#section-3
  const windowLogMax: PropertyKey = Reflect.get(zlib.constants, 'ZSTD_d_windowLogMax');
  return create({ params: { [windowLogMax]: 23 } });
}
