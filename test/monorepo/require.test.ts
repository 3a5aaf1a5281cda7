// Tests that require() returns the same modules as import() if it can load ES modules. If it cannot, as in Jest, it
// loads the CommonJS files.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { checkEntries } from '../support/run-cases.js';

const script = fileURLToPath(new URL('./required.cjs', import.meta.url));
const specifiers = readPackages().flatMap(({ manifest: { name, exports } }) =>
  Object.entries(exports)
    .filter(([, target]) => JSON.stringify(target).includes('"require"'))
    .map(([subpath]) => name + subpath.slice(1)),
);

interface Report {
  readonly isSame: Readonly<Record<string, boolean>>;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

async function run(names: readonly string[], ...options: readonly string[]): Promise<Report> {
  const args = [...options, script, ...names];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

test('require() returns the same modules as import()', async (t) => {
  const { isSame } = await run(specifiers);
  checkEntries(t, isSame, Object.fromEntries(specifiers.map((specifier) => [specifier, true])));
});

test('require() returns the same exports in CommonJS', async (t) => {
  // Files for `./internal` also export what the main entry takes from them.
  const names = specifiers.filter((specifier) => !specifier.endsWith('/internal'));
  t.true(names.length > 0);
  const modules = await run(names);
  const commonJS = await run(names, '--no-experimental-require-module');
  t.true((commonJS.names['urlkit']?.length ?? 0) > 0);
  t.deepEqual(commonJS.names, modules.names);
  t.deepEqual(
    names.filter((id) => commonJS.isSame[id] && modules.names[id]?.length !== 0),
    [],
  );
});
