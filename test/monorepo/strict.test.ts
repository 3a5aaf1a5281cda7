// The programs of docs/ compile as strict TypeScript, with nothing that asserts or silences.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { codeBlocks } from '../support/examples.js';

const top = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(top, 'node_modules/.strict-docs');
/** The name that others import a program by. */
function nameIn(code: string): string | undefined {
  return /^\/\/ (\w+\.mjs)\n/.exec(code)?.[1];
}

const documents = readdirSync(join(top, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md'),
);
const programs = documents.flatMap((file) =>
  codeBlocks(join(top, 'docs', file), 'js').map((code, index) => ({
    name: nameIn(code) ?? `${file.replace(/\W/g, '-')}-${index + 1}.mjs`,
    code,
  })),
);

test.after.always(() => rmSync(folder, { recursive: true, force: true }));

test('the programs of docs/ compile as strict TypeScript', (t) => {
  t.true(programs.length > 20);
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of programs) {
    // These are not installed.
    if (!/from '(?:got|axios|express|fastify|hono)'/.test(code))
      writeFileSync(join(folder, name), code);
  }
  const compilerOptions = {
    strict: true,
    // JavaScript has no place for the types of parameters.
    noImplicitAny: false,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.mjs'] }),
  );
  const tsc = join(top, 'node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    t.pass();
  } catch (error) {
    t.fail(String((error as { stdout?: unknown }).stdout ?? error));
  }
});

test('the programs of docs/ silence no error', (t) => {
  for (const { name, code } of programs) t.notRegex(code, /@ts-|\bas any\b|: any\b/, name);
});
