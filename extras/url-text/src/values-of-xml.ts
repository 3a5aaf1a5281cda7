// https://www.w3.org/TR/xml/

import type { Part } from './escaping.js';
import { noEscapes, xmlEscaping } from './escapings.js';
import { endAfter, Parts } from './parts.js';

/** An attribute in a tag, or the end of the tag. */
const ATTRIBUTE = /(?<=(schemaLocation)?)(?:=[ \t\r\n]*)(?:"([^"<]*)"|'([^'<]*)')|>|</g;

/** Returns the attributes and the text of XML. */
export function partsOfXML(text: string): readonly Part[] {
  const parts = new Parts();
  let position = 0;
  for (;;) {
    const tag = text.indexOf('<', position);
    const end = tag === -1 ? text.length : tag;
    parts.add(position, end, xmlEscaping);
    if (tag === -1) return parts.all;
    position = endOfMarkup(parts, text, tag);
  }
}

/** Adds what a tag, a comment or a section contains. Returns where it ends. */
function endOfMarkup(parts: Parts, text: string, start: number): number {
  if (text.startsWith('<!--', start)) {
    const end = endAfter(text, '-->', start);
    parts.add(start + 4, Math.max(start + 4, end - 3), noEscapes, false);
    return end;
  }
  if (text.startsWith('<![CDATA[', start)) {
    const end = endAfter(text, ']]>', start);
    parts.add(start + 9, Math.max(start + 9, end - 3), noEscapes);
    return end;
  }
  ATTRIBUTE.lastIndex = start + 1;
  for (;;) {
    const found = ATTRIBUTE.exec(text);
    if (found === null) return text.length;
    const [, list, inDouble, inSingle] = found;
    const value = inDouble ?? inSingle;
    if (value === undefined) return found[0] === '<' ? found.index : found.index + 1;
    const end = found.index + found[0].length - 1;
    // A list of pairs, whose second one may be relative.
    parts.add(end - value.length, end, xmlEscaping, list === undefined);
  }
}
