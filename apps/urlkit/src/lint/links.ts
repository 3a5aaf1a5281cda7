// Links in documents.

import type { FoundURL } from '@urlkit/url-text';

/**
 * How a document contains a URL: as a value with a beginning and an end, such as the destination of a Markdown link; in
 * angle brackets, which is only a link if it has a scheme; or bare in a text, where a reader guesses the end. Or it only
 * looks like a link.
 */
type LinkForm = 'value' | 'autolink' | 'bare' | 'none';

/** A URL in a document. */
export interface Link extends Pick<FoundURL, 'url' | 'start' | 'end'> {
  readonly form: LinkForm;
  /** Writes another URL with the escapes of this place. Returns null if the place cannot contain it, or is not known exactly. */
  readonly write: FoundURL['write'];
  /** Why it only looks like a link. */
  readonly reason?: string;
}

/** The links of a document, and the base URL that the document sets; null if it sets none. */
export interface Links {
  readonly links: readonly Link[];
  readonly base: string | null;
}

export type ExtractLinks = (document: string) => Links;

/** Returns a link whose place is not known exactly, so that it is only reported. */
export function reportedLink(link: Omit<Link, 'write'>): Link {
  return { ...link, write: () => null };
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
