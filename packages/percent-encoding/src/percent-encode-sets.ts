// https://url.spec.whatwg.org/#percent-encode-set

import { assertString } from '@urlkit/internal';

/**
 * A percent-encode set: a set of code points that contains the C0 controls and all code points
 * greater than U+007E (~).
 *
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export interface PercentEncodeSet {
  /** The members, in code units, as the inside of a character class of a regular expression. */
  readonly members: string;
  /** Matches a member. It has no flags, so it keeps no state between calls. */
  readonly pattern: RegExp;
  /** 128 numbers, one for each ASCII code point: 1 for a member, otherwise 0. */
  readonly asciiMembers: Uint8Array;
  /** Whether U+0020 SPACE becomes `+`. */
  readonly spaceAsPlus: boolean;
}

/**
 * Creates a percent-encode set that extends another one.
 *
 * @param codePoints The members to add: printable ASCII characters, such as `"$&"`.
 * @returns A new set.
 * @throws {RangeError} If `codePoints` has other characters.
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export function extendPercentEncodeSet(
  set: PercentEncodeSet,
  codePoints: string,
): PercentEncodeSet {
  assertPercentEncodeSet(set);
  assertString(codePoints, 'codePoints');
  if (!/^[ -~]*$/.test(codePoints))
    throw new RangeError('codePoints must be printable ASCII characters');
  return extend(set, codePoints, set.spaceAsPlus);
}

/**
 * Whether a code point is in a percent-encode set.
 *
 * @see https://url.spec.whatwg.org/#percent-encode-set
 */
export function isInPercentEncodeSet(codePoint: number, set: PercentEncodeSet): boolean {
  if (typeof codePoint !== 'number') throw new TypeError('codePoint must be a number');
  assertPercentEncodeSet(set);
  return codePoint >= set.asciiMembers.length || set.asciiMembers[codePoint] === 1;
}

/** @throws {TypeError} If the argument is not a percent-encode set. */
export function assertPercentEncodeSet(set: PercentEncodeSet): void {
  if (typeof set?.spaceAsPlus !== 'boolean' || !ArrayBuffer.isView(set.asciiMembers)) {
    throw new TypeError('set must be a percent-encode set');
  }
}

function extend(
  set: Pick<PercentEncodeSet, 'members'>,
  codePoints: string,
  spaceAsPlus = false,
): PercentEncodeSet {
  const members = set.members + codePoints.replace(/[\\\]^-]/g, '\\$&');
  const pattern = new RegExp(`[${members}]`);
  const asciiMembers = new Uint8Array(0x80).map((_, codePoint) =>
    Number(pattern.test(String.fromCharCode(codePoint))),
  );
  return { members, pattern, asciiMembers, spaceAsPlus };
}

/**
 * The C0 controls and all code points greater than U+007E (~): the set of opaque hosts and opaque paths.
 *
 * @see https://url.spec.whatwg.org/#c0-control-percent-encode-set
 */
export const c0ControlPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  { members: '\\0-\\x1F\\x7F-\\uFFFF' },
  '',
);

/**
 * The C0 control set with U+0020 SPACE, `"`, `<`, `>` and `` ` ``: the set of fragments.
 *
 * @see https://url.spec.whatwg.org/#fragment-percent-encode-set
 */
export const fragmentPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  c0ControlPercentEncodeSet,
  ' "<>`',
);

/**
 * The C0 control set with U+0020 SPACE, `"`, `#`, `<` and `>`: the set of queries of URLs that are not special.
 *
 * @see https://url.spec.whatwg.org/#query-percent-encode-set
 */
export const queryPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  c0ControlPercentEncodeSet,
  ' "#<>',
);

/**
 * The query set with `'`: the set of queries of special URLs.
 *
 * @see https://url.spec.whatwg.org/#special-query-percent-encode-set
 */
export const specialQueryPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  queryPercentEncodeSet,
  "'",
);

/**
 * The query set with `?`, `^`, `` ` ``, `{` and `}`: the set of path segments.
 *
 * @see https://url.spec.whatwg.org/#path-percent-encode-set
 */
export const pathPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  queryPercentEncodeSet,
  '?^`{}',
);

/**
 * The path set with `/`, `:`, `;`, `=`, `@`, `[`, `\`, `]` and `|`: the set of usernames and passwords.
 *
 * @see https://url.spec.whatwg.org/#userinfo-percent-encode-set
 */
export const userinfoPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  pathPercentEncodeSet,
  '/:;=@[\\]|',
);

/**
 * The userinfo set with `$`, `%`, `&`, `+` and `,`: the set of `encodeURIComponent`.
 *
 * @see https://url.spec.whatwg.org/#component-percent-encode-set
 */
export const componentPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  userinfoPercentEncodeSet,
  '$%&+,',
);

/**
 * The component set with `!`, `'`, `(`, `)` and `~`: the set of form data. Encoding with it writes U+0020 SPACE as `+`.
 *
 * @see https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
 */
export const formURLEncodedPercentEncodeSet: PercentEncodeSet = /* @__PURE__ */ extend(
  componentPercentEncodeSet,
  "!'()~",
  true,
);
