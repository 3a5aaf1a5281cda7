// URLs that are written so that nobody follows them by accident, such as `hxxps[:]//example[.]org`.

import { assertString } from '@urlkit/internal';
import type { Fix } from './fixes.js';

/** A scheme with other letters: hxxp, h**p, hXXps, fxp. */
const SCHEME = '\\b(?:h(?:xx|tx|xt|\\*\\*|__|\\+\\+)ps?|fxps?|s[fx]xp)(?=:|\\[:|\\[?/)';

/** Punctuation in brackets, of which one may be missing, or its name. */
const MARK =
  ' ?[[({](?:\\.|dot|d0t)[\\])}] ?|(?<=\\w)(?:\\[\\.|\\.\\])(?=\\w)| ?[[({](?:@|at)[\\])}] ?|[[({](?::\\/\\/|:\\/|:|\\/\\/|\\/)[\\])}]';

/**
 * Finds what keeps the URLs and addresses of a text from being followed.
 *
 * @returns The changes that undo it, in order.
 */
export function findDefanged(text: string): readonly Fix[] {
  assertString(text, 'text');
  const pattern = new RegExp(`${SCHEME}|${MARK}`, 'gi');
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    replacement: undo(written),
  }));
}

function undo(written: string): string {
  const [, first, last = ''] = /^([hfs])[\w*+]*?(ps?)$/i.exec(written) ?? [];
  if (first !== undefined)
    return (/h/i.test(first) ? 'htt' : /f/i.test(first) ? 'ft' : 'sft') + last;
  const mark = written.replace(/[ [\](){}]/g, '');
  if (/^d[o0]t$/i.test(mark)) return '.';
  return /^at$/i.test(mark) ? '@' : mark;
}
