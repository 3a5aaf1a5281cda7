// Tests that tests of an old build are refused, in a workspace with three packages.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { root, temporaryFolder } from '../../scripts/run.js';

/** Does what people do one after another, and prints which packages are named for which tests. */
const program = `
  import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
  import { oldBuilds, recordBuild } from './scripts/built.js';
  import { readPackages } from './scripts/workspace.js';

  const named = [];
  const ask = (...tests) => named.push(oldBuilds(tests).sort().join());
  const build = (...names) =>
    recordBuild(readPackages().filter(({ folder }) => names.includes(folder)), async () => {});

  ask();
  await build('below', 'above', 'command');
  ask();

  writeFileSync('packages/below/src/index.ts', 'written again');
  writeFileSync('packages/below/src/index.ts', 'source');
  writeFileSync('packages/below/README.md', 'changed');
  mkdirSync('packages/below/test');
  writeFileSync('packages/below/test/a.test.ts', 'changed');
  ask();

  writeFileSync('packages/below/src/index.ts', 'changed');
  ask();
  ask('packages/below/test/a.test.ts');
  ask('packages/above/test/**');
  ask('packages/above/test/**', 'test/**');

  await build('below');
  ask('packages/above/test/**');
  ask();

  rmSync('packages/above/dist', { recursive: true });
  ask('packages/above');
  console.log(JSON.stringify(named));
`;

test('tests are refused exactly if what they need is not built from the sources as they are', (t) => {
  const top = temporaryFolder();
  const write = (path: string, text: string): void => writeFileSync(join(top, path), text);
  cpSync(join(root, 'scripts'), join(top, 'scripts'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'), 'junction');
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', '{ "references": [] }');
  for (const [name, more] of [
    ['below', {}],
    ['above', { dependencies: { '@urlkit/below': '^1.0.0' } }],
    ['command', { dependencies: { '@urlkit/below': '^1.0.0' }, bin: { command: 'dist/main.js' } }],
  ] as const) {
    for (const folder of ['src', 'dist']) {
      mkdirSync(join(top, 'packages', name, folder), { recursive: true });
      write(`packages/${name}/${folder}/index.ts`, 'source');
    }
    const manifest = { name: `@urlkit/${name}`, version: '1.0.0', exports: {}, ...more };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
  }
  write('program.ts', program);
  const args = ['--import', 'tsx', 'program.ts'];
  const printed = execFileSync(process.execPath, args, { cwd: top, encoding: 'utf8' });
  t.deepEqual(JSON.parse(printed), [
    'packages/above,packages/below,packages/command',
    '',
    // What is only newer, and what has no effect, changes nothing.
    '',
    // The command has the package in its files.
    'packages/below,packages/command',
    'packages/below',
    'packages/below',
    'packages/below,packages/command',
    // A build of the package alone is enough for what imports it.
    '',
    'packages/command',
    'packages/above',
  ]);
});
