// Tests that `./internal` of a package has only what other packages import, that docs/architecture.md lists it, and how often it
// is imported.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { checkEntries } from '../support/run-cases.js';

function namesIn(list: string): string[] {
  return list.match(/\w+/g)?.filter((name) => name !== 'type') ?? [];
}

const packages = readPackages().map(({ folder, path }) => {
  const files = readdirSync(join(path, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  const text = sources.map((file) => readFileSync(join(path, 'src', file), 'utf8')).join('\n');
  const internal = join(path, 'src/internal.ts');
  const exported = existsSync(internal) ? readFileSync(internal, 'utf8') : '';
  const lists = exported.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return {
    folder,
    text,
    names: Array.from(lists, ([, list = '']) => namesIn(list))
      .flat()
      .sort(),
  };
});

test('other packages import each name of ./internal', (t) => {
  for (const { folder, names } of packages) {
    const imports = new RegExp(
      `^import (?:type )?\\{([^}]*)\\} from '@urlkit/${folder}/internal'`,
      'gm',
    );
    const imported = packages
      .filter((other) => other.folder !== folder)
      .flatMap(({ text }) => Array.from(text.matchAll(imports), ([, list = '']) => namesIn(list)));
    t.deepEqual(Array.from(new Set(imported.flat())).sort(), names, folder);
  }
});

/** How many modules of a package import `./internal` of another. */
const importers: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'form-urlencoded': { 'url-api': 2 },
  host: { 'host-policy': 1, 'url-parser': 5, 'url-reference': 1, 'url-serializer': 2 },
  idna: { host: 1, 'url-editions': 2, 'url-keys': 3, 'url-rendering': 2 },
  ipv6: { host: 3 },
  'percent-encoding': { 'form-urlencoded': 1, host: 1, 'url-parser': 4 },
  'url-editions': { 'url-keys': 1 },
  'url-parser': {
    ...{ 'parser-steps': 1, 'url-api': 4, 'url-editions': 1, 'url-lines': 1 },
    ...{ 'url-reference': 1, 'url-validation': 1 },
  },
};

// Each is a contract that holds as long as the major version. Something of use to others is exported by a subpath with a name.
test('at most 40 modules import ./internal of another package', (t) => {
  const found: Record<string, Record<string, number>> = {};
  for (const { folder, text } of packages) {
    for (const [, from = ''] of text.matchAll(/from '@urlkit\/([\w-]+)\/internal'/g)) {
      found[from] ??= {};
      found[from][folder] = (found[from][folder] ?? 0) + 1;
    }
  }
  checkEntries(t, found, importers);
  const counts = Object.values(found).flatMap((by) => Object.values(by));
  t.true(counts.reduce((sum, count) => sum + count) <= 40);
});

test('docs/architecture.md lists each name of ./internal', (t) => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const [, table = ''] = /is in `\.\/internal` \| why \|\n\|.*\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const listed: Record<string, string[]> = {};
  let folder = '';
  for (const row of table.trim().split('\n')) {
    const [, name = '', list = ''] = row.split('|');
    folder = name.match(/[\w-]+/)?.[0] ?? folder;
    listed[folder] = [...(listed[folder] ?? []), ...namesIn(list)].sort();
  }
  const exported = packages.filter(({ names }) => names.length > 0);
  t.true(exported.length > 0);
  checkEntries(t, listed, Object.fromEntries(exported.map(({ folder, names }) => [folder, names])));
});
