// Tests that everybody can use the live page: with any screen, a keyboard or a screen reader.

import { readFileSync } from 'node:fs';
import test, { type ExecutionContext } from 'ava';
import { findFaults } from './axe.js';
import { becomes, comesToMatch, type Page } from './browser.js';
import { address, browserTest, linkTo, urlField } from './live-page.js';

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

/** On narrow screens, these are closed at first. */
const openTools =
  'for (const tool of document.querySelectorAll(".cards > details")) tool.open = true';

/** Opens the page with an input, and all of its parts. */
async function openWhole(page: Page, input: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${linkTo(input)}&other=http%3A%2F%2Fh%2F`);
  await page.locator('#readings-card summary').click();
  await page.locator('#readings table').waitFor();
  await page.evaluate(openTools);
  await page.locator('.steps button').last().click();
}

async function checkLayout(t: ExecutionContext, page: Page): Promise<void> {
  for (const input of inputs) {
    await openWhole(page, input);
    await becomes(t, () => widthTooMuch(page), 0, input);
    // All links of the head are on one line.
    t.true(((await page.locator('nav').boundingBox())?.height ?? 99) <= 65);
    await becomes(t, () => findFaults(page), [], input);
  }
}

browserTest('axe finds no faults in the light theme', checkLayout);
browserTest('axe finds no faults in the dark theme', checkLayout, {
  colorScheme: 'dark',
});
browserTest('axe finds no faults on a phone, and nothing is wider than 320 pixels', checkLayout, {
  viewport: { width: 320, height: 640 },
  isMobile: true,
  hasTouch: true,
});

// The screen of a desktop, seen at 200 %.
browserTest(
  'nothing is wider than the screen at 200 %',
  async (t, page) => {
    for (const input of inputs) {
      await openWhole(page, input);
      await becomes(t, () => widthTooMuch(page), 0, input);
    }
  },
  { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
);

browserTest(
  'what a finger presses is 40 pixels wide and high, or 24 in rows of many',
  async (t, page) => {
    for (const input of inputs) {
      await page.goto('about:blank');
      await page.goto(linkTo(input));
      await page.evaluate(openTools);
      await page.locator('.steps button').first().waitFor();
      await page.locator('#code > *').first().waitFor();
      // Links in sentences are as high as these.
      const small = await page
        .locator('nav a, .options a, #glossary, button, summary, input, textarea, .part[tabindex]')
        .evaluateAll((found) =>
          found
            .filter((one) => one.checkVisibility())
            .flatMap((one) => {
              const { width, height } = one.getBoundingClientRect();
              const least = one.matches('.steps *, .rows *, .form *, .part') ? 24 : 40;
              return height < least || (width < least && !one.matches('.part'))
                ? one.outerHTML
                : [];
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

browserTest('the tools of programmers are folded on a phone, and only there', async (t, page) => {
  const tools = page.locator('#steps-card, #attributes-card, #code-card');
  const areOpen = () =>
    tools.evaluateAll((cards) => cards.map((card) => card.hasAttribute('open')));
  await page.goto(linkTo('http://good.example\\@evil.example:80/a?q=1#top'));
  await page.locator('#code pre').first().waitFor();
  t.deepEqual(await areOpen(), [true, true, true]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.locator('#parameters input').first().waitFor();
  t.deepEqual(await areOpen(), [false, false, false]);
  await becomes(
    t,
    () => page.evaluate<boolean>('document.documentElement.scrollHeight < 2800'),
    true,
  );
  await tools.first().locator('summary').click();
  await page.locator('.steps button').first().waitFor();
});

browserTest('the first key of a keyboard leads to the field', async (t, page) => {
  await page.goto(linkTo('http://h/'));
  await page.locator('body').focus();
  await page.keyboard.press('Tab');
  await becomes(t, () => page.evaluate('document.activeElement.textContent'), 'Skip to the URL');
  await becomes(
    t,
    () => page.evaluate('getComputedStyle(document.activeElement).clipPath'),
    'none',
  );
  await page.keyboard.press('Enter');
  await becomes(t, () => page.evaluate('document.activeElement.id'), 'url');
});

/** Of each row of parameters: whether its fields show all of their text, and its buttons are beside the name and nothing else. */
const parameterRows = `
  Array.from(document.querySelectorAll('#parameter-table tr:has(input)'))
    .filter((row) => row.checkVisibility())
    .map((row) => {
      const [name, value] = row.querySelectorAll('input:not([type=checkbox])');
      const middle = ({ top, bottom }) => (top + bottom) / 2;
      const box = name.getBoundingClientRect();
      return [name, value].every((one) => one.scrollWidth <= one.clientWidth) &&
        [...row.querySelectorAll('button')]
          .map((one) => one.getBoundingClientRect())
          .every((one) => Math.abs(middle(one) - middle(box)) < 1 && one.left >= box.right);
    })
`;

browserTest('parameters have room on a phone, and scroll with the page', async (t, page) => {
  for (const width of [360, 400]) {
    await page.setViewportSize({ width, height: 740 });
    for (const count of [0, 1, 40]) {
      await page.goto('about:blank');
      await page.goto(linkTo(`https://h/?${'utm_medium=newsletter&'.repeat(count)}`));
      await page.locator('#parameters tfoot button').waitFor();
      if (count > 12) await page.getByRole('button', { name: `Show all ${count}` }).click();
      const rows = await page.evaluate<boolean[]>(parameterRows);
      t.is(rows.length, count + 1);
      t.false(rows.includes(false), `${width}`);
      const scrolls =
        '((box) => box.scrollHeight > box.clientHeight)(document.querySelector(".rows"))';
      t.false(await page.evaluate(scrolls));
    }
  }
});

