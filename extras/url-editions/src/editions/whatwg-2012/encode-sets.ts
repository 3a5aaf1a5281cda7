// 3 Percent-encoded bytes, and 5.2 query state

import {
  c0ControlPercentEncodeSet,
  extendPercentEncodeSet,
  type PercentEncodeSet,
} from '@urlkit/percent-encoding';

/**
 * The simple encode set: all code points below U+0020 and above U+007E. It equals the C0 control percent-encode set
 * of the living standard.
 *
 * @see URL Living Standard, 28 December 2012, 3 Percent-encoded bytes
 */
export const simpleEncodeSet: PercentEncodeSet = c0ControlPercentEncodeSet;

/**
 * The default encode set: the simple encode set, U+0020 SPACE, `"`, `#`, `<`, `>`, `?` and `` ` ``.
 *
 * @see URL Living Standard, 28 December 2012, 3 Percent-encoded bytes
 */
export const defaultEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  simpleEncodeSet,
  ' "#<>?`',
);

/**
 * The password encode set: the default encode set, `/`, `@` and `\`.
 *
 * @see URL Living Standard, 28 December 2012, 3 Percent-encoded bytes
 */
export const passwordEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  defaultEncodeSet,
  '/@\\',
);

/**
 * The username encode set: the password encode set and `:`.
 *
 * @see URL Living Standard, 28 December 2012, 3 Percent-encoded bytes
 */
export const usernameEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  passwordEncodeSet,
  ':',
);

/**
 * The bytes that the query state percent-encodes: the simple encode set, U+0020 SPACE, `"`, `#`, `<`, `>` and
 * `` ` ``. The standard has no name for them.
 *
 * @see URL Living Standard, 28 December 2012, 5.2 Parsing
 */
export const queryEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  simpleEncodeSet,
  ' "#<>`',
);
