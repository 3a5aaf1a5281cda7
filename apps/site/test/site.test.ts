// The site as it was built, in a browser.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { validateIPv6, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { parse } from 'node-html-parser';
import { root } from '../../../scripts/run.js';
import { readPackages } from '../../../scripts/workspace.js';
import { findFaults } from '../../../test/browser/axe.js';
import {
  becomes,
  comesToMatch,
  createBrowserTest,
  type Page,
  type Response,
  watchShifts,
} from '../../../test/browser/browser.js';
import { withAssertions } from '../../../test/support/examples.js';
import { serveFolder } from '../../../test/support/static-server.js';
import { isPublished } from '../scripts/published.js';
import { linksFor } from './built-search.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const notFound = readFileSync(join(dist, '404.html'), 'utf8');
const server = serveFolder(dist, new Map([['/guides/react-natve.html', notFound]]));
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browserTest = createBrowserTest(address);

test.after.always(() => {
  server.close();
});

/** Opens a page and waits until its scripts have taken it over: a click before does nothing. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${address()}${path}`);
  await page.waitForFunction('document.querySelector("#app").__vue_app__ !== undefined');
  // The home page gets its landmark when its demonstration is mounted.
  await page.locator('main, [role=main]').first().waitFor();
}

browserTest('the pages of packages have an outline, and whole names', async (t, page) => {
  await open(page, '/api/@urlkit/url-api/');
  await page.locator('.VPDocAsideOutline .outline-link', { hasText: 'Functions' }).waitFor();
  const links = page.locator('.VPSidebar .items .link .text:visible');
  const heights = await links.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  t.true(heights.length > 20);
  t.is(new Set(heights).size, 1);
  t.is(await page.getByRole('heading', { name: /BlobURLEntry/ }).count(), 0);
  t.is(await page.getByRole('link', { name: 'BlobURLEntry' }).count(), 1);
});

browserTest('a search finds an export, and leads to its page', async (t, page) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('parseIPv6');
  const result = page.locator('.result', { hasText: 'parseIPv6' }).first();
  await result.waitFor();
  await result.click();
  await page.waitForURL(/parseIPv6/);
  t.regex((await page.locator('main').textContent()) ?? '', /parseIPv6\(/);
});

browserTest('a page is light or dark', async (t, page) => {
  await open(page, '/guides/jobs.html');
  const isDark = () => page.evaluate('document.documentElement.classList.contains("dark")');
  t.false(await isDark());
  await page.getByRole('switch').first().click();
  t.true(await isDark());
});

/** Whether the text of a heading is 24 pixels below the bar of the page, or as far up as the end of the page lets it. */
async function isAtTop(page: Page, id: string): Promise<boolean> {
  const place = await page.locator(`[id="${id}"]`).evaluate((one) => {
    const { paddingTop = '' } = one.ownerDocument.defaultView?.getComputedStyle(one) ?? {};
    return one.getBoundingClientRect().top + Number.parseFloat(paddingTop);
  });
  const isAtEnd = await page.evaluate(
    'scrollY + innerHeight >= document.documentElement.scrollHeight - 1',
  );
  return Math.abs(place - 88) <= 20 || (isAtEnd === true && place > 88 && place < 800);
}

for (const name of [
  ...['guides/jobs', 'guides/questions', 'guides/migration', 'docs/errors', 'docs/architecture'],
  'guides/glossary',
]) {
  browserTest(
    `links to the headings of ${name} lead to them`,
    async (t, page) => {
      const path = `/${name}.html`;
      await open(page, path);
      const outline = page.locator('.VPDocAsideOutline .outline-link');
      const links = await outline.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const ids = links.map((link) => decodeURIComponent(link?.slice(1) ?? ''));
      t.true(ids.length > 5);
      for (const [index, id] of ids.entries()) {
        await outline
          .nth(index)
          .dispatchEvent('click', { bubbles: true, cancelable: true, button: 0 });
        await becomes(t, () => isAtTop(page, id), true, `a click on #${id}`);
      }
      const some = ids.filter((_, index) => index % Math.ceil(ids.length / 5) === 1);
      for (const id of some) {
        await page.goto('about:blank');
        await open(page, `${path}#${id}`);
        await page.waitForLoadState('networkidle');
        await becomes(t, () => isAtTop(page, id), true, `#${id}`);
      }
      const last = some.at(-1) ?? '';
      await page.locator('.VPNavBarTitle a').click();
      await page.waitForURL(`${address()}/`);
      await page.goBack();
      await becomes(t, () => isAtTop(page, last), true, `back to #${last}`);
    },
    { viewport: { width: 1280, height: 800 } },
  );
}

browserTest('the path above a title is seen when a link leads to the title', async (t, page) => {
  await open(page, '/errors/port-out-of-range.html#port-out-of-range');
  await page.waitForLoadState('networkidle');
  t.is(await page.evaluate('scrollY'), 0);
  t.regex((await page.locator('h1').textContent()) ?? '', /^Port out of range/);
});

browserTest(
  'the side bar shows the entry of the page that was loaded, or gone to',
  async (t, page) => {
    const isSeen = async (): Promise<boolean> => {
      const entry = page.locator('.VPSidebar .is-active > .item').last();
      const { y = 0, height = 0 } = (await entry.boundingBox()) ?? {};
      return y >= 64 && y + height <= 800;
    };
    for (const start of ['/guides/', '/packages/', '/api/']) {
      await open(page, start);
      const links = await page
        .locator('.VPSidebar .items a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      const last = links.slice(-4);
      t.is(last.length, 4);
      for (const link of last) {
        await page.goto('about:blank');
        await open(page, link);
        await becomes(t, isSeen, true, `${link}, loaded`);
      }
      await open(page, start);
      for (const link of [...last, ...links.slice(0, 2), ...last.slice(-1)]) {
        await page
          .locator(`.VPSidebar a[href="${link}"]`)
          .dispatchEvent('click', { bubbles: true, cancelable: true, button: 0 });
        await page.waitForURL(address() + link);
        await becomes(
          t,
          () => page.locator(`.VPSidebar .is-active > .item a[href="${link}"]`).count(),
          1,
        );
        await becomes(t, isSeen, true, `${link}, gone to`);
      }
    }
  },
  { viewport: { width: 1280, height: 800 } },
);

browserTest('the bar and the side bar mark where each page belongs', async (t, page) => {
  const places = [
    ['/api/@urlkit/host-policy/functions/checkURL.html', 'API', 'host-policy'],
    ['/errors/invalid-credentials.html', 'Guides', 'What is wrong with a URL'],
    ['/docs/benchmarks.html', 'Guides', 'How fast it is'],
    ['/extras/url-keys.html', 'Packages', 'url-keys'],
    ['/guides/start.html', 'First steps', 'First steps'],
  ] as const;
  const texts = (selector: string) => page.locator(selector).allTextContents();
  for (const [path, section, place] of places) {
    await open(page, path);
    await becomes(t, () => texts('.VPNavBarMenuLink.active'), [section], path);
    await becomes(t, () => texts('.VPSidebarItem.is-active > .item .text'), [place], path);
  }
});

test('each link says where it leads', (t) => {
  // Those that Lighthouse refuses, too.
  const vague =
    /^(?:click (?:here|this)|go|here|information|(?:learn |read |see )?more(?: info| information)?|right here|start|this)$/i;
  let count = 0;
  for (const page of pagesIn('.')) {
    for (const link of parse(readFileSync(page, 'utf8')).querySelectorAll('a[href]')) {
      // A property has the name that it has.
      const isHere = link.getAttribute('href')?.startsWith('#') === true;
      if (isHere || link.querySelector('code') !== null) continue;
      count++;
      t.notRegex(link.text.trim(), vague, page);
    }
  }
  t.true(count > 10_000);
});

test('signatures have types, and many values an example', (t) => {
  const values = pagesIn('api').filter((page) => /\/(?:functions|classes|variables)\//.test(page));
  let examples = 0;
  for (const page of values) {
    const content = parse(readFileSync(page, 'utf8'), { blockTextElements: {} });
    if (content.querySelector('[id^="example"]') !== null) examples++;
    if (!page.includes('/functions/')) continue;
    const codes = content.querySelectorAll('.language-ts code').map(({ text }) => text);
    for (const code of codes) t.notRegex(code, /^function \w+\((?:\w+\??(?:, )?)+\)/, page);
  }
  t.true(examples > values.length / 3, `${examples} of ${values.length}`);
});

browserTest('decimal points of a column are below each other', async (t, page) => {
  await open(page, '/docs/benchmarks.html');
  const ends = await page
    .locator('.vp-doc table')
    .first()
    .locator('td:nth-child(2)')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { ownerDocument } = cell;
        const walker = ownerDocument.createTreeWalker(cell, 4);
        const text = walker.nextNode();
        const at = text?.textContent?.indexOf('.') ?? -1;
        if (text === null || at < 0) return [];
        const range = ownerDocument.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return [range.getBoundingClientRect().left];
      }),
    );
  t.true(ends.length > 10);
  t.true(Math.max(...ends) - Math.min(...ends) < 4, ends.join(' '));
});

