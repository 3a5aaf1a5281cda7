// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over serialized URLs.

import { type Encoding, userinfoPercentEncodeSet } from '@urlkit/percent-encoding';
import { encodeMembers } from '@urlkit/percent-encoding/internal';
import {
  AUTHORITY,
  FRONT,
  HASH,
  hasHost,
  hasOpaquePath,
  hostEndOf,
  PATH,
  replacePart,
  SEARCH,
  type SerializedURL,
  serializeCredentials,
  usernameEndOf,
  usernameStartOf,
} from '@urlkit/url-serializer/serialized-url';
import { fragmentPattern, isCanonicalPath, isMatch, queryPattern } from './canonical.js';
import { removeTabsAndNewlines } from './input.js';
import type { Override } from './overrides.js';
import * as overrides from './overrides.js';
import { createOverride, type Run } from './run.js';
import { schemeOfURL } from './scheme.js';

const NUMBER_SIGN = 0x23;
const QUESTION_MARK = 0x3f;

/** Receives the run of the parser over a value, and where its text starts in the value, in code units. */
type RunSink = (run: Run, offset: number) => void;

/**
 * The setter steps of an attribute.
 *
 * @param encoding The encoding of a query; null for UTF-8.
 * @param onRun Called if the parser runs. It does not if the value is canonical, unless this is given.
 * @returns The URL with the value; null if it cannot have the component.
 */
export type Setter = (
  url: SerializedURL,
  value: string,
  encoding?: Encoding | null,
  onRun?: RunSink,
) => SerializedURL | null;

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

/** The setter steps of each attribute. */
export const setters: Readonly<Record<URLAttributeName, Setter>> = {
  // https://url.spec.whatwg.org/#dom-url-protocol
  protocol: (url, value, _, onRun) => change(overrides.overrideScheme, url, `${value}:`, onRun),

  // https://url.spec.whatwg.org/#dom-url-username
  username(url, value) {
    const password = url.href.slice(usernameEndOf(url) + 1, url.hostStart - 1);
    return changeCredentials(url, encodeMembers(value, userinfoPercentEncodeSet), password);
  },

  // https://url.spec.whatwg.org/#dom-url-password
  password(url, value) {
    const username = url.href.slice(usernameStartOf(url), usernameEndOf(url));
    return changeCredentials(url, username, encodeMembers(value, userinfoPercentEncodeSet));
  },

  // https://url.spec.whatwg.org/#dom-url-host
  host: (url, value, _, onRun) =>
    hasOpaquePath(url) ? null : change(overrides.overrideHost, url, value, onRun),

  // https://url.spec.whatwg.org/#dom-url-hostname
  hostname: (url, value, _, onRun) =>
    hasOpaquePath(url) ? null : change(overrides.overrideHostname, url, value, onRun),

  // https://url.spec.whatwg.org/#dom-url-port
  port(url, value, _, onRun) {
    if (cannotHaveCredentialsOrPort(url)) return null;
    if (value !== '') return change(overrides.overridePort, url, value, onRun);
    return replacePart(url, AUTHORITY, url.href.slice(url.hostStart, hostEndOf(url)));
  },

  // https://url.spec.whatwg.org/#dom-url-pathname
  pathname(url, value, _, onRun) {
    if (hasOpaquePath(url)) return null;
    const isCanonical = onRun === undefined && hasHost(url) && isCanonicalPath(value);
    return isCanonical
      ? replacePart(url, PATH, value)
      : change(overrides.overridePath, url, value, onRun);
  },

  // https://url.spec.whatwg.org/#dom-url-search
  search(url, value, encoding = null, onRun) {
    if (value === '') return replacePart(url, SEARCH, '');
    const offset = Number(value.charCodeAt(0) === QUESTION_MARK);
    // All encodings leave ASCII as it is.
    const isCanonical = onRun === undefined && isMatch(queryPattern, value, offset);
    if (isCanonical) return replacePart(url, SEARCH, offset === 0 ? `?${value}` : value);
    return change(overrides.overrideQuery, url, value, onRun, offset, encoding);
  },

  // https://url.spec.whatwg.org/#dom-url-hash
  hash(url, value, _, onRun) {
    if (value === '') return replacePart(url, HASH, '');
    const offset = Number(value.charCodeAt(0) === NUMBER_SIGN);
    const isCanonical = onRun === undefined && isMatch(fragmentPattern, value, offset);
    if (isCanonical) return replacePart(url, HASH, offset === 0 ? `#${value}` : value);
    return change(overrides.overrideFragment, url, value, onRun, offset);
  },
};

function change(
  override: Override,
  url: SerializedURL,
  value: string,
  onRun: RunSink | undefined,
  offset = 0,
  encoding: Encoding | null = null,
): SerializedURL {
  const text = removeTabsAndNewlines(value.slice(offset));
  const run = createOverride(text, schemeOfURL(url), encoding);
  const changed = override(run, url, '');
  onRun?.(run, offset);
  return changed;
}

function changeCredentials(
  url: SerializedURL,
  username: string,
  password: string,
): SerializedURL | null {
  if (cannotHaveCredentialsOrPort(url)) return null;
  const start = url.href.slice(0, usernameStartOf(url));
  return replacePart(url, FRONT, start + serializeCredentials(username, password));
}

// https://url.spec.whatwg.org/#cannot-have-a-username-password-port
function cannotHaveCredentialsOrPort(url: SerializedURL): boolean {
  return url.hostStart === hostEndOf(url) || schemeOfURL(url).kind === 'file';
}
