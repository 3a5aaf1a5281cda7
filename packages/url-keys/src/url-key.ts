import { withoutPrototype } from '@urlkit/internal';
import { URL } from '@urlkit/url-api';
import { type DroppedParameters, dropParameters, nameTest } from './drop-parameters.js';
import { type KeyProfileName, keyAlgorithms } from './profiles.js';

/** A URL as a string, or an object with `href`, such as a `URL` object. */
export type KeyInput = string | { readonly href: string };

/** Options for {@link createURLKey}. */
export interface URLKeyOptions {
  /** The name of the profile. */
  readonly profile: KeyProfileName;
  /** Parameters to remove from the URL before its key is made. By default, none are removed. */
  readonly dropParameters?: DroppedParameters | undefined;
}

/** A URL to fetch, and its key. The key is not a URL. */
export interface KeyedURL {
  /** The URL, serialized as in the standard; null if it does not parse. */
  readonly url: string | null;
  /** The key; null if the profile has none for the URL. */
  readonly key: string | null;
}

/**
 * Creates a function that returns the key of a URL. It reads the options only once.
 *
 * @returns A function, which returns null if the URL has no key, because the URL does not parse or the
 * original raises an error. It throws a TypeError if its argument is neither a string nor an object with
 * `href`.
 * @throws {TypeError} If an option is missing, unknown or has the wrong type.
 */
export function createURLKey(options: URLKeyOptions): (url: KeyInput) => string | null {
  const algorithm = readAlgorithm(options);
  const { dropParameters: dropped } = { dropParameters: undefined, ...options };
  const isDropped = nameTest(readDroppedParameters(dropped));
  if (isDropped === null) return (url) => algorithm(stringOf(url));
  return (url) => algorithm(dropParameters(stringOf(url), isDropped));
}

/**
 * Returns the key of a URL. For many URLs, use {@link createURLKey}.
 *
 * @param url A string, or an object with `href`.
 * @param options The profile, and the parameters to remove.
 * @returns The key; null if the URL does not parse or the original raises an error.
 * @throws {TypeError} If the URL or an option has the wrong type.
 */
export function urlKey(url: KeyInput, options: URLKeyOptions): string | null {
  return createURLKey(options)(url);
}

/**
 * Returns the URL to fetch and its key. Do not fetch the key: even if it looks like a URL, it may lead to another
 * resource.
 *
 * @param url A string, or an object with `href`.
 * @param options The profile, and the parameters to remove.
 * @returns The serialized URL and the key, each of which may be null.
 * @throws {TypeError} If the URL or an option has the wrong type.
 */
export function keyedURL(url: KeyInput, options: URLKeyOptions): KeyedURL {
  const key = createURLKey(options)(url);
  return { url: URL.parse(stringOf(url))?.href ?? null, key };
}

function stringOf(url: KeyInput): string {
  const text: unknown = typeof url === 'object' && url !== null ? url.href : url;
  if (typeof text !== 'string') throw new TypeError('url must be a string or a URL object');
  return text;
}

function readAlgorithm(options: URLKeyOptions): (url: string) => string | null {
  assertKeys(options, 'options', ['profile', 'dropParameters']);
  const algorithm = Object.keys(options).includes('profile') && keyAlgorithms.get(options.profile);
  if (algorithm) return algorithm;
  throw new TypeError(`options.profile must be one of ${[...keyAlgorithms.keys()].join(', ')}`);
}

function readDroppedParameters(dropped: DroppedParameters | undefined): DroppedParameters {
  if (dropped === undefined) return withoutPrototype({});
  const name = 'options.dropParameters';
  assertKeys(dropped, name, ['names', 'prefixes']);
  const own = withoutPrototype(dropped);
  assertStrings(own.names, `${name}.names`);
  assertStrings(own.prefixes, `${name}.prefixes`);
  if (own.prefixes?.includes('')) {
    throw new TypeError(
      `${name}.prefixes must not contain the empty string, which is a prefix of every name`,
    );
  }
  return own;
}

function assertKeys(value: unknown, name: string, known: readonly string[]): void {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object`);
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      throw new TypeError(`${name} must only have the keys ${known.join(', ')}`);
  }
}

function assertStrings(value: unknown, name: string): void {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (value !== undefined && !isList) throw new TypeError(`${name} must be an array of strings`);
}
