// URLs that are written so that nobody follows them by accident, such as `hxxps[:]//example[.]org`.

import { assertString, copyOf } from '@urlkit/internal';
import { findDefanged, findEscapes } from '@urlkit/url-validation';
import { type Escaping, readByChanges } from './escaping.js';

/** Text in which URLs may be defanged. */
export const defangedEscaping: Escaping = {
  read: (raw) => {
    const changes = [...findDefanged(raw), ...findEscapes(raw)];
    return readByChanges(
      raw,
      changes.sort((a, b) => a.start - b.start),
    );
  },
  write: () => null,
};

/**
 * Returns a text without what keeps its URLs and addresses from being followed: `hxxps[:]//example[.]org` is `https://example.org`.
 */
export function refang(text: string): string {
  assertString(text, 'text');
  return copyOf(readByChanges(text, findDefanged(text)).value);
}
