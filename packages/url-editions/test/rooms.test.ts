// Tests the imports in src: editions import shared files, but no other edition.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Returns the room of a file: `shared`, `compare`, or `editions/` and the name of an edition. */
function roomOf(file: string): string {
  const [room = '', edition = ''] = relative(src, file).split('/');
  return room === 'editions' ? `${room}/${edition}` : room;
}

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/ from '(\.[^']*)';/g);
  return Array.from(specifiers, ([, specifier = '']) => join(dirname(file), specifier));
}

test('no edition imports from another edition, and no shared file imports from an edition', (t) => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:shared|editions)\/.*\.ts$/.test(name))
    .map((name) => join(src, name));
  const imports = files.flatMap((file) =>
    importsOf(file).map((imported) => ({ from: roomOf(file), to: roomOf(imported), file })),
  );
  t.true(imports.length > 100);
  t.is(new Set(imports.map(({ from }) => from)).size, 8);
  t.deepEqual(
    imports.filter(({ from, to }) => to !== from && to !== 'shared'),
    [],
  );
});