browserTest(
  'the bar of a phone stays',
  async (t, page) => {
    await open(page, '/guides/jobs.html');
    await page.evaluate('scrollTo(0, 3000)');
    await becomes(t, async () => (await page.locator('.VPNav').boundingBox())?.y, 0);
    await becomes(t, async () => (await page.locator('.VPLocalNav').boundingBox())?.y, 64);
  },
  { viewport: { width: 360, height: 740 } },
);

test('no part of a URL becomes a picture', (t) => {
  const isPicture = /\p{Emoji_Presentation}/u;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const changed = files
    .filter(
      (name) => name.endsWith('.html') && isPicture.test(readFileSync(join(dist, name), 'utf8')),
    )
    .map((name) => join(root, 'apps/site/pages', name.replace(/\.html$/, '.md')))
    .filter((source) => !isPicture.test(readFileSync(source, 'utf8')));
  t.deepEqual(changed, []);
});

browserTest(
  'the menu of a phone marks where each page belongs, and begins below the logo',
  async (t, page) => {
    for (const [path, name] of [
      ['/guides/start.html', 'First steps'],
      ['/docs/benchmarks.html', 'Guides'],
      ['/api/@urlkit/ipv6/', 'API'],
    ] as const) {
      await open(page, path);
      await page.locator('.VPNavBarHamburger').click();
      const entries = page.locator('.VPNavScreenMenuLink');
      await becomes(t, () => page.locator('.VPNavScreenMenuLink.active').allTextContents(), [name]);
      const logo = await page.locator('.VPNavBarTitle img:visible').boundingBox();
      t.is((await entries.first().boundingBox())?.x, logo?.x);
    }
  },
  { viewport: { width: 360, height: 740 } },
);

browserTest(
  'a phone shows all columns of the figures that it has room for',
  async (t, page) => {
    await open(page, '/docs/benchmarks.html');
    const tables = page.locator('table[data-figures="all"]');
    const names = await tables.evaluateAll((all) => all.map((one) => one.ariaLabel));
    t.true(names.includes('Jobs') && names.includes('Speed'), names.join());
    const cut = await tables
      .locator('th.figure, td.figure')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    t.is(cut, 0);
    const wide = await tables.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel),
    );
    t.deepEqual(wide, []);
  },
  { viewport: { width: 360, height: 740 } },
);

browserTest('the sizes and the speeds are there', async (t, page) => {
  for (const name of ['sizes', 'benchmarks']) {
    await open(page, `/docs/${name}.html`);
    t.true((await page.locator('main table').count()) > 0, name);
  }
});

browserTest('the live page works below the site, and leads back', async (t, page) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explain a URL' }).first().click();
  await page.getByLabel('URL', { exact: true }).fill('HTTP://h');
  await becomes(t, () => page.locator('#attribute-host').inputValue(), 'h');
  await page.getByRole('link', { name: 'Guides' }).click();
  await page.waitForURL(/\/guides\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Search' }).click();
  await page.locator('.VPLocalSearchBox input').waitFor();
  await becomes(t, () => page.evaluate('document.activeElement.localName'), 'input');
});

browserTest('the landing page draws a URL as it is typed', async (t, page) => {
  await open(page, '/');
  t.true(await page.getByText('npm install @urlkit/url-api').isVisible());
  t.is(await page.getByText('The packages are not on npm yet.').isVisible(), !isPublished);
  t.is(await page.locator('main tbody tr, [role=main] tbody tr').count(), 6);
  await becomes(
    t,
    () => page.locator('#home-result').textContent(),
    'https://user@xn--bcher-kva.example/b%20c?q=%C3%BC#top',
  );
  const field = page.getByLabel('A URL to draw');
  const height = async () => (await field.boundingBox())?.height ?? 0;
  const ofLine = await height();
  await field.fill(`https://h/${'long'.repeat(40)}`);
  await becomes(t, async () => (await height()) > 2 * ofLine, true);
  await field.fill('HTTP://h:80/a/../b');
  await becomes(t, () => page.locator('#home-result').textContent(), 'http://h/b');
  await becomes(t, () => page.locator('#home-written .dropped').first().textContent(), ':80');
  for (const [input, message] of Object.entries({
    nothing: 'Write https:// first.',
    'https://h:99999/': 'a port is at most 65535',
    'https://a b/': 'not a valid domain',
  })) {
    await field.fill(input);
    await page.getByText(message).waitFor();
  }
  t.is(await page.locator('.home-figures a').count(), 4);
  const questions = page.locator('.questions a');
  t.is(await questions.count(), 4);
  await questions.filter({ hasText: 'Is it safe to fetch?' }).click();
  await page.getByText('This is your own computer.', { exact: true }).waitFor();
});

browserTest(
  'the landing page warns as the live page does, and explains at Enter',
  async (t, page) => {
    const warnings: string[] = [];
    await open(page, '/');
    const field = page.getByLabel('A URL to draw');
    for (const [input, message] of [
      ['http://10.0.0.1/', /private|own network|network/i],
      ['https://g\u0131thub.com/', /github/],
      ['https://h/?token=8f3a9c2e71b04d5f8a6b', /password or a token/],
      ['http://good.example\\@evil.example/', /Programs|elsewhere|evil/],
    ] as const) {
      await field.fill(input);
      const warning = page.locator('.home-drawing .warning').first();
      await comesToMatch(
        t,
        async () =>
          (await warning.count()) === 0 ? '' : page.locator('.home-drawing').innerText(),
        message,
        input,
      );
      warnings.push(await warning.locator('strong').innerText());
    }
    await field.fill('https://example.org/');
    await becomes(t, () => page.locator('.home-drawing .warning').count(), 0);
    await field.fill('http://10.0.0.1/');
    await field.press('Enter');
    await page.waitForURL(/\/live\/#url=http%3A%2F%2F10/);
    await page
      .getByText(warnings[0] ?? '')
      .first()
      .waitFor();
  },
);

browserTest(
  'the field of the landing page can be empty or long, and keeps what was typed',
  async (t, page) => {
    await open(page, '/');
    const field = page.getByLabel('A URL to draw');
    const height = async () => (await page.locator('.home-drawing').boundingBox())?.height ?? 0;
    const before = await height();
    for (const input of ['', ' ']) {
      await field.fill(input);
      await page.getByText('Its parts will be shown here.').waitFor();
      t.is(await page.getByText('Browsers refuse this.').count(), 0);
    }
    t.is(await field.getAttribute('placeholder'), 'Type or paste a URL');
    for (const url of [
      `https://h/${'long/'.repeat(1000)}?${'q=1&'.repeat(1000)}`,
      `https://h/${'ü/'.repeat(1000)}`,
    ]) {
      await field.fill(url);
      await page
        .getByText(/more …|…$/)
        .first()
        .waitFor();
      t.true((await height()) < before + 700, `${await height()}`);
    }
    const lines = await field.evaluate((one) => one.clientHeight / 24);
    t.true(lines < 6, `${lines} lines`);
    for (const link of ['Explain it', 'First steps']) {
      await field.fill(`https://${link.length}.example/`);
      await page.getByRole('link', { name: link }).last().click();
      await page.waitForURL((url) => url.pathname !== '/');
      await page.goBack();
      await becomes(t, () => field.inputValue(), `https://${link.length}.example/`);
    }
  },
  { viewport: { width: 360, height: 740 } },
);

for (const width of [1280, 768]) {
  browserTest(
    `the examples of the landing page have one step at ${width} pixels`,
    async (t, page) => {
      await open(page, '/');
      const field = page.getByLabel('A URL to draw');
      const steps = async (): Promise<number[]> => {
        const tops = await page
          .locator('.questions li')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        return tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
      };
      for (const input of ['https://h:99999/', '', 'HTTPS://user@h:443/a/../b', 'x'.repeat(400)]) {
        await field.fill(input);
        await becomes(t, steps, [36, 36, 36], input);
      }
      const styleOf = (selector: string, property: 'borderTopWidth' | 'borderTopLeftRadius') =>
        page
          .locator(selector)
          .evaluate(
            (one, name) => one.ownerDocument.defaultView?.getComputedStyle(one)[name],
            property,
          );
      t.is(await styleOf('.home-drawing .field', 'borderTopWidth'), '1px');
      t.is(await styleOf('.home-drawing textarea', 'borderTopLeftRadius'), '8px');
    },
    { viewport: { width, height: 800 } },
  );
}

for (const width of [1280, 360]) {
  browserTest(
    `going back leads to the place that was left at ${width} pixels`,
    async (t, page) => {
      const place = async () => Math.round(Number(await page.evaluate('scrollY')));
      const move = async (to: number) => {
        await page.evaluate(`scrollTo(0, ${to})`);
        await becomes(t, place, to);
      };
      for (const path of ['/guides/jobs.html', '/docs/architecture.html', '/docs/errors.html']) {
        await open(page, path);
        await move(3000);
        const opener = page.locator('.VPLocalNavOutlineDropdown button');
        if (width === 360) await opener.click();
        const [from, link] = [await place(), page.locator('.outline-link:visible').nth(2)];
        // A click of the mouse may scroll to what it is on.
        await link.dispatchEvent('click', { bubbles: true, cancelable: true, button: 0 });
        await page.waitForURL(/#/);
        await becomes(t, async () => (await place()) === from, false, path);
        await page.waitForTimeout(300);
        const to = (await place()) + 200;
        await move(to);
        await page.goBack();
        await becomes(t, place, from, `back on ${path}`);
        await page.goForward();
        await becomes(t, place, to, `forward on ${path}`);
      }
      for (const [path, name] of [
        ['/guides/questions.html', 'Try it'],
        ['/', 'Is it safe to fetch?'],
      ] as const) {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await move(path === '/' ? 400 : 1400);
        const link = page.getByRole('link', { name }).nth(path === '/' ? 0 : 2);
        await link.dispatchEvent('click');
        await page.waitForURL(/live/);
        await page.goBack();
        await becomes(t, place, path === '/' ? 400 : 1400, path);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(300);
        t.is(await place(), path === '/' ? 400 : 1400, path);
      }
    },
    { viewport: { width, height: 740 } },
  );
}

browserTest(
  'code on a phone breaks no name, and goes on with an indent',
  async (t, page) => {
    let names = 0;
    for (const name of ['start', 'jobs', 'questions', 'react-native']) {
      await open(page, `/guides/${name}.html`);
      const found = await page
        .locator('.vp-doc code .whole')
        .evaluateAll((all) =>
          all.map((one) => [one.getClientRects().length, one.textContent] as const),
        );
      names += found.length;
      t.deepEqual(
        found.filter(([lines]) => lines !== 1),
        [],
        name,
      );
    }
    t.true(names > 80, `${names}`);
    await open(page, '/guides/start.html');
    const code = page.locator('.vp-doc .language-js code').first();
    const left = (await code.locator('span').first().boundingBox())?.x ?? 0;
    const package_ = (await code.locator('.whole').first().boundingBox())?.x ?? 0;
    t.true(package_ > left + 10 && package_ < left + 30, `${left}, ${package_}`);
  },
  { viewport: { width: 360, height: 740 } },
);

browserTest(
  'a phone reads all cells of tables that have figures or counterparts',
  async (t, page) => {
    for (const name of [
      ...['docs/benchmarks', 'docs/engines', 'docs/sizes', 'docs/engine-differences'],
      ...['packages/idna', 'extras/host-policy', 'guides/documents', 'guides/migration'],
    ]) {
      await open(page, `/${name}.html`);
      const tables = page.locator('.vp-doc table');
      const cut = await tables.evaluateAll((all) =>
        all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? one.ariaLabel : [])),
      );
      t.deepEqual(cut, [], name);
    }
    const unlabelled = await page
      .locator('table:has(th:nth-child(2):text-is("urlkit")) td:not([data-label])')
      .count();
    t.is(unlabelled, 0);
    t.true((await page.locator('td[data-label="whatwg-url"]').count()) > 5);
    await open(page, '/guides/jobs.html');
    t.true((await page.locator('td[data-label="package"]').count()) > 5);
    t.notRegex(readFileSync(join(root, 'docs/guides/migration.md'), 'utf8'), /\b(?:left|right)\b/);
  },
  { viewport: { width: 360, height: 740 } },
);

