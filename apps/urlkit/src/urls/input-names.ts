// What is to be said about the name in an input, and in the URL that it probably means.

import type { URLRecord } from '@urlkit/url-record';
import { type NameFinding, nameFindings } from '@urlkit/url-rendering';
import type { ValidationReport } from '@urlkit/url-validation';

/**
 * Returns what `nameFindings` says about an input, or what is before a wrong port. Of the URL that hints give instead, only what
 * deceives is added.
 */
export function inputNames(
  input: string,
  { hints, diagnostics }: ValidationReport,
  base: Readonly<URLRecord> | null,
): readonly NameFinding[] {
  const port = diagnostics.find(({ name, fatal }) => fatal && name.startsWith('port-'));
  const written = nameFindings(input.slice(0, port?.start), { base });
  const said = new Set(written.map(({ message }) => message));
  const meant = hints.flatMap(({ href, start, end }) =>
    href === null ? [] : nameFindings(href).map((found) => ({ ...found, start, end })),
  );
  return [
    ...written,
    ...meant.filter(({ severity, message }) => severity === 'error' && !said.has(message)),
  ];
}
