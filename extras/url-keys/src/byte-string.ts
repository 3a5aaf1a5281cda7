// The originals work on bytes. Here, bytes are strings with one code unit for each byte, so ASCII URLs,
// which nearly all are, need no conversion.

import { hexDigitValue, utf8Encode } from '@urlkit/infra';
import { TextWriter } from '@urlkit/internal';
import { replaceOctets } from '@urlkit/percent-encoding';

const CHUNK = 4096;
const PERCENT = 0x25;

/** Encodes a string as UTF-8. Returns null if it has a lone surrogate, which UTF-8 cannot encode. */
export function toBytes(text: string): string | null {
  if (!/[^\0-\x7F]/.test(text)) return text;
  if (/[\uD800-\uDFFF]/u.test(text)) return null;
  return fromCodes(utf8Encode(text));
}

/** Decodes bytes as UTF-8. Returns null if they are not valid. */
export function fromBytes(bytes: string): string | null {
  if (!/[^\0-\x7F]/.test(bytes)) return bytes;
  try {
    return decodeURIComponent(bytes.replace(/[%\x80-\xFF]/g, percentEncodeByte));
  } catch {
    return null;
  }
}

const validUTF8 =
  /[\0-\x7F]+|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|\xED[\x80-\x9F][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xF0[\x90-\xBF][\x80-\xBF]{2}|\xF4[\x80-\x8F][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}/g;

/** Decodes bytes as UTF-8, and drops invalid ones. */
export function fromBytesIgnoringErrors(bytes: string): string {
  return fromBytes(bytes) ?? fromBytes((bytes.match(validUTF8) ?? []).join('')) ?? '';
}

/** Returns a string of bytes. */
export function fromCodes(codes: Uint8Array): string {
  const bytes = new TextWriter();
  for (let start = 0; start < codes.length; start += CHUNK) {
    bytes.write(String.fromCharCode(...codes.subarray(start, start + CHUNK)));
  }
  return bytes.text();
}

const encodedBytes = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  const hex = byte.toString(16).toUpperCase();
  return byte < 16 ? `%0${hex}` : `%${hex}`;
});

/** Percent-encodes a byte with upper-case digits. */
function percentEncodeByte(byte: string): string {
  return encodedBytes[byte.charCodeAt(0)] ?? byte;
}

/** Percent-encodes bytes that match a pattern, which must be global and match one byte. */
export function percentEncode(bytes: string, pattern: RegExp): string {
  return bytes.search(pattern) === -1 ? bytes : replaceOctets(bytes, pattern, percentEncodeByte);
}

/** Percent-decodes bytes once. */
export function percentDecode(bytes: string): string {
  return bytes.includes('%') ? replaceOctets(bytes, /%[\dA-Fa-f]{2}/g, decodeSequence) : bytes;
}

function decodeSequence(sequence: string): string {
  const high = hexDigitValue(sequence.charCodeAt(1));
  return String.fromCharCode(high * 16 + hexDigitValue(sequence.charCodeAt(2)));
}

/**
 * Percent-decodes bytes until nothing changes. The order of decoding makes no difference, so two passes are
 * enough: the second one checks the end of its output after each byte.
 */
export function percentDecodeRepeatedly(encoded: string): string {
  if (!encoded.includes('%')) return encoded;
  const bytes = percentDecode(encoded);
  const first = bytes.indexOf('%');
  if (first === -1) return bytes;
  const output = new Uint8Array(bytes.length - first);
  let length = 0;
  for (let i = first; i < bytes.length; i++) {
    output[length++] = bytes.charCodeAt(i);
    while (output[length - 3] === PERCENT) {
      const high = hexDigitValue(output[length - 2] ?? 0);
      const low = hexDigitValue(output[length - 1] ?? 0);
      if (high < 0 || low < 0) break;
      length -= 2;
      output[length - 1] = high * 16 + low;
    }
  }
  return bytes.slice(0, first) + fromCodes(output.subarray(0, length));
}

/** Removes the code units at both ends for which a function returns true. */
export function trim(text: string, isTrimmed: (codeUnit: number) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isTrimmed(text.charCodeAt(start))) start++;
  while (end > start && isTrimmed(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Whether a code unit is a C0 control or a space. */
export function isC0ControlOrSpace(codeUnit: number): boolean {
  return codeUnit <= 0x20;
}

/** Splits text at the first separator. Without a separator, the second part is ''. */
export function cut(text: string, separator: string): readonly [before: string, after: string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
