// Text that was encoded as windows-1252 and not as UTF-8, or that was UTF-8 and was encoded again.

import { decoded } from './mistake-rows.js';

/** Code points of windows-1252 from 0x80 to 0x9F, as characters of which some are no letters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

function byteOf(character: string): number {
  const index = WINDOWS_1252.indexOf(character);
  return index === -1 ? character.charCodeAt(0) : 0x80 + index;
}

/** Returns the text whose UTF-8 was read as windows-1252; null if there is none. */
function readAgain(text: string): string | null {
  let encoded = '';
  for (const character of text) {
    const byte = byteOf(character);
    if (byte > 0xff) return null;
    encoded += `%${byte.toString(16).padStart(2, '0')}`;
  }
  return decoded(encoded);
}

/** A run of characters that may be bytes of UTF-8. */
const RUN =
  /(?:[\xC2-\xF4][\x80-\xBF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2122]{1,3})+/g;

function correct(text: string): string {
  return text.replace(RUN, (run) => readAgain(run) ?? run);
}

/** Letters of western Europe, one at a time among ASCII letters: `caf%E9`, but not `%E9%96%8B`. */
const LATIN =
  /(?<=[a-z])(?<!%[\dA-F]{2})%[CDEF][\dA-F](?=[a-z]|[^%a-z\d]|$)|(?<=[a-z])(?<!%[\dA-F]{2})%[CDEF][\dA-F]%[EF][\dA-F](?=[a-z]|$)|(?<=[=/+_-])%[CDEF][\dA-F](?=[a-z]{2})/gi;

function correctEncoded(text: string): string {
  return text.replace(/(?:%[\dA-F]{2})+/gi, (part) => {
    const value = decoded(part);
    if (value === null) return part;
    const again = correct(value);
    return again === value ? part : encodeURIComponent(again);
  });
}

/** Returns a URL with its text encoded as UTF-8. */
export function withUTF8(url: string): string {
  const single = url.replace(LATIN, (written) =>
    written.replace(/%(..)/g, (_, hex: string) =>
      encodeURIComponent(String.fromCharCode(Number.parseInt(hex, 16))),
    ),
  );
  return correctEncoded(correct(single));
}

/** Whether a URL has text that was encoded wrongly. If one part is UTF-8, all is. */
export function isEncodedWrongly(url: string): boolean {
  return withUTF8(url) !== url;
}
