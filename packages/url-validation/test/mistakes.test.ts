// Tests that each of the mistakes that people make has one sentence and one mark that say what to change.

import { parseAndSerialize } from '@urlkit/url-parser';
import {
  applyFixes,
  type Diagnostic,
  formatDiagnostic,
  type Hint,
  validateURL,
} from '@urlkit/url-validation';
import test from 'ava';
import { mistakes } from './mistakes.js';

function nameOf(found: Diagnostic | Hint): string {
  return ('cause' in found && found.cause?.name) || found.name;
}

for (const [index, { source, input, base, name, atFault, gives }] of mistakes.entries()) {
  test(`${index + 1}, ${source}: ${JSON.stringify(input)} ${base ?? ''}`, (t) => {
    const { href, diagnostics, hints } = validateURL(input, { base });
    const findings: readonly (Diagnostic | Hint)[] = [...diagnostics, ...hints];
    const found = findings.find((finding) => nameOf(finding) === name);
    t.truthy(found, findings.map(nameOf).join());
    if (found === undefined) return;
    const { start, end } = ('cause' in found && found.cause) || found;
    t.is(input.slice(start, end), atFault);
    const picture = formatDiagnostic(found, { input });
    t.true(picture.includes(found.message) && picture.includes('^'));
    if (gives === null) return;
    const fixed = 'href' in found ? applyFixes(input, [found]) : applyFixes(input, diagnostics);
    t.is(parseAndSerialize(fixed, { base }), gives);
    // Fixes keep the URL; hints do not.
    t.true('href' in found ? found.href === gives : href === gives);
  });
}

test('the mistakes are different, and from every kind of source', (t) => {
  t.true(mistakes.length >= 100, `${mistakes.length}`);
  t.is(new Set(mistakes.map(({ input, base }) => `${input} ${base}`)).size, mistakes.length);
  t.is(new Set(mistakes.map(({ source }) => source)).size, 9);
});
