import { URL } from '@urlkit/url-api';
import { type DroppedParameters, dropParameters, nameTest } from './drop-parameters.js';
import { type KeyProfileName, keyAlgorithms } from './profiles.js';

/** A string, or what has one, such as a `URL` object. */
export type URLInput = string | { readonly href: string };

/** How keys are made. */
export interface URLKeyOptions {
  readonly profile: KeyProfileName;
  /** Parameters to leave out of the URL before its key is made. None by default. */
  readonly dropParameters?: DroppedParameters | undefined;
}

/** A URL to fetch, and a key to sort, find and compare it by. The key is no URL. */
export interface KeyedURL {
  /** The URL as the standard serializes it; null if it does not parse. */
  readonly url: string | null;
  /** Null if the profile has no key for the URL. */
  readonly key: string | null;
}

/**
 * Makes a function that gives URLs their keys. It reads the options once, so take it for many URLs.
 *
 * @returns A function from a URL to its key; null where the profile has none, which is where the
 * standard returns failure, or the original raises an error.
 * @throws {TypeError} If an option is missing, unknown or of a wrong type; the function itself, if
 * its argument is no string and has no `href`.
 */
export function createURLKey(options: URLKeyOptions): (url: URLInput) => string | null {
  const algorithm = readAlgorithm(options);
  const { dropParameters: dropped } = { dropParameters: undefined, ...options };
  const isDropped = nameTest(readDroppedParameters(dropped));
  if (isDropped === null) return (url) => algorithm(stringOf(url));
  return (url) => algorithm(dropParameters(stringOf(url), isDropped));
}

/**
 * The key of one URL. For many, take {@link createURLKey}.
 *
 * @returns The key, or null where the profile has none.
 * @throws {TypeError} As {@link createURLKey} does.
 */
export function urlKey(url: URLInput, options: URLKeyOptions): string | null {
  return createURLKey(options)(url);
}

/**
 * The URL to fetch and its key, apart: keys of most profiles are no URLs, and those that look like
 * URLs may lead elsewhere.
 *
 * @throws {TypeError} As {@link createURLKey} does.
 */
export function keyedURL(url: URLInput, options: URLKeyOptions): KeyedURL {
  const key = createURLKey(options)(url);
  return { url: URL.parse(stringOf(url))?.href ?? null, key };
}

function stringOf(url: URLInput): string {
  const text: unknown = typeof url === 'object' && url !== null ? url.href : url;
  if (typeof text !== 'string') throw new TypeError('url must be a string or a URL object');
  return text;
}

function readAlgorithm(options: URLKeyOptions): (url: string) => string | null {
  requireKeys(options, 'options', ['profile', 'dropParameters']);
  const algorithm = Object.keys(options).includes('profile') && keyAlgorithms.get(options.profile);
  if (algorithm) return algorithm;
  throw new TypeError(`options.profile must be one of ${[...keyAlgorithms.keys()].join(', ')}`);
}

function readDroppedParameters(dropped: DroppedParameters | undefined): DroppedParameters {
  if (dropped === undefined) return {};
  const name = 'options.dropParameters';
  requireKeys(dropped, name, ['names', 'prefixes']);
  requireStrings(dropped.names, `${name}.names`);
  requireStrings(dropped.prefixes, `${name}.prefixes`);
  if (dropped.prefixes?.includes('')) {
    throw new TypeError(`${name}.prefixes must not have the empty string, which begins every name`);
  }
  return { ...dropped };
}

function requireKeys(value: unknown, name: string, known: readonly string[]): void {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object`);
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      throw new TypeError(`${name} must have no other keys than ${known.join(', ')}`);
  }
}

function requireStrings(value: unknown, name: string): void {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (value !== undefined && !isList) throw new TypeError(`${name} must be an array of strings`);
}
