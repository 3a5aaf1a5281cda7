// https://encoding.spec.whatwg.org/#get-an-output-encoding

import { hasMethods, withoutPrototype } from '@urlkit/internal';
import type { PercentEncodeSet } from './percent-encode-sets.js';

/**
 * One result of an encoder.
 *
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export interface EncodeResult {
  /** The bytes up to the end of the input, or up to a code point that the encoding lacks. */
  readonly bytes: Iterable<number>;
  /** The code point that the encoding lacks, or null at the end of the input. */
  readonly error: number | null;
}

/**
 * Encodes strings, as an encoder of the Encoding standard does.
 *
 * @see https://encoding.spec.whatwg.org/#encoder
 */
export interface Encoder {
  /**
   * Encodes a scalar value string with a new encoder. Returns a result for each code point that the
   * encoding lacks, and one for the end of the input.
   *
   * @see https://encoding.spec.whatwg.org/#encode-or-fail
   */
  encodeOrFail(input: string): Iterable<EncodeResult>;
}

/**
 * An output encoding other than UTF-8, with only what URLs need.
 *
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export interface Encoding extends Encoder {
  /**
   * Percent-encodes a string after encoding it, as `percentEncodeAfterEncoding` does. A method
   * rather than a function, so that UTF-8-only bundles leave it out.
   *
   * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
   */
  percentEncode(input: string, set: PercentEncodeSet): string;
}

/**
 * An encoding in both directions.
 *
 * @see https://encoding.spec.whatwg.org/#encoding
 */
export interface CharacterEncoding extends Encoding {
  /** The name, as the Encoding standard writes it. */
  readonly name: string;
  /** Decodes bytes. Ill-formed sequences become U+FFFD, and a byte order mark is kept. */
  decode(bytes: Uint8Array): string;
}

/**
 * An output encoding: an object that `getEncoding` returns, or a label such as `windows-1252`; null for
 * UTF-8. Labels of encodings other than UTF-8 require `import '@urlkit/percent-encoding/encodings'`.
 *
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export type EncodingInput = Encoding | string | null;

type GetEncoding = (label: string) => CharacterEncoding | null;

// A program can have several copies of this module, such as the one in the file of @urlkit/url-api for Node. They find
// each other's labels in the global object.
const GET_ENCODING = /* @__PURE__ */ Symbol.for('@urlkit/percent-encoding/encodings');

/** Makes labels known. A call rather than an import, so that UTF-8-only bundles leave the encodings out. */
export function supportLabels(getEncoding: GetEncoding): void {
  Reflect.defineProperty(globalThis, GET_ENCODING, withoutPrototype({ value: getEncoding }));
}

/**
 * Gets the output encoding that an argument stands for.
 *
 * @param name The name of the argument, for messages.
 * @returns The encoding; null for UTF-8.
 * @throws {TypeError} If the argument is a label and `@urlkit/percent-encoding/encodings` has not been imported.
 * @throws {RangeError} If no encoding has the label.
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function getOutputEncoding(
  encoding: EncodingInput | undefined,
  name = 'encoding',
): Encoding | null {
  if (encoding === null || encoding === undefined) return null;
  if (typeof encoding === 'string') return findEncoding(encoding, name);
  if (hasMethods(encoding, ['percentEncode'])) return encoding;
  throw new TypeError(`${name} must be an encoding, as returned by getEncoding, a label or null`);
}

function findEncoding(label: string, name: string): Encoding | null {
  if (/^[\t\n\f\r ]*utf-?8[\t\n\f\r ]*$/i.test(label)) return null;
  const known = Reflect.getOwnPropertyDescriptor(globalThis, GET_ENCODING);
  if (known === undefined) {
    throw new TypeError(
      `${name} is a label: import '@urlkit/percent-encoding/encodings', which knows the labels`,
    );
  }
  const encoding = (known.value as GetEncoding)(label);
  if (encoding === null) throw new RangeError(`${name} is not the label of an encoding`);
  return encoding;
}
