// npm run check -- newer: fails if a registry, the Public Suffix List or the URL standard is newer than what the packages have.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.js';

/** Something that others publish, and of which a package has a version. */
export interface Source {
  readonly name: string;
  /** The file that says which version that is. */
  readonly file: string;
  /** The date of that version, such as `2026-07-02`. */
  readonly date: string;
  /** What says when it was last changed. */
  readonly address: string;
}

/** Turns `2 July 2026` into `2026-07-02`. */
function isoDate(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}

/** Finds the sources in the texts of files. */
export function findSources(read: (file: string) => string): readonly Source[] {
  const matches = (file: string, pattern: RegExp): readonly (readonly string[])[] =>
    Array.from(read(file).matchAll(pattern));
  const changesOf = (repository: string, path: string): string =>
    `https://api.github.com/repos/${repository}/commits?path=${path}&per_page=1`;
  const standard = 'README.md';
  const list = 'packages/public-suffix-list/src/source.ts';
  const registries = 'extras/host-policy/README.md';
  return [
    ...matches(standard, /commit\/[\da-f]+\) of (\d+ \w+ \d{4})/g).map(([, date = '']) => ({
      ...{ name: 'The URL standard', file: standard, date: isoDate(date) },
      address: changesOf('whatwg/url', 'url.bs'),
    })),
    ...matches(list, /version = '(\d{4}-\d\d-\d\d)_/g).map(([, date = '']) => ({
      ...{ name: 'The Public Suffix List', file: list, date },
      address: changesOf('publicsuffix/list', 'public_suffix_list.dat'),
    })),
    ...matches(
      registries,
      /\[([^\]]+)\]\(https:\/\/www\.iana\.org\/assignments\/([\w-]+)\/\) of (\d+ \w+ \d{4})/g,
    ).map(([, name = '', id = '', date = '']) => ({
      ...{ name: `The registry “${name}”`, file: registries, date: isoDate(date) },
      address: `https://www.iana.org/assignments/${id}/${id}.xml`,
    })),
  ];
}

/** Finds the date of the last change: that of a commit, or the first one of a registry. */
export function lastChangeIn(text: string): string | null {
  return /(?:<updated>|"date": ?")(\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? null;
}

/** Says what to do about a source; null if it is not newer. */
export async function sentenceAbout(
  { name, file, date, address }: Source,
  read: (address: string) => Promise<string>,
): Promise<string | null> {
  const newest = lastChangeIn(await read(address).catch(() => ''));
  if (newest === null)
    return `${name}: ${address} cannot be read, or does not say when it was changed.`;
  if (newest <= date) return null;
  return `${name} was changed on ${newest}. ${file} has that of ${date}: read what has changed, and update both the code and this date.`;
}

async function readAddress(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return await response.text();
}

if (process.argv[1] === import.meta.filename) {
  const sources = findSources((file) => readFileSync(join(root, file), 'utf8'));
  let isAnswered = false;
  const read = async (address: string): Promise<string> => {
    const text = await readAddress(address);
    isAnswered = true;
    return text;
  };
  const sentences = await Promise.all(sources.map((source) => sentenceAbout(source, read)));
  const found = sentences.filter((sentence) => sentence !== null);
  if (isAnswered) for (const sentence of found) console.error(sentence);
  else console.error('No source answered. This check needs a network.');
  console.log(`check newer: ${sources.length} sources, newer or unknown: ${found.length}`);
  if (found.length > 0) process.exitCode = 1;
}
