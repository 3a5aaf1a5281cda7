/**
 * Returns the bytes of a buffer or a view, without copying them.
 *
 * @param expected What the argument may be, for the message.
 * @throws {TypeError} If the argument is neither.
 */
export function requireBytes(
  source: ArrayBuffer | ArrayBufferView,
  name: string,
  expected = 'an ArrayBuffer or a view of one',
): Uint8Array {
  if (ArrayBuffer.isView(source)) {
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  }
  if (!isArrayBuffer(source)) throw new TypeError(`${name} must be ${expected}`);
  return new Uint8Array(source);
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
