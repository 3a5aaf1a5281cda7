// The verdicts of both comparisons: ordinary URLs raise no alarm, and published tricks do.

import { forbiddenDomainCodePoint } from '@urlkit/host';
import { dialects } from '@urlkit/url-dialects';
import { compareEditions, compareReadings, type ReadingsComparison } from '@urlkit/url-editions';
import { canParse } from '@urlkit/url-parser';
import test from 'ava';
import { stepOf } from '../../../../test/support/long-run.js';
import { createRandom, pick } from './inputs.js';
import { tricks } from './tricks.js';

const random = createRandom(1);
const hosts = [
  'example.org',
  'www.example.co.uk',
  'a-b.example',
  '192.0.2.1',
  '[2001:db8::1]',
] as const;
const paths = ['/', '/a', '/a/b.html', '/a%20b/c', '/~u/x;y', '/2026/07/02/', '/a/'] as const;
const ends = ['', '?a=b&c=d', '#part', '?q=a+b%20c#x'] as const;
const ports = ['', '', ':8080'] as const;
const users = ['', '', 'user@'] as const;

const path = (): string => pick(random, paths) + pick(random, ends);
const server = (): string => pick(random, hosts) + pick(random, ports);

/** Ordinary URLs of 13 schemes. */
const ordinary: Readonly<Record<string, () => string>> = {
  http: () => `http://${server()}${path()}`,
  https: () => `https://${server()}${path()}`,
  ftp: () => `ftp://${pick(random, users)}${server()}${pick(random, paths)}`,
  ws: () => `ws://${server()}${path()}`,
  wss: () => `wss://${server()}${path()}`,
  file: () => `file://${pick(random, paths)}`,
  redis: () => `redis://${pick(random, users)}${server()}/${pick(random, ['0', '1'])}`,
  postgres: () => `postgres://${pick(random, ['u:p@', 'u@', ''])}${server()}/db`,
  'git+ssh': () => `git+ssh://git@${pick(random, hosts)}/a/b.git`,
  ssh: () => `ssh://${pick(random, users)}${server()}/a`,
  ldap: () => `ldap://${server()}/dc=example,dc=org`,
  s3: () => `s3://${pick(random, ['bucket', 'my-bucket.x'])}${pick(random, paths)}`,
  mailto: () =>
    `mailto:${pick(random, ['a', 'a.b', 'x+y'])}@${pick(random, ['example.org', 'a.de'])}`,
};

test('ordinary URLs raise no alarm', (t) => {
  t.is(Object.keys(ordinary).length, 13);
  let count = 0;
  const seen = new Set<string>();
  for (const [scheme, make] of Object.entries(ordinary)) {
    for (let index = 0; index < 770 / stepOf(3); index++) {
      count++;
      const url = make();
      if (seen.has(url)) continue;
      seen.add(url);
      t.false(compareEditions(url).reachesDifferentHosts, `${scheme}: ${url}`);
      const { disagreements } = compareReadings(url, dialects);
      t.deepEqual(disagreements, [], `${scheme}: ${url}`);
    }
  }
  t.true(count > 9_990 / stepOf(3));
  t.true(seen.size > count / 7);
});

/** The hosts to which programs would connect: not empty, and without a code point that no domain has. */
function hostsOf({ disagreements }: ReadingsComparison): string[] {
  const seen = disagreements.find(({ component }) => component === 'host')?.seen ?? [];
  return seen
    .map(({ value }) => value)
    .filter(
      (host) => host !== '' && (host.startsWith('[') || !forbiddenDomainCodePoint.test(host)),
    );
}

test('no trick that programs read with different hosts is called alike', (t) => {
  const different = tricks.filter((trick) => hostsOf(compareReadings(trick, dialects)).length > 1);
  t.true(different.length > 20);
  for (const trick of different) t.is(compareReadings(trick, dialects).verdict, 'different', trick);
  // What the living standard does not read as a URL is refused before it is compared.
  const missed = different.filter(
    (trick) => canParse(trick) && !compareEditions(trick).reachesDifferentHosts,
  );
  t.deepEqual(missed, []);
});
