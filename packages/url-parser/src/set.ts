// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over serialized URLs.

import { assertArgument, assertString, type Check, mustBeOneOf } from '@urlkit/internal';
import {
  type Encoding,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import {
  hasHost,
  hostEndOf,
  replacePart,
  type SerializedURL,
  serializeCredentials,
  usernameEndOf,
  usernameStartOf,
} from '@urlkit/url-serializer';
import { hasOpaquePath } from './base-url.js';
import { isCanonicalFragment, isCanonicalPath, isCanonicalQuery } from './fast-path.js';
import type { Override } from './overrides.js';
import * as overrides from './overrides.js';
import { createOverride, type Run } from './run.js';
import { schemeOfURL } from './scheme.js';

const NUMBER_SIGN = 0x23;
const QUESTION_MARK = 0x3f;

/** Receives the run of the parser over a value, or over what follows its `?` or `#`. */
export type RunSink = (run: Run, override: Override, input: string) => void;

/** What else a setter takes. */
interface SetterOptions {
  /** The encoding of a query; null for UTF-8. */
  readonly encoding: Encoding | null;
  /** Called if the parser runs. It does not if the value is canonical, unless this is given. */
  readonly onRun: RunSink | null;
}

/** The setter steps of an attribute. Returns the URL with the value; null if it cannot have the component. */
type Setter = (url: SerializedURL, value: string, options: SetterOptions) => SerializedURL | null;

/** The attributes of the URL class that have setters and change one component. */
export type URLAttributeName =
  | 'protocol'
  | 'username'
  | 'password'
  | 'host'
  | 'hostname'
  | 'port'
  | 'pathname'
  | 'search'
  | 'hash';

/**
 * Sets a component of a serialized URL by the setter steps of the URL class. An invalid value changes nothing, or only what the
 * parser read before it failed.
 *
 * @param url A URL that `parse`, `resolve` or this function returned, or `locateBorders`. It is not changed.
 * @param attribute The name of an attribute with a setter, other than `href`.
 * @param value Any string; lone surrogates are read as U+FFFD.
 * @param encoding The output encoding of a query; null for UTF-8.
 * @returns The URL with the value; null if it cannot have the component.
 * @see https://url.spec.whatwg.org/#api
 */
export function set(
  url: SerializedURL,
  attribute: URLAttributeName,
  value: string,
  encoding: Encoding | null = null,
): SerializedURL | null {
  assertString(url?.href, 'url');
  assertArgument(attribute, 'attribute', mustBeAttribute);
  assertString(value, 'value');
  const setter = setters[attribute];
  return setter(url, value, { encoding, onRun: null });
}

/** The setter steps of each attribute. */
export const setters: Readonly<Record<URLAttributeName, Setter>> = {
  // https://url.spec.whatwg.org/#dom-url-protocol
  protocol: (url, value, options) => change(overrides.overrideScheme, url, `${value}:`, options),

  // https://url.spec.whatwg.org/#dom-url-username
  username(url, value) {
    const password = url.href.slice(usernameEndOf(url) + 1, url.hostStart - 1);
    return changeCredentials(url, utf8PercentEncode(value, userinfoPercentEncodeSet), password);
  },

  // https://url.spec.whatwg.org/#dom-url-password
  password(url, value) {
    const username = url.href.slice(usernameStartOf(url), usernameEndOf(url));
    return changeCredentials(url, username, utf8PercentEncode(value, userinfoPercentEncodeSet));
  },

  // https://url.spec.whatwg.org/#dom-url-host
  host: (url, value, options) =>
    hasOpaquePath(url) ? null : change(overrides.overrideHost, url, value, options),

  // https://url.spec.whatwg.org/#dom-url-hostname
  hostname: (url, value, options) =>
    hasOpaquePath(url) ? null : change(overrides.overrideHostname, url, value, options),

  // https://url.spec.whatwg.org/#dom-url-port
  port(url, value, options) {
    if (cannotHaveCredentialsOrPort(url)) return null;
    if (value !== '') return change(overrides.overridePort, url, value, options);
    return replacePart(url, 'host', url.href.slice(url.hostStart, hostEndOf(url)));
  },

  // https://url.spec.whatwg.org/#dom-url-pathname
  pathname(url, value, options) {
    if (hasOpaquePath(url)) return null;
    const isCanonical = options.onRun === null && hasHost(url) && isCanonicalPath(value);
    return isCanonical
      ? replacePart(url, 'path', value)
      : change(overrides.overridePath, url, value, options);
  },

  // https://url.spec.whatwg.org/#dom-url-search
  search(url, value, options) {
    if (value === '') return replacePart(url, 'search', '');
    const query = value.charCodeAt(0) === QUESTION_MARK ? value.slice(1) : value;
    // All encodings leave ASCII as it is.
    const isCanonical = options.onRun === null && isCanonicalQuery(query);
    return isCanonical
      ? replacePart(url, 'search', `?${query}`)
      : change(overrides.overrideQuery, url, query, options);
  },

  // https://url.spec.whatwg.org/#dom-url-hash
  hash(url, value, options) {
    if (value === '') return replacePart(url, 'hash', '');
    const fragment = value.charCodeAt(0) === NUMBER_SIGN ? value.slice(1) : value;
    const isCanonical = options.onRun === null && isCanonicalFragment(fragment);
    return isCanonical
      ? replacePart(url, 'hash', `#${fragment}`)
      : change(overrides.overrideFragment, url, fragment, options);
  },
};

/** A check for the name of an attribute. */
export const mustBeAttribute: Check = /* @__PURE__ */ mustBeOneOf(
  /* @__PURE__ */ Object.keys(setters),
);

function change(
  override: Override,
  url: SerializedURL,
  input: string,
  { encoding, onRun }: SetterOptions,
): SerializedURL {
  const run = createOverride(input, url, encoding);
  const changed = override(run, url, '');
  onRun?.(run, override, input);
  return changed;
}

function changeCredentials(
  url: SerializedURL,
  username: string,
  password: string,
): SerializedURL | null {
  if (cannotHaveCredentialsOrPort(url)) return null;
  const start = url.href.slice(0, usernameStartOf(url));
  return replacePart(url, 'beforeHost', start + serializeCredentials(username, password));
}

// https://url.spec.whatwg.org/#cannot-have-a-username-password-port
function cannotHaveCredentialsOrPort(url: SerializedURL): boolean {
  return url.hostStart === hostEndOf(url) || schemeOfURL(url).kind === 'file';
}
