// Tests that everybody can use the live page: with any screen, a keyboard or a screen reader.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ExecutionContext } from 'ava';
import type { AxeResults } from 'axe-core';
import type { Page } from './browser.js';
import { browserTest, linkTo, urlField } from './live-page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The faults that axe finds, each with its rule and place. */
async function findFaults(page: Page): Promise<string[]> {
  // The policy of the page forbids adding a script, but not evaluating one in the debugger.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function widthTooMuch(page: Page): Promise<number> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

async function checkLayout(t: ExecutionContext, page: Page): Promise<void> {
  await page.goto(linkTo('https:\\\\User@EXAMPLE.org:443/a/../b c?q=ü&x=%7e#top'));
  t.is(await widthTooMuch(page), 0);
  t.deepEqual(await findFaults(page), []);
}

browserTest('axe finds no faults in the light theme', checkLayout);
browserTest('axe finds no faults in the dark theme', checkLayout, {
  colorScheme: 'dark',
});
browserTest('axe finds no faults in the width of a phone', checkLayout, {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

browserTest('right-to-left text keeps the order of the parts', async (t, page) => {
  await page.goto(
    linkTo('http://\u0645\u0648\u0642\u0639.example/\u0645\u0633\u0627\u0631?\u0633=\u062C'),
  );
  await page.evaluate('document.documentElement.dir = "rtl"');
  t.is(await widthTooMuch(page), 0);
  const lefts = await page
    .locator('#drawn-input > span')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left));
  t.deepEqual(
    lefts,
    [...lefts].sort((a, b) => a - b),
  );
  t.deepEqual(await findFaults(page), []);
});

browserTest('everything can be done with the keyboard', async (t, page) => {
  await page.goto(linkTo('https:\\\\h/a b?a=b'));
  await page.locator('body').focus();
  const reached = new Set<string>();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(
        '((e) => e.id || e.getAttribute("aria-label") || e.textContent)(document.activeElement)',
      ),
    );
  }
  const wanted = ['url', 'base', 'copy-link', 'Fix all 2', 'attribute-host', 'Remove parameter 1'];
  for (const name of [...wanted, 'Add', 'Examples', 'Readings by edition'])
    t.true(reached.has(name), name);
  await urlField(page).focus();
  await page.getByRole('button', { name: 'Write //' }).focus();
  await page.keyboard.press('Enter');
  t.regex(await urlField(page).inputValue(), /^https:\/\/h/);
});
