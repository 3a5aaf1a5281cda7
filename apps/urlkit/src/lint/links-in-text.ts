import { findURLs, type TextKind } from '@urlkit/url-text';
import type { ExtractLinks } from './links.js';

/** Creates a function that returns the absolute URLs in texts of a kind. */
export function linksInText(kind: TextKind): ExtractLinks {
  return (text) => ({
    links: findURLs(text, { kind }).map(({ isEnclosed, ...found }) => ({
      ...found,
      form: isEnclosed && kind !== 'text' ? 'value' : 'bare',
    })),
    base: null,
  });
}