browserTest('pages have one edge and one scale, and no pixel too much', async (t, page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const places = new Set<string>();
  for (const path of ['errors/port-out-of-range', 'docs/errors', 'guides/jobs']) {
    await open(page, `/${path}.html`);
    const title = page.locator('h1');
    const size = await title.evaluate(
      (one) => one.ownerDocument.defaultView?.getComputedStyle(one).fontSize,
    );
    places.add(`${(await title.boundingBox())?.x} ${size}`);
  }
  t.deepEqual([...places], ['288 32px']);
  await open(page, '/404.html');
  t.is(await page.evaluate('document.documentElement.scrollHeight - innerHeight'), 0);
});

const layouts = [
  ...['/', '/guides/jobs.html', '/guides/messages.html', '/packages/idna.html', '/404.html'],
  ...['/api/@urlkit/host/functions/parseHost.html', '/errors/port-out-of-range.html'],
  ...['/docs/errors.html', '/docs/benchmarks.html', '/docs/sizes.html'],
];

/** The looks of what is seen of a page, each as often as it is there. */
function looksOf(page: Page): Promise<Record<'sizes' | 'radii' | 'buttons' | 'fields', string[]>> {
  return page.locator('body').evaluate((body) => {
    const found = { sizes: [], radii: [], buttons: [], fields: [] } as Record<
      'sizes' | 'radii' | 'buttons' | 'fields',
      string[]
    >;
    const texts = body.ownerDocument.createTreeWalker(body, 4);
    const writers = new Set();
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent?.trim()) writers.add(parentElement);
    }
    for (const one of body.querySelectorAll('*')) {
      const style = one.ownerDocument.defaultView?.getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      if (style?.visibility !== 'visible' || width <= 1 || height <= 1) continue;
      if (writers.has(one)) found.sizes.push(style.fontSize);
      const isPainted =
        style.borderTopStyle !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (isPainted && style.borderRadius !== '0px') found.radii.push(style.borderRadius);
      if (one.matches('button, [role=button]:not(.VPLocalSearchBox), .VPButton'))
        found.buttons.push(`${height}px`);
      if (one.matches('.field, .DocSearch-Button, .search-bar')) found.fields.push(`${height}px`);
    }
    return found;
  });
}

for (const width of [1280, 768, 360]) {
  browserTest(
    `all layouts share one scale and the places of the bar at ${width} pixels`,
    async (t, page) => {
      const looks = { sizes: new Set(), radii: new Set(), buttons: new Set(), fields: new Set() };
      const places = new Set<string>();
      const edges = new Set<string>();
      for (const path of layouts) {
        await open(page, path);
        if (path === '/') {
          await page.getByLabel('A URL to draw').fill('https://h/');
          await page.locator('.home-drawing .drawn').first().waitFor();
        }
        const add = async (): Promise<void> => {
          for (const [kind, values] of Object.entries(await looksOf(page)))
            for (const value of values) looks[kind as keyof typeof looks].add(value);
        };
        await add();
        const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x;
        places.add(
          `${await left('.VPNavBarTitle img:visible')} ${await left('.DocSearch-Button')}`,
        );
        const content = page.locator('.content-container');
        if ((await content.count()) > 0) {
          const { x = 0, width: own = 0 } = (await content.boundingBox()) ?? {};
          edges.add(`${x}-${x + own}`);
        }
        await page.locator('.DocSearch-Button').click();
        await resultsOf(page, 'port');
        await add();
        await page.keyboard.press('Escape');
        await becomes(t, () => page.evaluate('history.state !== null'), true);
      }
      t.true(looks.sizes.size <= 6 && looks.sizes.size > 2, [...looks.sizes].join());
      t.deepEqual([...looks.radii].sort(), ['4px', '8px']);
      t.true(looks.buttons.size <= 2, [...looks.buttons].join());
      t.deepEqual([...looks.fields], ['40px']);
      t.is(places.size, 1, [...places].join());
      t.is(edges.size, 1, [...edges].join());
    },
    { viewport: { width, height: 800 } },
  );
}

const tablePages = [
  'benchmarks',
  'benchmarks-made',
  'sizes',
  'errors',
  'standard',
  'url-confusion',
];

for (const width of [1280, 960, 768]) {
  browserTest(
    `the head of each long table stays below the bars at ${width} pixels`,
    async (t, page) => {
      let count = 0;
      for (const name of tablePages) {
        await open(page, `/docs/${name}.html`);
        t.is(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, name);
        for (const table of await page.locator('.vp-doc table').all()) {
          const height = (await table.boundingBox())?.height ?? 0;
          const rows = await table.locator('tr').count();
          if (rows <= 13) continue;
          count++;
          t.true(height > 400, `${name}: it does not scroll by itself`);
          // The middle of the table is in the middle of the screen.
          await table
            .locator('tr')
            .nth(Math.floor(rows / 2))
            .evaluate((row) => row.scrollIntoView({ block: 'center' }));
          const bar = page.locator('.VPNav, .VPLocalNav').and(page.locator(':visible')).last();
          const { y = 0, height: high = 0 } = (await bar.boundingBox()) ?? {};
          const head = (await table.locator('th').first().boundingBox())?.y ?? 0;
          t.true(Math.abs(head - y - high) <= 2 || height < 800, `${name}: ${head}, ${y + high}`);
        }
      }
      t.true(count > 12, `${count}`);
    },
    { viewport: { width, height: 800 } },
  );
}

