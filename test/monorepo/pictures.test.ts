import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { drawInspect } from '../../scripts/terminal-picture.js';

const folder = new URL('../../docs/pictures/', import.meta.url);

test('the picture of the command is up to date: npm run write:pictures', (t) => {
  t.is(readFileSync(new URL('inspect.svg', folder), 'utf8'), drawInspect());
});

test('the pictures are small', (t) => {
  for (const name of ['inspect.svg', 'live-page.png']) {
    t.true(statSync(fileURLToPath(new URL(name, folder))).size < 100_000, name);
  }
});
