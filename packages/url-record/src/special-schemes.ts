// https://url.spec.whatwg.org/#special-scheme

import { assertString } from '@urlkit/infra/internal';

const DEFAULT_PORTS: ReadonlyMap<string, number | null> = /* @__PURE__ */ new Map([
  ['ftp', 21],
  ['file', null],
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
]);

/**
 * The special schemes, in lower case and without U+003A (:).
 *
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export const specialSchemes: readonly string[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Array.from(/* @__PURE__ */ DEFAULT_PORTS.keys()),
);

/**
 * Whether a scheme is a special scheme.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export function isSpecialScheme(scheme: string): boolean {
  assertString(scheme, 'scheme');
  // Faster than a map, which would have to hash a string that was just sliced.
  return specialSchemes.includes(scheme);
}

/**
 * Returns the default port of a scheme.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @returns The port; null if the scheme has none.
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#default-port
 */
export function defaultPort(scheme: string): number | null {
  assertString(scheme, 'scheme');
  return DEFAULT_PORTS.get(scheme) ?? null;
}

/**
 * Whether a scheme is `file`. The parser has special rules for file: URLs.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#file-state
 */
export function isFileScheme(scheme: string): boolean {
  assertString(scheme, 'scheme');
  return scheme === 'file';
}

/**
 * Whether the query of a URL with this scheme may be in an encoding other than UTF-8. This is so for special
 * schemes other than `ws` and `wss`.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @throws {TypeError} If the argument is not a string.
 * @see https://url.spec.whatwg.org/#query-state
 */
export function allowsQueryEncoding(scheme: string): boolean {
  assertString(scheme, 'scheme');
  return isSpecialScheme(scheme) && scheme !== 'ws' && scheme !== 'wss';
}
