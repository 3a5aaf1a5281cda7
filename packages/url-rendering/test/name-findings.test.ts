import { type NameFinding, nameFindings } from '@urlkit/url-rendering';
import test from 'ava';
import { deceptions, nationalSites, oddNames, ordinaryURLs } from './names.js';

const isAlarm = ({ severity }: NameFinding): boolean => severity === 'error';
const say = (url: string): readonly string[] =>
  nameFindings(url).map(({ severity, name, message }) => `${severity} ${name}: ${message}`);

test('the lists are complete', (t) => {
  const all = Object.values(deceptions);
  t.deepEqual(
    [nationalSites, oddNames, Object.keys(deceptions), all.flat()].map(({ length }) => length),
    [80, 40, 12, 100],
  );
  t.true(ordinaryURLs.length >= 400);
});

for (const [kind, cases] of Object.entries(deceptions)) {
  test(`deceptions: ${kind}`, (t) => {
    for (const [url, said] of cases) {
      const found = nameFindings(url).filter(({ severity }) => severity !== 'note');
      t.true(
        found.some(({ message }) => message.includes(said)),
        `${url}: ${say(url).join(' ')}`,
      );
    }
  });
}

test('of national sites, nothing but the owner is said', (t) => {
  for (const url of nationalSites) {
    t.deepEqual(
      nameFindings(url).map(({ name }) => name),
      ['registrable-domain'],
      url,
    );
  }
});

test('odd names that are right are no alarm', (t) => {
  for (const url of oddNames) t.deepEqual(nameFindings(url).filter(isAlarm), [], url);
});

test('of ordinary URLs, nothing is said', (t) => {
  for (const url of ordinaryURLs) {
    const found = nameFindings(url).filter(({ severity }) => severity !== 'note');
    t.deepEqual(found, [], url);
  }
});
