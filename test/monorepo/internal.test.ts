// Tests that `./internal` of a package has only what other packages import, and that docs/architecture.md lists it.

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
