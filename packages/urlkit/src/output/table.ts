import { widthOf } from '@urlkit/url-validation/terminal';

/** Formats rows of cells in aligned columns, two spaces apart, with each row on its own line. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    // The width of the last cell of a row does not matter: nothing comes after it.
    row.slice(0, -1).forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) => formatRow(row, widths)).join('');
}

function formatRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    return cell + ' '.repeat(Math.max(0, width - widthOf(cell)));
  });
  return `${cells.join('  ').trimEnd()}\n`;
}
