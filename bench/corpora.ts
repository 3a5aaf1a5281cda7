import { existsSync, readFileSync } from 'node:fs';
import { generateURLs } from './generate.js';

export interface Corpus {
  readonly name: string;
  readonly read: () => readonly string[];
}

/** Relative to the root of the repository, where npm runs scripts. */
const folder = process.env['URL_CORPORA_DIR'] ?? '../shared/corpora';

const files = ['kasztp.txt', 'debian-homepages.txt', 'file-urls.txt', 'node-files.txt'];

/** Returns a flat copy of a string, as programs receive it from a network or a file. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}

// What programs make of the strings that they receive. V8 keeps each in a way of its own.
const waysToMake: readonly ((text: string) => string)[] = [
  flat,
  // A slice.
  (text) => flat(`<${text}>`).slice(1, -1),
  // A slice of a string with two bytes for a code unit.
  (text) => flat(`${text}→`).slice(0, -1),
  // A concatenation.
  (text) => flat(text.slice(0, 13)) + flat(text.slice(13)),
  // The name of a property.
  (text) => Object.keys({ [text]: true }).join(),
  // A string with two bytes for a code unit.
  (text) => Buffer.from(text, 'utf16le').toString('utf16le'),
];

/** Returns equal strings, which V8 keeps in many ways. */
export function ofAllKinds(texts: readonly string[]): string[] {
  return texts.map((text, index) => waysToMake[index % waysToMake.length]?.(text) ?? text);
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
