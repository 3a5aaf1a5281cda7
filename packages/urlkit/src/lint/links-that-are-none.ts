// Text in Markdown that looks like a link, but is none.

import type { Link } from './links.js';

/** What a destination looks like: an absolute URL, a path, a fragment, or the name of a file. */
const LIKE_URL =
  /^<?(?:https?:|ftp:|mailto:|www\.|\.{0,2}\/|#)|^<?[^\s,;]+ [^,;]*\.(?:md|mdx|html?|png|jpe?g|gif|svg|pdf)(?:#\S*)?>?$/i;

/** The destination after a label, the one of a definition, and a URL in angle brackets. */
const PATTERNS = [
  /(?<=\[[^[\]\n]{0,999}\]\()[^()\n]+(?=\))/g,
  /(?<=^ {0,3}\[(?!\^)[^[\]\n]{1,999}\]:[ \t]{1,99})(?:https?:\/\/|www\.)[^ \t\n]+[ \t]+\S[^\n]*$/gm,
  /(?<=<)https?:\/\/[^<>\n]* [^<>\n]*(?=>)/gi,
];

/** @param text The text of a document, with spaces in place of code, links and HTML. */
export function linksThatAreNone(text: string): Link[] {
  return PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      url: found.trim(),
      start: index + (found.length - found.trimStart().length),
      isLiteral: true,
      form: 'none' as const,
    })).filter(({ url }) => url.includes(' ') && LIKE_URL.test(url)),
  );
}
