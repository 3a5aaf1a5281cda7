// https://webidl.spec.whatwg.org/#BufferSource

/**
 * Bytes: a buffer, or a view of one, such as a `Uint8Array` or a `DataView`.
 *
 * @see https://webidl.spec.whatwg.org/#BufferSource
 */
export type BufferSource = ArrayBuffer | ArrayBufferView;
