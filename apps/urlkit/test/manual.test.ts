// What the manual page says about the environment and files.

import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { type Result, runBuilt, urlkit } from './run-command.js';

const { stdout: manual } = await urlkit(['man']);

/** Returns the terms of a section of the manual page. */
function termsOf(section: string): string[] {
  const text = manual.split('\n.SH ').find((part) => part.startsWith(`${section}\n`)) ?? '';
  return Array.from(text.matchAll(/^\.B (.*)$/gm), ([, term = '']) => term.replace(/\\&?/g, ''));
}

const color = /\u001B\[/;

// Of the libraries that the command loads, some read variables, too, but the command decides itself.
const recordVariables = `const names = new Set();
  process.env = new Proxy(process.env, {
    get(variables, name) {
      const [, , caller = ''] = new Error().stack.split('\\n');
      if (/urlkit.dist/.test(caller)) names.add(name);
      return variables[name];
    },
  });
  process.on('exit', () => process.stderr.write('read: ' + [...names].join(' ') + '\\n'));`;

test('the manual names the variables that the command reads', async (t) => {
  const names = new Set<string>();
  for (const args of [['inspect'], ['get', '{href}', '--json'], ['lint'], ['compare'], ['man']]) {
    const { stderr } = await runBuilt(args, 'http://u@h/', { before: recordVariables });
    const [, read = ''] = /^read: (.*)$/m.exec(stderr) ?? [];
    for (const name of read.split(' ').filter(Boolean)) names.add(name);
  }
  // Node itself reads this one.
  names.add('NODE_DISABLE_COMPILE_CACHE');
  t.deepEqual(termsOf('ENVIRONMENT').sort(), Array.from(names).sort());
});

for (const isDisabled of [false, true]) {
  test(`compiled code is ${isDisabled ? 'not ' : ''}kept if Node can keep it`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'urlkit-cache-'));
    const { NODE_DISABLE_COMPILE_CACHE, NODE_COMPILE_CACHE, ...others } = process.env;
    const disabled = isDisabled ? { NODE_DISABLE_COMPILE_CACHE: '1' } : {};
    const env = { ...others, TMPDIR: folder, TEMP: folder, TMP: folder, ...disabled };
    await runBuilt(['parse', 'http://h/'], '', { env });
    const kept = readdirSync(folder);
    t.deepEqual(kept, !isDisabled && 'enableCompileCache' in module ? ['node-compile-cache'] : []);
  });
}

const environments: readonly (readonly [variables: NodeJS.ProcessEnv, hasColors: boolean])[] = [
  [{}, false],
  [{ FORCE_COLOR: '1' }, true],
  [{ FORCE_COLOR: '0' }, false],
  [{ FORCE_COLOR: '1', NO_COLOR: '' }, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
];

for (const [variables, hasColors] of environments) {
  test(`with ${JSON.stringify(variables)}, output is ${hasColors ? '' : 'not '}colored`, async (t) => {
    const { FORCE_COLOR, NO_COLOR, ...others } = process.env;
    const env = { ...others, ...variables };
    const { stdout } = await runBuilt(['inspect', 'http://u@h/'], '', { env });
    t.is(color.test(stdout), hasColors);
  });
}

/** Creates a folder with files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'urlkit-manual-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const link = '[a](https://u@h/)\n';
const noCredentials = { rules: { 'invalid-credentials': 'error' } };

/** A folder for each file of the manual, which makes a difference to `lint docs`. */
const folders: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['urlkit.config.json', { 'urlkit.config.json': JSON.stringify(noCredentials) }],
  ['package.json', { 'package.json': JSON.stringify({ urlkit: noCredentials }) }],
  ['.gitignore', { '.gitignore': 'b.md\n' }],
]);

test('the manual names the files that lint reads', (t) => {
  t.deepEqual(termsOf('FILES'), Array.from(folders.keys()));
});

for (const [name, files] of folders) {
  test(`lint reads ${name} in a folder above`, async (t) => {
    const documents = { 'docs/a.md': link, 'docs/b.md': link };
    const inDocs = (folder: string) => ({ cwd: join(folder, 'docs') });
    const without = await runBuilt(['lint', '.'], '', inDocs(folderOf(documents)));
    const result = await runBuilt(['lint', '.'], '', inDocs(folderOf({ ...documents, ...files })));
    const severities = ({ stdout }: Result) => stdout.match(/\b(?:warning|error)\b(?= invalid)/g);
    t.deepEqual(severities(without), ['warning', 'warning']);
    t.deepEqual(severities(result), name === '.gitignore' ? ['warning'] : ['error', 'error']);
  });
}
