// https://docs.asciidoctor.org/asciidoc/latest/macros/links/

import { type Link, type Links, type Part, withoutParts } from './links.js';

/** A line that opens or closes a block whose text is not read for links: a listing, a literal, a comment or a passthrough. */
const FENCE = /^(?:(-{4,}|\.{4,}|\/{4,}|\+{4,})\s*$|(`{3,}))/;

/** A URL, or the target of a macro, with the text before it. White space and brackets end it. */
const LINK =
  /(^|[\s<>()[\];"'|*_`]|link:)(\\?(?:https?|ftp|irc):\/\/[^\s[\]<>"`]*)(\[?)|(?:^|[^\w\\])(?:link|image):{1,2}([^\s:[\]][^\s[\]]*)\[/gm;

/** Returns the links of an AsciiDoc document. */
export function linksInAsciiDoc(document: string): Links {
  const links: Link[] = [];
  for (const found of withoutParts(document, unreadParts(document)).matchAll(LINK)) {
    const { 0: all, 1: before = '', 2: written = '', 3: bracket, 4: target, index } = found;
    // A backslash before it makes it no link.
    if (written.startsWith('\\')) continue;
    const text = target ?? (bracket === '' ? written.replace(/[\s,.;:?!)'*_|]+$/, '') : written);
    // Others make the punctuation after them plain, as references to characters do.
    const url = text
      .replace(/\\(?=[^\w\s])/g, '')
      .replace(/&#(\d{1,5});/g, (_, code) => String.fromCharCode(code));
    const start =
      target === undefined ? index + before.length : index + all.length - 1 - text.length;
    if (/\/\/[^/]/.test(url) || target !== undefined) {
      links.push({ url, start, isLiteral: url === text, form: 'bare' });
    }
  }
  return { links, base: null };
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
