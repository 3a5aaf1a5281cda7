// Links in documents.

/**
 * How a document contains a URL: as a value with a beginning and an end, such as the destination of a Markdown link; in
 * angle brackets, which is only a link if it has a scheme; or bare in a text, where a reader guesses the end. Or it only
 * looks like a link.
 */
export type LinkForm = 'value' | 'autolink' | 'bare' | 'none';

/** A URL in a document. */
export interface Link {
  readonly url: string;
  /** Its offset in the document, in code units. */
  readonly start: number;
  /** Whether the document contains it literally, without escapes. */
  readonly isLiteral: boolean;
  readonly form: LinkForm;
}

/** The links of a document, and the base URL that the document sets; null if it sets none. */
export interface Links {
  readonly links: readonly Link[];
  readonly base: string | null;
}

export type ExtractLinks = (document: string) => Links;

/** Creates a link for a URL whose text in the document starts at an offset. Removes white space around the URL. */
export function linkAt(
  document: string,
  start: number,
  url: string,
  form: LinkForm = 'value',
): Link {
  const leading = /^[\t\n\f\r ]*/.exec(url)?.[0].length ?? 0;
  const trimmed = url.slice(leading).replace(/[\t\n\f\r ]+$/, '');
  const isLiteral = document.startsWith(url, start);
  return { url: trimmed, start: isLiteral ? start + leading : start, isLiteral, form };
}
