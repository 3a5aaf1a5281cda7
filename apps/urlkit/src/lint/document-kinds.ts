import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { kindOfName, namesOfKinds } from '@urlkit/url-text';
import { type FileKind, fileKinds } from '../names.js';
import { quoted } from '../output/visible-text.js';
import { CommandError } from '../run/command-error.js';

export type DocumentKind = Exclude<FileKind, 'lines'>;

/** The ends of the names of documents; those of other texts are in `@urlkit/url-text`. */
const DOCUMENTS: ReadonlyMap<DocumentKind, readonly string[]> = new Map([
  ['markdown', ['.md', '.markdown', '.mdx']],
  ['html', ['.html', '.htm', '.xhtml']],
  ['asciidoc', ['.adoc', '.asciidoc', '.asc']],
]);

/** The ends of the names of files by kind. */
export const namesByKind: ReadonlyMap<DocumentKind, readonly string[]> = new Map([
  ...DOCUMENTS,
  ...namesOfKinds,
]);

/** The extensions of files with one URL on each line. */
const LINES = new Set(['.txt', '.urls']);

/** Programs and lists, which are only read if they are named: a folder has many that are none of documentation. */
const NAMED_ONLY: ReadonlySet<FileKind> = new Set(['javascript', 'shell', 'lines']);

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
  const asked = askedKind(name, options);
  if (asked !== undefined) return asked;
  const document = Array.from(DOCUMENTS).find(([, names]) => names.includes(extension));
  const isList = name === '-' || LINES.has(extension);
  return document?.[0] ?? kindOfName(name) ?? (isList ? 'lines' : null);
}

/** Returns the kind that a text shows beyond doubt: HTML and XML that say so, and JSON; null for others. */
export function kindOfContent(text: string): DocumentKind | null {
  const content = text.trim();
  if (/^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html)\b/i.test(content)) return 'html';
  if (/^<\?xml\s/.test(content)) return 'xml';
  if (!/^[{[]/.test(content)) return null;
  return isJSON(content) || content.split('\n').every(isJSON) ? 'json' : null;
}

function isJSON(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
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
  const known = Array.from(namesByKind).flatMap(([kind, names]) =>
    names.map((name): [string, FileKind] => [name, kind]),
  );
  return [...known, ...Object.entries(kinds)]
    .filter(([extension, kind]) =>
      extract === undefined || extract === 'lines'
        ? !NAMED_ONLY.has(kind) || extension in kinds
        : extract === kind,
    )
    .map(([extension]) => extension);
}
