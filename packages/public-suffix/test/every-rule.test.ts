// Compares every rule of the list, alone and after more labels, with an algorithm that searches a set
// of rules.

import { readFileSync } from 'node:fs';
import { parseHost, serializeHost } from '@urlkit/host';
import {
  isKnownPublicSuffix,
  parsePublicSuffixList,
  publicSuffix,
  registrableDomain,
} from '@urlkit/public-suffix';
import { publicSuffixList, sha256, version } from '@urlkit/public-suffix-list';
import test from 'ava';

/** The rules of a tree, as they are written in the list. */
function readRules(tree: string): string[] {
  const rules: string[] = [];
  for (const line of tree.split('\n')) {
    let position = 0;
    const readLabels = (parent: string): void => {
      do {
        const [label = ''] = /^[^,()[]*/.exec(line.slice(position)) ?? [];
        position += label.length;
        const name = label.replace('!', '') + parent;
        if (line[position] !== '[') rules.push(label.startsWith('!') ? `!${name}` : name);
        if (line[position] === '(' || line[position] === '[') {
          position++;
          readLabels(`.${name}`);
          position++;
        }
      } while (line[position++] === ',');
      position--;
    };
    if (line !== '') readLabels('');
  }
  return rules;
}

const icann = readRules(publicSuffixList.icann);
const rules = new Set([...icann, ...readRules(publicSuffixList.private)]);

/** The number of labels in the public suffix of a domain. */
function countLabels(domain: string): number {
  const labels = domain.split('.');
  const ends = labels.map((_, index) => labels.slice(index));
  const exception = ends.find((end) => rules.has(`!${end.join('.')}`));
  if (exception) return exception.length - 1;
  const matched = ends.find(
    (end) => rules.has(end.join('.')) || rules.has(['*', ...end.slice(1)].join('.')),
  );
  return matched?.length ?? 1;
}

test('every rule of the list is known', (t) => {
  let count = 0;
  for (const rule of rules) {
    const domain = rule.replace(/^!/, '').replace('*', 'any-label');
    for (const value of [domain, `one-more.${domain}`, `one-more.two-more.${domain}`]) {
      const labels = value.split('.');
      const suffix = labels.slice(-countLabels(value)).join('.');
      const registrable = labels.slice(-countLabels(value) - 1).join('.');
      const host = { kind: 'domain', value } as const;
      const actual = [publicSuffix(host), registrableDomain(host)];
      const expected = [suffix, value === suffix ? null : registrable];
      if (actual.join() !== expected.join()) t.deepEqual(actual, expected, value);
    }
    if (isKnownPublicSuffix({ kind: 'domain', value: domain }) === rule.startsWith('!')) {
      t.fail(rule);
    }
    count++;
  }
  t.is(count, rules.size);
  t.true(icann.length > 6_000 && count > 10_000);
});

const { PUBLIC_SUFFIX_LIST: listFile, PUBLIC_SUFFIX_TESTS: testsFile } = process.env;

(listFile ? test : test.skip)('the data has the rules of the file PUBLIC_SUFFIX_LIST', (t) => {
  const text = readFileSync(listFile ?? '', 'utf8');
  const list = parsePublicSuffixList(text);
  if (text.includes(version)) t.deepEqual(list, publicSuffixList);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  const written = new Set([...readRules(list.icann), ...readRules(list.private)]);
  t.is(written.size, new Set(lines).size);
  t.regex(sha256, /^[\da-f]{64}$/);
});

(testsFile ? test : test.skip)('the list’s own tests, in the file PUBLIC_SUFFIX_TESTS', (t) => {
  const text = readFileSync(testsFile ?? '', 'utf8');
  const calls = text.matchAll(/^checkPublicSuffix\((?:null|'([^']*)'), (?:null|'([^']*)')\);/gm);
  let count = 0;
  for (const [call, input, domain] of calls) {
    const host = input === undefined ? null : parseHost(input);
    const expected = domain === undefined ? null : parseHost(domain);
    t.is(registrableDomain(host), expected && serializeHost(expected), call);
    count++;
  }
  t.true(count > 70);
  t.log(`${count} tests`);
});
