// One sentence for several places of a URL.

import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { explainError } from './error-catalogue.js';
import { messageFor } from './messages.js';
import { removalTest } from './removed-ranges.js';
import type { Diagnostic } from './validate-url.js';

/** Diagnostics of which one sentence says what is wrong. */
export interface DiagnosticGroup {
  /** What is wrong at all these places. */
  readonly message: string;
  /** The diagnostics, in the order in which they were given. */
  readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]];
}

/**
 * Groups the diagnostics that one sentence can explain: those with the same message, and those of characters to
 * percent-encode.
 *
 * @param url The input of {@link validateURL}.
 * @param diagnostics Diagnostics of this input, all or some of them.
 * @returns The groups, in the order of their first diagnostics.
 */
export function groupDiagnostics(
  url: URLInput,
  diagnostics: readonly Diagnostic[],
): readonly DiagnosticGroup[] {
  const input = urlStringOf(url);
  if (!Array.isArray(diagnostics) || !diagnostics.every((item) => item?.message !== undefined)) {
    throw new TypeError('diagnostics must be an array, as returned by validateURL');
  }
  const isRemoved = removalTest(input);
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  const characters = new Map<string, string>();
  for (const diagnostic of diagnostics) {
    const { name, start, end, message } = diagnostic;
    const text = input.slice(start, end);
    // A general message says nothing of characters that may be secret.
    const isCharacter =
      name === 'invalid-URL-unit' &&
      !isRemoved(start) &&
      !text.startsWith('%') &&
      message !== explainError(name).message;
    const key = isCharacter ? name : `${name}: ${message}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
    if (isCharacter) characters.set(key, (characters.get(key) ?? '') + text);
  }
  return Array.from(groups, ([key, group]) => {
    const text = characters.get(key);
    const [{ name, message }] = group;
    return {
      message: text === undefined ? message : messageFor(name, text, false),
      diagnostics: group,
    };
  });
}
