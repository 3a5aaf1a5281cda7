// Compares with recorded keys of the Python packages. `npm run test:keys -- --record` records them again.

import { readFileSync } from 'node:fs';
import { createURLKey, type KeyProfileName } from '@urlkit/url-keys';
import test from 'ava';

type Recorded = Readonly<Record<KeyProfileName | 'url', string>>;

const recorded: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('recorded-keys.json', import.meta.url), 'utf8'),
);
const profiles = ['surt', 'urlcanon-semantic', 'urlcanon-whatwg', 'w3lib'] as const;

test('the recording has a thousand different URLs', (t) => {
  t.is(recorded.length, 1_000);
  t.is(new Set(recorded.map(({ url }) => url)).size, 1_000);
});

for (const profile of profiles) {
  test(`the keys of ${profile} are those of the original`, (t) => {
    const keyOf = createURLKey({ profile });
    const keys = recorded.map(({ url }) => ({ url, key: keyOf(url) }));
    t.deepEqual(
      keys,
      recorded.map((entry) => ({ url: entry.url, key: entry[profile] })),
    );
  });
}
