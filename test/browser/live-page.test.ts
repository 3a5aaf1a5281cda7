// Tests the live page in the way people use it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import test from 'ava';
import { becomes, comesToMatch, type Page, watchShifts } from './browser.js';
import { address, browserTest, cli, linkTo, urlField } from './live-page.js';

function texts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).allTextContents();
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).textContent()) ?? '';
}

/** Up to here, Web Vitals call a layout shift good. The verdict may grow when parts come late. */
const MOST_SHIFT = 0.1;

const sizes = [
  [1280, 800],
  [768, 1024],
  [360, 740],
] as const;

const status = (page: Page) => textOf(page, '#status');

browserTest('the page opens with an example that teaches', async (t, page) => {
  await page.goto(address);
  await comesToMatch(t, () => urlField(page).inputValue(), /\\@evil\.example/);
  await comesToMatch(
    t,
    () => textOf(page, '#findings'),
    /^Programs would connect to different hosts\. /,
  );
  await becomes(t, () => texts(page, '#drawn-input .name'), [
    ...['scheme', 'username', 'host', 'path', 'query', 'fragment'],
  ]);
});

browserTest('what matters is on the first screen of a desktop', async (t, page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  for (const selector of ['#verdict', '#drawing', '#connections', '#diagnostics']) {
    const box = await page.locator(selector).boundingBox();
    t.true(box !== null && box.y + box.height <= 800, selector);
  }
});

browserTest('nothing moves while the page loads and while a URL is typed', async (t, page) => {
  const shift = await watchShifts(page);
  const links = [
    address,
    linkTo('https://paypal.com.evil.example.tk/?next=https%3A%2F%2Fexample.org%2F&exp=1700000000'),
    linkTo('http://a:x'),
    linkTo('../a', 'https://example.org/b/c'),
    `${linkTo('https://a.example/')}&other=https://b.example/`,
  ];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const link of links) {
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('body:not(.waiting)').waitFor();
      await page.waitForTimeout(300);
      const onLoad = await shift();
      t.true(onLoad < MOST_SHIFT, `${onLoad} at ${width} pixels: ${link}`);
    }
    await page.goto('about:blank');
    await page.goto(linkTo(''));
    await page.locator('body:not(.waiting)').waitFor();
    await urlField(page).pressSequentially('https://example.org\\a b?token=x', { delay: 30 });
    await page.waitForTimeout(800);
    const typed = await shift();
    t.true(typed < MOST_SHIFT, `${typed} at ${width} pixels while a URL is typed`);
  }
});

browserTest('nothing that can be read moves when parts come late', async (t, page) => {
  const shift = await watchShifts(page);
  await page.route(/\/(?!main|theme)[^/]*\.js$/, async (route) => {
    // The page shows all after five seconds, and parts wait for each other.
    await setTimeout(700);
    await route.continue();
  });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('body.waiting-below').waitFor();
    await page.locator('body:not(.waiting-below)').waitFor();
    const shifted = await shift();
    t.true(shifted < MOST_SHIFT, `${shifted} at ${width} pixels`);
  }
});

browserTest('what is drawn does not wait long for parts that do not load', async (t, page) => {
  await page.route(/\/cards\.js/, () => {});
  await page.goto(address);
  await comesToMatch(
    t,
    () => page.locator('#findings').innerText(),
    /^Programs would connect to different hosts\. /,
  );
});

browserTest('a URL is drawn as it is typed', async (t, page) => {
  await page.goto(address);
  await urlField(page).fill('');
  await urlField(page).pressSequentially(' HTTPS://Ü.example:443/a/../b c?q#f');
  await becomes(
    t,
    async () => (await texts(page, '#drawn-result [data-step]')).join(''),
    'https://xn--tda.example/b%20c?q#f',
  );
  await becomes(t, () => texts(page, '#drawn-input .dropped'), ['␣', ':443', '/a', '/..']);
  await becomes(t, () => texts(page, '#drawn-result .host'), ['xn--tda', '.example']);
  await becomes(
    t,
    () => status(page),
    'Browsers accept it, but it is not written correctly: 2 things to fix.',
  );
  await page.locator('#changes summary').click();
  await page.locator('#drawn-input .host.changed').hover();
  await becomes(t, () => texts(page, '.pointed code'), ['Ü', 'xn--tda']);
});

browserTest('an input that does not parse is drawn up to where it fails', async (t, page) => {
  await page.goto(linkTo('https://user@example.org:99999/a'));
  await comesToMatch(
    t,
    () => textOf(page, '#findings'),
    /^Browsers cannot open it\. \d+ is too large: a port is at most 65535\. See characters 26 to 30\./,
  );
  await becomes(t, () => status(page), '');
  t.regex(
    (await texts(page, '#diagnostics li'))[0] ?? '',
    /^This must be fixed: 99999 is too large/,
  );
  await becomes(
    t,
    () => page.getByRole('link', { name: 'What it means' }).getAttribute('href'),
    'https://github.com/urlkit/urlkit/blob/main/docs/errors.md#port-out-of-range',
  );
  await becomes(t, () => texts(page, '#drawn-input .wrong'), ['99999']);
  await becomes(t, () => texts(page, '#drawn-input .host'), ['example.org']);
  await becomes(t, () => texts(page, '#drawn-input .unread'), ['/a']);
  for (const card of ['attributes', 'parameters', 'host']) {
    await becomes(t, () => page.locator(`#${card}-card`).isVisible(), false, card);
  }
});

