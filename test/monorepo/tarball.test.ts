import test from 'ava';
import { syntaxErrorIn } from '../../scripts/tarball.js';

test('published files have the syntax that the packages require', (t) => {
  t.is(syntaxErrorIn('class A { static #a = 1_0; b() { A.#a ??= 2; } } export { A };', true), null);
  t.is(syntaxErrorIn('#!/usr/bin/env node\nrequire("a")?.b;', false), null);
  t.is(syntaxErrorIn('class A { static {} }', false), 'SyntaxError: Static block of a class');
  t.regex(syntaxErrorIn('/a/v', false) ?? '', /^SyntaxError: /);
  t.regex(syntaxErrorIn('export {}', false) ?? '', /^SyntaxError: /);
});