browserTest(
  'a button that copies is as wide as before while it says so',
  async (t, page) => {
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('about:blank');
      await page.goto(linkTo('http://h.example/a b?c=%20'));
      await page.evaluate(openTools);
      await page.locator('#code pre').first().waitFor();
      const copies = page.locator('button.copy >> visible=true');
      const boxes = () => boxesOf(page, 'button.copy >> visible=true');
      const [answer, link] = await boxesOf(page, '#copy-answer, #copy-link');
      t.is(answer?.[width < 768 ? 2 : 0], link?.[width < 768 ? 2 : 0]);
      t.is(answer?.[3], width < 768 ? 40 : answer?.[3]);
      const before = await boxes();
      t.true((await copies.count()) > 5);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      for (const copy of await copies.all()) {
        // Twice is once.
        await copy.dblclick();
        await comesToMatch(t, () => copy.getAttribute('class'), /flashed/);
        t.deepEqual(await boxes(), before, `${width}`);
      }
      await page.clock.runFor(1500);
      await becomes(t, () => page.locator('.flashed').count(), 0);
    }
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
);

/** The pixels between a button of the verdict and the text above. */
const gapAbove = `
  ((button) => {
    const above = document.createRange();
    above.setStart(button.parentElement, 0);
    above.setEndBefore(button);
    const bottoms = Array.from(above.getClientRects(), ({ bottom }) => bottom);
    return button.getBoundingClientRect().top - Math.max(...bottoms);
  })(document.querySelector('#findings button'))
`;

browserTest('a button of the verdict is 8 pixels below its text', async (t, page) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const url of ['example.org/a', 'https://h.example/?to=http%3A%2F%2F10.0.0.1%2F']) {
      await page.goto('about:blank');
      await page.goto(linkTo(url));
      await page.locator('#findings button').first().waitFor();
      const gap = await page.evaluate<number>(gapAbove);
      t.true(gap >= 8 && gap < 13, `${gap} at ${width} pixels: ${url}`);
    }
  }
});

browserTest(
  'an attribute that is ignored is marked, and moves no other column',
  async (t, page) => {
    await page.goto(linkTo('http://h.example:8080/'));
    const left = () => boxesOf(page, '#attributes tbody:first-child :is(label, input)');
    const port = page.locator('#attribute-port');
    await port.waitFor();
    const before = await left();
    await port.fill('99999');
    await port.press('Enter');
    await comesToMatch(t, () => page.locator('#attribute-port-note').textContent(), /^Ignored\. /);
    t.is(await port.inputValue(), '99999');
    t.deepEqual(await left(), before);
    const colors = await page.evaluate<string[]>(`[
    getComputedStyle(document.querySelector('#attribute-port')).borderTopColor,
    getComputedStyle(document.querySelector('#attribute-port-note')).color,
    getComputedStyle(document.querySelector('#attribute-host')).borderTopColor,
  ]`);
    t.is(colors[0], colors[1]);
    t.not(colors[0], colors[2]);
    // Labels are beside their fields.
    const [label] = await boxesOf(page, 'label[for=attribute-port]');
    const [field] = await boxesOf(page, '#attribute-port');
    t.true(Math.abs((label?.[2] ?? 0) - (field?.[2] ?? 9)) <= 2);
    t.deepEqual(await findFaults(page), []);
  },
);

browserTest(
  'fields have labels and one left edge, and a wrong base is named once',
  async (t, page) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const base of ['not a url', 'http://h:x/']) {
        await page.goto('about:blank');
        await page.goto(linkTo('a/b', base));
        await page.locator('#connections li').first().waitFor();
        const lefts = async (selector: string) =>
          new Set((await boxesOf(page, `${selector} >> visible=true`)).map(([left]) => left));
        t.is((await lefts('.editor')).size, 1);
        t.is((await lefts('.line > label')).size, 1);
        t.is(await page.locator('.line > label:not(.hidden) >> visible=true').count(), 2);
        t.is((await lefts('#base-error, .editor')).size, 1);
        const shown = await page.evaluate<string>('document.querySelector("main").innerText');
        const sentences = shown.match(/[A-Z][^.\n]*\bbase\b[^.\n]*\./g) ?? [];
        t.is(new Set(sentences).size, sentences.length, sentences.join(' '));
        t.true(sentences.length > 0);
        t.notRegex((await page.locator('#base-error').textContent()) ?? '', /base\.$/);
      }
      await page.getByRole('button', { name: 'Remove the base URL' }).click();
      await becomes(t, () => page.locator('.line > label:not(.hidden) >> visible=true').count(), 0);
    }
  },
);

