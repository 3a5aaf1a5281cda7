import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';
import { isModule, syntaxErrorIn } from '../tarballs/tarball.js';

test('published files have the syntax that the packages require', (t) => {
  t.is(syntaxErrorIn('class A { static #a = 1_0; b() { A.#a ??= 2; } } export { A };', true), null);
  t.is(syntaxErrorIn('#!/usr/bin/env node\nrequire("a")?.b;', false), null);
  t.is(syntaxErrorIn('class A { static {} }', false), 'SyntaxError: Static block of a class');
  t.regex(syntaxErrorIn('/a/v', false) ?? '', /^SyntaxError: /);
  t.regex(syntaxErrorIn('export {}', false) ?? '', /^SyntaxError: /);
});

test('built files have this syntax', (t) => {
  const files = readPackages().flatMap(({ path }) => {
    const names = readdirSync(join(path, 'dist'), { recursive: true, encoding: 'utf8' });
    return names.map((name) => join(path, 'dist', name).replaceAll('\\', '/'));
  });
  const scripts = files.filter((file) => /\.c?js$/.test(file));
  t.true(scripts.length > 150, `${scripts.length}`);
  for (const file of scripts) {
    t.is(syntaxErrorIn(readFileSync(file, 'utf8'), isModule(file)), null, file);
  }
});
