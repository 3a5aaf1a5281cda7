// Tests the live page in the way people use it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import test from 'ava';
import type { Page } from './browser.js';
import { address, browserTest, cli, linkTo, urlField } from './live-page.js';

function texts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).allTextContents();
}

const status = (page: Page) => page.locator('#status').textContent();

browserTest('a URL is drawn as it is typed', async (t, page) => {
  await page.goto(address);
  await urlField(page).pressSequentially(' HTTPS://Ü.example:443/a/../b c?q#f');
  t.is(
    (await texts(page, '#drawn-result [data-step]')).join(''),
    'https://xn--tda.example/b%20c?q#f',
  );
  t.deepEqual(await texts(page, '#drawn-input .dropped'), ['␣', ':443', '/a', '/..']);
  t.deepEqual(await texts(page, '#drawn-result .host'), ['xn--tda', '.example']);
  t.is(await status(page), 'This parses, with 2 validation errors.');
  await page.locator('#drawn-input .host.changed').hover();
  t.deepEqual(await texts(page, '.pointed code'), ['Ü', 'xn--tda']);
});

browserTest('a relative URL takes the other components from the base', async (t, page) => {
  await page.goto(address);
  await urlField(page).fill('../x');
  t.is(await status(page), 'This does not parse, with one validation error.');
  await page.getByLabel('Base URL').fill('https://h/a/b/c');
  t.deepEqual(await texts(page, '#drawn-result .new'), ['https', '://', 'h', '/a']);
  await page.getByLabel('Base URL').fill('//');
  t.regex((await page.locator('#base-error').textContent()) ?? '', /does not parse/);
});

browserTest(
  'validation errors are underlined, explained and fixed, one or all',
  async (t, page) => {
    await page.goto(linkTo('https:\\\\h\\a b'));
    t.deepEqual(await texts(page, '#marks mark'), ['\\\\', '\\', ' ']);
    const references = page.locator('#diagnostics li a');
    t.is(
      await references.last().getAttribute('href'),
      'https://url.spec.whatwg.org/#invalid-url-unit',
    );
    await page.getByRole('button', { name: 'Write %20' }).click();
    t.is(await urlField(page).inputValue(), 'https:\\\\h\\a%20b');
    t.is(await page.evaluate('document.activeElement.tagName'), 'BUTTON');
    await page.getByRole('button', { name: 'Fix all' }).click();
    t.is(await urlField(page).inputValue(), 'https://h/a%20b');
    t.is(await status(page), 'This parses, with no validation errors.');
    t.is(await page.evaluate('document.activeElement.id'), 'diagnostics-title');
  },
);

browserTest(
  'setting an attribute has the same effect as the setter, and shows what is ignored',
  async (t, page) => {
    await page.goto(linkTo('HTTPS://example.org/a'));
    const note = (name: string) => page.locator(`#attribute-${name}-note`).textContent();
    const set = async (name: string, value: string): Promise<string | null> => {
      await page.locator(`#attribute-${name}`).fill(value);
      await page.locator(`#attribute-${name}`).press('Enter');
      return note(name);
    };
    t.regex((await set('port', 'none')) ?? '', /^Ignored\. There is no port here/);
    t.is(await urlField(page).inputValue(), 'HTTPS://example.org/a');
    t.is(await set('port', '8080'), 'Set.');
    t.is(await urlField(page).inputValue(), 'https://example.org:8080/a');
    t.regex((await set('hostname', 'example.net:81')) ?? '', /^Ignored\. A hostname has no port/);
    t.is(await page.locator('#attribute-hostname').inputValue(), 'example.org');
    t.regex((await set('port', '81x')) ?? '', /^Set in part\. /);
    t.regex((await set('protocol', 'foo')) ?? '', /^Ignored\. A special scheme/);
    t.regex((await set('href', 'nothing')) ?? '', /^TypeError/);
    t.is(await set('href', 'mailto:a@b'), 'Set.');
    t.regex((await set('pathname', 'c')) ?? '', /^Ignored\. This URL has an opaque path/);
    t.is(await page.locator('#attribute-origin').inputValue(), 'null');
  },
);

browserTest('editing a search parameter does not change the others', async (t, page) => {
  await page.goto(linkTo('https://h/?a=%7e&&flag&b=x+y'));
  await page.getByLabel('name of parameter 1').fill('c%0A');
  await page.keyboard.press('Enter');
  t.is(
    await page.evaluate('document.activeElement.getAttribute("aria-label")'),
    'name of parameter 1',
  );
  await page.getByLabel('name of parameter 1').fill('a');
  const query = () => page.locator('#attribute-search').inputValue();
  await page.getByLabel('value of parameter 3').fill('ü');
  await page.keyboard.press('Tab');
  t.is(await query(), '?a=%7e&&flag&b=%C3%BC');
  t.is(await page.evaluate('document.activeElement.textContent'), 'Remove');
  await page.getByLabel('name of a new parameter').fill('n');
  await page.getByRole('button', { name: 'Add' }).click();
  t.is(await query(), '?a=%7e&&flag&b=%C3%BC&n=');
  await page.getByRole('button', { name: 'Remove parameter 2' }).click();
  t.is(await query(), '?a=%7e&&b=%C3%BC&n=');
});

