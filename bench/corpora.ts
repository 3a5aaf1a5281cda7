import { readFileSync } from 'node:fs';
import { generateURLs } from './generate.js';

export interface Corpus {
  readonly name: string;
  /** Null if the corpus is not there. */
  readonly urls: readonly string[] | null;
}

/** Relative to the root of the repository, which is the folder that npm runs scripts in. */
const folder = process.env['URL_CORPORA_DIR'] ?? '../shared/corpora';

/** A copy that the engine keeps in one piece, as it does what a program receives. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}

function readCorpus(name: string): Corpus {
  try {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
    return { name, urls: lines.filter((line) => line !== '').map(flat) };
  } catch {
    return { name, urls: null };
  }
}

export const generated: readonly string[] = generateURLs(10_000).map(flat);

export const corpora: readonly Corpus[] = [
  { name: 'generated', urls: generated },
  readCorpus('debian-homepages.txt'),
  readCorpus('file-urls.txt'),
];
