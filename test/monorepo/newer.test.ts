// Tests the check of the weekly workflow.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { root } from '../../scripts/run.js';
import { findSources, lastChangeIn, sentenceAbout } from '../standard/check-newer.js';

const sources = findSources((file) => readFileSync(join(root, file), 'utf8'));

test('the standard, the list and all registries are found, with their dates', (t) => {
  t.is(sources.length, 8);
  t.is(new Set(sources.map(({ address }) => address)).size, 8);
  for (const { name, date } of sources) t.regex(date, /^20\d\d-[01]\d-[0-3]\d$/, name);
});

test('the README of host-policy has the dates of the registries', (t) => {
  const folder = join(root, 'extras/host-policy/src/registries');
  const files = [
    'address-space',
    'ipv4-special-purpose',
    'ipv6-special-purpose',
    'special-use-domains',
  ];
  const text = files.map((name) => readFileSync(join(folder, `${name}.ts`), 'utf8')).join('\n');
  const dates = new Map<string, string | undefined>(
    Array.from(
      text.matchAll(
        /assignments\/([\w-]+)\/,?\s+(?:\/\/ )?(?:last updated|as of) (\d{4}-\d\d-\d\d)/gi,
      ),
      ([, id, date]) => [`https://www.iana.org/assignments/${id}/${id}.xml`, date] as const,
    ),
  );
  const registries = sources.filter(({ address }) => address.includes('iana.org'));
  t.deepEqual(
    new Map(registries.map(({ address, date }) => [address, date] as const)),
    new Map(registries.map(({ address }) => [address, dates.get(address) ?? ''] as const)),
  );
});

test('the date of the last change is found in commits and registries', (t) => {
  t.is(lastChangeIn('[{"commit":{"author":{"date":"2026-07-20T08:00:00Z"}}}]'), '2026-07-20');
  t.is(
    lastChangeIn('<registry><updated>2025-10-09</updated><updated>2020-01-01</updated>'),
    '2025-10-09',
  );
  t.is(lastChangeIn('Not found'), null);
});

test('a newer source is a sentence, and so is one that cannot be read', async (t) => {
  for (const source of sources) {
    const about = (text: string) => sentenceAbout(source, () => Promise.resolve(text));
    t.is(await about(`<updated>${source.date}</updated>`), null);
    t.is(await about('<updated>2000-01-01</updated>'), null);
    const sentence = await about('<updated>2099-01-01</updated>');
    t.true(sentence?.startsWith(`${source.name} was changed on 2099-01-01.`));
    t.true(sentence?.includes(source.date) && sentence.includes(source.file));
    t.regex((await about('')) ?? '', /does not say when/);
    const failing = await sentenceAbout(source, () => Promise.reject(new Error('offline')));
    t.regex(failing ?? '', /does not say when/);
  }
});
