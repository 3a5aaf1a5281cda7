// The test data of web-platform-tests: seven JSON files of its folder url/resources.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './run.js';

/** The SHA-256 of each file, by its name. */
export type Hashes = Readonly<Record<string, string>>;

const commit = '181476aa16e8b28a07698bef3a0275fa53dd22e5';

export const source: string = `https://raw.githubusercontent.com/web-platform-tests/wpt/${commit}/url/resources`;

export const hashes: Hashes = {
  'IdnaTestV2-removed.json': '921d56cc415159e36883e26eeb6f9924f399c5fbb24645a9c661aa790e3f8e94',
  'IdnaTestV2.json': '338192b9815dbdace6c035cb1acd50cd737070cd67d6e3f620d2543f63eb0cbb',
  'percent-encoding.json': 'ac3d9ec89f51e3855f9967ef8414eb470653a25d385cb88cbc3dc1c4d878d71c',
  'setters_tests.json': '62e4b14bdaddd66b0f7d99bf066aed1c4a588667f4aa97bf26da212134fc24bf',
  'toascii.json': '644eba9d5b593df8095cfa307222f3014542ff9cc02d555f8e5660059d80470f',
  'urltestdata-javascript-only.json':
    '74eaf2f3b8246b1fe44c388e3ecf8eb8442e01f229418b634acecb9595caddfa',
  'urltestdata.json': '355c9f1e5f34aae66ba8adfabf3c853f5cd30ea22964ef7a53eb292e7975d81e',
};

/** The folder of downloaded files. It is not in the repository. */
export const cache: string = join(root, '.cache', `wpt-${commit.slice(0, 8)}`);

export const howToGoOn: string = [
  'The test data of web-platform-tests is missing. Do one of these:',
  '  npm run fetch:wpt                      to download it',
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