browserTest('a long host has the whole width of its card on a phone', async (t, page) => {
  const labels = 'a-long-name.of-a-service.example.co.uk';
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const host of [
      labels,
      `${labels}.${labels}`,
      'b\u00fccher.example',
      '[2001:db8::1:2:3]',
    ]) {
      await page.goto('about:blank');
      await page.goto(linkTo(`http://${host}/`));
      await page.locator('#host .copied').first().waitFor();
      const [card] = await boxesOf(page, '#host');
      const terms = await boxesOf(page, '#host dt:has(+ dd > .copied)');
      const names = await boxesOf(page, '#host .copied > code');
      const buttons = await boxesOf(page, '#host .copied > button');
      t.true(names.length > 0 && names.length === buttons.length);
      for (const [index, [left, , middle = 0, height = 0]] of names.entries()) {
        const button = buttons[index] ?? [];
        t.deepEqual([left, button[1]], card?.slice(0, 2));
        t.true(Math.abs((button[2] ?? 0) - (terms[index]?.[2] ?? 9)) <= 2);
        t.true((button[2] ?? 0) + 20 <= middle - height / 2 + 1, `${host} at ${width} pixels`);
        t.true(height <= 24 * Math.ceil(host.length / 20), `${host} at ${width} pixels`);
      }
    }
  }
});

/** The sizes of the letters that are shown. */
const letterSizes = `
  Array.from(document.querySelectorAll('body, body *'))
    .filter((one) => one.checkVisibility() && !one.closest('svg, .hidden') &&
      (/INPUT|TEXTAREA/.test(one.nodeName) || [...one.childNodes].some((part) => part.nodeName === '#text' && part.data.trim())))
    .map((one) => getComputedStyle(one).fontSize)
`;

/** The styles of what folds a part of the page, other than a value or the changes. */
const foldStyles = `
  Array.from(document.querySelectorAll('summary'))
    .filter((one) => one.checkVisibility() && !one.closest('.values, #changes'))
    .map((one) => {
      const { color, font, letterSpacing, textTransform } = getComputedStyle(one);
      return [color, font, letterSpacing, textTransform].join();
    })
`;

browserTest('letters have five sizes, and what folds has one style', async (t, page) => {
  await page.goto(linkTo('http://h/'));
  await page.evaluate(
    'localStorage.setItem("urlkit-last-urls", JSON.stringify(["#url=http://x/"]))',
  );
  const tokens = 'eyJhbGciOiJub25lIn0.eyJleHAiOjE3MDAwMDAwMDB9.x';
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const url of [
      `HTTPS://me:pw@b\u00fccher.example:443/a b?t=${tokens}&b=1#c`,
      'http://127.0.0.1/',
      'http://good.example\\@evil.example/',
    ])
      for (const rest of ['', '&other=http://x/']) {
        await page.goto('about:blank');
        await page.goto(linkTo(url) + rest);
        await page.locator('#last').waitFor();
        await page.evaluate(
          'for (const one of document.querySelectorAll("details")) one.open = true',
        );
        await page.locator('#readings table').waitFor();
        const sizes = new Set(await page.evaluate<string[]>(letterSizes));
        const title = width < 768 ? '28px' : '32px';
        t.deepEqual(
          [...sizes].filter((size) => !['12px', '14px', '16px', '20px', title].includes(size)),
          [],
        );
        const folds = await page.evaluate<string[]>(foldStyles);
        t.true(folds.length > 4);
        t.is(new Set(folds).size, 1);
        // Smaller letters make a phone zoom.
        const fields = await page
          .locator('input:not([type=checkbox]), textarea')
          .evaluateAll((all) => all.map((one) => one.computedStyleMap().get('font-size').value));
        if (width < 768) t.true(fields.length > 3 && fields.every((size) => size >= 16));
      }
  }
});

browserTest(
  'without JavaScript, the page says so below its title, and has nothing that does nothing',
  async (t, page) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(linkTo('http://h/'));
      const notice = page.locator('noscript > p');
      t.true(await notice.isVisible());
      const shown = page.locator(
        ':is(main > :not(h1, noscript), button, input, textarea, summary) >> visible=true',
      );
      t.is(await shown.count(), 0);
      const [title, said] = [await page.locator('h1').boundingBox(), await notice.boundingBox()];
      const below = (said?.y ?? 0) - ((title?.y ?? 0) + (title?.height ?? 0));
      t.true(below >= 0 && below < 24);
    }
  },
  { javaScriptEnabled: false },
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
    .filter({ hasText: /^Browsers cannot open it\. .* See character/ })
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

