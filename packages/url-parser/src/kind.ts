// https://url.spec.whatwg.org/#special-scheme

import { isASCIIAlpha } from '@urlkit/infra';
import { isFileScheme, isSpecialScheme } from '@urlkit/url-record';

/** How the parser reads a URL: as a special URL that is not a file: URL, as a file: URL, or as another one. */
export type Kind = 'special' | 'file' | 'other';

/** @param scheme In lower case, without U+003A (:). */
export function kindOf(scheme: string): Kind {
  if (isFileScheme(scheme)) return 'file';
  return isSpecialScheme(scheme) ? 'special' : 'other';
}

/**
 * Reads a scheme.
 *
 * @returns The scheme in lower case, or null if the text does not begin with one and U+003A (:).
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function readScheme(text: string): string | null {
  const colon = isASCIIAlpha(text.charCodeAt(0)) ? text.indexOf(':') : -1;
  if (colon === -1) return null;
  const written = text.slice(0, colon);
  const scheme = written.toLowerCase();
  // U+212A becomes k in lower case, but no special scheme has a k, and the pattern does not match U+212A.
  return isSpecialScheme(scheme) || /^[a-z\d+.-]+$/i.test(written) ? scheme : null;
}
