// Tests how many mistakes of a list are mended after one sentence. The list was collected from public issues, pull requests and
// questions before the hints were written, with hosts and secrets replaced. Rows of odd number were used while they were
// written; the others say how well the hints generalize.

import { readFileSync } from 'node:fs';
import { parseAndSerialize } from '@urlkit/url-parser';
import { applyFixes, relevantDiagnostics, validateURL } from '@urlkit/url-validation';
import test from 'ava';

const [head, ...lines] = readFileSync(new URL('collected.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

type Verdict = 'yes' | 'no' | 'wrong';

// Cells have the escapes of JSON.
function judge(line: string): Verdict {
  const [input = '', meant = '', names = '', , base] = line
    .split('\t')
    .map((cell) => String(JSON.parse(`"${cell.replace(/"/g, '\\"')}"`)));
  const report = validateURL(input, { base });
  const [hint] = report.hints;
  if (meant !== '') {
    const fixed = parseAndSerialize(applyFixes(input, report.diagnostics), { base });
    const given = hint === undefined ? fixed : hint.href;
    if (given === meant) return 'yes';
  } else {
    const [first] = [hint ?? relevantDiagnostics(report)[0]];
    const found = [first?.name, first && 'cause' in first ? first.cause?.name : undefined];
    if (names.split('|').some((name) => found.includes(name as never))) return 'yes';
  }
  return (hint?.href ?? null) === null ? 'no' : 'wrong';
}

function figures(rows: readonly string[]): Readonly<Record<Verdict, number>> {
  const counts = { yes: 0, no: 0, wrong: 0 };
  for (const row of rows) counts[judge(row)]++;
  return counts;
}

test('mistakes of the list are mended after one sentence', (t) => {
  t.is(head, 'input\tmeant\tnames\tsource\tbase');
  t.is(new Set(lines.map((line) => line.split('\t')[0])).size, 232);
  const known = figures(lines.filter((_, index) => index % 2 === 0));
  const kept = figures(lines.filter((_, index) => index % 2 === 1));
  t.log(`used: ${JSON.stringify(known)}, kept back: ${JSON.stringify(kept)}`);
  t.true(known.yes >= 112 && known.wrong === 0);
  t.true(kept.yes >= 100 && kept.wrong <= 1);
});