/** Without what is pressed. */
const shownSentences = `
  Array.from(document.querySelectorAll('#verdict p'))
    .filter((one) => one.checkVisibility())
    .map(({ childNodes }) => Array.from(childNodes)
      .map((part) => (/^(?:A|BUTTON)$/.test(part.nodeName) ? '' : part.textContent)).join('').trim())
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
      const shown = await page.evaluate<string[]>(shownSentences);
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
    /\/pair\.js$/.test(request.url()),
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
  await page.locator('#pair-verdict').getByText('Type the other URL.').waitFor();
});

/** The names of what the Tab key reaches. */
async function namesReached(page: Page): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(
        '((e) => e.id || e.getAttribute("aria-label") || e.textContent)(document.activeElement)',
      ),
    );
  }
  return reached;
}

browserTest('everything can be done with the keyboard', async (t, page) => {
  await page.goto(linkTo('https:\\\\h/a b?a=b'));
  await page.locator('body').focus();
  const reached = await namesReached(page);
  const wanted = ['url', 'add-base', 'copy-link', 'Fix all 2', 'attribute-host', 'scheme start'];
  for (const name of [...wanted, 'Remove parameter 1', 'Add', 'Copy the host'])
    t.true(reached.has(name), name);
  await urlField(page).fill('');
  await page.getByRole('link', { name: 'no scheme' }).waitFor();
  t.true((await namesReached(page)).has('no scheme'));
  await urlField(page).fill('https:\\\\h/a b?a=b');
  await urlField(page).focus();
  await page.getByRole('button', { name: 'Write //' }).focus();
  await page.keyboard.press('Enter');
  await comesToMatch(t, () => urlField(page).inputValue(), /^https:\/\/h/);
});

browserTest('who moves a parameter stays with it, and is told where it is', async (t, page) => {
  await page.goto(linkTo('http://h/?a=1&b=2&c=3'));
  const down = page.getByRole('button', { name: 'Move parameter 1 down' });
  await down.waitFor();
  await comesToMatch(t, () => page.locator('#announced').textContent(), /./);
  await page.evaluate(listen);
  const steps: readonly (readonly [key: string, query: string, focused: string, said: string])[] = [
    ['Enter', '?b=2&a=1&c=3', 'Move parameter 2 down', 'a is number 2 of 3.'],
    ['Enter', '?b=2&c=3&a=1', 'Move parameter 3 down', 'a is number 3 of 3.'],
    ['Enter', '?b=2&c=3&a=1', 'Move parameter 3 down', 'a is number 3 of 3.'],
    ['Shift+Tab', '?b=2&c=3&a=1', 'Move parameter 3 up', 'a is number 3 of 3.'],
    ['Enter', '?b=2&a=1&c=3', 'Move parameter 2 up', 'a is number 2 of 3.'],
    ['Enter', '?a=1&b=2&c=3', 'Move parameter 1 up', 'a is number 1 of 3.'],
    ['Enter', '?a=1&b=2&c=3', 'Move parameter 1 up', 'a is number 1 of 3.'],
  ];
  await down.focus();
  for (const [key, query, focused, said] of steps) {
    await page.keyboard.press(key);
    await becomes(t, () => urlField(page).inputValue(), `http://h/${query}`);
    await becomes(t, () => page.evaluate('document.activeElement.ariaLabel'), focused);
    await becomes(t, () => page.locator('#said').textContent(), said);
  }
  await page.getByLabel('use parameter 2').press('Space');
  await becomes(t, () => page.evaluate('document.activeElement.ariaLabel'), 'use parameter 2');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Remove parameter 1' }).press('Enter');
  await becomes(t, () => urlField(page).inputValue(), 'http://h/?b=2&c=3');
  await becomes(t, () => page.evaluate('said.slice(-3)'), [
    'b is not in the URL now.',
    'b is in the URL again.',
    'a is removed.',
  ]);
  // What is not changed is not said again.
  await becomes(t, () => page.evaluate('said.length'), 7);
});

