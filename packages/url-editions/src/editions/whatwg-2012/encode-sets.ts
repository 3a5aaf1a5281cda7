// 3 Percent-encoded bytes, and 5.2 query state

import {
  c0ControlPercentEncodeSet,
  extendPercentEncodeSet,
  type PercentEncodeSet,
} from '@urlkit/percent-encoding';

/** All below U+0020 and all above U+007E, which is what the living standard begins with as well. */
export const simpleEncodeSet: PercentEncodeSet = c0ControlPercentEncodeSet;

export const defaultEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  simpleEncodeSet,
  ' "#<>?`',
);

export const passwordEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  defaultEncodeSet,
  '/@\\',
);

export const usernameEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  passwordEncodeSet,
  ':',
);

/** The bytes that the query state percent-encodes; the standard gives this set no name. */
export const queryEncodeSet: PercentEncodeSet = /* @__PURE__ */ extendPercentEncodeSet(
  simpleEncodeSet,
  ' "#<>`',
);
