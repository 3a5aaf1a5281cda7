// Tests what the live page offers beside the explanation: values, parameters, code, links, and the last URLs.

import { readFileSync } from 'node:fs';
import { becomes, comesToMatch, type Page } from './browser.js';
import { browserTest, linkTo, urlField } from './live-page.js';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

function texts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).allTextContents();
}

const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

browserTest('a URL in a value is opened with its own drawing, and leads back', async (t, page) => {
  const inner = 'https://inner.example/?back=%2F%2Fthird.example%2Fx';
  const outer = `https://outer.example/?next=${encodeURIComponent(inner)}`;
  await page.goto(linkTo(outer));
  await page.getByRole('button', { name: 'Explain it: the URL in parameter next' }).click();
  await becomes(t, () => urlField(page).inputValue(), inner);
  await page.locator('#drawn-input').getByText('inner.example').waitFor();
  await page.locator('#opened').getByText(`in parameter next of ${outer}`).waitFor();

  await page.getByRole('button', { name: 'Explain it: the URL in parameter back' }).click();
  await becomes(t, () => urlField(page).inputValue(), '//third.example/x');
  await becomes(t, () => page.getByLabel('Base URL', { exact: true }).inputValue(), inner);
  await becomes(t, () => page.locator('#attribute-host').inputValue(), 'third.example');

  // What leads back is in the history, so loading the page again does not lose it.
  await page.reload();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await becomes(t, () => urlField(page).inputValue(), inner);
  await becomes(t, () => page.getByLabel('Base URL', { exact: true }).isVisible(), false);
  await page.goBack();
  await becomes(t, () => urlField(page).inputValue(), '//third.example/x');
  await page.goForward();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await becomes(t, () => urlField(page).inputValue(), outer);
  await becomes(t, () => page.locator('#opened').isVisible(), false);
});

browserTest('encoded values are decoded on request', async (t, page) => {
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const token = `${encode('{"alg":"none"}')}.${encode('{"exp":1700000000,"iss":"https://h.example"}')}.x`;
  await page.goto(linkTo(`https://h/?t=${token}&j=%5B1%5D`));
  await page.locator('#values summary').first().waitFor();
  await becomes(t, () => texts(page, '#values > ul > li > details > summary'), [
    'parameter t: a token (JWT); who signed it is not checked ',
    'parameter j: JSON ',
  ]);
  await becomes(t, () => page.getByText('"alg": "none"').isVisible(), false);
  await page.locator('#values summary').first().click();
  await becomes(t, () => page.getByText('"alg": "none"').isVisible(), true);
  await comesToMatch(t, () => page.locator('#values').textContent(), /2023-11-14 22:13:20 UTC, /);
  await page.getByRole('button', { name: 'Explain it: the URL in iss' }).click();
  await becomes(t, () => urlField(page).inputValue(), 'https://h.example');
  await urlField(page).fill('https://h/');
  await becomes(t, () => page.locator('#values-card').isVisible(), false);
});

browserTest('what is short is decoded at once, and a secret is named', async (t, page) => {
  const isSecretNamed = () => page.locator('#secrets').isVisible();
  await page.goto(linkTo('https://h/K%C3%BCche%20neu'));
  const decoded = ['path segment 1, decoded: Küche neu'];
  await becomes(t, () => texts(page, '#values > ul > li > span'), decoded);
  await becomes(t, isSecretNamed, false);
  for (const url of [
    'https://me:pw@h/',
    'https://h/?token=0123456789abcdef',
    'https://h/#access_token=x1',
  ]) {
    await urlField(page).fill(url);
    await becomes(t, isSecretNamed, true);
    await urlField(page).fill('https://me@h/?page=2');
    await becomes(t, isSecretNamed, false);
  }
  await page.getByRole('button', { name: 'Back to the URL' }).click();
  await becomes(t, () => page.evaluate('document.activeElement.id'), 'url');
});

browserTest('a signed URL says when it expires', async (t, page) => {
  const expiry = page.locator('#expiry');
  await page.goto(linkTo('https://h.example/a?Expires=1700000000&Signature=x'));
  await expiry.getByText('This link has expired.').waitFor();
  await comesToMatch(
    t,
    () => expiry.textContent(),
    /valid until 2023-11-14 22:13:20 UTC, \d+ days ago\./,
  );
  const end = Math.floor(Date.now() / 1000) + 7000;
  await urlField(page).fill(`https://h.example/a?Expires=${end}&Signature=x`);
  await comesToMatch(t, () => expiry.textContent(), /^This link expires\. .*, in 1 hour\.$/);
  await urlField(page).fill('https://h.example/a');
  await becomes(t, () => expiry.isVisible(), false);
});