browserTest(
  'one tap clears the field, and what is typed next is alone in it',
  async (t, page) => {
    await page.goto(linkTo('https://example.org/a-long-link/'.repeat(9)));
    const clear = page.getByRole('button', { name: 'Clear the URL' });
    await clear.tap();
    await becomes(t, () => urlField(page).inputValue(), '');
    await becomes(t, () => page.evaluate('document.activeElement.id'), 'url');
    await becomes(t, () => clear.isVisible(), false);
    await page.keyboard.type('https://h/');
    await becomes(t, () => urlField(page).inputValue(), 'https://h/');
    await becomes(t, () => clear.isVisible(), true);
    const box = await clear.boundingBox();
    t.true(box !== null && box.width >= 40 && box.height >= 40 && box.x + box.width <= 360);
    await clear.tap();
    await page.keyboard.press('Control+z');
    await becomes(t, () => urlField(page).inputValue(), 'https://h/');
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest('what does not parse is invalid, and described by the verdict', async (t, page) => {
  const described = async (name: string) => {
    const field = page.getByLabel(name, { exact: true });
    const id = await field.getAttribute('aria-describedby');
    const verdict = await page.locator(`#${id}`).textContent();
    return [
      await field.getAttribute('aria-invalid'),
      /^Browsers cannot open it\./.test(verdict ?? ''),
    ];
  };
  await page.goto(linkTo('http://h:x/'));
  await becomes(t, () => described('URL'), ['true', true]);
  t.notRegex((await page.locator('#announced').textContent()) ?? '', /More about|Explain this URL/);
  await urlField(page).fill('http://h/');
  await becomes(t, () => described('URL'), ['false', false]);
  await urlField(page).fill('');
  await becomes(t, () => described('URL'), ['false', false]);
  await page.getByRole('button', { name: 'Add a base URL' }).click();
  await page.keyboard.type('x');
  await becomes(t, async () => (await described('Base URL'))[0], 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('http://h/');
  await becomes(t, async () => (await described('Base URL'))[0], 'false');
  const focused = () => page.evaluate('document.activeElement.id');
  const compare = page.getByRole('link', { name: /^Compare two$|^Explain one$/ });
  await compare.press('Enter');
  await becomes(t, focused, 'other');
  await page.keyboard.type('//h:x');
  await becomes(t, async () => (await described('Other URL'))[0], 'true');
  await compare.press('Enter');
  await becomes(t, focused, 'url');
});

browserTest('headings and few keys lead to the answer', async (t, page) => {
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Explain a URL' }).waitFor();
  const first = page.getByRole('heading', { level: 2 }).first();
  await becomes(t, () => first.textContent(), 'Verdict');
  await urlField(page).focus();
  const reached: string[] = [];
  const place = '((e) => e.closest("#verdict") ? "verdict" : e.id)(document.activeElement)';
  while (reached.at(-1) !== 'verdict' && reached.length < 9) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate<string>(place));
  }
  t.deepEqual(reached, ['clear', 'verdict']);
});

/** Writes the theme that the page has as soon as it has a body that could be drawn. */
const noteScheme = `
  new MutationObserver((changes, observer) => {
    if (document.body === null) return;
    window.schemeAtFirst = document.documentElement.style.colorScheme;
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
`;

browserTest('the page has the theme that was chosen on the site', async (t, page) => {
  const schemeOf = () =>
    page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme');
  const choose = (theme: string) =>
    page.evaluate(`localStorage.setItem('vitepress-theme-appearance', '${theme}')`);
  await page.addInitScript({ content: noteScheme });
  await page.goto(linkTo('http://h/'));
  await becomes(t, schemeOf, 'light dark');
  for (const theme of ['dark', 'light']) {
    await choose(theme);
    await page.reload();
    await becomes(t, () => page.evaluate('schemeAtFirst'), theme);
    const white = await page.evaluate<boolean>(
      'getComputedStyle(document.body).backgroundColor === "rgb(255, 255, 255)"',
    );
    t.is(white, theme === 'light');
  }
  await choose('auto');
  await page.reload();
  await becomes(t, schemeOf, 'light dark');
  // The page can choose it, too.
  const dark = page.getByRole('switch', { name: 'Dark theme' });
  for (const [theme, isDark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    await dark.press('Enter');
    t.is(await schemeOf(), theme);
    t.is(await dark.getAttribute('aria-checked'), String(isDark));
    t.is(await page.evaluate('localStorage.getItem("vitepress-theme-appearance")'), theme);
    await page.reload();
    await becomes(t, schemeOf, theme);
  }
  const tab = await page.context().newPage();
  await tab.goto(linkTo('http://h/'));
  await tab.getByRole('switch', { name: 'Dark theme' }).press('Enter');
  await becomes(t, schemeOf, 'dark');
  await becomes(t, () => dark.getAttribute('aria-checked'), 'true');
});

/** How many pixels of a line are shown at the end of each box that scrolls. */
const partsOfLines = `
  Array.from(document.querySelectorAll('#code pre'))
    .filter((box) => box.scrollHeight > box.clientHeight)
    .map((box) => {
      const { lineHeight, paddingBlockStart } = getComputedStyle(box);
      return (box.clientHeight - parseFloat(paddingBlockStart)) % parseFloat(lineHeight);
    })
`;

browserTest('boxes of code end with a whole line', async (t, page) => {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const length of [5, 40, 100, 190]) {
      await page.goto('about:blank');
      await page.goto(linkTo(`http://h/${'b%20c'.repeat(length)}`));
      await page.locator('#code pre').first().waitFor({ state: 'attached' });
      await page.evaluate(openTools);
      const cut = await page.evaluate<number[]>(partsOfLines);
      t.true(
        cut.every((pixels) => pixels < 1),
        `${cut} at ${width} pixels, ${length} times`,
      );
    }
  }
});

