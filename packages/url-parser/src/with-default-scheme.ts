// Texts that people write without a scheme.

import { trimC0ControlsAndSpaces } from '@urlkit/infra';
import { assertString, copyOf } from '@urlkit/internal';
import { parseURLHead } from './url-head.js';

/** Extensions of files that are not top-level domains. */
const FILE_EXTENSIONS =
  /\.(?:asp|aspx|cfg|conf|css|csv|doc|docx|exe|gif|gz|htm|html|ini|jpeg|jpg|js|json|jsp|jsx|lock|log|php|png|svg|tar|toml|ts|tsx|txt|webp|xls|xlsx|xml|yaml|yml)$/i;

/** A name of two or more labels, the last of which may be a top-level domain, perhaps with a dot at the end. */
const DOMAIN = /^(?:[^.]+\.)+(?:[^.\0-\x7F][^.]*|[a-z](?:[a-z\d-]*[a-z\d]))\.?$/i;

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The credentials, the host and the port of an authority. */
const AUTHORITY = /^([^@\s]+@)?(\[[^\]@]*\]|[^:@[\]]*)(:\d*)?$/;

/**
 * Returns a URL that a person may have written without its scheme: `example.org/a`, `www.example.org`, `localhost:3000`,
 * `[::1]:80` and `//example.org` get a scheme, and an e-mail address gets `mailto:`. A URL that has a scheme stays as it is.
 *
 * A host needs a dot, unless it is `localhost`, an address, or after `//`, so paths get no scheme: neither `docs/a` and
 * `./example.org` nor `C:\a` and `index.html`. But a file such as `readme.md` looks like a host.
 *
 * @param text Any string. Leading and trailing spaces are removed if a scheme is added.
 * @param scheme A scheme, without U+003A (:).
 * @returns A text that the URL parser parses, as it is written; null if there is none.
 * @throws {TypeError} If `scheme` is not a scheme.
 */
export function withDefaultScheme(text: string, scheme = 'https'): string | null {
  assertString(text, 'text');
  if (typeof scheme !== 'string' || !/^[a-z][a-z\d+.-]*$/i.test(scheme)) {
    throw new TypeError("scheme must be a scheme without a colon, such as 'https'");
  }
  const { start, end } = trimC0ControlsAndSpaces(text);
  const trimmed = text.slice(start, end);
  if (hasScheme(trimmed)) return parses(text) ? copyOf(text) : null;
  const [, slashes = '', authority = ''] = /^(\/\/)?([^/?#\\]*)/.exec(trimmed) ?? [];
  const [, credentials, host = '', port] = AUTHORITY.exec(authority) ?? [];
  if (slashes === '' && !isHost(host)) return null;
  const isAddress = credentials !== undefined && port === undefined && authority === trimmed;
  const url =
    isAddress && !credentials.includes(':')
      ? `mailto:${credentials.replace(/%/g, '%25')}${host}`
      : `${scheme}://${trimmed.slice(slashes.length)}`;
  // A host that is no domain would be a part of the path of a mailto URL.
  return host !== '' && parses(`https://${host}`) && parses(url) ? url : null;
}

/** Whether a text has a scheme that is neither a drive letter nor a host before a port. */
function hasScheme(text: string): boolean {
  const colon = text.indexOf(':');
  const before = text.slice(0, Math.max(colon, 0));
  if (!/^[a-z][a-z\d+.-]+$/i.test(before)) return false;
  return !isHost(before) || !/^(?:\d+(?:[/?#\\]|$)|$)/.test(text.slice(colon + 1));
}

function isHost(host: string): boolean {
  if (host.startsWith('[') || IPV4.test(host) || /^localhost\.?$/i.test(host)) return true;
  return DOMAIN.test(host) && !FILE_EXTENSIONS.test(host);
}

function parses(url: string): boolean {
  return parseURLHead(url) !== null;
}
