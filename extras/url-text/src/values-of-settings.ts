// Files with a setting on each line: .env, .ini, .properties, TOML and others like them.

import type { Part } from './escaping.js';
import { javascriptDouble, noEscapes, settingEscaping } from './escapings.js';
import { endOfLine, endOfString, Parts } from './parts.js';
import { addStrings } from './strings-in-code.js';

const COMMENT = /[ \t]*[#;!]/y;

/** A name and what is between it and its value. Properties may have only a space. */
const NAME =
  /[ \t]*(?:export[ \t]+)?(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s=:"'[\]{}#;\\]|\\[=: ]){1,200}(?:\[[^\]\n]{0,200}\])?(?:[ \t]*[=:][ \t]*|[ \t]+)/y;

/** Returns the values and comments of a file with settings. */
export function partsOfSettings(text: string): readonly Part[] {
  const parts = new Parts();
  for (let start = 0; start < text.length; ) {
    start = addLine(parts, text, start) + 1;
  }
  parts.text(text.length);
  return parts.all;
}

/** Adds the value of a line. Returns where the line ends. */
function addLine(parts: Parts, text: string, start: number): number {
  const end = endOfLine(text, start);
  COMMENT.lastIndex = start;
  if (COMMENT.test(text)) return end;
  NAME.lastIndex = start;
  const value = NAME.test(text) && NAME.lastIndex <= end ? NAME.lastIndex : start;
  const mark = text.charAt(value);
  if (mark === '"' || mark === "'") {
    const closing = endOfString(text, value + 1, mark, { hasEscapes: mark === '"' });
    if (text.charAt(closing) === mark && value > start) {
      parts.add(value + 1, closing, mark === '"' ? javascriptDouble : noEscapes);
    }
  } else if (value === start || mark === '[' || mark === '{') addStrings(parts, text, start, end);
  else {
    // In files such as those of nginx, a semicolon ends a value after a space.
    const isEnded = value > start && /[ \t]/.test(text.charAt(value - 1));
    const rest = text.slice(value, end);
    const comment = rest.search(isEnded ? /(?<=[ \t])[#;]|;(?=\s*$)/ : /(?<=[ \t])[#;]/);
    parts.add(value, comment === -1 ? end : value + comment, settingEscaping);
  }
  return end;
}