/** The places of elements, in pixels. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const { scrollTop } = one.ownerDocument.documentElement;
      return [left, right, scrollTop + (top + bottom) / 2, bottom - top].map(Math.round);
    }),
  );

browserTest('what belongs together is aligned', async (t, page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(linkTo('http://h.example/a b^?a=1&b=2'));
  for (const selector of ['#site', '#parameters input', '#attributes input', '#steps button'])
    await page.locator(selector).last().waitFor();
  const read = async () => {
    const names = await boxesOf(page, '#parameter-table td:nth-child(2) input');
    const values = await boxesOf(page, '#parameter-table td:nth-child(3) input');
    const [use] = await boxesOf(page, '#parameter-table [type=checkbox]');
    const fields = await boxesOf(page, '#attributes input');
    const [[, contentEnd]] = (await boxesOf(page, '#attributes')) as [[number, number]];
    const titles = await boxesOf(page, '#host-title, #steps-title');
    const [details] = await boxesOf(page, '#host > details');
    const [site] = await boxesOf(page, '#site');
    const top = ([, , middle = 0, height = 0]: readonly number[]) => middle - height / 2;
    return {
      names: new Set(names.map(([left, right, , height]) => `${left} ${right} ${height}`)).size,
      values: new Set(values.map(([left, right, , height]) => `${left} ${right} ${height}`)).size,
      use: Math.abs((use?.[2] ?? 0) - (names[0]?.[2] ?? 9)) < 2,
      fieldsEnd: contentEnd - Math.max(...fields.map(([, right = 0]) => right)),
      titles: Math.abs((titles[0]?.[2] ?? 0) - (titles[1]?.[2] ?? 9)) < 2,
      details: top(details ?? []) - top(site ?? []) - (site?.[3] ?? 0) >= 4,
    };
  };
  await becomes(t, read, {
    ...{ names: 1, values: 1, use: true, fieldsEnd: 0, titles: true, details: true },
  });
});

/** Of each field: how many lines it has and shows, the pixels of a line that is cut, and how far it is scrolled. */
const linesOf = `
  Array.from(document.querySelectorAll('.editor textarea'))
    .filter((field) => field.checkVisibility())
    .map(({ clientHeight, scrollHeight, scrollTop }) => {
      const line = parseFloat(getComputedStyle(document.querySelector('#url')).lineHeight);
      const isAll = scrollHeight <= clientHeight;
      const cut = isAll ? 0 : clientHeight % line;
      return { all: Math.round(scrollHeight / line), isAll, shown: Math.floor(clientHeight / line + 0.1), cut, top: scrollTop };
    })
`;

interface Lines {
  readonly all: number;
  readonly isAll: boolean;
  readonly shown: number;
  readonly cut: number;
  readonly top: number;
}

browserTest(
  'a field shows whole lines of a URL, up to four or five, from its start',
  async (t, page) => {
    const read = () => page.evaluate<Lines[]>(linesOf);
    const isWell = async () =>
      (await read()).every(
        ({ all, isAll, shown, cut, top }) =>
          top === 0 && (isAll ? all <= limit : shown === limit && (cut < 1 || cut > 23)),
      );
    const most = new Set<number>();
    let limit = 4;
    for (const width of [1280, 768, 360]) {
      limit = width < 768 ? 5 : 4;
      await page.setViewportSize({ width, height: 800 });
      for (const length of [1, 40, 90, 200, 500, 1000]) {
        const url = `https://h.example/${'a1b2c3-'.repeat(length / 5)}`;
        const state = new URLSearchParams({ url, base: `${url}?b`, other: `${url}#c` });
        await page.goto('about:blank');
        await page.goto(`${linkTo('').replace(/#.*/, '')}#${state}`);
        await becomes(t, isWell, true, `${length} at ${width} pixels`);
        t.is((await read()).length, 3);
        for (const { shown } of await read()) most.add(shown);
        // What is pasted shows its start, and what is typed is seen.
        await page.evaluate(`navigator.clipboard.writeText('${url}')`);
        await urlField(page).fill('');
        await urlField(page).press('Control+v');
        await becomes(t, isWell, true, `${length} pasted at ${width} pixels`);
        await page.keyboard.type('z');
        const isAtEnd =
          '((f) => f.scrollTop + f.clientHeight >= f.scrollHeight - 4)(document.activeElement)';
        await becomes(t, () => page.evaluate(isAtEnd), true);
      }
    }
    t.deepEqual(Math.max(...most), 5);
    t.true(most.size >= 4);
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
);

browserTest('the verdict follows the field, on a phone with a keyboard, too', async (t, page) => {
  await page.goto(linkTo('http://first.example/'));
  const kept = 'localStorage.setItem("urlkit-last-urls", JSON.stringify(["#url=http://x/"]))';
  await page.evaluate(kept);
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [360, 420],
    [320, 420],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const url of ['http://h/', 'https://g\u0131thub.com/', 'a b']) {
      await page.goto('about:blank');
      await page.goto(linkTo(url));
      await page.locator('#last').waitFor();
      const bottom = '(s) => document.querySelector(s).getBoundingClientRect().bottom';
      const between = await page.evaluate<number>(
        `document.querySelector('#verdict').getBoundingClientRect().top - (${bottom})('.editor')`,
      );
      t.true(between >= 0 && between < 36, `${between} at ${width} pixels`);
      const [, privacy] = await boxesOf(page, '.editor:has(#url), .privacy');
      t.true((privacy?.[3] ?? 99) < 20);
      const top = (await page.locator('#findings').boundingBox())?.y ?? 999;
      t.true(top < 220, `${top} at ${width} pixels`);
    }
  }
});

