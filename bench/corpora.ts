import { existsSync, readFileSync } from 'node:fs';
import { generateURLs } from './generate.js';

export interface Corpus {
  readonly name: string;
  readonly read: () => readonly string[];
}

/** Relative to the root of the repository, where npm runs scripts. */
const folder = process.env['URL_CORPORA_DIR'] ?? '../shared/corpora';

const files = ['kasztp.txt', 'debian-homepages.txt', 'file-urls.txt', 'node-files.txt'];

/** Returns a flat copy of a string. Programs receive flat strings, not ropes. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}

function readLines(name: string): string[] {
  const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map(flat);
}

export const generated: readonly string[] = generateURLs(10_000).map(flat);

/** The missing corpora. */
export const missingFiles: readonly string[] = files.filter(
  (name) => !existsSync(`${folder}/${name}`),
);

export const corpora: readonly Corpus[] = [
  { name: 'generated', read: () => generated },
  ...files
    .filter((name) => !missingFiles.includes(name))
    .map((name) => ({ name, read: () => readLines(name) })),
];
