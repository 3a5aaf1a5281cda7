// https://url.spec.whatwg.org/#concept-basic-url-parser
// The parser without a base URL, up to the path: nothing that follows makes it fail.

import {
  canonicalizeHost,
  canonicalizeOpaqueHost,
  deserializeHost,
  emptyHost,
  type Host,
} from '@urlkit/host';
import { copyOf, hrefOf } from '@urlkit/internal';
import { isURLRecord } from '@urlkit/url-record';
import type { URLInput } from '@urlkit/url-serializer';
import { findAuthority, findFileAuthority, HIGHEST_PORT, portNumber } from './authority.js';
import { prepareInput } from './input.js';
import { startsWithSlash } from './path.js';
import type { Authority } from './run.js';
import { findSchemeEnd, type Kind, LOCALHOST, schemeNamed } from './scheme.js';

/** What a URL connects to: members of its record. */
export interface URLHead {
  /** The scheme in lower case. */
  readonly scheme: string;
  /** The host; null if the URL has none. */
  readonly host: Host | null;
  /** The port; null for the default port of the scheme. */
  readonly port: number | null;
}

/**
 * Parses the scheme, the host and the port of a URL. It fails if the URL parser does, and needs a fifth of its code.
 *
 * @param url A string, in which lone surrogates are read as U+FFFD; a `URL` object; or a record.
 * @param name The name of the argument, for the message.
 * @returns Null if the URL does not parse.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseURLHead(url: URLInput, name = 'url'): URLHead | null {
  if (typeof url !== 'string' && isURLRecord(url)) {
    const { scheme, host, port } = url;
    return { scheme, host, port };
  }
  const text = hrefOf(url);
  if (text === null) throw new TypeError(`${name} must be a string, a URL object or a URL record`);
  return headOf(prepareInput(text));
}

/** Like {@link parseURLHead}, for a text from which nothing must be removed first. */
export function headOf(text: string): URLHead | null {
  const schemeEnd = findSchemeEnd(text);
  if (schemeEnd === -1) return null;
  const scheme = copyOf(text.slice(0, schemeEnd).toLowerCase());
  const { kind, defaultPort } = schemeNamed(scheme);
  const authority = authorityAfterScheme(text, schemeEnd + 1, kind, false);
  if (authority === null) return { scheme, host: kind === 'file' ? emptyHost : null, port: null };
  const { start, hostStart, hostEnd, end } = authority;
  const isEmptyAmongOthers = hostStart === hostEnd && start !== end;
  const host = isEmptyAmongOthers ? null : hostOfPart(text, hostStart, hostEnd, kind);
  const port = hostEnd + 1 < end ? portNumber(text, hostEnd + 1, end) : defaultPort;
  // Not a number if there is anything but digits.
  const isPort = port === null || port <= HIGHEST_PORT;
  if (host === null || !isPort) return null;
  return { scheme, host, port: port === defaultPort ? null : port };
}

/**
 * Finds the authority after a scheme.
 *
 * @param isRelative Whether the URL is read like one without a scheme, since its base URL has the same.
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function authorityAfterScheme(
  text: string,
  start: number,
  kind: Kind,
  isRelative: boolean,
): Authority | null {
  // Only a special URL has its authority after any number of slashes.
  const limit = kind === 'special' ? text.length : start + 2;
  let end = start;
  while (end < limit && startsWithSlash(text, end, kind)) end++;
  if ((kind !== 'special' || isRelative) && end < start + 2) return null;
  return kind === 'file' ? findFileAuthority(text, end) : findAuthority(text, end, kind, true);
}

/** Parses the host between two offsets of a text. Returns null for failure; a special URL has no empty host. */
export function hostOfPart(text: string, start: number, end: number, kind: Kind): Host | null {
  const isOpaque = kind === 'other';
  const canonicalize = isOpaque ? canonicalizeOpaqueHost : canonicalizeHost;
  const host = start === end && kind !== 'special' ? null : canonicalize(text, start, end);
  if (host !== null && typeof host !== 'string') return null;
  const written = host ?? text.slice(start, end);
  return kind === 'file' && written === LOCALHOST
    ? emptyHost
    : deserializeHost(written, { isOpaque });
}
