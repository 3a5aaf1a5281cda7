// URL Specification 0.9.0, Equivalences and Normalisation

import { serializeHost } from '@urlkit/host';
import { assertArgument, withoutPrototype } from '@urlkit/internal';
import { mustBeLevel } from './equivalence-levels.js';
import { type EquivalenceLevel, normalizeUpTo } from './normalization.js';
import { mustBeMode, type ParserMode } from './parser-modes.js';
import { assertReference, type Reference } from './reference.js';

/** Returns a string that is the same for two references if, and only if, their authorities are the same. */
export function authorityText({ authority }: Reference): string {
  if (authority === null) return '';
  const { username, password, host, port } = authority;
  return JSON.stringify(
    withoutPrototype({ username, password, host: host && serializeHost(host), port }),
  );
}

/**
 * Whether two references are equivalent at a level: once both are normalized up to this level, they have the same
 * components. An opaque host is the same as a domain or an IPv4 address of the same text.
 *
 * @param level The default is `as-is`.
 * @param mode The mode of references without a scheme. The default is `web`.
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export function referenceEquals(
  a: Reference,
  b: Reference,
  level: EquivalenceLevel = 'as-is',
  mode?: ParserMode,
): boolean {
  assertReference(a, 'a');
  assertReference(b, 'b');
  assertArgument(level, 'level', mustBeLevel);
  if (mode !== undefined) assertArgument(mode, 'mode', mustBeMode);
  return (
    referenceText(normalizeUpTo(level, a, mode)) === referenceText(normalizeUpTo(level, b, mode))
  );
}

function referenceText(url: Reference): string {
  const { scheme, drive, root, file, query, fragment } = url;
  const authority = authorityText(url);
  const dirs = withoutPrototype(url.dirs);
  return JSON.stringify(
    withoutPrototype({ authority, scheme, drive, root, dirs, file, query, fragment }),
  );
}
