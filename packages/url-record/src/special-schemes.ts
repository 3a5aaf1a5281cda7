// https://url.spec.whatwg.org/#special-scheme

const DEFAULT_PORTS: ReadonlyMap<string, number | null> = /* @__PURE__ */ new Map([
  ['ftp', 21],
  ['file', null],
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
]);

/** The special schemes. */
export const specialSchemes: readonly string[] = /* @__PURE__ */ Object.freeze([
  .../* @__PURE__ */ DEFAULT_PORTS.keys(),
]);

/**
 * Whether a scheme is a special scheme.
 *
 * @param scheme In lower case, without U+003A (:), as in all functions here.
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export function isSpecialScheme(scheme: string): boolean {
  return DEFAULT_PORTS.has(scheme);
}

/**
 * The default port of a scheme; null if it has none.
 *
 * @see https://url.spec.whatwg.org/#default-port
 */
export function defaultPort(scheme: string): number | null {
  return DEFAULT_PORTS.get(scheme) ?? null;
}

/**
 * The special scheme that a part of a string is, letter case apart; the part itself, in lower case, if
 * it is none. Most schemes are special and in lower case, and then no string is made.
 */
export function toScheme(text: string, end: number): string {
  for (const scheme of specialSchemes) {
    if (scheme.length === end && text.startsWith(scheme)) return scheme;
  }
  return text.slice(0, end).toLowerCase();
}

/** Whether a scheme is `file`, whose URLs the parser reads by rules of their own. */
export function isFileScheme(scheme: string): boolean {
  return scheme === 'file';
}

/**
 * Whether the query of a URL may be in an encoding other than UTF-8: that of a special URL, save
 * for WebSocket URLs.
 *
 * @see https://url.spec.whatwg.org/#query-state
 */
export function allowsQueryEncoding(scheme: string): boolean {
  return isSpecialScheme(scheme) && scheme !== 'ws' && scheme !== 'wss';
}
