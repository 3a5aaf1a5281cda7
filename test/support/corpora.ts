import { DataFolder } from './data-folders.js';

export const corpora = new DataFolder(
  'URL corpora',
  'URL_CORPORA_DIR',
  '../shared/corpora',
  'debian-homepages.txt file-urls.txt',
  'a folder with two lists of URLs, one a line',
);

/** How many URLs each file holds. */
export const corpusSizes = [
  ['debian-homepages.txt', 29_701],
  ['file-urls.txt', 6_167],
] as const;
