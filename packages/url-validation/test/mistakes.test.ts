// Tests that each of the mistakes that people make has one sentence and one mark that say what to change. The table
// has real ones, with names, hosts and secrets replaced.

import { readFileSync } from 'node:fs';
import { parseAndSerialize } from '@urlkit/url-parser';
import {
  applyFixes,
  type Diagnostic,
  formatDiagnostic,
  type Hint,
  hintNames,
  relevantDiagnostics,
  validateURL,
} from '@urlkit/url-validation';
import test from 'ava';

/** A mistake, and what a person must be told. */
interface Mistake {
  readonly input: string;
  /** The name of the validation error, the cause or the hint that says it. */
  readonly name: string;
  /** What is marked. */
  readonly atFault: string;
  /** The URL that the fixes or the hint give; empty if only the person can know. */
  readonly gives: string;
  readonly base?: string;
}

const table = readFileSync(new URL('mistakes.tsv', import.meta.url), 'utf8');
const [head, ...lines] = table.trimEnd().split('\n');

// Cells have the escapes of JSON.
const mistakes: readonly Mistake[] = lines.map((line) => {
  const [input = '', name = '', atFault = '', gives = '', base] = line
    .split('\t')
    .map((cell) => String(JSON.parse(`"${cell.replace(/"/g, '\\"')}"`)));
  return { input, name, atFault, gives, ...(base === undefined ? {} : { base }) };
});

function nameOf(found: Diagnostic | Hint): string {
  return ('cause' in found && found.cause?.name) || found.name;
}

for (const [index, { input, base, name, atFault, gives }] of mistakes.entries()) {
  test(`${index + 1}: ${JSON.stringify(input)} ${base ?? ''}`, (t) => {
    const report = validateURL(input, { base });
    const findings = [...report.hints, ...relevantDiagnostics(report)];
    const found = findings.find((finding) => nameOf(finding) === name);
    t.truthy(found, findings.map(nameOf).join());
    if (found === undefined) return;
    const { start, end } = ('cause' in found && found.cause) || found;
    t.is(input.slice(start, end), atFault);
    const picture = formatDiagnostic(input, found);
    t.true(picture.includes(found.message) && picture.includes('^'));
    if (gives === '') return;
    const isHint = 'silences' in found;
    const fixed = applyFixes(input, isHint ? [found] : report.diagnostics);
    t.is(parseAndSerialize(fixed, { base }), gives);
    // Fixes keep the URL; hints do not.
    t.is(isHint ? found.href : report.href, gives);
  });
}

test('the mistakes are different, and of every kind', (t) => {
  t.is(head, 'input\tname\tat fault\tgives\tbase');
  t.true(mistakes.length >= 450, `${mistakes.length}`);
  t.is(new Set(mistakes.map(({ input, base }) => `${input} ${base}`)).size, mistakes.length);
  // Only validateIPv6 has this hint.
  const names = new Set([...mistakes.map(({ name }) => name), 'bracketed-ipv6']);
  t.deepEqual(
    hintNames.filter((name) => !names.has(name)),
    [],
  );
});
