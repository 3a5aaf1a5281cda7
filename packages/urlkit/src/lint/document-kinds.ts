import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { type FileKind, fileKinds } from '../names.js';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

export type DocumentKind = Exclude<FileKind, 'lines'>;

/** The kinds of files by extension. */
const KINDS: Readonly<Record<string, FileKind>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdx': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
  '.adoc': 'asciidoc',
  '.asciidoc': 'asciidoc',
  '.asc': 'asciidoc',
  '.rst': 'text',
};

/** The extensions of files with one URL on each line. They are not looked for in folders: most are no such lists. */
const LINES = new Set(['.txt', '.urls']);

/** How the kinds of files are found. */
export interface KindOptions {
  /** The kind of all files, whatever their extension is. */
  readonly extract?: FileKind | undefined;
  /** More kinds by extension. */
  readonly kinds?: Readonly<Record<string, FileKind>> | undefined;
}

/** Returns the kind of a file by its name, which is `-` for standard input; null if it is not known. */
export function kindOfFile(name: string, options: KindOptions): FileKind | null {
  const extension = extname(name).toLowerCase();
  const asked = askedKind(name, options) ?? KINDS[extension];
  return asked ?? (name === '-' || LINES.has(extension) ? 'lines' : null);
}

/**
 * Refuses a file whose kind is not known. A file that does not exist cannot be read, which is said first.
 *
 * @param what What is not done with it.
 * @throws {CommandError} If the file exists.
 */
export function refusalOf(name: string, what: string): undefined {
  if (!existsSync(name)) return;
  const kinds = fileKinds.join(', ');
  throw new CommandError(
    `${quoted(name)} is not ${what}, because its name does not say what it contains; name the kind with --extract: ${kinds}`,
  );
}

/** Returns the kind that the options ask for; undefined if there is none. */
export function askedKind(
  name: string,
  { extract, kinds = {} }: KindOptions,
): FileKind | undefined {
  return extract ?? kinds[extname(name).toLowerCase()];
}

/** Returns the extensions of the files to look for in folders. */
export function extensionsOf({ extract, kinds = {} }: KindOptions): string[] {
  return Object.entries({ ...KINDS, ...kinds })
    .filter(([, kind]) => extract === undefined || extract === 'lines' || extract === kind)
    .map(([extension]) => extension);
}