browserTest('parameters are switched off and on, and moved', async (t, page) => {
  await page.goto(linkTo('https://h/?a=%7e&b=x+y&c#f'));
  const query = () => page.locator('#attribute-search').inputValue();
  const uses = (row: number) => page.getByLabel(`use parameter ${row}`);
  await uses(2).click();
  await becomes(t, query, '?a=%7e&c');
  await becomes(t, () => page.getByLabel('value of parameter 2').inputValue(), 'x y');
  await becomes(t, () => uses(2).isChecked(), false);
  await page.getByLabel('value of parameter 2').fill('z');
  await page.keyboard.press('Enter');
  await becomes(t, query, '?a=%7e&c');
  await page.getByRole('button', { name: 'Move parameter 2 down' }).click();
  await becomes(t, query, '?a=%7e&c');
  await uses(3).click();
  await becomes(t, query, '?a=%7e&c&b=z');
  await page.getByRole('button', { name: 'Move parameter 3 up' }).click();
  await becomes(t, query, '?a=%7e&b=z&c');
  await page.getByRole('button', { name: 'Move parameter 2 up' }).click();
  await becomes(t, query, '?b=z&a=%7e&c');
  await becomes(
    t,
    () => page.getByRole('button', { name: 'Move parameter 1 up' }).isDisabled(),
    true,
  );
  for (const row of [1, 2, 3]) await uses(row).click();
  await becomes(t, query, '');
  await uses(2).click();
  await becomes(t, query, '?a=%7e');
  // Those that are switched off belong to this URL.
  await urlField(page).fill('https://other/?d');
  await page.getByLabel('use parameter 2').waitFor({ state: 'detached' });
  await becomes(t, () => page.getByLabel('name of parameter 1').inputValue(), 'd');
});

browserTest('a parameter changes the URL letter by letter', async (t, page) => {
  await page.goto(linkTo('https://h/?a=%7e&b&c=1#f'));
  for (const [label, typed, urls] of [
    ['value of parameter 2', 'x y', ['b=x', 'b=x+', 'b=x+y']],
    ['name of parameter 2', 'n', ['bn=x+y']],
  ] as const) {
    await page.getByLabel(label).focus();
    await page.keyboard.press('End');
    for (const [index, letter] of Array.from(typed).entries()) {
      await page.keyboard.type(letter);
      await becomes(t, () => urlField(page).inputValue(), `https://h/?a=%7e&${urls[index]}&c=1#f`);
    }
    await becomes(t, () => page.evaluate('document.activeElement.ariaLabel'), label);
  }
  // While it is empty, it is still there.
  await page.getByLabel('value of parameter 2').fill('');
  await page.getByLabel('name of parameter 2').fill('');
  await becomes(t, () => urlField(page).inputValue(), 'https://h/?a=%7e&=&c=1#f');
  await page.keyboard.type('z');
  await becomes(t, () => urlField(page).inputValue(), 'https://h/?a=%7e&z=&c=1#f');
  // What is typed is one entry of the history.
  await page.goBack();
  await becomes(t, () => urlField(page).inputValue(), 'https://h/?a=%7e&b&c=1#f');
});

browserTest('parameters are edited as text', async (t, page) => {
  await page.goto(linkTo('https://h/?a=%7e&&b=x+y'));
  await page.getByText('Edit as text').click();
  const area = page.getByLabel('parameters as text');
  await becomes(t, () => area.inputValue(), 'a=%7e\nb=x+y');
  await area.fill('b=x+y\n\nc=d e#f\na=%7e');
  await area.blur();
  await becomes(
    t,
    () => page.locator('#attribute-search').inputValue(),
    '?b=x+y&c=d%20e%23f&a=%7e',
  );
  await area.fill('');
  await area.blur();
  await becomes(t, () => page.locator('#attribute-search').inputValue(), '');
});

