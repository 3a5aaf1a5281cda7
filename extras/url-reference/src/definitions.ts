// URL Specification 0.9.0, URL Model and Parsing: definitions that the living standard may change

// web-scheme, with default ports
const webSchemes = /* @__PURE__ */ new Map([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
]);

/**
 * Whether a scheme is a web-scheme.
 *
 * @param scheme In lower case, without U+003A (:).
 */
export function isWebScheme(scheme: string): boolean {
  return webSchemes.has(scheme);
}

/**
 * Returns the default port of a scheme; null if it has none.
 *
 * @param scheme In lower case, without U+003A (:).
 */
export function defaultPort(scheme: string): number | null {
  return webSchemes.get(scheme) ?? null;
}

/** The code points that are in no opaque-host. */
export const forbiddenHostCodePoint: RegExp = /[\0\t\n\r #/:<>?@[\\\]^|]/;
