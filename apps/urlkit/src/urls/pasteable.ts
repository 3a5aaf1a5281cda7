import { c0ControlPercentEncodeSet, utf8PercentEncode } from '@urlkit/percent-encoding';
import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { hasHidden } from '../output/visible-text.js';

/**
 * Writes a URL so that it can be printed and pasted: characters that would be escaped on a terminal are
 * percent-encoded.
 *
 * @param text The URL as it was written.
 * @param href Its serialization, which is returned if percent-encoding changes the URL or makes it invalid.
 */
export function pasteable(text: string, href: string, base: URLRecord | null): string {
  if (!hasHidden(text)) return text;
  const encoded = Array.from(text, (character) =>
    hasHidden(character) ? utf8PercentEncode(character, c0ControlPercentEncodeSet) : character,
  ).join('');
  let isValid = true;
  const onValidationError = (): void => {
    isValid = false;
  };
  const url = parseURL(encoded, { base, onValidationError });
  return isValid && url !== null && serializeURL(url) === href ? encoded : href;
}
