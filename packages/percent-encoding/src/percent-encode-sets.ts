// https://url.spec.whatwg.org/#percent-encode-set

/**
 * A percent-encode set: a set of code points that holds, in every case, the C0 controls and all
 * code points greater than U+007E (~).
 *
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export interface PercentEncodeSet {
  /** The members, in code units, as the inside of a character class of a regular expression. */
  readonly members: string;
  /** Matches a member, with the flag g. */
  readonly pattern: RegExp;
  /** Whether U+0020 SPACE becomes `+`. */
  readonly spaceAsPlus?: boolean;
}

// What is added stands as in a character class, with the ranges that the standard names: `[-\\]`, `$-&`,
// `'-)`.
function extend(
  set: { readonly members: string },
  added: string,
  spaceAsPlus = false,
): PercentEncodeSet {
  const members = set.members + added;
  return { members, pattern: new RegExp(`[${members}]`, 'g'), spaceAsPlus };
}

/** @see https://url.spec.whatwg.org/#c0-control-percent-encode-set */
export const c0ControlPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  { members: '' },
  '\\0-\\x1F\\x7F-\\uFFFF',
);

/** @see https://url.spec.whatwg.org/#fragment-percent-encode-set */
export const fragmentPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  c0ControlPercentEncodeSet,
  ' "<>`',
);

/** @see https://url.spec.whatwg.org/#query-percent-encode-set */
export const queryPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  c0ControlPercentEncodeSet,
  ' "#<>',
);

/** @see https://url.spec.whatwg.org/#special-query-percent-encode-set */
export const specialQueryPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  queryPercentEncodeSet,
  "'",
);

/** @see https://url.spec.whatwg.org/#path-percent-encode-set */
export const pathPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  queryPercentEncodeSet,
  '?^`{}',
);

/** @see https://url.spec.whatwg.org/#userinfo-percent-encode-set */
export const userinfoPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  pathPercentEncodeSet,
  '/:;=@[-\\]|',
);

/** @see https://url.spec.whatwg.org/#component-percent-encode-set */
export const componentPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  userinfoPercentEncodeSet,
  '$-&+,',
);

/** @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set */
export const formURLEncodedPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  componentPercentEncodeSet,
  "!'-)~",
  true,
);