browserTest('a button on a phone shows the links of the bar', async (t, page) => {
  const names = ['First steps', 'Guides', 'Packages', 'API', 'GitHub'];
  const links = page.locator('#links a');
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.goto(linkTo('http://h/'));
  // What is loaded later moves what is below it.
  await page.waitForLoadState('networkidle');
  t.is(await menu.isVisible(), false);
  t.is(await links.last().isVisible(), true);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await becomes(t, () => links.last().isVisible(), false);
    const bar = () => boxesOf(page, 'nav, .brand, h1, #verdict');
    const before = await bar();
    await menu.press('Enter');
    // The list is above the page, which does not move.
    t.deepEqual(await bar(), before);
    t.is(await page.evaluate('document.elementFromPoint(100, 700).id'), 'links');
    t.true(await menu.locator('.open').isVisible());
    t.false(await menu.locator('.closed').isVisible());
    for (const name of names)
      t.true(await page.getByRole('link', { name, exact: true }).isVisible(), name);
    t.true(await page.getByRole('switch', { name: 'Dark theme' }).isVisible());
    t.is(await menu.getAttribute('aria-expanded'), 'true');
    const rows = await boxesOf(page, '#links > :is(a, span):not(.github)');
    t.is(rows.length, 5);
    for (const [left, right, , height] of rows)
      t.deepEqual([left, right, height], [24, width - 24, 48]);
    t.is(await widthTooMuch(page), 0);
    t.deepEqual(await findFaults(page), []);
    await links.first().focus();
    await page.keyboard.press('Escape');
    await becomes(t, () => links.last().isVisible(), false);
    t.is(await page.evaluate('document.activeElement.id'), 'menu');
    t.is(await menu.getAttribute('aria-expanded'), 'false');
    t.true(await menu.locator('.closed').isVisible());
  }
});

browserTest('the page has the edges of its bar', async (t, page) => {
  for (const [width, edge] of [
    [1920, 272],
    [1280, 32],
    [768, 32],
    [360, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(linkTo('http://h/'));
    const parts = await boxesOf(
      page,
      '.brand, h1, .editor:has(#url), .verdict, footer > p:not(.hidden)',
    );
    t.deepEqual(new Set(parts.map(([left]) => left)), new Set([edge]), `${width}`);
    await becomes(t, () => widthTooMuch(page), 0);
    const [, end = 0] = (await boxesOf(page, 'nav svg >> visible=true')).at(-1) ?? [];
    t.true(Math.abs(width - edge - end) <= 2, `${end} at ${width} pixels`);
  }
});

browserTest('the examples and the links beside them stay where they are', async (t, page) => {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('about:blank');
    await page.goto(linkTo('https://h.example/'));
    const places = async () =>
      (await boxesOf(page, '#examples a, #add-base, #compare-link')).map(([left]) => left);
    await page.locator('#examples a').first().waitFor();
    const before = await places();
    t.true(before.length > 8);
    await urlField(page).fill('http://mine.example/');
    t.deepEqual(await places(), before, `${width}`);
    // On a phone, they need one line.
    const [row] = await boxesOf(page, '.examples');
    t.true((row?.[3] ?? 99) <= (width < 1280 ? 48 : 24), `${width}`);
  }
});

browserTest(
  'cards have as much room below as above, and rows of the same height',
  async (t, page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const url of ['http://h.example/', 'http://user:pw@127.0.0.1:8080/a b?x=%20#y']) {
      await page.goto('about:blank');
      await page.goto(linkTo(url));
      await page.locator('#readings-card, #code pre').last().waitFor();
      await becomes(t, () => page.locator('body.waiting, body.waiting-below').count(), 0);
      const rooms = () =>
        page.evaluate<string[]>(`Array.from(document.querySelectorAll('.card'), (card) => {
        card.style.alignSelf = 'start';
        const { bottom } = card.getBoundingClientRect();
        const seen = [...card.querySelectorAll('*')]
          .filter((one) => one.checkVisibility() && !one.closest('.hidden'))
          .map((one) => one.getBoundingClientRect().bottom);
        return card.checkVisibility() ? Math.round(bottom - Math.max(...seen)) : 13;
      })`);
      t.deepEqual(new Set(await rooms()), new Set([13]), url);
      const tops = (await boxesOf(page, '#host > dl > dt')).map(
        ([, , middle = 0, height = 0]) => middle - height / 2,
      );
      t.true(tops.length > 2);
      t.deepEqual(new Set(tops.slice(1).map((top, row) => top - (tops[row] ?? 0))), new Set([28]));
    }
  },
);

