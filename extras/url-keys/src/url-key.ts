import { editQuery } from '@urlkit/form-urlencoded';
import {
  checkedLater,
  copyOf,
  isObject,
  mustBeBoolean,
  mustBeOneOf,
  mustBeStrings,
  readOptions,
} from '@urlkit/internal';
import { parse } from '@urlkit/url-parser';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import {
  type DroppedParameters,
  dropParameters,
  type ParameterTest,
  parameterTest,
} from './drop-parameters.js';
import { type KeyAlgorithm, type KeyProfileName, keyAlgorithms } from './profiles.js';

/** Options for {@link createURLKey}. */
export interface URLKeyOptions {
  /** The name of the profile. */
  readonly profile: KeyProfileName;
  /** Parameters to remove from the URL before its key is made. By default, none are removed. */
  readonly dropParameters?: DroppedParameters | undefined;
  /**
   * Whether to sort the parameters by their names, as `URLSearchParams` does. Only for the profiles `href` and
   * `href-without-fragment`; the others have an order of their own. The default is false.
   */
  readonly sortParameters?: boolean | undefined;
}

/** A URL to fetch, and its key. The key is not a URL. */
export interface KeyedURL {
  /** The URL, serialized as in the standard. */
  readonly url: string;
  /** The key. */
  readonly key: string;
}

/**
 * Creates a function that returns the key of a URL. It reads the options only once.
 *
 * @returns A function, which returns null if the URL has no key, because the URL does not parse or the
 * original raises an error.
 * @throws {TypeError} If a name to drop is empty or has an asterisk before its end, or if `sortParameters` is not for the
 * profile.
 */
export function createURLKey(options: URLKeyOptions): (url: URLInput) => string | null {
  const { algorithm, isDropped } = readAlgorithm(options);
  const keyOf = (text: string): string | null =>
    algorithm(isDropped === null ? text : dropParameters(text, isDropped));
  return (url) => {
    const key = keyOf(urlStringOf(url));
    return key && copyOf(key);
  };
}

/**
 * Returns the key of a URL. For many URLs, use {@link createURLKey}.
 *
 * @param url A string, which need not parse, a `URL` object or a record.
 * @param options The profile, and the parameters to remove.
 * @returns The key; null if the URL does not parse or the original raises an error.
 * @throws {TypeError} If a name to drop is empty or has an asterisk before its end, or if `sortParameters` is not for the
 * profile.
 * @example
 * ```ts
 * urlKey('https://www.Example.org/b?z=1&a=2', { profile: 'surt' }); // 'org,example)/b?a=2&z=1'
 * ```
 */
export function urlKey(url: URLInput, options: URLKeyOptions): string | null {
  return createURLKey(options)(url);
}

/**
 * Returns the URL to fetch and its key. Do not fetch the key: even if it looks like a URL, it may lead to another
 * resource.
 *
 * @param url A string, a `URL` object or a record.
 * @param options The profile, and the parameters to remove.
 * @returns Null if the URL does not parse, or has no key.
 * @throws {TypeError} If a name to drop is empty or has an asterisk before its end, or if `sortParameters` is not for the
 * profile.
 */
export function keyedURL(url: URLInput, options: URLKeyOptions): KeyedURL | null {
  const key = createURLKey(options)(url);
  const parsed = parse(urlStringOf(url));
  return key === null || parsed.failure !== null ? null : { url: parsed.href, key };
}

function readAlgorithm(options: URLKeyOptions): {
  readonly algorithm: KeyAlgorithm;
  readonly isDropped: ParameterTest | null;
} {
  if (!isObject(options)) throw new TypeError('options must be an object with a profile');
  const own = readOptions<URLKeyOptions>(options, {
    profile: mustBeOneOf([...keyAlgorithms.keys()]),
    dropParameters: checkedLater,
    sortParameters: mustBeBoolean,
  });
  const { profile = '', sortParameters = false } = own;
  const algorithm = keyAlgorithms.get(profile);
  if (algorithm === undefined) throw new TypeError('options.profile is missing');
  if (sortParameters && !profile.startsWith('href')) {
    throw new TypeError(
      'options.sortParameters needs one of the profiles href, href-without-fragment',
    );
  }
  return {
    algorithm: sortParameters ? (url) => sorted(algorithm(url)) : algorithm,
    isDropped: parameterTest(readDropped(own.dropParameters)),
  };
}

function sorted(href: string | null): string | null {
  return href === null ? null : editQuery(href, (query) => query.sort());
}

function readDropped(dropped: DroppedParameters | undefined): DroppedParameters {
  const name = 'options.dropParameters';
  const checks = { names: mustBeStrings, empty: mustBeBoolean };
  const own = readOptions<DroppedParameters>(dropped, checks, name);
  if (own.names?.some((pattern) => pattern === '' || pattern.slice(0, -1).includes('*'))) {
    throw new TypeError(`${name}.names must contain names, or prefixes and an asterisk`);
  }
  return own;
}
