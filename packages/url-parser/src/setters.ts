// https://url.spec.whatwg.org/#api
// The setter steps of the URL class, over serialized URLs.

import {
  type Encoding,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { isFileScheme } from '@urlkit/url-record';
import type { ComponentOffsets } from '@urlkit/url-serializer';
import { serializeCredentials } from './authority.js';
import { removeTabsAndNewlines } from './input.js';
import {
  type Override,
  overrideFragment,
  overrideHost,
  overrideHostname,
  overridePath,
  overridePort,
  overrideQuery,
  overrideScheme,
} from './overrides.js';
import { createRun, hasOpaquePath, type Run, setScheme } from './run.js';

/** The result of setter steps. */
interface Change {
  /** The URL, serialized. */
  readonly href: string;
  /** The run of the parser over the value; null if there was none. */
  readonly run: Run | null;
  /** Where the text of the run starts in the value, in code units. */
  readonly offset: number;
}

/**
 * The setter steps of an attribute.
 *
 * @param href A URL, serialized.
 * @param encoding The encoding of a query; null for UTF-8.
 * @returns Null if the URL cannot have the component.
 */
export type Setter = (
  href: string,
  at: ComponentOffsets,
  value: string,
  encoding?: Encoding | null,
) => Change | null;

/** @see https://url.spec.whatwg.org/#dom-url-protocol */
export const protocolSetter: Setter = (href, at, value) =>
  change(overrideScheme, href, at, `${value}:`);

/** @see https://url.spec.whatwg.org/#dom-url-username */
export const usernameSetter: Setter = (href, at, value) =>
  changeCredentials(
    href,
    at,
    utf8PercentEncode(value, userinfoPercentEncodeSet),
    href.slice(at.usernameEnd + 1, at.userinfoEnd),
  );

/** @see https://url.spec.whatwg.org/#dom-url-password */
export const passwordSetter: Setter = (href, at, value) =>
  changeCredentials(
    href,
    at,
    href.slice(at.usernameStart, at.usernameEnd),
    utf8PercentEncode(value, userinfoPercentEncodeSet),
  );

/** @see https://url.spec.whatwg.org/#dom-url-host */
export const hostSetter: Setter = (href, at, value) =>
  hasOpaquePath(href, at) ? null : change(overrideHost, href, at, value);

/** @see https://url.spec.whatwg.org/#dom-url-hostname */
export const hostnameSetter: Setter = (href, at, value) =>
  hasOpaquePath(href, at) ? null : change(overrideHostname, href, at, value);

/** @see https://url.spec.whatwg.org/#dom-url-port */
export const portSetter: Setter = (href, at, value) => {
  if (cannotHaveCredentialsOrPort(href, at)) return null;
  if (value !== '') return change(overridePort, href, at, value);
  return unparsed(href.slice(0, at.hostEnd) + href.slice(at.authorityEnd));
};

/** @see https://url.spec.whatwg.org/#dom-url-pathname */
export const pathnameSetter: Setter = (href, at, value) =>
  hasOpaquePath(href, at) ? null : change(overridePath, href, at, value);

/** @see https://url.spec.whatwg.org/#dom-url-search */
export const searchSetter: Setter = (href, at, value, encoding) =>
  value === ''
    ? unparsed(href.slice(0, at.searchStart) + href.slice(at.hashStart))
    : change(overrideQuery, href, at, value, Number(value.startsWith('?')), encoding);

/** @see https://url.spec.whatwg.org/#dom-url-hash */
export const hashSetter: Setter = (href, at, value) =>
  value === ''
    ? unparsed(href.slice(0, at.hashStart))
    : change(overrideFragment, href, at, value, Number(value.startsWith('#')));

function change(
  override: Override,
  href: string,
  at: ComponentOffsets,
  value: string,
  offset = 0,
  encoding?: Encoding | null,
): Change {
  const text = removeTabsAndNewlines(value.slice(offset));
  const run = createRun(text, null, encoding);
  setScheme(run, href.slice(0, at.schemeEnd));
  return { href: override(run, href, at, ''), run, offset };
}

function unparsed(href: string): Change {
  return { href, run: null, offset: 0 };
}

function changeCredentials(
  href: string,
  at: ComponentOffsets,
  username: string,
  password: string,
): Change | null {
  if (cannotHaveCredentialsOrPort(href, at)) return null;
  const credentials = serializeCredentials(username, password);
  return unparsed(href.slice(0, at.usernameStart) + credentials + href.slice(at.hostStart));
}

// https://url.spec.whatwg.org/#cannot-have-a-username-password-port
function cannotHaveCredentialsOrPort(href: string, at: ComponentOffsets): boolean {
  return at.hostStart === at.hostEnd || isFileScheme(href.slice(0, at.schemeEnd));
}
