// What is to be said about the name in an input, and in the URLs that it probably means.

import type { URLRecord } from '@urlkit/url-record';
import { type NameFinding, nameFindings } from '@urlkit/url-rendering';
import type { ValidationReport } from '@urlkit/url-validation';
import { deceives } from './deceives.js';
import { linksInText } from './links-in-text.js';

/**
 * Returns what `nameFindings` says about an input, or about what is before a wrong port. Of the URLs that are probably meant
 * instead, only what deceives is added.
 */
export function inputNames(
  input: string,
  report: ValidationReport,
  base: Readonly<URLRecord> | null,
): readonly NameFinding[] {
  const { hints, diagnostics } = report;
  const port = diagnostics.find(({ name, fatal }) => fatal && name.startsWith('port-'));
  const written = nameFindings(input.slice(0, port?.start), { base });
  const said = new Set(written.map(({ message }) => message));
  const { start = 0, end = 0 } = hints[0] ?? {};
  const meant = new Set([
    ...hints.flatMap(({ href }) => href ?? []),
    ...linksInText(input, report),
  ]);
  const others = Array.from(meant)
    .flatMap((href) => nameFindings(href))
    .filter((found) => deceives(found) && !said.has(found.message));
  return [...written, ...others.map((found) => ({ ...found, start, end }))];
}
