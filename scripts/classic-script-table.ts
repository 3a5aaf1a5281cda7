// The rows of the README of @urlkit/url-api that tell size and integrity of the classic scripts.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const classicScripts = ['polyfill.js', 'polyfill.ascii.js'] as const;

/** The row of a script in the folder of a package. */
export function rowOf(path: string, name: (typeof classicScripts)[number]): string {
  const script = readFileSync(join(path, 'dist', name));
  const integrity = createHash('sha384').update(script).digest('base64');
  const gzipped = gzipSync(script, { level: 9 }).length;
  return `| \`dist/${name}\` | ${script.length} | ${gzipped} | \`sha384-${integrity}\` |`;
}
