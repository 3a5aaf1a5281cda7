// https://url.spec.whatwg.org/#special-scheme

import { isFileScheme, isSpecialScheme } from '@urlkit/url-record';

/** How the parser reads a URL: as a special URL that is not a file: URL, as a file: URL, or as another one. */
export type Kind = 'special' | 'file' | 'other';

/** @param scheme In lower case, without U+003A (:). */
export function kindOf(scheme: string): Kind {
  if (isFileScheme(scheme)) return 'file';
  return isSpecialScheme(scheme) ? 'special' : 'other';
}
