// URL Specification 0.9.0, Strict URL Grammar, IPv4 Address – Strict, Valid URL

import { endsInANumber } from '@urlkit/host';
import type { ParserMode } from './parser-modes.js';
import { notBaseCharacters } from './percent-encode-profiles.js';
import { assertReference, type Reference } from './reference.js';

const invalidEscape = '%(?![\\dA-Fa-f]{2})';
const outsideStrictGrammar = /* @__PURE__ */ new RegExp(
  `${invalidEscape}|[${/* @__PURE__ */ notBaseCharacters()} "#<>[\\\\\\]^\`{|}]`,
  'u',
);
const strictIPv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

// Joins the strings in a reference, with U+002F (/) between them.
function allStrings({ authority, dirs, file, query, fragment }: Reference): string {
  const host = authority?.host?.kind === 'opaque' ? authority.host.value : '';
  const texts = [authority?.username, authority?.password, host, dirs.join('/')];
  return texts.concat(file ?? '', query ?? '', fragment ?? '').join('/');
}

/**
 * Whether a reference was parsed from a string that matches the strict grammar.
 *
 * @param hierarchy The part of the string between its scheme and its query.
 */
export function isStrict(url: Reference, hierarchy: string, mode: ParserMode): boolean {
  const { authority, drive } = url;
  if (hierarchy.includes('\\') || outsideStrictGrammar.test(allStrings(url))) return false;
  // A drive without a host follows one slash, or three.
  if (drive !== null && authority === null && !hierarchy.startsWith('/')) return false;
  if (drive !== null && authority?.host === null && hierarchy.charAt(2) !== '/') return false;
  const host = authority?.host;
  return (
    mode === 'generic' ||
    host?.kind !== 'opaque' ||
    !endsInANumber(host.value) ||
    strictIPv4.test(host.value)
  );
}

/**
 * Whether a reference is a valid URL: it has neither a username nor a password, and each U+0025 (%)
 * in it starts a percent-encoded byte.
 *
 * @see https://alwinb.github.io/url-specification/#url-model
 */
export function isValidReference(url: Reference): boolean {
  assertReference(url, 'url');
  return url.authority?.username == null && !new RegExp(invalidEscape).test(allStrings(url));
}