browserTest(
  'no table scrolls by itself on a phone',
  async (t, page) => {
    for (const name of [...tablePages, 'engine-differences']) {
      await open(page, `/docs/${name}.html`);
      const boxes = await page
        .locator('.vp-doc table')
        .evaluateAll((all) =>
          all.flatMap((one) =>
            one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1
              ? one.ariaLabel
              : [],
          ),
        );
      t.deepEqual(boxes, [], name);
    }
  },
  { viewport: { width: 360, height: 740 } },
);

browserTest(
  'code in a table breaks after a slash, and not in a name that has room',
  async (t, page) => {
    await open(page, '/docs/errors.html');
    const broken = await page.locator('.vp-doc td:nth-child(3) code').evaluateAll((all) =>
      all.flatMap((code) => {
        const range = code.ownerDocument.createRange();
        return Array.from<{ readonly textContent: string }>(code.childNodes).flatMap((text) => {
          range.selectNode(text);
          // Others break at a space, or at a character of another script.
          const isShort = /^[\w.:@/]{1,20}$/.test(text.textContent);
          return isShort && range.getClientRects().length > 1 ? [code.textContent] : [];
        });
      }),
    );
    t.deepEqual(broken, []);
    t.true((await page.locator('.vp-doc td code wbr').count()) > 20);
  },
  { viewport: { width: 768, height: 800 } },
);

browserTest(
  'a phone has bold names in tables, figures beside them, and room for a thumb in the outline',
  async (t, page) => {
    for (const path of ['/docs/errors.html', '/docs/standard.html', '/guides/messages.html']) {
      await open(page, path);
      const weights = await page
        .locator('.vp-doc table:not(.pairs, [data-figures]) td:first-child')
        .evaluateAll((all) =>
          all.map((one) => one.ownerDocument.defaultView?.getComputedStyle(one).fontWeight),
        );
      t.deepEqual(Array.from(new Set(weights)), ['600'], path);
    }
    await page.locator('.VPLocalNavOutlineDropdown button').click();
    const rows = page.locator('.VPLocalNavOutlineDropdown .outline-link');
    const heights = await rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    t.true(heights.length > 20 && Math.min(...heights) >= 40, heights.join());
    await open(page, '/docs/engine-differences.html');
    t.is(await page.locator('table').first().getAttribute('data-figures'), 'beside');
  },
  { viewport: { width: 360, height: 740 } },
);

