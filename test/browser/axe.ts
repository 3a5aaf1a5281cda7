// What axe finds on a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from './browser.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The faults that axe finds, each with its rule and place. */
export async function findFaults(page: Page): Promise<string[]> {
  // A policy of a page may forbid adding a script, but not evaluating one in the debugger.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(
    // A name that does not contain what is written cannot be said to a computer.
    'axe.run({ rules: { "label-content-name-mismatch": { enabled: true } } })',
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
