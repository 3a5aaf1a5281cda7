// https://webidl.spec.whatwg.org/#BufferSource

/**
 * Bytes: a buffer, or a view of one, such as a `Uint8Array` or a `DataView`.
 *
 * @see https://webidl.spec.whatwg.org/#BufferSource
 */
export type BufferSource = ArrayBuffer | ArrayBufferView;

/**
 * Returns the bytes of a buffer or a view, without copying them.
 *
 * @param source Any value; buffers may come from another realm.
 * @returns The bytes; null if the value is neither a buffer nor a view.
 * @see https://webidl.spec.whatwg.org/#BufferSource
 */
export function bytesOf(source: unknown): Uint8Array | null {
  if (ArrayBuffer.isView(source)) {
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  }
  return isArrayBuffer(source) ? new Uint8Array(source) : null;
}

// Accepts buffers of any realm. The getter throws for everything else.
function isArrayBuffer(value: unknown): value is ArrayBuffer {
  try {
    Reflect.get(ArrayBuffer.prototype, 'byteLength', value);
    return true;
  } catch {
    return false;
  }
}
