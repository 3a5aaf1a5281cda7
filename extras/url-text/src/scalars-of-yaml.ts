// https://yaml.org/spec/1.2.2/

import type { Escaping, Part } from './escaping.js';
import { noEscapes, textEscaping, yamlDouble, yamlSingle } from './escapings.js';
import { endOfLine, endOfString, Parts } from './parts.js';

/** White space, and what stands before a scalar: marks of collections, documents, properties and aliases. */
const BEFORE = /[ \t\r\n]|[-?:](?=[ \t\r\n]|$)|[,[\]{}]|[&!*][^\s,[\]{}]*|%[^\n]*|@/y;

/** The header of a block scalar. */
const BLOCK = /[|>][-+\d]{0,2}[ \t]*(?:#[^\n]*)?\r?(?:\n|$)/y;

/** A plain scalar on one line ends before these. */
const PLAIN_END = /(?<=[ \t])#|:(?=[ \t\r\n]|$)|\n/g;
const FLOW_END = /(?<=[ \t])#|:(?=[ \t\r\n,[\]{}]|$)|[\n,[\]{}]/g;

const plain: Escaping = noEscapes;
const plainInFlow: Escaping = {
  ...plain,
  write: (character) => (/[,[\]{}]/.test(character) ? null : character),
};

/** Returns the scalars and comments of YAML. */
export function partsOfYAML(text: string): readonly Part[] {
  const parts = new Parts();
  let depth = 0;
  for (let position = 0; position < text.length; ) {
    BEFORE.lastIndex = position;
    const [mark] = BEFORE.exec(text) ?? [];
    if (mark !== undefined) {
      if (mark === '[' || mark === '{') depth++;
      else if (mark === ']' || mark === '}') depth = Math.max(0, depth - 1);
      position += mark.length;
    } else position = scalarAt(parts, text, position, depth > 0);
  }
  parts.text(text.length);
  return parts.all;
}

/** Adds the scalar or the comment at an offset. Returns where it ends. */
function scalarAt(parts: Parts, text: string, start: number, isInFlow: boolean): number {
  const first = text.charAt(start);
  BLOCK.lastIndex = start;
  if (first === '#') {
    const end = endOfLine(text, start);
    parts.add(start, end, textEscaping, false);
    return end;
  }
  if (first === '"' || first === "'") return quotedAt(parts, text, start, first);
  if (!isInFlow && BLOCK.test(text)) {
    const end = endOfBlock(text, start, BLOCK.lastIndex);
    parts.add(BLOCK.lastIndex, end, textEscaping, false);
    return end;
  }
  const pattern = isInFlow ? FLOW_END : PLAIN_END;
  pattern.lastIndex = start + 1;
  const end = pattern.exec(text)?.index ?? text.length;
  parts.add(start, end, isInFlow ? plainInFlow : plain);
  return end;
}

function quotedAt(parts: Parts, text: string, start: number, mark: string): number {
  const isDouble = mark === '"';
  const how = { hasEscapes: isDouble, isOneLine: false, isDoubled: !isDouble };
  const end = endOfString(text, start + 1, mark, how);
  parts.add(start + 1, end, isDouble ? yamlDouble : yamlSingle);
  return end + 1;
}

/** Returns where a block scalar ends: before the first line that is not indented more than its parent. */
function endOfBlock(text: string, header: number, start: number): number {
  const indent = indentBefore(text, header);
  let end = start;
  while (end < text.length) {
    const line = text.slice(end, endOfLine(text, end));
    const spaces = line.search(/[^ ]/);
    if (spaces !== -1 && spaces <= indent && line.trim() !== '') break;
    end += line.length + 1;
  }
  return Math.min(end, text.length);
}

/** Returns the column of the parent of a block scalar: of the key before it, or of the last dash. */
function indentBefore(text: string, header: number): number {
  const line = text.slice(text.lastIndexOf('\n', header) + 1, header);
  const dashes = /^ *(?:[-?] +)*/.exec(line)?.[0] ?? '';
  if (dashes.length < line.trimEnd().length) return dashes.length;
  return Math.max(-1, dashes.lastIndexOf('-'));
}
