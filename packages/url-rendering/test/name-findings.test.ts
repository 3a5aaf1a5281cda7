import { type NameFinding, nameFindings, wellKnownNames } from '@urlkit/url-rendering';
import test from 'ava';
import { deceptions, nationalSites, oddNames, ordinaryURLs } from './names.js';

const isAlarm = ({ severity }: NameFinding): boolean => severity === 'error';
const say = (url: string): readonly string[] =>
  nameFindings(url).map(({ severity, name, message }) => `${severity} ${name}: ${message}`);

test('the lists are complete', (t) => {
  const all = Object.values(deceptions);
  t.deepEqual(
    [nationalSites, oddNames, Object.keys(deceptions), all.flat()].map(({ length }) => length),
    [80, 40, 15, 119],
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

test('words that are also endings imitate nothing below a known name', (t) => {
  const words = [
    'a.safe.protection',
    'login.cloud',
    'x.online',
    'de',
    'my.account.services',
    'b.app',
  ];
  for (const name of wellKnownNames)
    for (const word of words) {
      const found = nameFindings(`https://${word}.${name}/`).map((one) => one.name);
      t.deepEqual(found, ['registrable-domain'], `${word}.${name}`);
    }
  // A known name that somebody else owns is still imitated.
  t.true(
    say('https://paypal.com.outlook.com/').some((text) => text.startsWith('error imitated-name')),
  );
});

test('a name like one of a country is a warning if it asks for something', (t) => {
  const severities = (host: string) =>
    nameFindings(`https://${host}/`).flatMap(({ name, severity }) =>
      name === 'imitated-name' ? severity : [],
    );
  for (const country of ['de', 'fr', 'it', 'nl', 'pl']) {
    t.deepEqual(severities(`volksbank.${country}.owner.top`), ['note'], country);
    for (const word of ['login', 'konto', 'verify', 'secure', 'billing']) {
      const hosts = [
        `volksbank-${word}.${country}.owner.top`,
        `volksbank.${country}.${word}.owner.top`,
      ];
      hosts.push(`volksbank.${country}.${word}.top`, `volksbank.${country}.owner-${word}.top`);
      for (const host of hosts) t.deepEqual(severities(host), ['warning'], host);
    }
  }
});

test('odd names that are right are no alarm', (t) => {
  for (const url of oddNames) t.deepEqual(nameFindings(url).filter(isAlarm), [], url);
});

test('spaces and control characters before a scheme hide no script', (t) => {
  for (const before of ['', ' ', '\t', '\t ', ' \n\0', '\0\t \r']) {
    const [found] = nameFindings(`${before}java\tscript:alert(1)`);
    t.is(found?.name, 'active-scheme', JSON.stringify(before));
  }
});

test('a hidden character has a range', (t) => {
  for (const hidden of ['\u200d', '\u034f', '\ufe0f', '\u{e0061}', '%E2%80%8C']) {
    const url = `https://appl${hidden}e.com/`;
    const [found] = nameFindings(url);
    t.is(found?.name, 'hidden-character', url);
    t.is(url.slice(found?.start, found?.end), hidden);
  }
});

test('joiners and variation selectors in emoji and in scripts that need them are not hidden', (t) => {
  for (const url of [
    'https://\u0915\u094d\u200d\u0937.com/',
    'https://example.org/\u{1f469}\u200d\u{1f4bb}',
    'https://example.org/\u0646\u0627\u0645\u0647\u200c\u0627\u06cc',
    'https://example.org/1\ufe0f\u20e3/\u2764\ufe0f',
    'https://example.org/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB',
  ])
    t.false(
      nameFindings(url).some(({ name }) => name === 'hidden-character'),
      url,
    );
});

test('names that are no slip of typing', (t) => {
  for (const host of [
    ...['finance.com', 'cooking.com', 'looking.com', 'cloud.com', 'stripes.com', 'strike.com'],
    ...['revolt.com', 'examples.com', 'gitlab.com', 'github.io', 'apply.com', 'githuh.io'],
  ])
    t.deepEqual(
      nameFindings(`https://${host}/`).filter(({ severity }) => severity !== 'note'),
      [],
      host,
    );
});

test('of ordinary URLs, nothing is said', (t) => {
  for (const url of ordinaryURLs) {
    const found = nameFindings(url).filter(({ severity }) => severity !== 'note');
    t.deepEqual(found, [], url);
  }
});
