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
  /** Why it only looks like a link. */
  readonly reason?: string;
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

/** A part of a document. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Returns a document with spaces in place of parts, which are in their order. Line feeds stay. */
export function withoutParts(document: string, parts: readonly Part[]): string {
  let text = '';
  let position = 0;
  for (const { start, end } of parts) {
    if (end <= position) continue;
    text += document.slice(position, start);
    text += document.slice(Math.max(start, position), end).replace(/[^\n]/g, ' ');
    position = end;
  }
  return text + document.slice(position);
}
