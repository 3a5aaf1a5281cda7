// Diagnostics with one cause: the same error, of the same characters, with the same fix.

import type { Diagnostic } from '@urlkit/url-validation';
import { rangeOf } from '../src/urls/places.js';

export type DiagnosticGroup = readonly [Diagnostic, ...Diagnostic[]];

/** Returns the characters at fault. */
export function textOf(input: string, diagnostic: Diagnostic): string {
  const { start, end } = rangeOf(diagnostic);
  return input.slice(start, end);
}

/** Groups diagnostics in the order in which each cause is first found. What is missing is not the same twice. */
export function groupByCause(
  input: string,
  diagnostics: readonly Diagnostic[],
): readonly DiagnosticGroup[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const { name, fix } = diagnostic;
    const text = textOf(input, diagnostic);
    const key = JSON.stringify([name, text, fix?.replacement, text === '' ? index : null]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
  }
  return Array.from(groups.values());
}
