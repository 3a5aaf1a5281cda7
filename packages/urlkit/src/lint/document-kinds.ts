import { extname } from 'node:path';
import type { FileKind } from '../names.js';

export type DocumentKind = Exclude<FileKind, 'lines'>;

/** The kinds of files by extension. Other files have one URL on each line. */
const KINDS: Readonly<Record<string, FileKind>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdx': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
  '.adoc': 'text',
  '.asciidoc': 'text',
  '.rst': 'text',
};

/** How the kinds of files are found. */
export interface KindOptions {
  /** The kind of all files, whatever their extension is. */
  readonly extract?: FileKind | undefined;
  /** More kinds by extension. */
  readonly kinds?: Readonly<Record<string, FileKind>> | undefined;
}

/** Returns the kind of a file by its name, which is `-` for standard input. */
export function kindOfFile(name: string, { extract, kinds = {} }: KindOptions): FileKind {
  if (extract !== undefined) return extract;
  const extension = extname(name).toLowerCase();
  return kinds[extension] ?? KINDS[extension] ?? 'lines';
}

/** Returns the extensions of the files to look for in folders. */
export function extensionsOf({ extract, kinds = {} }: KindOptions): string[] {
  return Object.entries({ ...KINDS, ...kinds })
    .filter(([, kind]) => extract === undefined || extract === 'lines' || extract === kind)
    .map(([extension]) => extension);
}
