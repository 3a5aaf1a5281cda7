// HTML5 of 2011, “fragment-escape”

import { assertString } from '@urlkit/internal';
import { percentEncode } from '@urlkit/percent-encoding';

/**
 * Fragment-escapes a string: percent-encodes U+0000 to U+0020 and `"`, `#`, `%`, `<`, `>`, `[`, `\`, `]`, `^`, `{`,
 * `|` and `}`.
 *
 * @see HTML5 of 2011, “fragment-escape”
 */
export function fragmentEscape(input: string): string {
  assertString(input, 'input');
  return input.replace(/[\0-\x20"#%<>[\\\]^{|}]/g, (c) => percentEncode(c.charCodeAt(0)));
}
