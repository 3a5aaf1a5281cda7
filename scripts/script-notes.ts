// Prints the sizes and integrity hashes of the classic scripts, for the notes of a release.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.js';

console.log('| file | bytes | gzipped | integrity |\n|---|---|---|---|');
for (const name of ['polyfill.js', 'polyfill.ascii.js', 'polyfill.es2015.js']) {
  const script = readFileSync(join(root, 'packages/url-api/dist', name));
  const gzipped = gzipSync(script, { level: 9 }).length;
  const integrity = createHash('sha384').update(script).digest('base64');
  console.log(`| \`dist/${name}\` | ${script.length} | ${gzipped} | \`sha384-${integrity}\` |`);
}
