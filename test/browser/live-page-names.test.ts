// Tests that the live page and the command say of names and secrets what the library says.

import { spawnSync } from 'node:child_process';
import { type NameFinding, nameFindings, redactURL } from '@urlkit/url-rendering';
import { validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { comparePrograms } from '../../apps/urlkit/live-page/programs.js';
import { withoutSecrets } from '../../apps/urlkit/live-page/secrets.js';
import { readFragment } from '../../apps/urlkit/live-page/state.js';
import {
  deceptions,
  nationalSites,
  oddNames,
  ordinaryURLs,
} from '../../packages/url-rendering/test/names.js';
import {
  publicNames,
  publicPaths,
  publicValues,
  secretNames,
  secretPaths,
  secretValues,
  webhooks,
} from '../support/secrets.js';
import { browserTest, cli, linkTo } from './live-page.js';

const deceptive = Object.values(deceptions).flatMap((cases) => cases.map(([url]) => url));
const names = [...nationalSites, ...oddNames, ...deceptive, ...ordinaryURLs];

/** What the page shows about a URL. */
interface Shown {
  /** The texts of the findings of each kind. */
  readonly bad: readonly string[];
  readonly warn: readonly string[];
  readonly kind: string;
}

browserTest('the page says of each name what the library says', async (t, page) => {
  await page.goto(linkTo('https://example.org/'));
  await page.locator('#findings').getByText('programs agree').waitFor();
  const shown: Shown[] = await page.evaluate(`
    ${JSON.stringify(names)}.map((name) => {
      const field = document.querySelector('#url');
      field.value = name;
      field.dispatchEvent(new Event('input'));
      const texts = (kind) =>
        Array.from(document.querySelectorAll('#findings p.' + kind), (found) => found.textContent);
      const { kind } = document.querySelector('#verdict').dataset;
      return { bad: texts('bad'), warn: texts('warn'), kind };
    })`);
  for (const [index, url] of names.entries()) {
    const { bad = [], warn = [], kind } = shown[index] ?? {};
    const said = (severity: NameFinding['severity']) =>
      nameFindings(url).filter((found) => found.severity === severity);
    for (const [found, texts] of [
      [said('error'), bad],
      [said('warning'), warn],
    ] as const) {
      for (const { message } of found) {
        const plain = message.replaceAll('`', '');
        t.true(
          texts.some((text) => text.includes(plain)),
          `${url}: ${message}`,
        );
      }
    }
    // Of what browsers refuse, what other programs do is a warning.
    const isRefused = validateURL(url).url === null;
    const { verdict, causes } = comparePrograms(url, null);
    // An honest name may have letters that some read by an older rule.
    const isByLetters = causes.join() === 'IDNA mapping';
    const isOtherwiseBad = isRefused || (verdict === 'different' && !isByLetters);
    t.is(bad.length, said('error').length + Number(isOtherwiseBad), url);
    t.is(kind === 'bad', bad.length > 0, url);
  }
  t.true(names.length > 600);
});

test('commands say of each name what the library says', (t) => {
  for (const command of ['inspect', 'compare', 'check']) {
    const { stdout } = spawnSync(process.execPath, [cli, command, '--json'], {
      input: `${names.join('\n')}\n`,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    t.is(found.length, names.length, command);
    for (const { input, findings } of found)
      t.deepEqual(findings, nameFindings(input), `${command} ${input}`);
  }
});

const secrets = [
  ...[...secretNames, ...publicNames].map((name) => `https://h.example/?a=1&${name}=S#z`),
  ...[...secretValues, ...publicValues].map((value) => `https://h.example/?x=${value}&y=1`),
  ...webhooks.map(([url]) => url),
  ...secretPaths.map((path) => `https://h.example/${path.join('/')}`),
  ...publicPaths.map((path) => `https://h.example/${path}`),
  'https://ann:secret@h.example/',
];

browserTest('a link to the page has no secret that the library finds', async (t, page) => {
  await page.goto(linkTo('https://example.org/'));
  await page.locator('#findings').getByText('programs agree').waitFor();
  // Writes each URL, copies the link, and takes the offer to leave secrets out, if there is one.
  const copied: { link: string; isWarned: boolean }[] = await page.evaluate(`
    (async () => {
      let copied = null;
      navigator.clipboard.writeText = async (text) => { copied = text; };
      const pause = () => new Promise((resolve) => setTimeout(resolve));
      const results = [];
      for (const url of ${JSON.stringify(secrets)}) {
        copied = null;
        document.querySelector('#url').value = url;
        document.querySelector('#copy-link').click();
        const warning = document.querySelector('#copy-warning');
        while (copied === null && warning.textContent === '') await pause();
        const isWarned = copied === null;
        if (isWarned) warning.querySelector('button').click();
        while (copied === null || warning.textContent !== '') await pause();
        results.push({ link: copied, isWarned });
      }
      return results;
    })()`);
  for (const [index, url] of secrets.entries()) {
    const { link = '', isWarned } = copied[index] ?? {};
    const redacted = redactURL(url);
    t.is(readFragment(link.replace(/^[^#]*/, ''))?.url, redacted, url);
    t.is(isWarned, redacted !== url, url);
  }
  t.true(secrets.length > 600);
});

browserTest('nothing that is copied beside an alarm becomes a link', async (t, page) => {
  // Nobody is deceived by these, and a customer wants the link that works.
  const mistakes = [
    'https//shop.example/a',
    'https;//shop.example/x',
    '"https://shop.example/help"',
  ];
  mistakes.push('help@shop.example', 'hxxps://shop[.]example/', 'https:/shop.example/');
  const drawn = [
    ...[...deceptive, ...ordinaryURLs, ...mistakes],
    ...deceptive.map((url) => `https://click.example/?to=${encodeURIComponent(url)}`),
    ...deceptive.map((url) => `https://click.example/go?to=${url}`),
    ...deceptive.map((url) => `Open ${url} today, or http://two.example/`),
    ...deceptive.map((url) => url.replace(/^https?:\/\//, '')),
    ...deceptive.map((url) => url.replace(/^http/, 'HTTP').replace('//', '\\\\')),
  ];
  await page.goto(linkTo('https://example.org/'));
  await page.locator('#findings').getByText('programs agree').waitFor();
  const copied: { deceives: string; text: string }[] = await page.evaluate(`
    (async () => {
      let copied = null;
      navigator.clipboard.writeText = async (text) => { copied = text; };
      const results = [];
      for (const url of ${JSON.stringify(drawn)}) {
        copied = null;
        const field = document.querySelector('#url');
        field.value = url;
        field.dispatchEvent(new Event('input'));
        document.querySelector('#copy-answer').click();
        while (copied === null) await new Promise((resolve) => setTimeout(resolve));
        results.push({ deceives: document.querySelector('#verdict').dataset.deceives, text: copied });
      }
      return results;
    })()`);
  let alarms = 0;
  for (const [index, url] of drawn.entries()) {
    const { deceives = '', text = '' } = copied[index] ?? {};
    if (deceives === 'true') {
      alarms++;
      t.notRegex(text, /(?:https?|ftp):[\\/]*[\p{L}\p{N}[]/iu, url);
      // The names of a program and of ranges of addresses are no hosts.
      const others = text.replace(/url\.parse|[\d.]+\/\d+/g, '');
      t.notRegex(others, /[\p{L}\p{N}]\.\p{L}/u, url);
    } else {
      t.is(text.split('\n')[0], withoutSecrets(url), url);
      if (mistakes.includes(url)) t.regex(text, /(?:https:\/\/|mailto:\w+@)shop\.example/, url);
    }
  }
  t.true(alarms > 100 && alarms < drawn.length);
});
