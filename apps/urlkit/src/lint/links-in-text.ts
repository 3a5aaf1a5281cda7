import { findURLs, type TextKind } from '@urlkit/url-text';
import { withBrokenLinks } from './broken-by-space.js';
import type { ExtractLinks, Link } from './links.js';

/** Creates a function that returns the absolute URLs in texts of a kind. */
export function linksInText(kind: TextKind): ExtractLinks {
  return (text) => {
    const found = findURLs(text, { kind }).map(({ isEnclosed, ...url }): Link => {
      return { ...url, form: isEnclosed && kind !== 'text' ? 'value' : 'bare' };
    });
    return { links: kind === 'text' ? withBrokenLinks(text, found) : found, base: null };
  };
}
