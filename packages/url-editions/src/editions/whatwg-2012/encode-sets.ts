// 3 Percent-encoded bytes, and 5.2 query state

import { c0ControlPercentEncodeSet, type PercentEncodeSet } from '@urlkit/percent-encoding';

function extend(set: PercentEncodeSet, added: string): PercentEncodeSet {
  const members = set.members + added.replace('\\', '\\\\');
  return { members, pattern: new RegExp(`[${members}]`, 'g') };
}

/** All below U+0020 and all above U+007E, which is what the living standard begins with as well. */
export const simpleEncodeSet: PercentEncodeSet = c0ControlPercentEncodeSet;

export const defaultEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  simpleEncodeSet,
  ' "#<>?`',
);

export const passwordEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(defaultEncodeSet, '/@\\');

export const usernameEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(passwordEncodeSet, ':');

/** The bytes that the query state percent-encodes; the standard gives this set no name. */
export const queryEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(simpleEncodeSet, ' "#<>`');
