// tsx scripts/unpublished.ts: prints the tarballs in `packed` whose versions are not published, and these versions.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished } from './is-published.js';
import { root, run } from './run.js';

const folder = join(root, 'packed');
for (const name of readdirSync(folder)) {
  const manifest = await run('tar', ['-xOf', join(folder, name), 'package/package.json']);
  const { name: of, version }: { name: string; version: string } = JSON.parse(manifest);
  if (!(await isPublished(`${of}@${version}`))) console.log(`${name} ${of}@${version}`);
}