browserTest('a relative URL takes the other components from the base', async (t, page) => {
  await page.goto(linkTo('../x'));
  await comesToMatch(t, () => textOf(page, '#findings'), /^It is not a whole URL\./);
  await page.getByRole('button', { name: 'Add a base URL' }).click();
  await page.keyboard.type('https://h/a/b/c');
  await becomes(t, () => texts(page, '#drawn-result .new'), ['https', '://', 'h', '/a']);
  await becomes(t, () => texts(page, '#drawn-result .name'), ['scheme', 'host']);
  await page.getByLabel('Base URL', { exact: true }).fill('//');
  await comesToMatch(t, () => textOf(page, '#base-error'), /does not parse/);
  await page.getByRole('button', { name: 'Remove the base URL' }).click();
  await becomes(t, () => page.getByLabel('Base URL', { exact: true }).isVisible(), false);
});

browserTest('the verdict says what the author may have meant, and writes it', async (t, page) => {
  await page.goto(linkTo('example.org/a'));
  await comesToMatch(
    t,
    () => textOf(page, '#findings'),
    /Did you mean this\? https:\/\/example\.org\/a \(https:\/\/ is missing /,
  );
  await page.getByRole('button', { name: 'Explain this URL' }).click();
  await becomes(t, () => urlField(page).inputValue(), 'https://example.org/a');
  await comesToMatch(
    t,
    () => textOf(page, '#findings'),
    /^It leads to example\.org\. All 10 programs agree\. Nothing suspicious was found in the URL; the site itself was not checked\.$/,
  );
});

browserTest('the verdict says what a host is', async (t, page) => {
  const cases: Readonly<Record<string, RegExp>> = {
    'http://0x7f.1/':
      /This is your own computer\. 127\.0\.0\.1 always means .* should not open this one\./,
    'http://10.0.0.1/': /Not a public address\. .* should not open this one\.$/,
    'http://printer.local/': /Not a public name\./,
    'https://g\u0131thub.com/': /This name may deceive\. It looks like github\.com/,
    'https://p\u0430ypal.com/': /This name may deceive\. It looks like paypal\.com/,
    'http://example.org/':
      /^It leads to example\.org\. All 10 programs agree\. Nothing suspicious was found in the URL; the site itself was not checked\.$/,
    'http://example.org/a b':
      /^It leads to example\.org\. 7 of 10 programs agree; 3 refuse it \(curl, Java URI and Ruby\)\./,
    'data:text/plain,x': /^This is not the address of a website\. It is data/,
  };
  for (const [url, expected] of Object.entries(cases)) {
    await page.goto(linkTo(url));
    await comesToMatch(t, () => textOf(page, '#findings'), expected, url);
  }
});

browserTest('programs are grouped by where they would connect', async (t, page) => {
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  await becomes(t, () => texts(page, '.group-title'), [
    ...['good.example', 'evil.example', 'refused'],
  ]);
  await becomes(t, () => texts(page, '.groups .odd li'), ['curl', 'Python', 'Java URL', 'PHP']);
  await becomes(t, () => page.locator('.chips li').count(), 10);
  await becomes(
    t,
    () => textOf(page, '#findings'),
    'Programs would connect to different hosts. In browsers, Node, urllib3 and Node url.parse, it leads to good.example. In curl, Python, Java URL and PHP, it leads to evil.example. In Go, Java URI and Ruby, it is refused. Cause: backslash.',
  );
  await urlField(page).fill('http://example.org/');
  await becomes(t, () => texts(page, '.group-title'), ['example.org']);
});

browserTest('all readings are folded, and give each cause once', async (t, page) => {
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  await becomes(t, () => page.locator('#readings table').count(), 0);
  await page.locator('#readings-card summary').click();
  await page.locator('#readings table').waitFor();
  await becomes(t, () => page.locator('#readings tbody tr').count(), 18);
  await page
    .locator('#readings td.differs', { hasText: /^evil\.example$/ })
    .first()
    .waitFor();
  await page.locator('#causes strong', { hasText: 'backslash' }).waitFor();
  const causes = await texts(page, '#causes strong');
  t.is(new Set(causes).size, causes.length);
  await urlField(page).fill('http://example.org/');
  await page.locator('#causes').waitFor({ state: 'detached' });
});

browserTest(
  'validation errors are underlined, explained and mended, one or all',
  async (t, page) => {
    await page.goto(linkTo('https:\\\\h.example\\a b'));
    await becomes(t, () => texts(page, '#marks mark'), ['\\\\', '\\', ' ']);
    await becomes(t, () => textOf(page, '#diagnostics-title'), '3 things to fix');
    await becomes(t, () => texts(page, '#diagnostics li .small'), [
      '\\\\ characters 7 to 8 · special-scheme-missing-following-solidus',
      '\\ character 18 · invalid-reverse-solidus',
      '␣ character 20 · invalid-URL-unit',
    ]);
    await becomes(
      t,
      () => page.locator('#diagnostics li a').last().getAttribute('href'),
      'https://github.com/urlkit/urlkit/blob/main/docs/errors.md#invalid-url-unit',
    );
    await page.getByRole('button', { name: 'Write %20' }).click();
    await becomes(t, () => urlField(page).inputValue(), 'https:\\\\h.example\\a%20b');
    await becomes(t, () => page.evaluate('document.activeElement.tagName'), 'BUTTON');
    await page.getByRole('button', { name: 'Fix all 2' }).click();
    await becomes(t, () => urlField(page).inputValue(), 'https://h.example/a%20b');
    await becomes(t, () => status(page), 'It is written correctly.');
    await becomes(t, () => page.evaluate('document.activeElement.id'), 'verdict');
    await becomes(t, () => page.locator('#diagnostics-card').isVisible(), false);
  },
);

browserTest('messages show characters as code', async (t, page) => {
  for (const url of ['https://{{host}}/', 'http://h/{a', 'http://2001:db8::1:80/']) {
    await page.goto(linkTo(url));
    await page.waitForLoadState('networkidle');
    const messages = page.locator('#findings, #diagnostics p:first-child');
    t.notRegex((await messages.allTextContents()).join(''), /`/, url);
    t.true((await messages.locator('code').count()) > 0, url);
  }
});

browserTest('only what is before @ is drawn as a username', async (t, page) => {
  await page.goto(linkTo('http://2001:db8::1:8080/status'));
  await becomes(t, () => texts(page, '#drawn-input .name'), ['scheme', 'host', 'not read']);
  await urlField(page).fill('http://u:p@h:x/');
  await becomes(t, () => texts(page, '#drawn-input .name'), [
    'scheme',
    'username',
    'host',
    'not read',
  ]);
});

browserTest(
  'on a phone, a tap on a part says what it is, and opens no keyboard',
  async (t, page) => {
    await page.goto(linkTo('https://me:pw@h.example:8080/a?b#c'));
    const focused = () => page.evaluate('document.activeElement.id');
    await urlField(page).blur();
    for (const part of [
      'scheme',
      'username',
      'password',
      'host',
      'port',
      'path',
      'query',
      'fragment',
    ]) {
      const tapped = page.locator('#drawn-input .part', { hasText: new RegExp(`${part}$`) });
      await tapped.locator('.text').tap();
      await comesToMatch(
        t,
        () => textOf(page, '#drawing [role=status]'),
        new RegExp(` is the ${part}: \\w`),
      );
      t.not(await focused(), 'url');
    }
  },
  { hasTouch: true, isMobile: true },
);

browserTest(
  'on a phone, a button that opens another URL shows its verdict, and opens no keyboard',
  async (t, page) => {
    const isSeen = `['#url', '#findings'].every((selector) => {
      const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })`;
    for (const [url, button] of [
      ['example.org/a', 'Explain this URL'],
      ['https://h.example/?to=https%3A%2F%2Fpaypal.com.evil.example%2F', 'Explain the URL inside'],
      ['https://h.example/?to=http%3A%2F%2F10.0.0.1%2F', 'Explain it: the URL in parameter to'],
      ['https:\\\\h.example/', 'Write //'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(linkTo(url));
      await page.getByRole('button', { name: button }).tap();
      await becomes(t, () => page.evaluate('document.activeElement.id'), 'verdict', url);
      await becomes(t, () => page.evaluate(isSeen), true, url);
      t.not(await urlField(page).inputValue(), url);
    }
    // The way back does the same.
    await page.goto(linkTo('https://h.example/?to=http%3A%2F%2F10.0.0.1%2F'));
    await page.getByRole('button', { name: 'Explain it: the URL in parameter to' }).tap();
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await becomes(t, () => page.evaluate('document.activeElement.id'), 'verdict');
  },
  { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
);

browserTest('Enter writes no line break', async (t, page) => {
  await page.goto(linkTo('http://h.example/'));
  await urlField(page).press('End');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  await becomes(t, () => urlField(page).inputValue(), 'http://h.example/ab');
  await becomes(t, () => status(page), 'It is written correctly.');
});

browserTest('what a button writes can be undone in the field', async (t, page) => {
  await page.goto(linkTo('example.org/a'));
  await page.getByRole('button', { name: 'Explain this URL' }).click();
  await urlField(page).press('Control+z');
  await becomes(t, () => urlField(page).inputValue(), 'example.org/a');
  await comesToMatch(t, () => textOf(page, '#findings'), /Did you mean this\?/);
  await urlField(page).fill('http://h/?a=b');
  await page.getByRole('button', { name: 'Remove parameter 1' }).click();
  await becomes(t, () => urlField(page).inputValue(), 'http://h/');
  await becomes(t, () => page.evaluate('document.activeElement.id'), 'parameters-title');
  await urlField(page).press('Control+z');
  await becomes(t, () => urlField(page).inputValue(), 'http://h/?a=b');
});

browserTest('errors with one cause are one row with one button', async (t, page) => {
  await page.goto(linkTo('https://h/?a={"b":"c","d":"e","f":"g"}'));
  await becomes(t, () => textOf(page, '#diagnostics-title'), '3 things to fix');
  await becomes(t, () => texts(page, '#diagnostics li .small'), [
    '{ character 14 · invalid-URL-unit',
    '" 12 times: characters 15, 17, 19, 21, 23 and 7 more · invalid-URL-unit',
    '} character 38 · invalid-URL-unit',
  ]);
  await page.getByRole('button', { name: 'Write %22 12 times' }).click();
  await becomes(
    t,
    () => urlField(page).inputValue(),
    'https://h/?a={%22b%22:%22c%22,%22d%22:%22e%22,%22f%22:%22g%22}',
  );
  await becomes(t, () => textOf(page, '#diagnostics-title'), '2 things to fix');
});

browserTest('the drawing stays in view while the arrow keys mark its parts', async (t, page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(linkTo('http://good.example\\@evil.example:80/a/../b c?q=ü#top'));
  await page.getByRole('button', { name: 'scheme start', exact: true }).click();
  await page.keyboard.press('End');
  await page.locator('#drawn-input .fragment.read').waitFor();
  for (const selector of ['#drawn-input', '#drawn-result', '.steps :focus']) {
    const isSeen = await page.evaluate(`(() => {
      const found = document.querySelector('${selector}');
      const { left, right, top, bottom } = found.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && found.contains(middle);
    })()`);
    t.true(isSeen, selector);
  }
});

browserTest(
  'the drawing marks characters of the field, and the field those of the drawing',
  async (t, page) => {
    await page.goto(linkTo('HTTP://user@Host.example/a'));
    const marked = () =>
      page.evaluate<string>('Array.from(CSS.highlights.get("pointed") ?? [], String).join("")');
    const pointed = () => texts(page, '#drawing .anatomy .pointed');
    await page.locator('#drawn-input .scheme').hover();
    await becomes(t, marked, 'HTTP');
    await becomes(t, pointed, ['HTTP', 'http']);
    await page.locator('#drawn-result .host').first().hover();
    await becomes(t, marked, 'H');
    // Nothing that is loaded later moves a part of the drawing below this place.
    await page.mouse.move(0, 0);
    await becomes(t, marked, '');

    await page.getByRole('button', { name: 'HTTP scheme' }).focus();
    await becomes(t, marked, 'HTTP');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await becomes(t, marked, 'Host.example');
    await page.keyboard.press('Enter');
    const selected = 'getSelection().toString()';
    await becomes(t, () => page.evaluate('document.activeElement.id'), 'url');
    await becomes(t, () => page.evaluate(selected), 'Host.example');
    await becomes(t, pointed, ['H', 'ost.example', 'h', 'ost.example']);

    await urlField(page).press('Home');
    await page.locator('#drawn-result .scheme.pointed').waitFor();
    await becomes(t, pointed, ['HTTP', 'http']);
    await urlField(page).hover({ position: { x: 100, y: 20 } });
    await becomes(t, pointed, ['user', 'user']);
    await page.locator('#status').hover();
    await becomes(t, pointed, ['HTTP', 'http']);
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    await becomes(t, pointed, []);
  },
);

browserTest(
  'a part that could not be loaded is loaded when it is needed again',
  async (t, page) => {
    const refused: string[] = [];
    await page.route(/\/(?:cards|pair)\.js$/, (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await page.goto(linkTo('http://h/'));
    await page.locator('#code').getByText('could not be loaded').waitFor();
    await page.unrouteAll();
    await page.locator('#code').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('new URL(').waitFor();
    await page.getByRole('link', { name: 'Compare two' }).click();
    await page.locator('#pair-verdict').getByText('Type the other URL.').waitFor();
    t.true(refused.length > 0);
  },
  { expected: /^wrote Failed to load resource: net::ERR_FAILED/ },
);

browserTest(
  'a verdict without what it needs is not calm',
  async (t, page) => {
    for (const [file, expected] of [
      ['connections', /^Not compared\. The standard reads the host example\.org\./],
      ['public-suffix', /^Not checked yet\./],
    ] as const) {
      await page.route(new RegExp(`/${file}\\.js$`), (route) => route.abort());
      await page.goto(linkTo('https://example.org/'));
      await page.reload();
      await page.locator('body:not(.waiting)').waitFor();
      await comesToMatch(t, () => textOf(page, '#findings'), expected);
      t.not(await page.locator('#verdict').getAttribute('data-kind'), 'good');
      await page.unrouteAll();
    }
  },
  { expected: /^wrote Failed to load resource: net::ERR_FAILED/ },
);

browserTest('the arrow keys follow the parser', async (t, page) => {
  await page.goto(linkTo('http://u@h:80/p'));
  const steps = page.getByRole('toolbar', { name: 'States of the parser' });
  await becomes(t, () => steps.getByRole('button').allTextContents(), [
    ...['scheme start', 'scheme', 'special authority slashes', 'special authority ignore slashes'],
    ...['authority', 'host', 'port', 'path start', 'path'],
  ]);
  await steps.getByRole('button', { name: 'authority', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await becomes(t, () => page.evaluate('document.activeElement.textContent'), 'host');
  await becomes(t, () => texts(page, '#drawn-input .read'), ['h', ':80']);
  await becomes(t, () => texts(page, '#drawn-result .read'), ['h']);
  await comesToMatch(
    t,
    () => textOf(page, '#steps p'),
    /^6 of 9: host state reads h:, characters 10 to 11\./,
  );
  await becomes(
    t,
    () => page.locator('#steps p a').getAttribute('href'),
    'https://url.spec.whatwg.org/#host-state',
  );
  await page.keyboard.press('End');
  await becomes(t, () => texts(page, '#drawn-result .read'), ['/p']);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await comesToMatch(t, () => textOf(page, '#steps p'), /^1 of 9: scheme start/);
});

browserTest('the state in which the parser fails says why', async (t, page) => {
  await page.goto(linkTo('http://h:x/'));
  await page.getByRole('button', { name: 'port', exact: true }).click();
  await comesToMatch(t, () => textOf(page, '#steps p'), /^7 of 7: port state reads nothing.* port/);
  await becomes(t, () => page.locator('.steps .failed').count(), 1);
});

browserTest(
  'setting an attribute has the same effect as the setter, and shows what is ignored',
  async (t, page) => {
    await page.goto(linkTo('HTTPS://example.org/a'));
    const set = async (name: string, value: string, note: RegExp) => {
      await page.locator(`#attribute-${name}`).fill(value);
      await page.locator(`#attribute-${name}`).press('Enter');
      await comesToMatch(t, () => textOf(page, `#attribute-${name}-note`), note);
    };
    await set('port', 'none', /^Ignored\. There is no port here/);
    await becomes(t, () => urlField(page).inputValue(), 'HTTPS://example.org/a');
    await set('port', '8080', /^Set\.$/);
    await becomes(t, () => urlField(page).inputValue(), 'https://example.org:8080/a');
    await set('hostname', 'example.net:81', /^Ignored\. A hostname has no port/);
    const hostname = page.locator('#attribute-hostname');
    await becomes(t, () => hostname.inputValue(), 'example.net:81');
    t.is(await hostname.getAttribute('aria-invalid'), 'true');
    await set('hostname', 'example.org', /^Set\. The URL is the same as before\.$/);
    t.is(await hostname.getAttribute('aria-invalid'), 'false');
    await set('hostname', 'a b', /^Ignored\. /);
    // Another URL has another value.
    await set('hash', 'x', /^Set\.$/);
    await becomes(t, () => hostname.inputValue(), 'example.org');
    await becomes(t, () => textOf(page, '#attribute-hostname-note'), '');
    t.is(await hostname.getAttribute('aria-invalid'), 'false');
    await set('port', '81x', /^Set in part\. /);
    await set('protocol', 'foo', /^Ignored\. A special scheme/);
    await urlField(page).fill('mailto:a@b');
    await set('pathname', 'c', /^Ignored\. This URL has an opaque path/);
    await becomes(t, () => page.locator('#attribute-origin').inputValue(), 'null');
  },
);

browserTest('editing a search parameter does not change the others', async (t, page) => {
  await page.goto(linkTo('https://h/?a=%7e&&flag&b=x+y'));
  await page.getByLabel('name of parameter 1').fill('c%0A');
  await page.keyboard.press('Enter');
  await becomes(
    t,
    () => page.evaluate('document.activeElement.getAttribute("aria-label")'),
    'name of parameter 1',
  );
  await page.getByLabel('name of parameter 1').fill('a');
  const query = () => page.locator('#attribute-search').inputValue();
  await page.getByLabel('value of parameter 3').fill('ü');
  await page.keyboard.press('Tab');
  await becomes(t, query, '?a=%7e&&flag&b=%C3%BC');
  await becomes(t, () => page.evaluate('document.activeElement.ariaLabel'), 'Move parameter 3 up');
  await page.getByLabel('name of a new parameter').fill('n');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await becomes(t, query, '?a=%7e&&flag&b=%C3%BC&n=');
  await page.getByRole('button', { name: 'Remove parameter 2' }).click();
  await becomes(t, query, '?a=%7e&&b=%C3%BC&n=');
});

browserTest('a host shows what it belongs to, and the forms of an address', async (t, page) => {
  const has = async (...expected: readonly string[]) => {
    for (const text of expected) {
      const isShown = async () => (await textOf(page, '#host')).includes(text);
      await becomes(t, isShown, true, text);
    }
  };
  await page.goto(linkTo('http://0x7f.1/'));
  await has('an IPv4 address', '7f 00 00 01', '2130706433', '0177.00.00.01');
  await has('[::ffff:7f00:1]', '127.0.0.0/8', 'only your own computer');
  await urlField(page).fill('http://[2001:4860::8888]/');
  await has('20 01 48 60 00', '2001:4860:0:0:0:0:0:8888', 'a public address');
  await urlField(page).fill('https://g\u043E\u043Egle.co.uk/');
  await page.locator('#site dd').last().waitFor();
  await has('a domain', 'xn--ggle-55da.co.uk', 'g\u043E\u043Egle');
  await becomes(t, () => texts(page, '#site dd'), [
    'whoever registered xn--ggle-55da.co.uk',
    'co.uk, under which anyone can register a name',
  ]);
  // Nobody can register a name with a comma.
  await urlField(page).fill('https://www,example.com/');
  await has('a domain', 'www,example.com');
  await becomes(t, () => page.locator('#site dd').count(), 0);
  await urlField(page).fill('mailto:a');
  await becomes(t, () => page.locator('#host-card').isVisible(), false);
});

browserTest('two URLs are compared, and what differs is marked', async (t, page) => {
  await page.goto(linkTo('HTTP://example.com:80/%7ea'));
  await page.getByRole('link', { name: 'Compare two' }).click();
  await page.getByLabel('Other URL', { exact: true }).fill('http://example.com/~a#b');
  await page.locator('#pair mark').first().waitFor();
  const answer = () => textOf(page, '#pair-verdict');
  await becomes(t, answer, 'They are different URLs: the percent-encoding and fragment differ.');
  await becomes(t, () => texts(page, '#pair mark'), ['%7e', '~', '#b']);
  // These lists are folded.
  const isListed = (list: string, text: string) =>
    page.locator(list, { hasText: text }).first().waitFor({ state: 'attached' });
  await isListed('#pair .same', 'same site');
  await isListed('#pair .same', 'surt');
  await page.getByLabel('Other URL', { exact: true }).fill('http://example.com/%7ea');
  await page.getByText('They are the same URL, written in two ways.').waitFor();
  await isListed('#pair .not-same', 'written in the same way');
  await page.getByLabel('Other URL', { exact: true }).fill('x');
  await becomes(t, answer, 'They cannot be compared: the other URL does not parse.');
  await page.getByLabel('Other URL', { exact: true }).fill('http://example.com/%7EA');
  await becomes(
    t,
    answer,
    'They are different URLs: small and capital letters of the path differ, nothing else. Some servers treat them alike.',
  );
  await page.getByRole('link', { name: 'Explain one' }).click();
  // The page changes in the next task.
  await page.locator('#pair-card').waitFor({ state: 'hidden' });
});

browserTest('URLs that often lead to the same page are told from others', async (t, page) => {
  await page.goto(linkTo('https://example.com/a?b=1&c=2'));
  await page.getByRole('link', { name: 'Compare two' }).click();
  const often = 'They are different URLs, but often lead to the same page:';
  for (const [other, answer] of [
    ['https://example.com/a?c=2&b=1', `${often} only the parameter order differs.`],
    ['https://www.example.com/a?b=1&c=2', `${often} only the www. at the start differs.`],
    ['https://example.com/a/?b=1&c=2', `${often} only the slash at the end differs.`],
    [
      'https://example.com/a?b=1&c=2&utm_id=3',
      `${often} only the tracking parameters differ. The second has utm_id, too.`,
    ],
    ['https://example.com/a?b=1&c=2#', `${often} one has an empty query or fragment.`],
    [
      'https://example.com/a/?c=2&b=1',
      `${often} only the slash at the end and parameter order differ.`,
    ],
    [
      'http://example.com/a/?b=1&c=2',
      'They are different URLs: the scheme and slash at the end differ.',
    ],
    ['https://example.com/a?b=1&c=3', 'They are different URLs: the query differs. c differs.'],
    ['https://u@example.com/a?b=1&c=2', 'They are different URLs: the credentials differ.'],
  ] as const) {
    await page.getByLabel('Other URL', { exact: true }).fill(other);
    await becomes(t, () => textOf(page, '#pair-verdict'), answer);
  }
});

browserTest(
  'results and code can be copied',
  async (t, page) => {
    await page.goto(linkTo("http://h/it's a"));
    const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
    await page.locator('#drawing').getByRole('button', { name: 'Copy this URL' }).click();
    await becomes(t, copied, "http://h/it's%20a");
    await becomes(t, () => textOf(page, '#said'), 'Copied.');
    await page.getByRole('button', { name: 'Copy the host' }).click();
    await becomes(t, copied, 'h');
    await page.getByRole('button', { name: 'Copy JavaScript' }).click();
    await becomes(
      t,
      copied,
      "import { URL } from '@urlkit/url-api';\nnew URL('http://h/it\\'s a').href;\n// 'http://h/it\\'s%20a'",
    );
    await page.getByRole('button', { name: 'Copy the command' }).click();
    await becomes(t, copied, "urlkit inspect 'http://h/it'\\''s a'");
    await page.getByRole('button', { name: 'Copy link' }).click();
    await becomes(t, copied, page.url());
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
);

browserTest('a link contains the state and is never sent', async (t, page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await urlField(page).fill('?a=b&c#d %20+ü');
  await page.getByRole('button', { name: 'Add a base URL' }).click();
  await page.getByLabel('Base URL', { exact: true }).fill('https://é/');
  await page.waitForURL(/&base=/);
  await page.getByRole('link', { name: 'Compare two' }).click();
  await page.getByLabel('Other URL', { exact: true }).fill('x?');
  await page.waitForURL(/&other=x/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await becomes(t, () => urlField(page).inputValue(), '?a=b&c#d %20+ü');
  await becomes(t, () => page.getByLabel('Base URL', { exact: true }).inputValue(), 'https://é/');
  await becomes(t, () => page.getByLabel('Other URL', { exact: true }).inputValue(), 'x?');
  const names = new Set(asked.map((url) => new URL(url).pathname));
  t.true(names.has('/main.js'));
  t.true([...names].every((name) => /^\/(?:[\w-]+\.(?:css|js))?$/.test(name)));
  t.true(asked.every((url) => !new URL(url).search));
});

browserTest('back and forward lead through what was shown', async (t, page) => {
  await page.goto(address);
  const first = await urlField(page).inputValue();
  await page.getByRole('link', { name: 'Hidden IPv4 address' }).click();
  await urlField(page).fill('http://h/a b');
  await page.getByRole('button', { name: 'Write %20' }).click();
  await becomes(t, () => urlField(page).inputValue(), 'http://h/a%20b');
  await page.goBack();
  await becomes(t, () => urlField(page).inputValue(), 'http://h/a b');
  await page.goBack();
  await becomes(t, () => urlField(page).inputValue(), 'http://0x7f.1:080/');
  await page.goBack();
  await becomes(t, () => urlField(page).inputValue(), first);
  await page.goForward();
  await becomes(t, () => urlField(page).inputValue(), 'http://0x7f.1:080/');
});

browserTest('every example can be opened', async (t, page) => {
  await page.goto(address);
  const examples = page.locator('#examples a');
  const verdicts = new Set<string>();
  for (const example of await examples.all()) {
    const link = (await example.getAttribute('href')) ?? '';
    const url = new URLSearchParams(link.slice(1)).get('url') ?? '';
    await example.click();
    await becomes(t, () => urlField(page).inputValue(), url);
    verdicts.add(`${await textOf(page, '#findings')} ${url}`);
  }
  t.true((await examples.count()) >= 6);
  t.is(verdicts.size, await examples.count());
});

const hostile = [
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)//</textarea><script>alert(1)</script>',
  'http://h/</code><svg onload=alert(1)>?<script>alert(1)</script>=<img src=//evil.example/>#"onfocus="alert(1)',
  'http://\u202Eevil\u2066/\0\u0085\uD800?__proto__=1&constructor=2',
  `http://h/${'a/../'.repeat(3000)}?${'a&'.repeat(3000)}`,
];

browserTest('a long URL is drawn by the ends of its parts', async (t, page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(linkTo(`https://example.org/${'a/'.repeat(400)}?${'b&'.repeat(400)}`));
  await becomes(t, () => texts(page, '#drawn-input .elided'), [' … 741 more … ', ' … 741 more … ']);
  await becomes(t, () => page.locator('.strips.long').count(), 0);
  for (const selector of ['#verdict', '#drawing', '#connections']) {
    const box = await page.locator(selector).boundingBox();
    t.true(box !== null && box.y + box.height <= 800, selector);
  }
  await page.getByRole('button', { name: 'path', exact: true }).click();
  await becomes(t, () => page.locator('#drawn-input .path.read').count(), 1);
});

browserTest('names below the drawing do not overlap, and part no characters', async (t, page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const inputs = ['ftp://u:p@h:1/a?b#c', '/q ?filter', `http://h/${'a'.repeat(24)}?b#c`];
  for (const input of inputs) {
    await page.goto(linkTo(input, 'http://h/'));
    const boxesOf = (selector: string) =>
      page
        .locator(`#drawn-input ${selector}`)
        .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON()));
    const names = await boxesOf('.name');
    t.true(names.length >= 2);
    for (const [index, box] of names.entries()) {
      const overlapped = names
        .slice(0, index)
        .filter(
          ({ right, top, bottom }) => right > box.left && top < box.bottom && bottom > box.top,
        );
      t.deepEqual(overlapped, [], `${input} ${index}`);
      t.true(box.right <= 360);
    }
    const [parts, written] = [await boxesOf('.part'), await boxesOf('.text')];
    for (const [index, { width }] of parts.entries()) {
      t.true(width - written[index].width < 1, `${input} ${index}`);
    }
  }
});

browserTest('what programs read is one press away', async (t, page) => {
  await page.goto(linkTo('http://good.example\\@evil.example/'));
  await page.getByRole('button', { name: 'What each of them reads' }).press('Enter');
  await page.locator('#readings table').waitFor();
  await becomes(t, () => page.evaluate('document.activeElement.id'), 'readings-title');
  await comesToMatch(t, () => textOf(page, '#readings'), /refuses it: /);
});

browserTest('a hostile URL in the link does not run', async (t, page) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    return dialog.dismiss();
  });
  for (const url of hostile) {
    await page.goto('about:blank');
    await page.goto(`${linkTo(url, url)}&${new URLSearchParams({ other: url })}`);
    await becomes(t, () => urlField(page).inputValue(), url.replace('\uD800', '\uFFFD'));
    await becomes(t, () => page.locator('main :is(img, script, svg, iframe)').count(), 0);
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
  t.is(
    (await fetch(`${address}pair.js`)).headers.get('content-type'),
    'text/javascript;charset=utf-8',
  );
  for (const path of ['cli.cjs', '../cli.cjs', '..%2fcli.cjs', 'main.js/', '%00']) {
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

/** What boxes of the page say of its host, and others do not. */
async function disagreements(page: Page): Promise<string[]> {
  const verdict = await textOf(page, '#findings');
  const card = await textOf(page, '#host');
  const groups = await textOf(page, '#connections .groups');
  const unusable = 'The host is neither an address nor a domain name.';
  const isInside = /not a public (?:name|address)/i;
  // What the author may have meant is said in place of what the host is.
  const isMeant = verdict.includes('Did you mean');
  const agreements = {
    unusable: isMeant || verdict.includes(unusable) === card.includes(unusable),
    inside: isMeant || isInside.test(verdict) === isInside.test(card),
    owner: !(card.includes(unusable) && card.includes('belongs to')),
    'your own': /your own computer/.test(verdict) === /only your own computer/.test(card),
    doubt: /whether this number is an address/.test(verdict) === groups.includes('(perhaps)'),
  };
  return Object.entries(agreements).flatMap(([name, isSame]) => (isSame ? [] : [name]));
}

browserTest('the way back is forgotten when another URL is typed', async (t, page) => {
  const outer = 'https://click.example/?to=https%3A%2F%2Fpaypal.com.evil.example%2F';
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const ways = [() => urlField(page).fill('https://example.org/'), () => urlField(page).press('a')];
  for (const type of [...ways, () => page.getByLabel('Clear the URL').click()]) {
    await page.goto('about:blank');
    await page.goto(linkTo(outer));
    await page.getByRole('button', { name: 'Explain the URL inside' }).click();
    await becomes(t, () => urlField(page).inputValue(), 'https://paypal.com.evil.example/');
    await becomes(t, () => back.isVisible(), true);
    await type();
    await becomes(t, () => back.isVisible(), false);
  }
});

browserTest('what one fix mends is one thing to fix', async (t, page) => {
  for (const host of ['3232235777', '2130706433', '0xC0A80101', '0300.0250.01.01']) {
    await page.goto('about:blank');
    await page.goto(linkTo(`http://${host}/`));
    await comesToMatch(t, () => textOf(page, '#diagnostics'), /Write \d+\.\d+\.\d+\.\d+/);
    const buttons = await texts(page, '#diagnostics li button');
    t.is(new Set(buttons).size, buttons.length, host);
  }
});

browserTest('the boxes of the page say the same about a host', async (t, page) => {
  const hosts = [
    ...['a..b', '.a', '..', 'a..b.', 'example..com', '-.-..a'],
    ...['1.2.3', '1.2', '2130706433', '0x7f.1', '0177.0.0.1', '0x7f000001', '10.1', '3232235777'],
    ...['192.0.32.8', 'example.org', 'example.org.', 'localhost', 'printer', 'localtest.me'],
  ];
  for (const host of hosts) {
    await page.goto('about:blank');
    await page.goto(linkTo(`http://${host}/`));
    await page.locator('body:not(.waiting)').waitFor();
    await comesToMatch(t, () => textOf(page, '#host'), /\S/);
    await becomes(t, () => disagreements(page), [], host);
  }
});

browserTest(
  'a messy URL is answered first, in few bold words, and what is meant can be copied',
  async (t, page) => {
    await page.goto(linkTo('https://ann:secret@b\u00FCcher.example/a b?u=http://x.example/'));
    const verdict = page.locator('#verdict');
    await comesToMatch(
      t,
      () => textOf(page, '#verdict'),
      /^\s*Verdict\s*Browsers accept it, .*It leads to /s,
    );
    await comesToMatch(
      t,
      async () => String(await verdict.locator('p:visible strong').count()),
      /^[23]$/,
    );
    await page.goto(linkTo('www.example.org/a'));
    await verdict.locator('#findings').getByLabel('Copy this URL').waitFor();
    await page.goto(linkTo('https://xn--exmple-4nf.com/a\u200Bb'));
    await comesToMatch(t, () => textOf(page, '#findings'), /may deceive/);
    t.is(await verdict.locator('#findings').getByLabel('Copy this URL').count(), 0);
    await page.goto(linkTo('ERR_NAME_NOT_RESOLVED'));
    await page.getByRole('link', { name: 'What it means' }).waitFor();
    await page.goto(linkTo('https://example.org/%D0%BA%D0%BE%D1%82'));
    await page.getByText('The % signs stand for letters').waitFor();
  },
);
