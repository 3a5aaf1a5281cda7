// Whether a document says the same after a change of its links, but for these.

import { isDeepStrictEqual } from 'node:util';
import type { DocumentKind } from './document-kinds.js';
import type * as trees from './document-trees.js';

/** A link that was changed, as it was and as it is. */
interface ChangedURL {
  readonly before: string;
  readonly after: string;
}

/** Returns what a document says as plain data; undefined if its parser does not accept it. */
type ReadDocument = (document: string) => unknown;

/** The kinds of documents that other programs read with parsers, and what reads them here. */
const readers: Readonly<Partial<Record<DocumentKind, keyof typeof trees>>> = {
  json: 'readJSON',
  yaml: 'readYAML',
  csv: 'readCSV',
  xml: 'readXML',
  html: 'readHTML',
  markdown: 'readMarkdown',
};

/** Tells whether a changed document has the tree of the document before, with other URLs. */
export type IsSameDocument = (
  before: string,
  after: string,
  changes: readonly ChangedURL[],
) => boolean;

/** Loads what compares documents of a kind. A document that its parser does not accept is not compared. */
export async function loadComparison(kind: DocumentKind): Promise<IsSameDocument> {
  const name = readers[kind];
  if (name === undefined) return () => true;
  const { [name]: read } = await import('./document-trees.js');
  return (before, after, changes) => {
    const tree = tryToRead(read, before);
    return tree === undefined || isSame(tree, tryToRead(read, after), changes);
  };
}

function tryToRead(read: ReadDocument, document: string): unknown {
  try {
    return read(document);
  } catch {
    return undefined;
  }
}

function isSame(before: unknown, after: unknown, changes: readonly ChangedURL[]): boolean {
  const replacements = new Map(changes.map((change) => [change.before, change.after]));
  const pattern = new RegExp(
    Array.from(replacements.keys())
      .sort((a, b) => b.length - a.length)
      .map((url) => url.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
      .join('|'),
    'g',
  );
  const replaced = (text: string): string =>
    text.replace(pattern, (url) => replacements.get(url) ?? url);
  return isSameTree(before, after, replaced);
}

/** Compares trees without recursion, which deep documents would end. */
function isSameTree(before: unknown, after: unknown, replaced: (text: string) => string): boolean {
  const pairs: [unknown, unknown][] = [[before, after]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [old, changed] = pair;
    if (typeof old === 'string' && typeof changed === 'string') {
      if (old !== changed && replaced(old) !== changed) return false;
    } else if (Array.isArray(old) && Array.isArray(changed)) {
      if (old.length !== changed.length) return false;
      for (const [index, item] of old.entries()) pairs.push([item, changed[index]]);
    } else if (!isDeepStrictEqual(old, changed)) return false;
  }
  return true;
}
