import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/run.js';
import { DataFolder } from './data-folders.js';

/** The number of URLs in each file. */
export const corpusSizes = [
  ['debian-homepages.txt', 29_701],
  ['file-urls.txt', 6_167],
] as const;

const named = process.env['URL_CORPORA_DIR'];
const folder = resolve(root, named ?? '../shared/corpora');
const isThere = corpusSizes.every(([file]) => existsSync(join(folder, file)));

/** Lists of URLs that are not public. They may be missing, unless a folder is named. */
export const corpora = new DataFolder(
  isThere ? folder : null,
  named === undefined,
  `${folder} does not hold the corpora of URLs. Set URL_CORPORA_DIR to a folder with them.`,
);
