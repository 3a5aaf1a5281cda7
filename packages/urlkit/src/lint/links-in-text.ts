import { LinkifyIt } from 'linkify-it';
import type { Links } from './links.js';

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

/** Returns the absolute URLs in a text. */
export function linksInText(text: string): Links {
  const links = (linkify.match(text) ?? []).map(({ index, raw }) => ({
    url: raw,
    start: index,
    isLiteral: true,
  }));
  return { links, base: null };
}
