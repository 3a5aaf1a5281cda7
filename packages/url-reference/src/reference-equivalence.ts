// URL Specification 0.9.0, Equivalences and Normalisation

import { serializeHost } from '@urlkit/host';
import { assertArgument, withoutPrototype } from '@urlkit/infra/internal';
import { assertReference, mustBeLevel, mustBeMode } from './assert.js';
import { type EquivalenceLevel, normalizeUpTo } from './normalization.js';
import type { ParserMode } from './parser-mode.js';
import type { Reference } from './reference.js';

/** A text that two references share if and only if their authorities are the same. */
export function authorityText({ authority }: Reference): string {
  if (authority === null) return '';
  const { username, password, host, port } = authority;
  return JSON.stringify(
    withoutPrototype({ username, password, host: host && serializeHost(host), port }),
  );
}

/**
 * Whether two references are equivalent on a level: whether, normalized up to it, they have the same
 * components. An IPv4 address or a domain is the same as an opaque host of the same text.
 *
 * @param level `as-is` if it is not given.
 * @param mode Of references without a scheme; `web` if it is not given.
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
  return textOf(normalizeUpTo(level, a, mode)) === textOf(normalizeUpTo(level, b, mode));
}

function textOf(url: Reference): string {
  const { scheme, drive, root, file, query, fragment } = url;
  const authority = authorityText(url);
  const dirs = withoutPrototype(url.dirs);
  return JSON.stringify(
    withoutPrototype({ authority, scheme, drive, root, dirs, file, query, fragment }),
  );
}
