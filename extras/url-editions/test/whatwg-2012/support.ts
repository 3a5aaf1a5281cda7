import {
  createParsedURL,
  type ParsedURL,
  type ParseURLOptions,
  parseURL,
  type StateName,
  serializeURL,
} from '@urlkit/url-editions/whatwg-2012';

/** Returns the serialization of a URL; null if it does not parse. */
export function hrefOf(input: string, base?: string, options: ParseURLOptions = {}): string | null {
  const parsedBase = base === undefined ? null : parseURL(base);
  if (parsedBase === null && base !== undefined) throw new Error(`${base} does not parse`);
  const url = parseURL(input, { ...options, base: parsedBase });
  return url && serializeURL(url);
}

/** Returns the serialization of a URL after a state has parsed one of its components. */
export function change(href: string, stateOverride: StateName, input: string): string | null {
  const url = parseURL(href);
  if (url === null) throw new Error(`${href} does not parse`);
  if (stateOverride === 'relativePathStart') url.path = [];
  const result = parseURL(input, { url, stateOverride });
  return result && serializeURL(result);
}

/** Creates a parsed URL with some components. The others are cleared. */
export function record(components: Partial<ParsedURL>): ParsedURL {
  return { ...createParsedURL(), ...components };
}
