import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import { tryParse } from '../urls/parse-url.js';

/** The base URL of the links of a document. */
export interface LinkBase {
  /** Returns the base URL to parse a link with. */
  readonly of: (url: string) => URLRecord | null;
  /** Whether enough is known about the base URL to tell where a link leads. */
  readonly isEnoughFor: (url: string) => boolean;
}

/** The base URL of relative links if no other base URL is known. */
const ASSUMED_BASE = 'https://base.invalid/';

/**
 * Creates the base URL of the links of a document.
 *
 * @param own The base URL that the document sets; null if it sets none.
 * @param outer The base URL of the document; null if it is not known.
 */
export function createLinkBase(own: string | null, outer: URLRecord | null): LinkBase {
  const known = outer ?? (own === null ? null : parseAbsolute(own));
  const first = known ?? parseURL(ASSUMED_BASE);
  const base = (own === null ? null : parseURL(own, { base: first })) ?? first;
  if (known !== null) return { of: () => base, isEnoughFor: () => true };
  return {
    of: (url) => (hasScheme(url) ? null : base),
    isEnoughFor: (url) => !hasScheme(url) || parseAbsolute(url) !== null,
  };
}

/** Whether a URL has a scheme, even if it does not parse. */
export function hasScheme(url: string): boolean {
  const parsed = tryParse(url, null);
  return 'url' in parsed || parsed.failure.name !== 'missing-scheme-non-relative-URL';
}

/** Parses a URL. Returns null if a base URL with the same scheme changes it: `https:a` can be relative. */
function parseAbsolute(url: string): URLRecord | null {
  const parsed = parseURL(url);
  if (parsed === null) return null;
  const base = parseURL(`${parsed.scheme}://base.invalid/`);
  const resolved = parseURL(url, { base });
  return resolved !== null && serializeURL(resolved) === serializeURL(parsed) ? parsed : null;
}
