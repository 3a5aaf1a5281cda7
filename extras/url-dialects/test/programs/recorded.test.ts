import { readFileSync } from 'node:fs';
import { dialects } from '@urlkit/url-dialects';
import { compareReadings, living } from '@urlkit/url-editions';
import test from 'ava';
import { show } from '../../../../test/support/show.js';
import { findDifference } from './differences.js';
import { createRandom, pick, type Random } from './inputs.js';
import { createPage, pagePath } from './page.js';
import { programs } from './programs.js';
import { chooseInputs, readRecording, referenceCount, toAnswer, urlCount } from './recording.js';
import { tricks } from './tricks.js';

const recorded = readRecording();

test('the recording has the chosen inputs', (t) => {
  t.is(recorded.length, urlCount + referenceCount);
  t.deepEqual(
    recorded.map(({ answers, ...input }) => input),
    chooseInputs(),
  );
});

for (const { dialect, resolvesReferences } of programs) {
  test(`${dialect.name} gives the same answers as the program`, (t) => {
    let known = 0;
    for (const { answers, ...input } of recorded) {
      const values = answers[dialect.name];
      if (input.base !== undefined && !resolvesReferences) {
        t.is(dialect.interpret(input.url, { base: input.base }).kind, 'failure');
        continue;
      }
      if (values === undefined) return t.fail(`no answer for ${JSON.stringify(input)}`);
      t.is(findDifference(dialect, input, toAnswer(values)), null, JSON.stringify(input));
      if (dialect.interpret(input.url, { base: input.base }).kind !== 'unknown') known++;
    }
    const asked = urlCount + (resolvesReferences ? referenceCount : 0);
    t.true(known > 0.9 * asked, `only ${known} are known`);
  });
}

// Tests the default verdict of `urlkit compare`, for programs and the living standard.

const readers = [...dialects, living];

test('published tricks have a verdict, unless all readers read them the same way', (t) => {
  const counts = { different: 0, 'possibly different': 0, alike: 0 };
  for (const input of tricks) {
    const { verdict, disagreements, doubts } = compareReadings(input, readers);
    counts[verdict]++;
    t.is(verdict === 'different', disagreements.length > 0, show(input));
    if (verdict === 'possibly different') t.true(doubts.length > 0, show(input));
  }
  t.deepEqual(counts, { different: 39, 'possibly different': 39, alike: 68 });
});

const schemes = [
  ...[
    'http',
    'https',
    'file',
    'ftp',
    'ws',
    'wss',
    'ssh',
    'git',
    'redis',
    'postgres',
    'mongodb',
    'amqp',
  ],
  ...['smb', 'data', 'urn'],
];

function ordinaryName(random: Random): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const length = 1 + Math.floor(random() * 12);
  return `a${Array.from({ length }, () => letters[Math.floor(random() * 36)]).join('')}`;
}

function ordinaryPath(random: Random): string {
  const segments = Array.from({ length: Math.floor(random() * 5) }, () => ordinaryName(random));
  return `/${segments.join('/')}`;
}

function ordinaryURL(scheme: string, random: Random): string {
  const query = random() < 0.3 ? `?${ordinaryName(random)}=${ordinaryName(random)}` : '';
  const fragment = random() < 0.2 ? `#${ordinaryName(random)}` : '';
  const end = ordinaryPath(random) + query + fragment;
  switch (scheme) {
    case 'file':
      return `file://${ordinaryPath(random)}`;
    case 'data':
      return `data:text/plain;base64,${ordinaryName(random)}`;
    case 'urn':
      return `urn:${ordinaryName(random)}:${ordinaryName(random)}`;
    default:
      return `${scheme}://${ordinaryAuthority(random)}${end}`;
  }
}

function ordinaryAuthority(random: Random): string {
  const userinfo = random() < 0.1 ? `${ordinaryName(random)}:${ordinaryName(random)}@` : '';
  const names = `${ordinaryName(random)}-${ordinaryName(random)}.${ordinaryName(random)}`;
  const host = pick(random, [
    `${names}.com`,
    `www.${names}.org`,
    '192.0.2.1',
    '[2001:db8::1]',
    'localhost',
  ]);
  const port = random() < 0.2 ? `:${1 + Math.floor(random() * 65_535)}` : '';
  return userinfo + host + port;
}

test('ordinary URLs raise no alarm', (t) => {
  const random = createRandom(22);
  t.is(schemes.length, 15);
  const runs = 100 * Number(process.env['URLKIT_RUNS'] ?? 1);
  for (const scheme of schemes) {
    for (let run = 0; run < runs; run++) {
      const url = ordinaryURL(scheme, random);
      const { verdict } = compareReadings(url, readers);
      if (verdict !== 'alike') t.fail(`${url}: ${verdict}`);
    }
  }
  t.pass();
});

test('docs/url-confusion.md is up to date: npm run write -- confusion', (t) => {
  t.is(readFileSync(pagePath, 'utf8'), createPage());
});
