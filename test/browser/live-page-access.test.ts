// Tests that everybody can use the live page: with any screen, a keyboard or a screen reader.

import type { ExecutionContext } from 'ava';
import { findFaults } from './axe.js';
import { becomes, comesToMatch, type Page } from './browser.js';
import { browserTest, linkTo, urlField } from './live-page.js';

function widthTooMuch(page: Page): Promise<number> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

const inputs: readonly string[] = [
  'https:\\\\User@EXAMPLE.org:443/a/../b c?q=ü&x=%7e#top',
  'http://good.example\\@evil.example:99999/',
  `http://h/${'long-segment/'.repeat(80)}`,
  'http://h/?next=https%3A%2F%2Fexample.org%2F&data=eyJhIjoxfQ%3D%3D',
];

async function checkLayout(t: ExecutionContext, page: Page): Promise<void> {
  for (const input of inputs) {
    await page.goto('about:blank');
    await page.goto(`${linkTo(input)}&other=http%3A%2F%2Fh%2F`);
    await page.locator('#readings-card summary').click();
    await page.locator('#readings table').waitFor();
    await page.locator('.steps button').last().click();
    await becomes(t, () => widthTooMuch(page), 0, input);
    await becomes(t, () => findFaults(page), [], input);
  }
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

browserTest('nothing is wider than a screen of 320 pixels', checkLayout, {
  viewport: { width: 320, height: 640 },
  isMobile: true,
  hasTouch: true,
});
// The screen of a desktop, seen at 200 %.
browserTest('nothing is wider than the screen at 200 %', checkLayout, {
  viewport: { width: 640, height: 400 },
  deviceScaleFactor: 2,
});

browserTest(
  'what a finger presses is 24 pixels wide and high',
  async (t, page) => {
    for (const input of inputs) {
      await page.goto('about:blank');
      await page.goto(linkTo(input));
      await page.locator('.steps button').first().waitFor();
      await page.locator('#code > *').first().waitFor();
      // Links in sentences are as high as these.
      const small = await page
        .locator('nav a, .examples a, button, summary, input, textarea, .part[tabindex]')
        .evaluateAll((found) =>
          found
            .filter((one) => one.checkVisibility())
            .flatMap((one) => {
              const { width, height } = one.getBoundingClientRect();
              return height < 24 || (width < 24 && !one.matches('.part')) ? one.outerHTML : [];
            }),
        );
      t.deepEqual(small, [], input);
    }
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest(
  'all readings are short on a phone, and what closes them stays in view',
  async (t, page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(linkTo('http://good.example\\@evil.example/'));
    const summary = page.locator('#readings-card summary');
    await summary.click();
    const rows = page.locator('#readings tbody tr');
    await rows.last().scrollIntoViewIfNeeded();
    t.true((await page.evaluate<number>('document.documentElement.scrollHeight')) < 4800);
    const box = await summary.boundingBox();
    t.true(box !== null && box.y >= 0 && box.y < 200);
    await summary.click();
    await becomes(t, () => rows.last().isVisible(), false);
  },
);

browserTest('readers are cards on a phone', async (t, page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  await page.locator('#readings-card summary').click();
  const row = page.locator('#readings tbody tr').first();
  await row.waitFor();
  t.true(((await row.boundingBox())?.width ?? 999) <= 360);
  await becomes(
    t,
    () =>
      row
        .locator('td')
        .first()
        .evaluate((found) => found.checkVisibility()),
    true,
  );
});

browserTest('the page prints what it shows, without what is pressed', async (t, page) => {
  await page.goto(linkTo('http://h/a b'));
  await page.emulateMedia({ media: 'print' });
  await becomes(t, () => page.locator('#verdict').isVisible(), true);
  await becomes(t, () => page.getByRole('button', { name: 'Copy link' }).isVisible(), false);
  await becomes(t, () => page.locator('#attributes-card').isVisible(), false);
});

browserTest('right-to-left text keeps the order of the parts', async (t, page) => {
  await page.goto(
    linkTo('http://\u0645\u0648\u0642\u0639.example/\u0645\u0633\u0627\u0631?\u0633=\u062C'),
  );
  await page.evaluate('document.documentElement.dir = "rtl"');
  await becomes(t, () => widthTooMuch(page), 0);
  const lefts = await page
    .locator('#drawn-input .part')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left));
  t.deepEqual(
    lefts,
    [...lefts].sort((a, b) => a - b),
  );
  await becomes(t, () => findFaults(page), []);
});

browserTest('a screen reader is told the verdict after a pause', async (t, page) => {
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  const told = page.getByRole('status').filter({ hasText: 'different hosts' });
  await told.waitFor();
  await urlField(page).fill('http://h:x/');
  await page
    .getByRole('status')
    .filter({ hasText: /^This does not parse\. .* Browsers cannot open it\.$/ })
    .waitFor();
  await becomes(t, () => told.count(), 0);
});

/** Writes what a screen reader is told to `window.said`: texts of live regions, whenever they change. */
const listen = `
  window.said = [];
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const textOf = (region) => (region.checkVisibility() ? region.textContent : '');
  const texts = new Map(Array.from(document.querySelectorAll(live), (one) => [one, textOf(one)]));
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(live)) {
      const text = textOf(region);
      if (text !== '' && text !== texts.get(region)) said.push(text);
      texts.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

browserTest(
  'while a URL is typed, letter by letter, only the verdict is said, once',
  async (t, page) => {
    const typed = [
      'https://example.org/?a=b&c=d',
      'http://h\\\\@x:99999/',
      'http://0x7f.1/ü ö?q#f',
    ];
    for (const text of typed) {
      await page.goto('about:blank');
      await page.goto(linkTo('http://h/'));
      await page.locator('.steps button').first().waitFor();
      await page.locator('#code pre').first().waitFor();
      await comesToMatch(t, () => page.locator('#announced').textContent(), /./);
      await page.evaluate(listen);
      await urlField(page).fill('');
      await urlField(page).pressSequentially(text, { delay: 40 });
      t.deepEqual(await page.evaluate('said'), [], text);
      await becomes(t, () => page.evaluate('said.length'), 1, text);
      const shown = await page.locator('#verdict p:visible').allTextContents();
      await page.waitForTimeout(1200);
      t.deepEqual(await page.evaluate('said'), [shown.join(' ')], text);
    }
  },
);

browserTest('a state of the parser is said when it is chosen', async (t, page) => {
  await page.goto(linkTo('http://h/'));
  await page.locator('.steps button').first().waitFor();
  await comesToMatch(t, () => page.locator('#announced').textContent(), /./);
  await page.evaluate(listen);
  await page.getByRole('button', { name: 'scheme', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await becomes(t, () => page.evaluate('said.length'), 2);
  t.regex(
    await page.evaluate<string>('said[1]'),
    /^3 of \d: special authority slashes state reads/,
  );
});

browserTest('the page works without a network once it is loaded', async (t, page) => {
  // This module is loaded last.
  const loaded = page.waitForEvent('requestfinished', (request) =>
    /\/readings\.js$/.test(request.url()),
  );
  await page.goto(linkTo('http://h.example/'));
  await loaded;
  await page.context().setOffline(true);
  await urlField(page).fill('http://good.example.org\\@evil.example/?a=b c');
  await comesToMatch(t, () => page.locator('#findings').textContent(), /different hosts/);
  await page.locator('#site').getByText('example.org', { exact: true }).waitFor();
  await becomes(t, () => page.getByLabel('value of parameter 1').inputValue(), 'b c');
  await comesToMatch(t, () => page.locator('#code').textContent(), /b%20c/);
  await page.locator('#readings-card summary').click();
  await page.locator('#readings table').waitFor();
  await page.getByRole('link', { name: 'Compare two' }).click();
  await page.getByText('Type the other URL.').waitFor();
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
  const wanted = ['url', 'add-base', 'copy-link', 'Fix all 2', 'attribute-host', 'scheme start'];
  for (const name of [...wanted, 'Remove parameter 1', 'Add', 'no scheme', 'Copy the host'])
    t.true(reached.has(name), name);
  await urlField(page).focus();
  await page.getByRole('button', { name: 'Write //' }).focus();
  await page.keyboard.press('Enter');
  await comesToMatch(t, () => urlField(page).inputValue(), /^https:\/\/h/);
});
