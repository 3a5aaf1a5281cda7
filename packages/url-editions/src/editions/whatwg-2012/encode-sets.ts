// 3 Percent-encoded bytes, and 5.2 query state

import {
  c0ControlPercentEncodeSet,
  extendPercentEncodeSet,
  type PercentEncodeSet,
} from '@urlkit/percent-encoding';

/** All code points below U+0020 and above U+007E, as in the first set of the living standard. */
export const simpleEncodeSet: PercentEncodeSet = c0ControlPercentEncodeSet;

/** The simple encode set with U+0020 SPACE, `"`, `#`, `<`, `>`, `?` and `` ` `` added. */
export const defaultEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  simpleEncodeSet,
  ' "#<>?`',
);

/** The default encode set with `/`, `@` and `\`. */
export const passwordEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  defaultEncodeSet,
  '/@\\',
);

/** The password encode set with `:`. */
export const usernameEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  passwordEncodeSet,
  ':',
);

/** The bytes that the query state percent-encodes. This set has no name in the standard. */
export const queryEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  simpleEncodeSet,
  ' "#<>`',
);
