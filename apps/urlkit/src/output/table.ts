import { stripVTControlCharacters } from 'node:util';
import { widthOf } from '@urlkit/url-validation';

/** The number of columns of an output that is not a terminal. */
export const NO_EDGE: number = Number.POSITIVE_INFINITY;

/**
 * Formats rows of cells in aligned columns, two spaces apart, with each row on its own line. If a row would pass the edge,
 * its last cell is on lines of its own.
 *
 * @param edge The number of columns of the terminal.
 */
export function formatTable(rows: readonly (readonly string[])[], edge: number = NO_EDGE): string {
  const widths: number[] = [];
  for (const row of rows) {
    // The width of the last cell of a row does not matter: nothing comes after it.
    row.slice(0, -1).forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, shownWidth(cell));
    });
  }
  return rows.map((row) => formatRow(row, widths, edge)).join('');
}

function formatRow(row: readonly string[], widths: readonly number[], edge: number): string {
  const cells = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    return cell + ' '.repeat(Math.max(0, width - shownWidth(cell)));
  });
  const line = cells.join('  ').trimEnd();
  const last = row.at(-1) ?? '';
  if (shownWidth(line) <= edge || row.length < 3 || last === '') return `${line}\n`;
  const indent = ' '.repeat((widths[0] ?? 0) + 2);
  const before = cells.slice(0, -1).join('  ').trimEnd();
  return `${before}\n${wrap(last, edge, indent)}\n`;
}

/** Wraps a text at words, with an indent before each line. A longer word has a line of its own. */
export function wrap(text: string, edge: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? indent + word : `${line} ${word}`;
    if (line !== '' && shownWidth(longer) > edge) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}

/** Returns the number of columns of a text, which may have colors. */
export function shownWidth(text: string): number {
  return widthOf(stripVTControlCharacters(text));
}
