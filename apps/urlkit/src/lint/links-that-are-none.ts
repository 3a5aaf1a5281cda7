// Text in Markdown that looks like a link but is not one.

import { type Link, reportedLink } from './links.js';

/** What a destination looks like: an absolute URL, a path, a fragment, or the name of a file. */
const LIKE_URL =
  /^<?(?:https?:|ftp:|mailto:|www\.|\.{0,2}\/|#)|^<?[^\s,;]+ [^,;]*\.(?:md|mdx|html?|png|jpe?g|gif|svg|pdf)(?:#\S*)?>?$/i;

interface Pattern {
  /** The text before, the destination, and the text after it. */
  readonly pattern: RegExp;
  readonly isNone?: (url: string) => boolean;
  readonly reason: string;
}

const WITH_SPACE: Omit<Pattern, 'pattern'> = {
  // After the space, some programs read the size of an image: =200x100.
  isNone: (url) => /[ \t]/.test(url) && LIKE_URL.test(url) && !/ =\d*x\d*$/.test(url),
  reason: 'because the URL contains a space. Write < and > around the URL, or %20 for the space.',
};

const PATTERNS: readonly Pattern[] = [
  // [text](https://example.org/a b)
  { pattern: /(\]\()([^()\n]+)\)/g, ...WITH_SPACE },
  // [label]: https://example.org/a b
  {
    pattern:
      /^( {0,3}\[(?!\^)[^[\]\n]{1,999}\]:[ \t]{1,99})((?:https?:\/\/|www\.)[^ \t\n]+[ \t]+\S[^\n]*)$/gm,
    ...WITH_SPACE,
  },
  // <https://example.org/a b>
  { pattern: /(<)(https?:\/\/[^<>\n]* [^<>\n]*)>/gi, ...WITH_SPACE },
  // [text] (https://example.org/)
  {
    pattern: /(\[[^[\]\n]{2,999}\] {1,2}\()(https?:\/\/[^\s()<>]+)\)/gi,
    reason: 'because of the space before it. Remove the space.',
  },
  // (text)[https://example.org/]
  {
    pattern: /(\([^()\n]{1,999}\)\[)(https?:\/\/[^\s[\]<>]+)\]/gi,
    reason: 'because its brackets are exchanged. Write [text](URL).',
  },
  // [text](https://example.org/
  {
    pattern: /(\[[^[\]\n]{1,999}\]\()(https?:\/\/[^\s()<>]+)(?=[ \t]*$)/gim,
    reason: 'because the closing ) is missing. Write ) after the URL.',
  },
];

/**
 * @param text The text of a document, with spaces in place of code, links and HTML.
 * @param labels The labels of definitions in lower case, each after its opening bracket.
 */
export function linksThatAreNone(text: string, labels: ReadonlySet<string>): Link[] {
  return PATTERNS.flatMap(({ pattern, isNone = () => true, reason }) =>
    Array.from(text.matchAll(pattern))
      .map(({ 1: before = '', 2: found = '', index }) => ({
        label: before.slice(0, before.indexOf(']')).toLowerCase(),
        url: found.trim(),
        start: index + before.length + (found.length - found.trimStart().length),
      }))
      .filter(({ url, label }) => isNone(url) && !isLabel(label, labels))
      .map(({ url, start }) =>
        reportedLink({ url, start, end: start + url.length, form: 'none', reason }),
      ),
  ).sort((a, b) => a.start - b.start);
}

/** Whether a text in brackets is a link, a footnote or a number of a source. */
function isLabel(text: string, labels: ReadonlySet<string>): boolean {
  return labels.has(text) || /^\[(?:\^|[\d, ]*$)/.test(text);
}
