// Every character of one or two bytes up to U+00FF, and every percent-encoded byte, at every position of templates.

import type { Random } from './inputs.js';
import type { Input } from './protocol.js';

const urls = [
  ...[
    'http://u:p@h.i:80/p/q?r#s',
    'http://[fe80::1%25z]:80/',
    'http://[fe80::1%z]/',
    'http://[0fe80::1]/',
    'http://[::1]/',
    'x:y',
  ],
  ...['http://[v1.a]/', 'http://1.2.3.4/', 'file:///c:/p', 'mailto:a@b', '//h/p', '/p', ''],
] as const;
const references = ['//u@h:80/p', '../p;q?r#s', '?q', ''] as const;
const bases = ['http://u:p@h.i:80/a/b?q#f', 'http://[fe80::1%25z]/', 'x:y'] as const;

/** The reference against each of `bases`, and the base of each of `references`. */
const reference = '../x';
const base = 'http://h/a/b';

const pieces: readonly string[] = Array.from({ length: 256 }, (_, byte) => [
  String.fromCodePoint(byte),
  `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
]).flat();

/** The template with each piece before a position, and in the place of the character there. */
function* vary(template: string): Generator<string> {
  for (let at = 0; at <= template.length; at++) {
    for (const piece of pieces) {
      yield template.slice(0, at) + piece + template.slice(at);
      if (at < template.length) yield template.slice(0, at) + piece + template.slice(at + 1);
    }
  }
}

/** All inputs of the sweep. */
export function* sweep(): Generator<Input> {
  for (const template of urls) for (const url of vary(template)) yield { url };
  for (const template of references) for (const url of vary(template)) yield { url, base };
  for (const template of bases)
    for (const one of vary(template)) yield { url: reference, base: one };
}

/** About `count` inputs of the sweep. */
export function sampleSweep(random: Random, count: number): readonly Input[] {
  const all = Array.from(sweep());
  return all.filter(() => random() < count / all.length);
}