browserTest('without parameters, no heading is above their fields', async (t, page) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [url, count] of [
      ['http://h/', 0],
      ['http://h/?a', width < 768 ? 0 : 2],
    ] as const) {
      await page.goto(linkTo(url));
      await page.locator('#parameters tfoot button').waitFor();
      const lefts = async (selector: string) =>
        (await boxesOf(page, `${selector} >> visible=true`)).map(([left]) => left);
      const headings = await lefts('#parameters th:nth-child(2), #parameters th:nth-child(3)');
      t.is(headings.length, count, `${url} at ${width} pixels`);
      if (count > 0)
        t.deepEqual(
          headings,
          await lefts('#parameters tbody :is(td:nth-child(2), td:nth-child(3))'),
        );
    }
  }
});

browserTest('of two URLs, the page says which one its cards explain', async (t, page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(linkTo('http://h/a'));
  const title = page.getByRole('heading', { name: 'The first URL' });
  await becomes(t, () => title.isVisible(), false);
  await page.goto(`${linkTo('http://h/a')}&other=http://h/b`);
  await title.waitFor();
  await page
    .locator('#pair details')
    .first()
    .evaluate((details) => details.setAttribute('open', ''));
  const lines = await page
    .locator('.pair-rows span:nth-child(2) >> visible=true')
    .evaluateAll((found) =>
      found.map((one) => Array.from(one.getClientRects(), ({ left }) => Math.round(left))),
    );
  t.true(lines.some((lefts) => lefts.length > 1));
  t.is(new Set(lines.flat()).size, 1);
});

browserTest(
  'the key of the search leads to the search of the site, if there is one',
  async (t, page) => {
    await page.goto(linkTo('http://h/'));
    await page.keyboard.press('Control+k');
    t.is(await page.getByRole('link', { name: 'Search' }).isVisible(), false);
    await becomes(t, () => page.evaluate('location.search'), '');
    // As in the copy of the page that the site has.
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /href="[^"]*" data-page="search" hidden/,
        'href="./?search"',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('about:blank');
    await page.goto(linkTo('http://h/'));
    t.is(await page.getByRole('link', { name: 'Search' }).innerText(), 'Search\nCtrl K');
    await urlField(page).press('Control+k');
    await page.waitForURL(/\/\?search$/);
  },
);

test('each component has a hue of its own', (t) => {
  const file = new URL('../../apps/urlkit/live-page/component-colors.css', import.meta.url);
  const colors = readFileSync(file, 'utf8').match(/#\w{6}/g) ?? [];
  t.is(colors.length, 16);
  const hues = colors.map(hueOf);
  for (const [index, hue] of hues.entries())
    for (let other = index + 2; other < hues.length; other += 2) {
      const apart = Math.abs(hue - (hues[other] ?? hue));
      t.true(Math.min(apart, 360 - apart) > 15, `${colors[index]} and ${colors[other]}`);
    }
});

/** Returns the hue of a color in degrees. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((angle * 180) / Math.PI + 360) % 360;
}

browserTest('what is in one row of the page is on one line', async (t, page) => {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('about:blank');
    await page.goto(linkTo(''));
    await page.locator('#examples a').first().waitFor();
    const [label, first] = await boxesOf(
      page,
      '.examples > span:first-child, #examples a:first-child',
    );
    t.true(Math.abs((label?.[2] ?? 0) - (first?.[2] ?? 99)) <= 1, `${width}`);
    for (const url of ['http://h.example/', 'http://h.example/?a=1&b=2']) {
      await page.goto(linkTo(url));
      await page.locator('#parameters tfoot button').waitFor();
      const grid = async () => {
        const edges = (await boxesOf(page, '#parameters :is(tbody:not([hidden]), tfoot) tr')).map(
          ([left, right]) => `${left} ${right}`,
        );
        const fields = await boxesOf(page, '#parameters tr td:nth-child(2) input');
        const ends = await boxesOf(
          page,
          '#parameters tr:has(input) td:last-child button:last-child',
        );
        return [
          new Set(edges).size,
          new Set(fields.map(([left]) => left)).size,
          new Set(ends.map(([, right]) => right)).size,
        ];
      };
      await becomes(t, grid, [1, 1, 1], `${url} at ${width} pixels`);
    }
  }
});
