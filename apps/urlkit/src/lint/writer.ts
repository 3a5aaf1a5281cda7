// Writes links in documents, without any other change of what the documents say.

import { applyChanges, areRead, type Change } from '@urlkit/url-text';
import type { DocumentKind } from './document-kinds.js';
import type { ExtractLinks, Link } from './links.js';
import { loadComparison } from './same-document.js';

/** A link, and the URL to write in its place. */
interface LinkChange {
  readonly link: Link;
  readonly fixed: string;
}

/** A document with the changes that could be made, and the others. */
interface Written<Made extends LinkChange> {
  readonly text: string;
  readonly left: readonly Made[];
}

export type WriteLinks = <Made extends LinkChange>(
  document: string,
  changes: readonly Made[],
) => Written<Made>;

/**
 * Creates a function that makes those changes after which a document has the links that were written, and says the same otherwise:
 * for its own parser, too, if that accepts it.
 */
export async function createWriter(kind: DocumentKind, extract: ExtractLinks): Promise<WriteLinks> {
  const isSame = await loadComparison(kind);
  return (document, wanted) => {
    const changes = wanted.flatMap((change) => {
      const { link, fixed: url } = change;
      const raw = link.write(url);
      return raw === null ? [] : [{ start: link.start, end: link.end, url, raw, change }];
    });
    const isRight = (
      changed: string,
      made: readonly (Change & { readonly change: LinkChange })[],
      before: string,
    ): boolean =>
      areRead(extract(changed).links, made) &&
      isSame(
        before,
        changed,
        made.map(({ change, url }) => ({ before: change.link.url, after: url })),
      );
    const { text, left } = applyChanges(document, changes, isRight);
    const made = new Set(changes.map(({ change }) => change));
    for (const { change } of left) made.delete(change);
    return { text, left: wanted.filter((change) => !made.has(change)) };
  };
}