browserTest(
  'code for other languages can be copied',
  async (t, page) => {
    await page.goto(linkTo("https://h.example/it's"));
    await page.getByText('More languages').click();
    await page.getByRole('button', { name: 'Copy curl' }).click();
    await becomes(t, () => copied(page), "curl 'https://h.example/it'\\''s'");
    await page.getByRole('button', { name: 'Copy Python' }).click();
    await comesToMatch(t, () => copied(page), /urlsplit\('https:\/\/h\.example\/it\\'s'\)/);
    await page.getByRole('button', { name: 'Copy Go' }).click();
    await comesToMatch(t, () => copied(page), /url\.Parse\("https:\/\/h\.example\/it's"\)/);
    await page.getByRole('button', { name: 'Copy the defanged URL' }).click();
    await becomes(t, () => copied(page), "hxxps://h[.]example/it's");
    await urlField(page).fill("hxxps://h[.]example/it's");
    await page.getByRole('button', { name: 'Explain this URL' }).click();
    await becomes(t, () => urlField(page).inputValue(), "https://h.example/it's");
  },
  clipboard,
);

browserTest(
  'a link with a password or a token is only copied when asked for',
  async (t, page) => {
    await page.goto(
      linkTo('https://ann:secret@h.example/?a=b&access_token=xyz&email=a&code=845213'),
    );
    await page.evaluate('navigator.clipboard.writeText("nothing")');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('This link would contain a password or a token.').waitFor();
    await becomes(t, () => copied(page), 'nothing');
    await page.getByRole('button', { name: 'Copy it without them' }).click();
    await page.locator('#copy-warning button').first().waitFor({ state: 'detached' });
    const link = await copied(page);
    t.notRegex(link, /ann|secret|xyz/);
    t.regex(link, /a%3Db/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copy it with them' }).click();
    await page.locator('#copy-warning button').first().waitFor({ state: 'detached' });
    await becomes(t, () => copied(page), page.url());
  },
  clipboard,
);

browserTest(
  'the answer is copied as text, without a password, a token or a button',
  async (t, page) => {
    await page.goto(linkTo('http://ann:secret@good.example\\@evil.example/?access_token=xyz'));
    await page.getByText('Programs would connect to different hosts.').first().waitFor();
    await page.getByRole('button', { name: 'Copy answer' }).click();
    await comesToMatch(
      t,
      () => copied(page),
      /^hxxp:\/\/.*\n\nPrograms would connect to different hosts\..*\nIt has a password or a token in it, before @ and in parameter access_token\. .*\n/,
    );
    t.notRegex(await copied(page), /secret|xyz|845213|Explain this URL/);
    await page.goto(linkTo('https://h.example/a b'));
    await page.locator('#diagnostics li').waitFor();
    await page.getByRole('button', { name: 'Copy answer' }).click();
    await comesToMatch(t, () => copied(page), /\n- A space is not allowed here\. Write %20\.$/);
    await page.goto(`${linkTo('https://h.example/')}&other=https://h.example`);
    await page.locator('#pair-verdict').waitFor();
    await page.getByRole('button', { name: 'Copy answer' }).click();
    await comesToMatch(
      t,
      () => copied(page),
      /^https:\/\/h\.example\/\nhttps:\/\/h\.example\n\nThey are the same URL, written in two ways\./,
    );
    await urlField(page).fill('');
    await page.getByRole('button', { name: 'Remove the other URL' }).click();
    await becomes(t, () => page.locator('#copy-answer').isVisible(), false);
  },
  clipboard,
);

browserTest(
  'a link with a username alone is copied at once',
  async (t, page) => {
    await page.goto(linkTo('ssh://git@h.example/a.git'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await becomes(t, () => copied(page), page.url());
    t.is(await page.locator('#copy-warning button').count(), 0);
  },
  clipboard,
);

browserTest('the readings have a row for this browser', async (t, page) => {
  await page.goto(linkTo('HTTP://h.example:80/a b'));
  await page.locator('#readings-card summary').click();
  const row = page.locator('#readings tr', { hasText: 'this browser' });
  await row.waitFor();
  t.deepEqual((await row.locator('td').allTextContents()).slice(0, 6), [
    'http:',
    '–',
    '–',
    'h.example',
    '–',
    '/a%20b',
  ]);
  await urlField(page).fill('http://h:x/');
  await row.getByText('refuses it').waitFor();
});

browserTest('the last URLs are kept in this browser, and forgotten on request', async (t, page) => {
  await page.clock.install();
  await page.goto(linkTo('https://first.example/'));
  const last = page.locator('#last');
  const wait = async () => {
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(2500);
  };
  await wait();
  await last.locator('a').first().waitFor({ state: 'attached' });
  await urlField(page).fill('https://u:p@secret.example/');
  await wait();
  await urlField(page).fill('https://second.example/');
  await wait();
  await becomes(t, () => last.locator('a').allTextContents(), [
    'https://second.example/',
    'https://first.example/',
  ]);
  await page.reload();
  await last.locator('summary').click();
  await last.getByRole('link', { name: 'https://first.example/' }).click();
  await becomes(t, () => urlField(page).inputValue(), 'https://first.example/');
  await last.getByRole('button', { name: 'Forget them' }).click();
  await becomes(t, () => last.isVisible(), false);
  await becomes(t, () => page.evaluate('localStorage.length'), 0);
});

browserTest('a long last URL fits on a phone', async (t, page) => {
  const urls = [`https://h.example/${'a'.repeat(300)}`, 'https://h.example/a?b=c&d=e'.repeat(5)];
  const kept = JSON.stringify(urls.map((url) => `#${new URLSearchParams({ url })}`));
  await page.goto(linkTo('http://h/'));
  await page.evaluate(`localStorage.setItem("urlkit-last-urls", ${JSON.stringify(kept)})`);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await page.locator('#last summary').click();
    const spans = await page
      .locator('#last a')
      .evaluateAll((links) => links.map(({ children }) => children.length));
    t.deepEqual(spans, [1, 1]);
    t.is(await page.evaluate('document.documentElement.scrollWidth'), width);
  }
});

browserTest('a new parameter is in the URL while it is typed', async (t, page) => {
  const urlIs = (url: string) => becomes(t, () => urlField(page).inputValue(), url);
  const name = page.getByLabel('name of a new parameter');
  const value = page.getByLabel('value of a new parameter');
  const rowCount = () => page.getByLabel(/^use parameter/).count();
  const focused = () => page.evaluate('document.activeElement.ariaLabel');
  await page.goto(linkTo('https://h/?a=%7e#f'));
  await name.focus();
  await page.keyboard.type('n');
  await urlIs('https://h/?a=%7e&n=#f');
  await page.keyboard.press('Enter');
  await becomes(t, focused, 'value of a new parameter');
  await page.keyboard.type('x y');
  await urlIs('https://h/?a=%7e&n=x+y#f');
  await becomes(t, rowCount, 1);
  await page.keyboard.press('Enter');
  await urlIs('https://h/?a=%7e&n=x+y#f');
  await becomes(t, rowCount, 2);
  await becomes(t, focused, 'name of a new parameter');
  t.is((await name.inputValue()) + (await value.inputValue()), '');
  await page.keyboard.press('Enter');
  await value.press('Enter');
  await urlIs('https://h/?a=%7e&n=x+y#f');
  // What is deleted again is not in the URL.
  await value.fill('z');
  await urlIs('https://h/?a=%7e&n=x+y&=z#f');
  await value.fill('');
  await urlIs('https://h/?a=%7e&n=x+y#f');
  // Another URL, with the same parameter or others, is not about what was typed.
  for (const other of ['https://h/?b=c', 'https://other/?m=', 'h:x']) {
    await urlField(page).fill('https://h/?b=1');
    await becomes(t, rowCount, 1);
    await name.fill('m');
    await urlIs('https://h/?b=1&m=');
    await urlField(page).fill(other);
    await becomes(t, () => name.inputValue(), '', other);
  }
  await urlField(page).fill('https://h/?b=1');
  await becomes(t, rowCount, 1);
  await name.fill('m');
  await urlIs('https://h/?b=1&m=');
  await page.getByRole('button', { name: 'Undo' }).click();
  await urlIs('https://h/?b=1');
  t.is(await name.inputValue(), '');
});

browserTest('parameters of a long query stay where they are on a phone', async (t, page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const query = Array.from({ length: 20 }, (_, index) => `p${index + 1}=1`).join('&');
  await page.goto(linkTo(`https://h/?${query}`));
  const all = page.getByRole('button', { name: 'Show all 20' });
  const lastShown = page.getByLabel('value of parameter 12');
  const [above, more] = [await lastShown.boundingBox(), await all.boundingBox()];
  const gap = (more?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  t.true(gap >= 0 && gap < 24, `${gap}`);
  // A row that is added is shown.
  await page.getByLabel('name of a new parameter').fill('n');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await becomes(t, () => page.getByLabel('name of parameter 21').inputValue(), 'n');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  for (const [row, next] of [
    [21, 20],
    [7, 7],
  ] as const) {
    const remove = page.getByRole('button', { name: `Remove parameter ${row}` });
    await remove.scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('scrollY');
    await remove.click();
    const label = `Remove parameter ${next}`;
    await becomes(t, () => page.evaluate('document.activeElement.ariaLabel'), label);
    const moved = (await page.evaluate<number>('scrollY')) - before;
    t.true(Math.abs(moved) < 120, `${moved}`);
  }
});

browserTest('the verdict speaks of both URLs that are compared', async (t, page) => {
  const state = new URLSearchParams({ url: 'http://h.example/a b', other: 'https:/x.example/' });
  await page.goto(`${linkTo('').replace(/#.*/, '')}#${state}`);
  await becomes(
    t,
    () => page.locator('#status').textContent(),
    'First URL: Browsers accept it, but it is not written correctly: one thing to fix. Other URL: Browsers accept it, but it is not written correctly: one thing to fix.',
  );
  await page.locator('#url-label').waitFor({ state: 'visible' });
  await page.getByLabel('Other URL', { exact: true }).fill('http://user@127.0.0.1/');
  await comesToMatch(
    t,
    () => page.locator('#findings').textContent(),
    /Other URL: This is your own computer/,
  );
  await page.getByLabel('Other URL', { exact: true }).fill('x.example/');
  await page.getByRole('button', { name: 'Explain this URL' }).click();
  await becomes(
    t,
    () => page.getByLabel('Other URL', { exact: true }).inputValue(),
    'https://x.example/',
  );
});

browserTest('the verdict opens the URL inside, and the way back is shown', async (t, page) => {
  const inner = [
    'https://login.rnicrosoft.com/',
    'https://inner.example/a?b=c',
    'http://10.0.0.1/',
  ];
  for (const [index, url] of inner.entries()) {
    for (const outer of [
      `https://click.example/?redirect=${encodeURIComponent(url)}`,
      `https://click.example/out?x=1&url=${encodeURIComponent(url)}#top`,
    ]) {
      await page.goto('about:blank');
      await page.goto(linkTo(outer));
      const explain = page
        .locator('#findings')
        .getByRole('button', { name: 'Explain the URL inside' });
      await explain.first().waitFor();
      t.is(await explain.count(), 1, outer);
      await explain.press('Enter');
      await becomes(t, () => urlField(page).inputValue(), url);
      await becomes(t, () => page.evaluate('document.activeElement.id'), 'verdict');
      await page.locator('#opened').getByText(`This was in ${outer}`).waitFor();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await becomes(t, () => urlField(page).inputValue(), outer, String(index));
    }
  }
});

browserTest('all characters of a long part can be drawn', async (t, page) => {
  const long = (length: number) => 'abcdefghij'.repeat(length / 10);
  const drawn = [
    `https://h.example/${long(120)}`,
    `https://h.example/?a=${long(300)}#${long(110)}`,
    `https://${long(160)}:x/`,
    `https://h.example/${long(600)}/${long(600)}`,
  ];
  const text = async () => (await texts(page, '#drawn-input [data-start]')).join('');
  for (const url of drawn) {
    await page.goto('about:blank');
    await page.goto(linkTo(url));
    const more = page.getByRole('button', { name: 'Show all characters' });
    await more.press('Enter');
    await becomes(t, text, url);
    await becomes(
      t,
      () => page.evaluate('document.activeElement.textContent'),
      'Show fewer characters',
    );
    await page.keyboard.press('Enter');
    await page.locator('#drawn-input .elided').first().click();
    await becomes(t, text, url);
    await urlField(page).fill(`${url}a`);
    await more.waitFor();
  }
  await urlField(page).fill(`https://h.example/${long(80)}`);
  await becomes(t, () => page.locator('#whole').count(), 0);
});

const glossary = readFileSync(new URL('../../docs/guides/glossary.md', import.meta.url), 'utf8');
const anchors = new Set(
  Array.from(glossary.matchAll(/^## (.*)$/gm), ([, heading = '']) =>
    heading.toLowerCase().replace(/,/g, '').replaceAll(' ', '-'),
  ),
);

browserTest('the word of each part leads to the glossary', async (t, page) => {
  const parts = ['scheme', 'username', 'password', 'host', 'port', 'path', 'query', 'fragment'];
  await page.goto(linkTo('https://me:pw@h.example:8080/a?b#c'));
  const address = (await page.getByRole('link', { name: 'Glossary' }).getAttribute('href')) ?? '';
  t.regex(address, /\/guides\/glossary\.md$/);
  for (const part of parts) {
    await page.locator('#drawn-input .part', { hasText: new RegExp(`${part}$`) }).click();
    const word = page.locator('#drawing [role=status] a');
    await becomes(t, () => word.textContent(), part);
    const [place, anchor = ''] = ((await word.getAttribute('href')) ?? '').split('#');
    t.is(place, address);
    t.true(anchors.has(anchor), anchor);
    await becomes(t, () => page.evaluate('document.activeElement.id'), 'url');
  }
});

browserTest('what failed to be a scheme is not called one', async (t, page) => {
  const names = () => texts(page, '#drawn-input .name');
  await page.goto(linkTo('https://h/'));
  for (const start of ['www.example.com', 'See', 'https', 'a', 'mailto', 'x-y+z']) {
    for (const rest of [
      '',
      '/page',
      ' https://example.org/',
      '//www.example.org',
      '?a:b',
      '\u00e9',
    ]) {
      if (`${start}${rest}` === '') continue;
      await urlField(page).fill(start + rest);
      const expected = ['not a scheme', ...(rest === '' ? [] : ['not read'])];
      await becomes(t, names, expected, start + rest);
    }
    await urlField(page).fill(`http${start.replace(/\W/g, '')}://a b:x:y/`);
    await becomes(t, async () => (await names())[0], 'scheme');
  }
});

browserTest('an empty field has examples beside it, and nothing to read', async (t, page) => {
  await page.goto(linkTo(''));
  const shown = page.locator('main :is(.verdict, .card)');
  const count = async () =>
    (await shown.evaluateAll((all) => all.filter((one) => one.checkVisibility()))).length;
  await page.locator('body:not(.waiting)').waitFor();
  await becomes(t, count, 0);
  await page.locator('#examples a').last().waitFor();
  await page.getByRole('link', { name: 'Compare two' }).click();
  await page.keyboard.type('http://h/');
  await comesToMatch(t, () => page.locator('#pair-verdict').textContent(), /the first URL/);
  t.true((await count()) > 1);
});

browserTest('what two URLs have in common is said first, in words', async (t, page) => {
  await page.goto(`${linkTo('http://h.example/%7Ea?b#c')}&other=http://h.example/~a`);
  const rows = page.locator('#pair > .pair-rows > li');
  await rows.first().waitFor();
  const read = await rows.allTextContents();
  t.true(read.some((row) => row === '✓ the same site'));
  t.true(read.some((row) => row === '✗ not the same URL in browsers'));
  t.deepEqual(
    read.map((row) => row.startsWith('✓')),
    [...read.keys()].map((index) => index < read.filter((row) => row.startsWith('✓')).length),
  );
  t.true(read.filter((row) => row.startsWith('✗')).every((row) => row.startsWith('✗ not ')));
});

browserTest('of two URLs, only what differs is marked and named', async (t, page) => {
  const marked = () => texts(page, '#pair mark');
  const said = () => page.locator('#pair-verdict').textContent();
  const first = 'https://me@a.example:81/x/y?a=1&b=2#top';
  for (const [other, marks, sentence] of [
    ['http://me@a.example:81/x/y?a=1&b=2#top', ['s'], /the scheme differs\.$/],
    ['https://a.example:81/x/y?a=1&b=2#top', ['me@'], /the credentials differ\.$/],
    ['https://me@www.a.example:81/x/y?a=1&b=2#top', ['www.'], /www\. at the start differs\.$/],
    [
      'https://me@a.example:82/x/y?a=1&b=2#end',
      ['1', 'top', '2', 'end'],
      /port and fragment differ\.$/,
    ],
    ['https://me@a.example:81/x/z/y?a=1&b=2#top', ['z/'], /the path differs\.$/],
    [
      'https://me@a.example:81/x/y?a=3&b=2&c=4#top',
      ['1', '3', '&', 'c=4'],
      / The second has c, too\. a differs\.$/,
    ],
    ['https://me@a.example:81/x/y?c=4&a=1&b=2#top', ['c=4', '&'], / The second has c, too\.$/],
    ['https://me@a.example:81/x/y?b=2#top', ['a=1', '&'], / The first has a, too\.$/],
    ['https://me@a.example:81/x/y?a=2&b=1#top', ['1', '2', '2', '1'], / a and b differ\.$/],
    [
      'https://me@a.example:81/x/y?a=1&b=2&c&d&e&f#top',
      ['&', 'c', '&', 'd', '&', 'e', '&', 'f'],
      / The second has c, d, e and 1 more, too\.$/,
    ],
    ['https://me@a.example:81/x/y#top', ['?', 'a=1', '&', 'b=2'], / The first has a and b, too\.$/],
    [
      'https://me@a.example:81/x/y?a=1&b=2&=#top',
      ['&', '='],
      / The second has one without a name, too\.$/,
    ],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${linkTo(first)}&other=${encodeURIComponent(other)}`);
    await page.locator('#pair mark').first().waitFor();
    t.deepEqual(await marked(), [...marks], other);
    t.regex((await said()) ?? '', sentence);
    t.deepEqual(await texts(page, '#pair .result'), [first, other]);
  }
});

browserTest(
  'what is meant is copied as it is shown, and parses',
  async (t, page) => {
    for (const [url, meant] of [
      ['https:/shop.example.com/order 12', 'https://shop.example.com/order%2012'],
      ['htp:/shop.example.com\\orders\\my order', 'http://shop.example.com/orders/my%20order'],
      ['shop.example.com/my order', 'https://shop.example.com/my%20order'],
      ['https:\\\\shop.example.com\\help', 'https://shop.example.com/help'],
      ['https:\\\\shop.example.com', 'https://shop.example.com'],
      ['http://https://shop.example.com/', 'https://shop.example.com/'],
    ] as const) {
      await page.goto(linkTo(url));
      await page.locator('#findings').getByLabel('Copy this URL').click();
      await becomes(t, () => copied(page), meant);
      t.true((await texts(page, '#findings code')).includes(meant), url);
    }
  },
  clipboard,
);

browserTest(
  'a URL that was changed so that nobody opens it stays so in what is copied',
  async (t, page) => {
    for (const url of [
      'hxxps://evil[.]example[.]com/a',
      'hxxp://evil.example/',
      'https://evil[.]example/',
    ]) {
      await page.goto(linkTo(url));
      await comesToMatch(
        t,
        () => page.locator('#findings').innerText(),
        /It may be dangerous: do not open it\./,
      );
      await page.getByRole('button', { name: 'Copy answer' }).click();
      await comesToMatch(t, () => copied(page), /do not open it/);
      t.notRegex(await copied(page), /https?:|evil\.example/);
    }
  },
  clipboard,
);

const phone = { width: 360, height: 740 };

browserTest('a place leads to its characters in the field', async (t, page) => {
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    for (const at of [300, 901, 1500]) {
      const path = 'x'.repeat(at - 'https://h.example/'.length);
      await page.goto(linkTo(`https://h.example/${path}"${'y'.repeat(1600 - at)}`));
      await page.getByRole('button', { name: `Show character ${at + 1}` }).click();
      await becomes(t, () => isMarked(page), [at, at + 1]);
      await becomes(t, () => isMarkSeen(page), true, `${at} at ${size.width} pixels`);
    }
  }
  await page.goto(linkTo(`https://${'a'.repeat(400)} b.example/`));
  await page.locator('#findings').getByRole('button', { name: 'Show it' }).click();
  await becomes(t, () => isMarkSeen(page), true);
});

/** The offsets of the highlight in the field. */
function isMarked(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const [marked] = CSS.highlights.get('pointed') ?? [];
    if (marked === undefined) return null;
    const before = document.createRange();
    before.setStart(document.getElementById('marks'), 0);
    before.setEnd(marked.startContainer, marked.startOffset);
    const start = before.toString().length;
    return [start, start + marked.toString().length];
  })()`);
}

/** Whether the highlighted characters are in the part of the field, and of the window, that is seen. */
function isMarkSeen(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const [marked] = CSS.highlights.get('pointed') ?? [];
    if (marked === undefined) return false;
    const { top, bottom } = marked.getBoundingClientRect();
    const box = document.getElementById('url').getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1 && top >= 0 && bottom <= innerHeight;
  })()`);
}

browserTest('the first mark of a deceiving character is below it', async (t, page) => {
  for (const [url, character] of [
    ['exa\u202Emple.com', '\u202E'],
    ['https://exa\u200Bmple.com/a', '\u200B'],
    ['www.example.com/\u2066a', '\u2066'],
  ] as const) {
    await page.goto(linkTo(url));
    await becomes(t, async () => (await texts(page, '#marks mark'))[0], character, url);
  }
});

browserTest('a secret has a place, marks, and a URL without it', async (t, page) => {
  const secrets = page.locator('#secrets');
  const marked = () =>
    page.evaluate(`Array.from(CSS.highlights.get('secret'), (range) => range.toString())`);
  for (const [url, place, without, marks] of [
    ['https://ann:pw@h.example/a', 'before @', 'https://h.example/a', ['ann:pw']],
    [
      'https://h.example/?a=b&token=0123456789abcdef',
      'in parameter token',
      'https://h.example/?a=b&token=REDACTED',
      ['0123456789abcdef'],
    ],
    [
      'https://ann:pw@h.example/#access_token=x1y2z3',
      'before @ and in parameter access_token',
      'https://h.example/#access_token=REDACTED',
      ['ann:pw', 'x1y2z3'],
    ],
  ] as const) {
    await page.goto(linkTo(url));
    await comesToMatch(
      t,
      () => secrets.innerText(),
      new RegExp(`^It has a password or a token in it, ${place}\\.`),
    );
    await becomes(t, async () => new Set((await marked()) as string[]), new Set(drawnOf(marks)));
    await secrets.getByRole('button', { name: 'Explain this URL' }).click();
    await becomes(t, () => urlField(page).inputValue(), without);
  }
  for (const url of [
    'http://ann:secret@good.example\\@evil.example/',
    'https://www.paypal.com:x@evil.example/',
  ]) {
    await page.goto(linkTo(url));
    await page.locator('#verdict[data-deceives=true]').waitFor();
    await becomes(t, () => page.getByRole('button', { name: 'Explain this URL' }).count(), 0, url);
  }
});

/** A drawing divides a username from its password. */
function drawnOf(marks: readonly string[]): readonly string[] {
  return marks.flatMap((mark) => (mark.includes(':') ? [mark, ...mark.split(/(?=:)/)] : [mark]));
}

browserTest('going back closes an open menu, and stays on the page', async (t, page) => {
  await page.setViewportSize(phone);
  await page.goto(linkTo('https://h.example/first'));
  await urlField(page).fill('https://h.example/second');
  const menu = page.getByRole('button', { name: 'Menu' });
  const isOpen = () => menu.getAttribute('aria-expanded');
  for (const close of [
    () => page.goBack(),
    () => menu.click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await menu.click();
    await becomes(t, isOpen, 'true');
    await close();
    await becomes(t, isOpen, 'false');
    t.is(await urlField(page).inputValue(), 'https://h.example/second');
  }
  await page.goBack();
  await becomes(t, () => urlField(page).inputValue(), 'https://h.example/first');
});

browserTest(
  'on a phone, what is pinned takes a quarter of the screen and shows the place',
  async (t, page) => {
    await page.setViewportSize(phone);
    await page.goto(linkTo(`https://h.example/${'folder/'.repeat(60)}?a=b c#d`));
    await page.locator('#steps-card summary').click();
    for (const state of ['host', 'path', 'query', 'fragment']) {
      await page.getByRole('button', { name: state, exact: true }).click();
      await page.waitForTimeout(100);
      const [height, isSeen] = (await page.evaluate(`(() => {
      const card = document.getElementById('drawing-card').getBoundingClientRect();
      const read = document.querySelector('#drawn-input .read').getBoundingClientRect();
      return [card.height, read.top >= card.top && read.top < card.bottom];
    })()`)) as [number, boolean];
      t.true(height <= phone.height / 4 + 1, `${height}`);
      t.true(isSeen, state);
    }
  },
);

browserTest(
  'on a phone, many parameters are folded, and a change can be copied and undone',
  async (t, page) => {
    await page.setViewportSize(phone);
    const query = Array.from({ length: 40 }, (_, index) => `p${index}=v${index}`).join('&');
    const link = `https://h.example/?${query}`;
    await page.goto(linkTo(link));
    const rows = page.locator('#parameter-table tbody tr:has(input)');
    await becomes(t, () => rows.count(), 12);
    await page.getByRole('button', { name: 'Show all 40' }).click();
    await becomes(t, () => rows.count(), 40);
    const undo = page.getByRole('button', { name: 'Undo' });
    await becomes(t, () => undo.count(), 0);
    await page.getByLabel('value of parameter 3', { exact: true }).fill('new');
    await page.getByLabel('value of parameter 3', { exact: true }).press('End');
    await page.getByLabel('value of parameter 3', { exact: true }).pressSequentially('er');
    await becomes(t, () => urlField(page).inputValue(), link.replace('=v2&', '=newer&'));
    await page.getByRole('button', { name: 'Remove parameter 1', exact: true }).click();
    await becomes(t, () => rows.count(), 39);
    await page.getByLabel('use parameter 1', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Copy the changed URL' }).click();
    await becomes(t, () => copied(page), link.replace(/p0=v0&p1=v1&p2=v2/, 'p2=newer'));
    await undo.click();
    await undo.click();
    await becomes(t, () => urlField(page).inputValue(), link.replace('=v2&', '=newer&'));
    await undo.click();
    await becomes(t, () => urlField(page).inputValue(), link);
    await becomes(t, () => undo.count(), 0);
    await page.getByLabel('value of parameter 3', { exact: true }).fill('other');
    await urlField(page).fill('https://h.example/?a=b');
    await becomes(t, () => undo.count(), 0);
  },
  clipboard,
);

browserTest('the glossary opens at the part of the URL that was chosen', async (t, page) => {
  await page.goto(linkTo('https://me@h.example:8080/a?b=c#d'));
  const anchors = {
    scheme: 'scheme-protocol',
    host: 'host-hostname-server-name',
    query: 'query-query-string-search',
  };
  for (const [part, anchor] of Object.entries(anchors)) {
    await page.locator(`#drawn-input .${part}-part`).click();
    await becomes(t, () => page.evaluate("document.getElementById('glossary').hash"), `#${anchor}`);
  }
});

browserTest(
  'what is wrong has a red border, and an empty second URL has no answer to copy',
  async (t, page) => {
    const borders = () =>
      page.evaluate(`Array.from(document.querySelectorAll('.editor'), (found) =>
      getComputedStyle(found).borderColor)`) as Promise<string[]>;
    await page.goto(`${linkTo('https://h.example/a', 'nonsense')}&other=`);
    await page.locator('#base[aria-invalid=true]').waitFor();
    const [first, base, other] = await borders();
    t.is(first, other);
    t.not(base, first);
    t.false(await page.getByRole('button', { name: 'Copy answer' }).isVisible());
    await page.getByLabel('Base URL', { exact: true }).fill('https://h.example/');
    await page.locator('#base[aria-invalid=false]').waitFor();
    t.is(new Set(await borders()).size, 1);
    await page.getByLabel('Other URL', { exact: true }).fill('https://h.example/b');
    t.true(await page.getByRole('button', { name: 'Copy answer' }).isVisible());
  },
);

browserTest('an address that is one number is one thing to fix', async (t, page) => {
  for (const host of ['3232235777', '0xC0A80101', '2130706433', '017700000001'])
    for (const end of ['', '/', ':80/a']) {
      await page.goto(linkTo(`http://${host}${end}`));
      await becomes(t, () => page.locator('#diagnostics li').count(), 1, host + end);
    }
});

browserTest('fields and buttons have few sizes', async (t, page) => {
  await page.goto(linkTo('https://h.example/a b?c=d', 'https://h.example/'));
  await page.locator('#parameter-table input').first().waitFor();
  await page.locator('.steps button').first().waitFor();
  const different = (selector: string, property: string) =>
    page.evaluate(`Array.from(new Set(Array.from(document.querySelectorAll('${selector}'))
      .filter((found) => found.checkVisibility())
      .map((found) => getComputedStyle(found).${property})))`) as Promise<string[]>;
  const field = 'main input:not([type=checkbox])';
  const pressed = 'main button:not(.link, .clear)';
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    t.is((await different(field, 'height')).length, 1);
    t.true(
      (await different(pressed, 'height')).length <= 2,
      String(await different(pressed, 'height')),
    );
    t.is(
      (await different(`${field}, ${pressed}, .card, .verdict, .editor`, 'borderRadius')).length,
      1,
    );
    t.is((await different('.card h2', 'fontSize')).length, 1);
  }
});
