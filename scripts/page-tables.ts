// The tables of Markdown files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** The cells of a row, by the heads of their columns. */
export type Row = Readonly<Record<string, string>>;

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Heads that repeat an earlier one get a number. */
function unique(heads: readonly string[]): string[] {
  return heads.map((name, index) => {
    const earlier = heads.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}

/** The rows of all tables of a text. */
export function rowsOf(text: string): Row[] {
  return (text.match(/^\|.*\|(?:\n\|.*\|)+$/gm) ?? []).flatMap((table) => {
    const [first = [], , ...rows] = table.split('\n').map(cellsOf);
    const head = unique(first);
    return rows.map((cells) =>
      Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])),
    );
  });
}

export function readPage(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The rows of a table that a command writes, between two comments with its name. */
export function rowsBetween(path: string, name: string): Row[] {
  const [, content] = readPage(path).split(new RegExp(`<!-- /?${name} -->`));
  const rows = rowsOf(content ?? '');
  if (rows.length === 0) throw new Error(`${path} has no table ${name}`);
  return rows;
}

/** The number in a cell, which may be bold and have separators; NaN if there is none. */
export function numberIn(cell = ''): number {
  return Number.parseFloat(cell.replace(/[*,]/g, ''));
}
