// HTML5 of 2011, “fragment-escape”

import { percentEncode } from '@urlkit/percent-encoding';

/** Fragment-escapes a string: percent-encodes the ASCII characters that a fragment must not have. */
export function fragmentEscape(input: string): string {
  return input.replace(/[\0-\x20"#%<>[\\\]^{|}]/g, (c) => percentEncode(c.charCodeAt(0)));
}
