// The test data of web-platform-tests: seven JSON files of its folder url/resources.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../../scripts/run.js';
import { readJSON } from '../../scripts/workspace.js';

/** The SHA-256 of each file, by its name. */
export type Hashes = Readonly<Record<string, string>>;

export const { commit, hashes } = readJSON<{ readonly commit: string; readonly hashes: Hashes }>(
  root,
  'test/support/wpt-data.json',
);

export const source: string = `https://raw.githubusercontent.com/web-platform-tests/wpt/${commit}/url/resources`;

/** The folder of downloaded files. It is not in the repository. */
export const cache: string = join(root, '.cache', `wpt-${commit.slice(0, 8)}`);

export const howToGoOn: string = [
  'The test data of web-platform-tests is missing. Do one of these:',
  '  npm run fetch -- wpt                   to download it',
  '  WPT_URL_DIR=PATH/TO/wpt/url/resources  to use a checkout of https://github.com/web-platform-tests/wpt',
  '  URLKIT_WITHOUT_WPT=1                   to leave out the tests that need it',
].join('\n');

/** Returns the folder with the data: WPT_URL_DIR if set, else the shared folder or the cache; null if it is missing. */
export function findData(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env['WPT_URL_DIR'];
  const folders = named ? [resolve(root, named)] : [join(root, '../shared/wpt'), cache];
  const hasAll = (folder: string): boolean =>
    Object.keys(hashes).every((name) => existsSync(join(folder, name)));
  return folders.find(hasAll) ?? null;
}

async function download(url: string, hash: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  const actual = createHash('sha256').update(content).digest('hex');
  if (actual !== hash) throw new Error(`${url}: its SHA-256 is ${actual}, not ${hash}`);
  return content;
}

/**
 * Downloads files into a folder. If one fails, there is no folder.
 *
 * @throws Error if a file cannot be downloaded or has another hash.
 */
export async function downloadData(
  base: string,
  files: Hashes = hashes,
  folder: string = cache,
): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    for (const [name, hash] of Object.entries(files)) {
      writeFileSync(join(partial, name), await download(`${base}/${name}`, hash));
    }
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
