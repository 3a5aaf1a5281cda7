// https://url.spec.whatwg.org/#special-scheme

/**
 * The special schemes, in lower case and without U+003A (:).
 *
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export const specialSchemes: readonly string[] = /* @__PURE__ */ Object.freeze([
  'ftp',
  'file',
  'http',
  'https',
  'ws',
  'wss',
]);

// In the order of the schemes.
const DEFAULT_PORTS: readonly (number | null)[] = [21, null, 80, 443, 80, 443];

/**
 * Whether a scheme is a special scheme.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export function isSpecialScheme(scheme: string): boolean {
  return specialSchemes.includes(scheme);
}

/**
 * Returns the default port of a scheme.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @returns The port; null if the scheme has none.
 * @see https://url.spec.whatwg.org/#default-port
 * @example
 * ```ts
 * defaultPort('https'); // 443
 * ```
 */
export function defaultPort(scheme: string): number | null {
  // Faster than a map, which would have to hash a string that was just sliced.
  const index = specialSchemes.indexOf(scheme);
  return index === -1 ? null : (DEFAULT_PORTS[index] as number | null);
}

/**
 * Whether a scheme is `file`. The parser has special rules for file: URLs.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @see https://url.spec.whatwg.org/#file-state
 */
export function isFileScheme(scheme: string): boolean {
  return scheme === 'file';
}

/**
 * Whether the query of a URL with this scheme may be in an encoding other than UTF-8. This is so for special
 * schemes other than `ws` and `wss`.
 *
 * @param scheme A scheme in lower case, without U+003A (:).
 * @see https://url.spec.whatwg.org/#query-state
 */
export function allowsQueryEncoding(scheme: string): boolean {
  return isSpecialScheme(scheme) && scheme !== 'ws' && scheme !== 'wss';
}
