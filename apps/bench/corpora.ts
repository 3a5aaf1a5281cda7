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

/** The forms of strings that every row is measured with. */
export const forms = {
  flat,
  /** A view of another string, as `split`, `matchAll` and `readline` return it. */
  slices: (text: string): string => flat(`<${text}>`).slice(1, -1),
} as const;

export type Form = keyof typeof forms;

/** Further ways in which V8 keeps strings: concatenations, names of properties, and two bytes for a code unit. */
export const otherForms: readonly ((text: string) => string)[] = [
  (text) => flat(text.slice(0, 13)) + flat(text.slice(13)),
  (text) => Object.keys({ [text]: true }).join(),
  (text) => Buffer.from(text, 'utf16le').toString('utf16le'),
  (text) => flat(`${text}→`).slice(0, -1),
];

function readLines(name: string): string[] {
  const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
  return lines.filter((line) => line !== '');
}

export const generated: readonly string[] = generateURLs(10_000);

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

/** The URLs of all corpora that are meant. */
export function fromAllCorpora(isMeant: (input: string) => boolean): string[] {
  return corpora.flatMap(({ read }) => read().filter((url) => URL.canParse(url) && isMeant(url)));
}