browserTest('a host shows its kind, its labels and the forms of an address', async (t, page) => {
  await page.goto(linkTo('http://0x7f.1/'));
  const host = page.locator('#host');
  for (const text of [
    'an IPv4 address',
    '2130706433',
    '0177.00.00.01',
    '[::ffff:7f00:1]',
    '127.0.0.0/8',
  ]) {
    t.true((await host.textContent())?.includes(text), text);
  }
  await urlField(page).fill('https://g\u043E\u043Egle.example/');
  for (const text of ['a domain', 'xn--ggle-55da.example', 'mixed scripts', 'g\u043E\u043Egle']) {
    t.true((await host.textContent())?.includes(text), text);
  }
  await urlField(page).fill('mailto:a');
  t.is(await host.textContent(), 'There is none.');
});

browserTest('editions that disagree are marked, with causes and a verdict', async (t, page) => {
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  t.regex((await page.locator('#verdict').textContent()) ?? '', /could go to different places/);
  t.true((await texts(page, '#readings td.differs')).includes('evil.example'));
  t.true((await texts(page, '#causes li')).some((text) => /^hostname: .*backslash/.test(text)));
  t.is(await page.locator('#readings tbody tr').count(), 8);
  await urlField(page).fill('http://example.org/');
  t.regex((await page.locator('#verdict').textContent()) ?? '', /the same scheme, host and port/);
  t.is(await page.locator('#causes li').count(), 0);
});

browserTest('a link contains the state and is never sent', async (t, page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await urlField(page).fill('?a=b&c#d %20+ü');
  await page.getByLabel('Base URL').fill('https://é/');
  await page.waitForURL(/&base=/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  t.is(await urlField(page).inputValue(), '?a=b&c#d %20+ü');
  t.is(await page.getByLabel('Base URL').inputValue(), 'https://é/');
  t.deepEqual(
    new Set(asked.map((url) => new URL(url).pathname)),
    new Set(['/', '/live.css', '/live.js']),
  );
  t.true(asked.every((url) => !new URL(url).search));
});

browserTest('an example can be opened', async (t, page) => {
  await page.goto(address);
  await page.getByText('Examples').click();
  await page.getByRole('link', { name: 'http://0x7f.1:080/' }).click();
  t.is(await urlField(page).inputValue(), 'http://0x7f.1:080/');
});

const hostile = [
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)//</textarea><script>alert(1)</script>',
  'http://h/</code><svg onload=alert(1)>?<script>alert(1)</script>=<img src=//evil.example/>#"onfocus="alert(1)',
  'http://\u202Eevil\u2066/\0\u0085\uD800?__proto__=1&constructor=2',
  `http://h/${'a/../'.repeat(3000)}?${'a&'.repeat(3000)}`,
];

browserTest('a hostile URL in the link does not run', async (t, page) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    return dialog.dismiss();
  });
  for (const url of hostile) {
    await page.goto('about:blank');
    await page.goto(linkTo(url, url));
    t.is(await urlField(page).inputValue(), url.replace('\uD800', '\uFFFD'));
    t.is(await page.locator('main :is(img, script, svg, iframe)').count(), 0);
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    t.true(
      links.every((href) =>
        /^(#|https:\/\/(url\.spec\.whatwg\.org|github\.com)\/)/.test(href ?? ''),
      ),
    );
  }
  t.is(dialogs, 0);
});

test('the command serves only its files, on the loopback address', async (t) => {
  t.regex(address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
  const page = await fetch(address);
  t.is(page.headers.get('content-security-policy'), "frame-ancestors 'none'");
  t.regex(await page.text(), /default-src 'none'; script-src 'self'; style-src 'self';/);
  for (const path of ['cli.js', '../cli.js', '..%2fcli.js', 'live.js/', '%00']) {
    t.is((await fetch(address + path)).status, 404, path);
  }
  t.is((await fetch(address, { method: 'POST' })).status, 405);
});

test('the command prints a link with the state, and ends on a signal', async (t) => {
  const child = spawn(process.execPath, [cli, 'serve', 'http://h/?a', '--base', 'é']);
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  t.regex(line, /^http:\/\/127\.0\.0\.1:\d+\/#url=http%3A%2F%2Fh%2F%3Fa&base=%C3%A9\n$/);
  child.kill('SIGINT');
  t.deepEqual(await once(child, 'exit'), [0, null]);
});

test('the command refuses a port that is invalid or in use', async (t) => {
  for (const port of ['x', '65536', new URL(address).port]) {
    const child = spawn(process.execPath, [cli, 'serve', '--port', port]);
    t.deepEqual(await once(child, 'exit'), [2, null], port);
  }
});
