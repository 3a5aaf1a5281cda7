// https://docs.asciidoctor.org/asciidoc/latest/macros/links/

import { findURLs, markupEscaping, readURL } from '@urlkit/url-text';
import { withBrokenLinks } from './broken-by-space.js';
import { type Link, type Links, type Part, withoutParts } from './links.js';

/** A line that opens or closes a block whose text is not read for links: a listing, a literal, a comment or a passthrough. */
const FENCE = /^(?:(-{4,}|\.{4,}|\/{4,}|\+{4,})\s*$|(`{3,}))/;

/** The target of a macro, with the text before it. White space and brackets end it. */
const MACRO = /(?:^|[^\w\\])(?:link|image):{1,2}([^\s:[\]][^\s[\]]*(?<!\/\/))\[/gm;

/** Text without the brackets that end a URL: all but those of an IPv6 address. */
const RUN = /(?:(?<=:\/\/)\[[^\s[\]]{0,99}\]?|[^[\]])+/g;

/** The schemes that AsciiDoc knows. */
const schemes = ['http', 'https', 'ftp', 'irc'];

const escaping = markupEscaping({ backslashes: true });

/** Returns the links of an AsciiDoc document. */
export function linksInAsciiDoc(document: string): Links {
  const text = withoutParts(document, unreadParts(document));
  const targets = Array.from(text.matchAll(MACRO), ({ 0: all, 1: target = '', index }): Link => {
    const end = index + all.length - 1;
    return { ...readURL(text, end - target.length, end, escaping), form: 'bare' };
  });
  const rest = withoutParts(text, targets);
  const parts = Array.from(rest.matchAll(RUN), ({ 0: run, index }) => {
    return { start: index, end: index + run.length, escaping, isValue: false };
  });
  const bare = findURLs(rest, { parts, schemes })
    // A backslash before it makes it no link.
    .filter(({ start }) => rest.charAt(start - 1) !== '\\')
    .map((found): Link => ({ ...found, form: 'bare' }));
  return { links: withBrokenLinks(text, [...targets, ...bare]), base: null };
}

/** Finds blocks that are shown as they are, and comments. */
function unreadParts(document: string): Part[] {
  const parts: Part[] = [];
  let fence: string | null = null;
  let start = 0;
  let position = 0;
  let previous = '';
  for (const line of document.split('\n')) {
    const [, marks, backquotes] = FENCE.exec(line) ?? [];
    const mark = isUnderline(line, previous) ? undefined : (marks ?? backquotes);
    const end = position + line.length;
    if (fence === null && mark !== undefined) {
      fence = mark;
      start = position;
    } else if (fence !== null && line.trimEnd() === fence) {
      parts.push({ start, end });
      fence = null;
    } else if (fence === null && line.startsWith('//')) parts.push({ start: position, end });
    position = end + 1;
    previous = line;
  }
  if (fence !== null) parts.push({ start, end: document.length });
  return parts;
}

/** Whether a line makes a title of the line before it. */
function isUnderline(line: string, title: string): boolean {
  return /\w/.test(title) && Math.abs(line.trimEnd().length - title.trimEnd().length) <= 1;
}