for (const path of ['/', '/guides/jobs.html']) {
  browserTest(
    `the bar of ${path} has its layout before scripts run`,
    async (t, page) => {
      await page.goto(address() + path);
      t.is(Math.floor((await page.locator('.VPNavBarSearch').boundingBox())?.x ?? 0), 256);
    },
    { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
  );
}

test('the page of a type leads to the types that it has', (t) => {
  const path = join(dist, 'api/@urlkit/url-validation/interfaces/Diagnostic.html');
  const page = parse(readFileSync(path, 'utf8'));
  const line = page.querySelectorAll('.vp-doc p').find(({ text }) => text.startsWith('Types: '));
  t.regex(
    line
      ?.querySelectorAll('a')
      .map(({ text }) => text)
      .join() ?? '',
    /\bFix\b/,
  );
});

browserTest('the code of the landing page gives the values in its comments', async (t, page) => {
  await open(page, '/');
  const code = (await page.locator('.home-code .language-js code').textContent()) ?? '';
  const { source, assertions } = withAssertions(code);
  t.is(assertions, 3);
  // The code runs from here, so that it imports the packages by their published names.
  const file = join(root, 'node_modules/.landing-page.mjs');
  writeFileSync(file, source);
  try {
    await t.notThrowsAsync(import(pathToFileURL(file).href));
  } finally {
    rmSync(file);
  }
});

browserTest(
  'each code of the landing page can be copied',
  async (t, page) => {
    await open(page, '/');
    const codes = page.locator('.home-code pre');
    t.is(await codes.count(), 2);
    for (const [index, name] of ['How to install', 'How to use'].entries()) {
      await page.getByRole('button', { name: `Copy the code: ${name}` }).click();
      await becomes(
        t,
        () => page.evaluate('navigator.clipboard.readText()'),
        await codes.nth(index).textContent(),
      );
    }
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
);

browserTest('the landing page does not load the index of the search', async (t, page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  t.false(asked.some((url) => /localSearchIndex/.test(url)));
  await Promise.all([
    page.waitForRequest(/localSearchIndex/),
    page.getByRole('button', { name: 'Search' }).click(),
  ]);
});

for (const width of [1280, 1024, 768, 360]) {
  browserTest(
    `the landing page has one left edge at ${width} pixels, and breaks no word of its code`,
    async (t, page) => {
      await open(page, '/');
      const places = await page
        .locator('.VPNavBarTitle img:visible, .VPHero .name, .home-code pre code')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      t.is(new Set(places.slice(0, 2)).size, 1, `${places}`);
      const broken = await page.locator('.home-code pre code').evaluateAll((all) =>
        all.flatMap((code) => {
          const text = code.ownerDocument.createTreeWalker(code, 4);
          const found: string[] = [];
          while (text.nextNode() !== null) {
            const { currentNode: node } = text;
            for (const { 0: word, index } of node.textContent?.matchAll(/[^\s-]+/g) ?? []) {
              const range = code.ownerDocument.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      t.deepEqual(broken, []);
      // A figure, such as `(0.84 MB)` or `1.47 ×`, is on one line.
      const figures = await page.locator('td.figure').evaluateAll((all) =>
        all.flatMap((cell) => {
          const text = cell.firstChild;
          const parts = Array.from(String(text?.textContent).matchAll(/[\d(][^ ]+/g));
          return parts.map(({ 0: part, index }) => {
            const range = cell.ownerDocument.createRange();
            range.setStart(text ?? cell, index);
            range.setEnd(text ?? cell, index + part.length);
            return range.getClientRects().length === 1 ? '' : part;
          });
        }),
      );
      t.true(figures.length > 20);
      t.deepEqual(figures.filter(Boolean), []);
      const tops = await Promise.all(
        ['.home-drawing', '.home-code'].map(
          async (one) => (await page.locator(one).boundingBox())?.y,
        ),
      );
      if (width < 960) {
        t.true((tops[0] ?? 0) < (tops[1] ?? 0), `${tops}`);
        return;
      }
      t.is(new Set(tops).size, 1, `${tops}`);
      const ends = await page
        .locator('.home-drawing, .home-code .vp-doc > :last-child')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
      t.is(new Set(ends).size, 1, `${ends}`);
    },
    { viewport: { width, height: 800 } },
  );
}

browserTest('each result of a search says what it is, and can be read', async (t, page) => {
  await open(page, '/');
  t.regex(
    (await page
      .locator('.DocSearch-Button-Keys')
      .evaluate(
        (one) => one.ownerDocument.defaultView?.getComputedStyle(one, '::before').content,
      )) ?? '',
    /Ctrl K|⌘ K/,
  );
  await page.getByRole('button', { name: 'Search' }).click();
  const kinds = new Set<string>();
  for (const word of ['parse', 'port-out-of-range', 'whatwg-url', 'times as fast', 'licence']) {
    await resultsOf(page, word);
    const labels = await page
      .locator('.result .titles')
      .evaluateAll((all) =>
        all.map((one) => one.querySelector('.title')?.textContent?.trim() ?? ''),
      );
    for (const label of labels) kinds.add(label);
  }
  t.deepEqual([...kinds].sort(), ['API', 'Error', 'Figures', 'Guide', 'Package', 'Project']);
  await resultsOf(page, 'parse');
  await page.getByRole('button', { name: 'Display detailed list' }).click();
  const excerpts = page.locator('.result .excerpt');
  await excerpts.nth(1).waitFor();
  const opacities = await excerpts.evaluateAll((all) =>
    all.map((one) => one.ownerDocument.defaultView?.getComputedStyle(one).opacity),
  );
  t.deepEqual([...new Set(opacities)], ['1']);
});

/** The links of the results, in order, without the endings of files. */
async function resultsOf(page: Page, word: string): Promise<string[]> {
  const results = page.locator('.result');
  await page.getByRole('searchbox').fill('');
  await results.first().waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill(word);
  await results.first().waitFor();
  const links = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  return links.map((link) => (link ?? '').replace(/\.html(?=#|$)/, ''));
}

browserTest(
  'the search box lists what all words, in their order, are found in',
  async (t, page) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    for (const word of ['failed to construct url', 'sort query', 'licence', 'port-out-of-range']) {
      const links = await resultsOf(page, word);
      const expected = linksFor(word).slice(0, links.length);
      t.true(links.length > 1, word);
      t.deepEqual(links, expected, word);
    }
  },
);

browserTest(
  'a search does not list parts that every page of the reference has',
  async (t, page) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    for (const word of ['Get Signature', 'Parameters', 'See']) {
      await resultsOf(page, word);
      const titles = await page.locator('.result .title:last-child').allTextContents();
      t.true(titles.length > 0);
      t.false(titles.map((title) => title.trim()).includes(word), word);
    }
  },
);

browserTest('a search that finds nothing says where to go on', async (t, page) => {
  await open(page, '/packages/');
  for (const [name, path] of [
    ['First steps', '/guides/start'],
    ['Jobs', '/guides/jobs'],
    ['Questions', '/guides/questions'],
    ['Errors', '/docs/errors'],
  ] as const) {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill('qqqxzzv');
    await page.locator('.no-results').getByRole('link', { name }).click();
    await page.waitForURL(`${address()}${path}.html`);
    await page.locator('.VPLocalSearchBox').waitFor({ state: 'detached' });
    t.is(await page.evaluate('getComputedStyle(document.body).overflow'), 'visible');
  }
});

browserTest('reading goes on at the heading that a search leads to', async (t, page) => {
  await open(page, '/guides/jobs.html');
  const focused = () => page.evaluate('document.activeElement.closest("h1, h2, h3")?.id');
  for (const word of [
    'find duplicates',
    'redirect loop',
    'port-out-of-range',
    'port-out-of-range',
  ]) {
    for (const how of ['click', 'Enter']) {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await resultsOf(page, word);
      const result = page.locator('.result').first();
      const link = (await result.getAttribute('href')) ?? '';
      if (how === 'click') await result.click();
      else await page.keyboard.press('Enter');
      await becomes(t, focused, link.split('#')[1], `${word}, ${how}`);
      t.is(page.url(), address() + link);
    }
  }
});

browserTest('a page that is not there offers a search for its name', async (t, page) => {
  await open(page, '/guides/react-natve.html');
  await page.getByRole('button', { name: 'Search for “react natve”' }).click();
  const result = page.locator('.result').first();
  await result.waitFor();
  t.regex((await result.getAttribute('href')) ?? '', /react-native/);
});

browserTest('what is wrong with a URL has room', async (t, page) => {
  await open(page, '/docs/errors.html');
  const cell = page.locator('.vp-doc tbody td:nth-child(2)').first();
  t.true(((await cell.boundingBox())?.width ?? 0) > 250);
  const tables = page.locator('.vp-doc table');
  const cut = await tables.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  t.is(cut, 0);
  const examples = page.locator('.vp-doc table').first().locator('td:nth-child(3) > code');
  const lines = await examples.evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent.length <= 20)
      .map((one) => one.getClientRects().length),
  );
  t.true(lines.length > 5);
  t.is(Math.max(...lines), 1);
});

test('the page of each package begins with what it is for, and what to begin with', (t) => {
  for (const { manifest } of readPackages()) {
    const { name, description = '' } = manifest;
    if (name === 'urlkit' || name === '@urlkit/internal') continue;
    const html = readFileSync(join(dist, 'api', name, 'index.html'), 'utf8');
    const first = parse(html).querySelector('.vp-doc h1 + p');
    t.true(first?.text.startsWith(description.replaceAll("'", '’').slice(0, 10)), name);
    t.true((first?.querySelectorAll('a').length ?? 0) >= 2, name);
  }
});

test('code of guides that parses a URL has a link to try it', (t) => {
  const names = ['questions', 'more-questions', 'jobs', 'messages'];
  const links = names.flatMap((name) => {
    const document = parse(readFileSync(join(dist, `guides/${name}.html`), 'utf8'));
    return document.querySelectorAll('.vp-doc a').filter(({ text }) => text === 'Try it');
  });
  t.true(links.length >= 50);
  for (const link of links) {
    t.is(link.getAttribute('target'), '_self');
    const [path, state] = (link.getAttribute('href') ?? '').split('#');
    t.is(path, '/live/');
    t.not(new URLSearchParams(state).get('url') ?? '', '');
  }
});

test('the live page explains errors with the pages of the site', (t) => {
  const scripts = readdirSync(join(dist, 'live')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(dist, 'live', name), 'utf8')).join('');
  t.regex(code, /`\.\.\/errors\/\$\{\w+\.toLowerCase\(\)\}\.html`/);
  t.notRegex(code, /docs\/errors\.md/);
});

test('each page has its version, the date of its last change, and a link to its source', (t) => {
  const file = 'https://github.com/urlkit/urlkit/edit/main/';
  const sources = {
    'docs/errors.html': 'docs/errors.md',
    'guides/jobs.html': 'docs/guides/jobs.md',
    'packages/idna.html': 'packages/idna/README.md',
    'packages/index.html': 'packages/README.md',
    'api/@urlkit/host/functions/parseHost.html': null,
  };
  for (const [path, source] of Object.entries(sources)) {
    const html = readFileSync(join(dist, path), 'utf8');
    t.regex(html, /Version \d+\.\d+\.\d+/, path);
    t.is(html.includes(', not published yet'), !isPublished, path);
    t.regex(html, /<time datetime="20\d\d-/, path);
    t.is(
      /href="(https:[^"]*\/edit\/[^"]*)"/.exec(html)?.[1],
      source === null ? undefined : file + source,
      path,
    );
  }
});

test('what installs a package says above it that npm does not have it yet', (t) => {
  let count = 0;
  for (const page of ['guides', 'docs', 'packages', 'extras', 'apps'].flatMap(pagesIn)) {
    const parts = readFileSync(page, 'utf8').split(/(?=<h[12] )/);
    for (const part of parts.map((html) => html.replace(/<[^>]+>/g, ''))) {
      if (!/npm install (?:-\S+ )*@?urlkit\b/.test(part)) continue;
      count++;
      t.is(/Not on npm yet|not published yet/.test(part), !isPublished, page);
    }
  }
  t.true(count > 25);
  const blocks = ['guides', 'docs', 'packages', 'extras', 'apps']
    .flatMap(pagesIn)
    .flatMap((page) => {
      const document = parse(readFileSync(page, 'utf8'), { blockTextElements: {} });
      return document
        .querySelectorAll('.vp-doc > div > .language-sh')
        .filter(({ text }) => /npm install (?:-\S+ )*@?urlkit\b/.test(text));
    });
  t.true(blocks.length > 20);
  for (const block of blocks) {
    let above = '';
    let one = block.previousElementSibling;
    for (; one !== null && !/^H[12]$/.test(one.tagName); one = one.previousElementSibling)
      above += one.text;
    t.is(/Not on npm yet|not published yet/.test(above), !isPublished, block.text);
  }
});

test('the buttons beside commands copy these alone', (t) => {
  let count = 0;
  for (const page of pagesIn('.')) {
    const document = parse(readFileSync(page, 'utf8'), { blockTextElements: {} });
    for (const code of document.querySelectorAll('.vp-doc .language-console code')) {
      const commands = code.text.match(/(?<=^\$ ).*/gm) ?? [];
      t.true(commands.length > 0, page);
      for (const ignored of code.querySelectorAll('.vp-copy-ignore')) ignored.remove();
      t.is(code.text, commands.join('\n'), page);
      count++;
    }
  }
  t.true(count > 25, `${count}`);
});

/** Whether the input that a link leads to the live page with has what an error page is about. */
function explains(link: string, name: string): boolean {
  const state = new URLSearchParams(link.replace(/^[^#]*#/, ''));
  const [url, base] = [state.get('url'), state.get('base')];
  if (url === null) return false;
  const schemes = name === 'scheme-not-allowed' ? ['https'] : undefined;
  const { diagnostics, hints } = validateURL(url, { base, schemes });
  const found = [...diagnostics, ...hints, ...validateIPv6(url).hints];
  return found.some((one) => one.name === name || ('cause' in one && one.cause?.name === name));
}

/** A verb that begins a clause. */
const toDo =
  /(?:^|[.:,;] )(?:Copy|Decode|Encode|Give|Keep|Percent-encode|Put|Remove|Take|Use|Write|Do not|put|remove|use|write)\b/;

test('the page of an error says what it is, what browsers do, and where the others are', (t) => {
  const all = pagesIn('errors');
  t.true(all.length > 90);
  let examples = 0;
  for (const path of all) {
    const page = parse(readFileSync(path, 'utf8'), { blockTextElements: {} });
    const title = page.querySelector('h1');
    const name = page.querySelector('h1 + p > code')?.text ?? '';
    t.is(`${name.toLowerCase()}.html`, path.slice(path.lastIndexOf('/') + 1));
    const words = title?.text.replace(/[^!-~]+$/, '').trim() ?? '';
    t.is(words.toLowerCase().replace(/ /g, '-'), name.toLowerCase(), path);
    t.regex(words, /^[A-Z]/, path);
    t.notRegex(
      words,
      /\b(?:urls?|URLS|ipv\d|I[Pp]V\d|Ipv\d|html|ascii|utf|ldh)\b|\b(?:Url|Html|Ascii|Utf)/,
      path,
    );
    // The kind and the name, what it means and what to do, what browsers do, the example, and then links.
    const [label, ...parts] = page.querySelectorAll('.vp-doc h1 ~ *');
    t.regex(label?.text ?? '', /^(?:Error|Warning|Hint) \S+$/, path);
    const order = parts.map((part) =>
      [
        /^(?:Browsers (?:accept|refuse) this|Only programs)/,
        /language-text/,
        /^(?:Defined in|Words|Explain)/,
      ].findLastIndex((pattern) => pattern.test(`${part.text} ${part.classNames}`)),
    );
    const browsers = order.indexOf(0);
    t.true(browsers === 1 || browsers === 2, path);
    t.regex(
      parts
        .slice(0, browsers)
        .map(({ text }) => text)
        .join(' '),
      toDo,
      path,
    );
    const known = order.filter((place) => place >= 0);
    t.deepEqual(known, [...known].sort(), path);
    t.is(page.querySelector('.vp-doc p a')?.getAttribute('href'), '/docs/errors.html', path);
    t.true(page.querySelectorAll('.VPDocFooter .pager-link').length > 0, path);
    const sample = page.querySelector('.vp-doc .language-text code')?.text;
    if (sample === undefined) continue;
    examples++;
    const link = page.querySelector('.vp-doc a[href^="/live/"]')?.getAttribute('href') ?? '';
    t.true(explains(link, name), path);
    t.regex(sample, /^(?! )/m, path);
  }
  t.true(examples > 85);
});

test('a member in the reference has colours, and one line about where it comes from', (t) => {
  let members = 0;
  let lines = 0;
  for (const path of pagesIn('api').filter((page) => /\/interfaces\//.test(page))) {
    const page = parse(readFileSync(path, 'utf8'), { blockTextElements: {} });
    for (const code of page.querySelectorAll('h3 ~ .language-ts code')) {
      if (!/^readonly \w+\??: /.test(code.text)) continue;
      members++;
      const [first] = code.childNodes;
      t.is(first?.text, 'readonly', path);
    }
    for (const heading of page.querySelectorAll('.vp-doc h4'))
      t.notRegex(heading.text, /Inherited|Overrides/, path);
    lines += page.querySelectorAll('p.from').length;
  }
  t.true(members > 300, `${members}`);
  t.true(lines > 50, `${lines}`);
});

test('packages have the order of their tables in the side bar', (t) => {
  const page = parse(readFileSync(join(dist, 'packages/index.html'), 'utf8'));
  const linksIn = (selector: string): (string | undefined)[] =>
    page
      .querySelectorAll(selector)
      .map((link) => link.getAttribute('href'))
      .filter(
        (link) => /^\/(?:packages|extras)\/\w/.test(link ?? '') && !link?.includes('internal'),
      );
  t.true(linksIn('.VPSidebar a').length > 20);
  t.deepEqual(linksIn('h2 ~ table td:first-child a'), linksIn('.VPSidebar a'));
});

test('signatures are indented by two spaces and by four', (t) => {
  let indented = 0;
  for (const path of pagesIn('api')) {
    const page = parse(readFileSync(path, 'utf8'), { blockTextElements: {} });
    for (const code of page.querySelectorAll('.language-ts code')) {
      for (const line of code.text.split('\n').filter((one) => /^ +\w+\??: /.test(one))) {
        indented++;
        t.regex(line, /^(?: {2}){1,3}\S.*\S$/, path);
      }
    }
  }
  t.true(indented > 100, `${indented}`);
});

test('no link has the name of a file that is a page', (t) => {
  for (const path of pagesIn('.')) {
    const page = parse(readFileSync(path, 'utf8'));
    for (const link of page.querySelectorAll('.vp-doc a:not([href^="http"])'))
      t.notRegex(link.text, /^[\w/-]+\.md$/, path);
  }
});

test('a vulnerability is reported with one click', (t) => {
  const form = 'https://github.com/urlkit/urlkit/security/advisories/new';
  for (const [name, place] of [
    ['index', '.VPFooter'],
    ['security', '.vp-doc'],
  ] as const) {
    const page = parse(readFileSync(join(dist, `${name}.html`), 'utf8'));
    t.truthy(page.querySelector(`${place} a[href="${form}"]`), name);
  }
});

test('each word of the glossary has an anchor and an example', (t) => {
  const page = parse(readFileSync(join(dist, 'guides/glossary.html'), 'utf8'), {
    blockTextElements: {},
  });
  const ids = page.querySelectorAll('.vp-doc [id]').map(({ id }) => id);
  t.is(new Set(ids).size, ids.length);
  for (const id of ['scheme', 'protocol', 'hash', 'jwt', 'url-encoding', 'resolve'])
    t.true(ids.includes(id), id);
  const [, ...entries] = readFileSync(join(root, 'docs/guides/glossary.md'), 'utf8').split(/^## /m);
  t.true(entries.length > 50);
  for (const entry of entries) {
    t.regex(entry, /`[^`]+`/, entry);
    t.true(entry.split(/\s+/).length < 90, entry);
  }
});

test('comments of generated tables are not shown', (t) => {
  for (const name of ['benchmarks', 'sizes', 'engine-differences']) {
    const document = parse(readFileSync(join(dist, `docs/${name}.html`), 'utf8'));
    t.true(document.querySelectorAll('table').length > 0, name);
    for (const code of document.querySelectorAll('code, pre')) code.remove();
    t.notRegex(document.querySelector('main')?.text ?? '', /<!--/, name);
  }
});

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).map((name) => join(dist, folder, name));
}

test('the reference says what options are for', (t) => {
  const pages = pagesIn('api').filter((page) => /\bfunctions\b/.test(page));
  t.true(pages.length > 150);
  for (const page of pages) {
    for (const row of parse(readFileSync(page, 'utf8')).querySelectorAll('.vp-doc tbody tr')) {
      const cells = row.querySelectorAll('td').map((cell) => cell.text.trim());
      if (cells[0] === 'options?') t.true((cells.at(-1)?.length ?? 0) > 10, page);
    }
  }
});

test('the page of an export begins with its summary, and with the line that imports it', (t) => {
  const pages = pagesIn('api').filter((page) => !page.endsWith('index.html'));
  t.true(pages.length > 700);
  for (const path of pages) {
    const [, module = '', name = ''] = /api\/(@urlkit\/.+)\/[\w-]+\/(\w+)\.html$/.exec(path) ?? [];
    const html = readFileSync(path, 'utf8');
    // The parser reads code as text, unless it is asked.
    const content = parse(html, { blockTextElements: {} }).querySelector('.vp-doc > div');
    const parts = content?.children ?? [];
    const title = parts.findIndex(({ tagName }) => tagName === 'H1');
    t.is(parts[title + 1]?.tagName, 'P', path);
    const code = parts.find((part) => part.classList.contains('language-ts'));
    const line = code?.querySelector('code')?.text.trim() ?? '';
    t.is(line.replace('import type ', 'import '), `import { ${name} } from '${module}';`, path);
    const headings = content?.querySelectorAll('h2').map(({ text }) => text) ?? [];
    t.false(
      headings.some((heading) => heading.startsWith('Call Signature')),
      path,
    );
    t.is(new Set(headings).size, headings.length, path);
  }
});

test('the index of a module has a sentence about each export', (t) => {
  let count = 0;
  for (const path of pagesIn('api').filter((page) => /@.*index\.html$/.test(page))) {
    for (const row of parse(readFileSync(path, 'utf8')).querySelectorAll('.vp-doc tbody tr')) {
      count++;
      const [name, sentence = ''] = row.querySelectorAll('td').map((cell) => cell.text.trim());
      t.regex(sentence, /^\S.+/, `${path}: ${name}`);
      t.notRegex(sentence, /\. [A-Z]/, `${path}: ${name}`);
    }
  }
  t.true(count > 700);
});

test('a group of the side bar has each page, and no guide is in that about the project', (t) => {
  const document = parse(readFileSync(join(dist, 'guides/jobs.html'), 'utf8'));
  const found = document.querySelectorAll('.VPSidebar .group').map((group) => ({
    title: group.querySelector('h2')?.text ?? '',
    links: group.querySelectorAll('.items a').map((link) => link.getAttribute('href') ?? ''),
  }));
  t.true(found.length > 5);
  const links = found.flatMap((group) => group.links);
  t.is(new Set(links).size, links.length);
  const pages = ['guides', 'docs'].flatMap(pagesIn).map((path) => path.slice(dist.length));
  t.deepEqual(
    pages.filter((path) => !links.includes(path.replace(/\/index\.html$/, '/'))),
    [],
  );
  const project = found.find(({ title }) => title === 'How it is made')?.links ?? [];
  t.true(project.length > 5);
  t.deepEqual(
    project.filter((link) => link.startsWith('/guides/')),
    [],
  );
});

browserTest(
  'figures are aligned, and bold has one meaning in a table of figures',
  async (t, page) => {
    let count = 0;
    for (const name of ['sizes', 'benchmarks', 'url-confusion']) {
      await open(page, `/docs/${name}.html`);
      const cells = page.locator('.vp-doc td:not(:first-child)');
      const figures = await cells.evaluateAll((all) =>
        all
          .filter(({ textContent }) => /^\d[\d,]*\.\d+$/.test(textContent?.trim() ?? ''))
          .filter((cell) => {
            const style = cell.ownerDocument.defaultView?.getComputedStyle(cell);
            return style?.textAlign !== 'end' || style.fontVariantNumeric !== 'tabular-nums';
          })
          .map(({ parentElement }) => parentElement?.textContent),
      );
      t.deepEqual(figures, [], name);
      count += await page.locator('.vp-doc td.figure').count();
      t.is(await page.locator('.vp-doc table:has(.figure) td:first-child strong').count(), 0, name);
    }
    t.true(count > 300);
  },
);

test('the columns of tables have names', (t) => {
  let count = 0;
  for (const page of ['docs', 'guides', 'packages', 'extras'].flatMap(pagesIn)) {
    for (const cell of parse(readFileSync(page, 'utf8')).querySelectorAll('.vp-doc th')) {
      count++;
      t.not(cell.text.trim(), '', page);
    }
  }
  t.true(count > 200);
});

test('the reference names every module of every package', (t) => {
  const index = readFileSync(join(dist, 'api/index.html'), 'utf8');
  const modules = readPackages().flatMap(({ manifest: { name, exports } }) =>
    Object.keys(exports)
      .filter((path) => !/globals|package\.json|\.js$/.test(path))
      .map((path) => name + path.slice(1)),
  );
  const documented = modules.filter((module) => !['urlkit', '@urlkit/internal'].includes(module));
  t.true(documented.includes('@urlkit/url-api'));
  for (const module of documented) t.true(index.includes(`>${module}<`), module);
});

test('pages have a description, an icon and a picture', (t) => {
  for (const path of ['index.html', 'guides/jobs.html', 'packages/idna.html']) {
    const html = readFileSync(join(dist, path), 'utf8');
    for (const pattern of [
      /<meta name="description" content="[^"]{40,}"/,
      /<meta property="og:description" content="[^"]{40,}"/,
      /<meta property="og:image" content="https:\/\/urlkit\.github\.io\/card\.png"/,
      /<link rel="icon" type="image\/svg\+xml" href="\/logo\.svg">/,
    ]) {
      t.regex(html, pattern, path);
    }
  }
  t.regex(
    readFileSync(join(dist, 'sitemap.xml'), 'utf8'),
    /<loc>https:\/\/urlkit\.github\.io\/packages\/idna/,
  );
});

const looked = [
  '/',
  '/guides/jobs.html',
  '/404.html',
  '/api/@urlkit/host/functions/parseHost.html',
];

// What Lighthouse counts, without its measurements of time.
browserTest('pages are light', async (t, page) => {
  for (const path of looked) {
    let bytes = 0;
    const asked: string[] = [];
    const add = async (response: Response): Promise<void> => {
      asked.push(new URL(response.url()).pathname);
      bytes += gzipSync(await response.body()).length;
    };
    const loaded: Promise<void>[] = [];
    const listen = (response: Response) => void loaded.push(add(response));
    page.on('response', listen);
    const demo = path === '/' ? page.waitForResponse(/home-demo/) : null;
    await open(page, path);
    await demo;
    await page.waitForLoadState('networkidle');
    await Promise.all(loaded);
    page.off('response', listen);
    t.true(bytes < 140_000, `${path}: ${bytes} bytes`);
    t.true(asked.length > 3 && asked.length < 20, `${path}: ${asked}`);
    t.false(
      asked.some((name) => /woff2?$|localSearchIndex/.test(name)),
      path,
    );
    t.is(
      asked.some((name) => /home-demo/.test(name)),
      path === '/',
      path,
    );
    t.true((await page.locator('*').count()) < 1400, path);
  }
});

browserTest('nothing moves while pages load', async (t, page) => {
  const shift = await watchShifts(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      ...looked,
      '/docs/benchmarks.html',
      '/docs/errors.html',
      '/docs/style.html',
    ]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const shifted = await shift();
      t.true(shifted < 0.05, `${path} at ${width} pixels: ${shifted}`);
    }
  }
});

browserTest(
  'code has room for 80 characters beside the outline',
  async (t, page) => {
    await open(page, '/guides/jobs.html');
    const code = page.locator('.vp-doc .language-js pre code').first();
    const room = await code.evaluate((one) => {
      const style = one.ownerDocument.defaultView?.getComputedStyle(one);
      const context = one.ownerDocument.createElement('canvas').getContext('2d');
      if (style === undefined || context === null) return 0;
      context.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return (one.clientWidth - padding) / context.measureText('0').width;
    });
    t.true(room >= 80, `${room} characters`);
  },
  { viewport: { width: 1280, height: 800 } },
);

browserTest(
  'no table with at most three columns is cut off beside the outline',
  async (t, page) => {
    const paths = [
      ...['guides/jobs', 'guides/uris', 'packages/', 'extras/host-policy', 'docs/standard'],
      ...['docs/benchmarks', 'docs/checking-urls', 'api/@urlkit/host/functions/parseHost'],
    ];
    for (const path of paths) {
      await open(page, `/${path}${path.endsWith('/') ? '' : '.html'}`);
      for (const width of [640, 768, 960, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page
          .locator('.vp-doc table:not(.wide)')
          .evaluateAll((all) =>
            all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
              scrollWidth > clientWidth ? textContent?.slice(0, 60) : [],
            ),
          );
        t.deepEqual(cut, [], `${path} at ${width} pixels`);
        const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        t.is(wider, 0, `${path} at ${width} pixels`);
        const lines = page.locator('.vp-doc h2 ~ :is(p, ul, ol)');
        const widths = await lines.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
        t.true(Math.max(...widths) <= 704, `${path} at ${width} pixels`);
      }
    }
  },
);

const pictures: string[] = [];
for (const colorScheme of ['light', 'dark'] as const) {
  browserTest(
    `pictures have the theme of the page if the system has the ${colorScheme} one`,
    async (t, page) => {
      await open(page, '/packages/');
      const picture = page.locator('.vp-doc img[src*="packages"]').first();
      await picture.scrollIntoViewIfNeeded();
      /** The picture and what is behind it, as a screen shows them. */
      const shown = async () => (await picture.screenshot()).toString('base64');
      const first = await shown();
      await page.getByRole('switch').first().click();
      await page.waitForTimeout(600);
      const other = await shown();
      pictures.push(...(colorScheme === 'light' ? [first, other] : [other, first]));
      t.not(first, other);
      // Both systems, in the light and in the dark theme.
      t.deepEqual(pictures.slice(0, 2), pictures.slice(-2));
    },
    { colorScheme },
  );
}

browserTest(
  'what a keyboard reaches has a ring, and the first link leads to the text',
  async (t, page) => {
    const ring = () => page.evaluate('getComputedStyle(document.activeElement).outlineWidth');
    for (const path of ['/', '/guides/jobs.html']) {
      await open(page, path);
      for (let count = 0; count < 30; count++) {
        await page.keyboard.press('Tab');
        t.true(
          Number(
            await page.evaluate(
              'document.activeElement.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.activeElement).outlineOffset) - 3',
            ),
          ) >= 0,
          'the ring is not cut',
        );
        t.is(await ring(), '3px', await page.evaluate('document.activeElement.outerHTML'));
      }
    }
    await open(page, '/guides/jobs.html');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await becomes(t, () => page.evaluate('document.activeElement.localName'), 'h1');
  },
);

browserTest(
  'the search that the live page opens leads back to it when it is closed',
  async (t, page) => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.locator('.VPLocalSearchBox .back-button').click(),
      () => page.evaluate('history.back()'),
    ]) {
      await page.goto(`${address()}/live/#url=http%3A%2F%2Fh%2F`);
      await page.locator('body:not(.waiting)').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').waitFor();
      await close();
      await page.waitForURL(/\/live\/#url=/);
      t.is(await page.locator('#url').inputValue(), 'http://h/');
    }
  },
);

browserTest(
  'a search that is closed leaves the focus, the place and the history as they were',
  async (t, page) => {
    await open(page, '/guides/start.html');
    await open(page, '/');
    const field = page.getByLabel('A URL to draw');
    for (const key of ['Escape', 'back']) {
      await field.focus();
      const place = await page.evaluate('scrollY');
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('port');
      await page.locator('.result').first().waitFor();
      t.is(
        await page
          .locator('.result .title-icon + .title mark')
          .evaluateAll(
            (all) =>
              all.filter(
                (one) =>
                  one.ownerDocument.defaultView?.getComputedStyle(one).backgroundColor !==
                  'rgba(0, 0, 0, 0)',
              ).length,
          ),
        0,
      );
      if (key === 'Escape') await page.keyboard.press('Escape');
      else await page.locator('.VPLocalSearchBox .back-button').click();
      await page.getByRole('searchbox').waitFor({ state: 'detached' });
      await becomes(
        t,
        () => field.evaluate((one) => one === one.ownerDocument.activeElement),
        true,
        key,
      );
      await becomes(t, () => page.evaluate('history.state !== null'), true);
      t.is(await page.evaluate('scrollY'), place);
    }
    await page.goBack();
    await page.waitForURL(/guides\/start/);
  },
);

browserTest('a search says what it finds, and gives the focus back', async (t, page) => {
  await open(page, '/guides/jobs.html');
  const said = () => page.locator('body > [role=status]').textContent();
  await page.locator('.VPNavBarSearch button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').fill('parseIPv6');
  await comesToMatch(t, said, /^\d+ results$/);
  await page.keyboard.press('Escape');
  await becomes(
    t,
    () => page.evaluate('document.activeElement.closest(".VPNavBarSearch") !== null'),
    true,
  );
  const copy = page.getByRole('button', { name: 'Copy the code: Normalize links' }).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await becomes(t, said, 'Copied.');
});

browserTest(
  'the menu of a phone shows all groups of the side bar',
  async (t, page) => {
    await open(page, '/guides/jobs.html');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const groups = page.locator('.VPSidebar.open .group h2');
    await groups.first().waitFor();
    const ends = await groups.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    t.true(ends.length > 5);
    t.true(Math.max(...ends) < 740, `${ends}`);
    await groups.filter({ hasText: 'Safety' }).click();
    const link = page.locator('.VPSidebar a', { hasText: 'Checking URLs before fetching them' });
    await link.click();
    await page.waitForURL(/checking-urls/);
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest(
  'cells below each other say their columns on a phone',
  async (t, page) => {
    await open(page, '/docs/sizes.html');
    const figures = page.locator('.vp-doc table[data-figures]:not(.wide)');
    const cut = await figures.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? one.ariaLabel : [])),
    );
    t.deepEqual(cut, []);
    await open(page, '/docs/errors.html');
    const cell = page.locator('.vp-doc tbody td:nth-child(3)').first();
    t.is(
      await cell.evaluate(
        (one) => one.ownerDocument.defaultView?.getComputedStyle(one, '::before').content,
      ),
      '"example: "',
    );
    for (const path of [
      'docs/sizes',
      'docs/url-confusion',
      'api/@urlkit/host/functions/parseHost',
    ]) {
      await open(page, `/${path}.html`);
      const empty = page.locator('.vp-doc table:not(.wide, [data-figures]) td:empty');
      t.is(await empty.and(page.locator(':visible')).count(), 0, path);
    }
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest(
  'no page is wider than a phone',
  async (t, page) => {
    const paths = pagesIn('').filter(
      (path, index) => !/\/(?:api|errors)\//.test(path) || index % 25 === 0,
    );
    t.true(paths.length > 90);
    for (const path of paths) {
      await page.goto(`${address()}${path.slice(dist.length)}`);
      t.is(await page.locator('html').evaluate((one) => one.scrollWidth), 360, path);
    }
  },
  // A phone would widen what it shows instead, and scripts take time.
  { viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
);

browserTest(
  'what a phone cuts off a picture fades out, and nothing covers code',
  async (t, page) => {
    let drawings = 0;
    for (const path of ['packages/', 'docs/architecture', 'docs/benchmarks', 'guides/command']) {
      await open(page, `/${path}${path.endsWith('/') ? '' : '.html'}`);
      for (const picture of await page.locator('.vp-doc p:has(> img:not([src$=".webp"]))').all()) {
        drawings++;
        const isCut = await picture.evaluate((one) => one.scrollWidth > one.clientWidth);
        const unseen = () =>
          picture.evaluate((one) => one.computedStyleMap().get('--unseen')?.toString());
        await becomes(t, unseen, isCut ? '48px' : '0px', path);
        if (path === 'docs/benchmarks') t.false(isCut);
      }
    }
    t.true(drawings >= 4);
    for (const path of ['/guides/jobs.html', '/guides/command.html', '/apps/urlkit.html', '/']) {
      await open(page, path);
      const covered = await page.locator('.vp-doc button.copy:visible').evaluateAll((all) =>
        all.flatMap((button) => {
          const { top = 0 } =
            button.parentElement?.querySelector('code')?.getBoundingClientRect() ?? {};
          return button.getBoundingClientRect().bottom > top ? button.title : [];
        }),
      );
      t.deepEqual(covered, [], path);
    }
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest(
  'the menu of a phone opens where the page is in it',
  async (t, page) => {
    await open(page, '/api/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const first = page.locator('.VPSidebar.open a', { hasText: /^API$/ });
    await becomes(t, async () => ((await first.boundingBox())?.y ?? -1) >= 0, true);
    await open(page, '/packages/url-rendering.html');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const active = page.locator('.VPSidebar.open .is-active > .item').last();
    await active.waitFor();
    await becomes(
      t,
      async () => {
        const { y = 0, height = 0 } = (await active.boundingBox()) ?? {};
        return y > 64 && y + height < 740 && height >= 40;
      },
      true,
    );
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest('tables of figures and of the reference fit their page', async (t, page) => {
  for (const path of ['docs/benchmarks', 'docs/sizes', 'docs/errors']) {
    for (const width of path === 'docs/errors' ? [1280, 768] : [1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `/${path}.html`);
      const cut = await page
        .locator('.vp-doc table')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? one.ariaLabel : [])),
        );
      t.deepEqual(cut, [], `${path} at ${width} pixels`);
      if (path !== 'docs/errors') continue;
      const examples = page.locator('.errors table td:nth-child(3) > code');
      const lines = await examples.evaluateAll((all) =>
        all.map((one) => one.getClientRects().length),
      );
      t.true(lines.filter((count) => count === 1).length >= 0.6 * lines.length, `${lines}`);
      t.true(Math.max(...lines) <= 3);
      const { width: what = 0 } =
        (await page.locator('.errors td:nth-child(2)').first().boundingBox()) ?? {};
      t.true(what > 270, `${what}`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['host/', 'url-api/', 'host/functions/parseHost.html']) {
    await open(page, `/api/@urlkit/${path}`);
    const widths = await page
      .locator('.vp-doc table')
      .evaluateAll((all) => all.map((one) => one.rows[0]?.clientWidth));
    t.is(new Set(widths).size, 1, `${path}: ${widths}`);
    t.true(((await page.locator('h1').boundingBox())?.y ?? 200) < 130, path);
  }
});

for (const width of [1280, 360]) {
  browserTest(
    `code is read to its end at ${width} pixels, and what is cut off fades out`,
    async (t, page) => {
      for (const name of ['guides/questions', 'guides/jobs', 'index', 'docs/benchmarks']) {
        await open(page, `/${name}.html`);
        const code = page.locator(':is(.vp-doc .language-js, .home-demo) pre');
        const cut = await code.evaluateAll((all) =>
          all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
            scrollWidth > clientWidth ? textContent : [],
          ),
        );
        t.deepEqual(cut, [], name);
      }
      const table = page.locator('.vp-doc table', { hasText: 'whatwg-url-minimum, Node 20' });
      t.false(await table.evaluate((one) => one.scrollWidth > one.clientWidth));
      await page.setViewportSize({ width: 700, height: 800 });
      const fade = () =>
        table.evaluate((one) => one.computedStyleMap().get('--unseen')?.toString());
      await becomes(t, fade, '48px');
      await table.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
      await becomes(t, fade, '0px');
    },
    { viewport: { width, height: 800 } },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  browserTest(
    `axe finds no faults in the ${colorScheme} theme`,
    async (t, page) => {
      for (const path of [...looked, '/docs/benchmarks.html']) {
        await open(page, path);
        t.deepEqual(await findFaults(page), [], path);
        t.is(await page.locator('main, [role=main]').count(), 1, path);
      }
    },
    { colorScheme },
  );
}

browserTest(
  'nothing is wider than a phone, and tables are lists',
  async (t, page) => {
    for (const path of [...looked, '/guides/command-reference.html']) {
      await open(page, path);
      const tooMuch = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      t.is(tooMuch, 0, path);
      t.deepEqual(await findFaults(page), [], path);
    }
    const row = page.locator('.vp-doc tbody tr').first();
    const [name, text] = await Promise.all(
      [0, 1].map((n) => row.locator('td').nth(n).boundingBox()),
    );
    t.true((text?.y ?? 0) >= (name?.y ?? Number.POSITIVE_INFINITY) + (name?.height ?? 0));
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest(
  'a search without words leads to where most go, until something is typed',
  async (t, page) => {
    await open(page, '/guides/jobs.html');
    await page.locator('.VPNavBarSearch button').click();
    const links = page.locator('.VPLocalSearchBox .shell > .ways-on a');
    await links.first().waitFor();
    t.is(await links.count(), 4);
    await page.locator('.VPLocalSearchBox .search-input').fill('ipv6');
    await links.first().waitFor({ state: 'detached' });
    await page.locator('.VPLocalSearchBox .search-input').fill('');
    await links.first().click();
    await page.waitForURL('**/guides/start.html');
  },
);
