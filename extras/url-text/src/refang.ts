// URLs that are written so that nobody follows them by accident, such as `hxxps[:]//example[.]org`.

import { assertString, copyOf } from '@urlkit/internal';
import { type Escaping, readByPattern } from './escaping.js';
import { decodeText, TEXT_ESCAPE } from './escapings.js';

/** A scheme with other letters: hxxp, h**p, hXXps, fxp. */
const SCHEME = '\\b(?:h(?:xx|tx|xt|\\*\\*|__|\\+\\+)ps?|fxps?|s[fx]xp)(?=:|\\[:|\\[?/)';

/** Punctuation in brackets, of which one may be missing, or its name. */
const MARK =
  ' ?[[({](?:\\.|dot|d0t)[\\])}] ?|(?<=\\w)(?:\\[\\.|\\.\\])(?=\\w)| ?[[({](?:@|at)[\\])}] ?|[[({](?::\\/\\/|:\\/|:|\\/\\/|\\/)[\\])}]';

const DEFANGED = new RegExp(`${SCHEME}|${MARK}`, 'gi');

function undo(written: string): string | null {
  const [, first, last = ''] = /^([hfs])[\w*+]*?(ps?)$/i.exec(written) ?? [];
  if (first !== undefined)
    return (/h/i.test(first) ? 'htt' : /f/i.test(first) ? 'ft' : 'sft') + last;
  const mark = written.replace(/[ [\](){}]/g, '');
  if (/^d[o0]t$/i.test(mark)) return '.';
  return /^at$/i.test(mark) ? '@' : mark;
}

/** Text in which URLs may be defanged. */
export const defangedEscaping: Escaping = {
  read: readByPattern(new RegExp(`${DEFANGED.source}|${TEXT_ESCAPE}`, 'gi'), (written) =>
    written.startsWith('\\') ? decodeText(written) : undo(written),
  ),
  write: () => null,
};

/**
 * Returns a text without what keeps its URLs and addresses from being followed: `hxxps[:]//example[.]org` is `https://example.org`.
 */
export function refang(text: string): string {
  assertString(text, 'text');
  return copyOf(text.replace(DEFANGED, (written) => undo(written) ?? written));
}
