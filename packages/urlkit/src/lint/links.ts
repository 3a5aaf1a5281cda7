// Links in documents.

/** A URL in a document. */
export interface Link {
  readonly url: string;
  /** Where it is in the document, in code units. */
  readonly start: number;
  /** Whether it stands there as it is, without escapes. */
  readonly isLiteral: boolean;
}

/** The links of a document, and the URL that they are relative to if the document says so. */
export interface Links {
  readonly links: readonly Link[];
  readonly base: string | null;
}

export type ExtractLinks = (document: string) => Links;

/** A link whose text in the document is from `start` on, if it stands there as it is. */
export function linkAt(document: string, start: number, url: string): Link {
  const leading = /^[\t\n\f\r ]*/.exec(url)?.[0].length ?? 0;
  const trimmed = url.slice(leading).replace(/[\t\n\f\r ]+$/, '');
  const isLiteral = document.startsWith(url, start);
  return { url: trimmed, start: isLiteral ? start + leading : start, isLiteral };
}
