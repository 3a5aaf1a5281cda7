// Tests that a program runs what is installed: a change of an installed package is seen by `new URL`.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';

/** For each package, a function to replace, and a host that is different afterwards. */
const changes = [
  { folder: 'ipv6', name: 'writeIPv6', input: 'http://[0::1]/', host: '[marker]' },
  { folder: 'host', name: 'writeIPv4', input: 'http://0x7f.1/', host: 'marker' },
  { folder: 'idna', name: 'processLabels', input: 'http://ü/', host: 'marker' },
] as const;

const print = (input: string): string =>
  `console.log(new URL(${JSON.stringify(input)}).host, globalThis.URL === URL)`;

const programs: Readonly<Record<string, (input: string) => readonly string[]>> = {
  import: (input) => [
    '--input-type=module',
    '-e',
    `import { URL } from '@urlkit/url-api'; ${print(input)}`,
  ],
  require: (input) => ['-e', `const { URL } = require('@urlkit/url-api'); ${print(input)}`],
  'require of CommonJS': (input) => [
    '--no-experimental-require-module',
    ...['-e', `const { URL } = require('@urlkit/url-api'); ${print(input)}`],
  ],
};

let project: string;

test.before(() => {
  project = mkdtempSync(join(tmpdir(), 'urlkit-'));
  for (const { path, manifest } of readPackages()) {
    const installed = join(project, 'node_modules', manifest.name);
    for (const name of ['package.json', 'dist']) {
      cpSync(join(path, name), join(installed, name), { recursive: true });
    }
  }
});

test.after.always(() => rmSync(project, { recursive: true }));

/** Makes a function return `marker`, in each file of an installed package. Returns in how many. */
function mark(folder: string, name: string): number {
  const dist = join(project, 'node_modules/@urlkit', folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => {
    if (!file.endsWith('.js')) return false;
    const code = readFileSync(join(dist, file), 'utf8');
    const marked = code.replace(
      new RegExp(`((?:function ${name}|${name} = function(?: \\w+)?)\\([^)]*\\) ?\\{)`),
      "$1 return 'marker';",
    );
    writeFileSync(join(dist, file), marked);
    return marked !== code;
  }).length;
}

for (const { folder, name, input, host } of changes) {
  test.serial(`a change of ${folder} is seen by new URL`, (t) => {
    const run = (program: string): string =>
      execFileSync(process.execPath, programs[program]?.(input) ?? [], {
        cwd: project,
        encoding: 'utf8',
      }).trim();
    for (const program of Object.keys(programs)) t.not(run(program), `${host} false`);
    t.is(mark(folder, name), 2, 'ES modules and CommonJS');
    for (const program of Object.keys(programs)) t.is(run(program), `${host} false`, program);
  });
}
