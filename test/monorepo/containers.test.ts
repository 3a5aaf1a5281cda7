// Tests which packages are released because of what they contain.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'ava';
import {
  assertContainersAreReleased,
  type Contents,
  containersOf,
  readContents,
} from '../../scripts/containers.js';
import { root } from '../../scripts/run.js';
import { readJSON } from '../../scripts/workspace.js';

const contents = await readContents();

test('only the packages that say so contain others', (t) => {
  const containers = Array.from(contents)
    .filter(([name, inside]) => Array.from(inside).some((other) => other !== name))
    .map(([name]) => name);
  t.deepEqual(containers, ['@urlkit/url-api', 'urlkit']);
});

test('a container is released with each package that it contains', (t) => {
  t.deepEqual(containersOf(contents, ['@urlkit/host']), ['@urlkit/url-api', 'urlkit']);
  t.deepEqual(containersOf(contents, ['@urlkit/public-suffix']), ['urlkit']);
  t.deepEqual(containersOf(contents, ['@urlkit/url-editions', 'urlkit']), []);
});

test('a container of a container is released as well', (t) => {
  const chain: Contents = new Map([
    ['a', new Set(['a'])],
    ['b', new Set(['a', 'b'])],
    ['c', new Set(['b', 'c'])],
    ['d', new Set(['d'])],
  ]);
  t.deepEqual(containersOf(chain, ['a']), ['b', 'c']);
  t.deepEqual(containersOf(chain, ['a', 'c']), ['b']);
  t.deepEqual(containersOf(chain, ['d']), []);
});

test('a release with a container older than what it contains is refused', (t) => {
  const host = ['@urlkit/host', '@urlkit/url-api'];
  t.throws(() => assertContainersAreReleased(contents, host), {
    message: /^urlkit must be released as well: it contains code of @urlkit\/host, /,
  });
  t.notThrows(() => assertContainersAreReleased(contents, [...host, 'urlkit']));
  t.notThrows(() => assertContainersAreReleased(contents, []));
});

test('changeset version refuses to run alone, as it would not raise containers', (t) => {
  const { changelog } = readJSON<{ readonly changelog: string }>(root, '.changeset/config.json');
  const { getReleaseLine } = createRequire(join(root, '.changeset/config.json'))(changelog);
  t.is(process.env['URLKIT_RELEASE'], undefined);
  t.throws(() => getReleaseLine({}, 'patch', null), { message: /npm run release:version/ });
});
