import stringWidth from 'string-width';

/** Formats rows of cells in aligned columns, two spaces apart, one row a line. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    // The last cell of a row needs no room: nothing stands behind it.
    row.slice(0, -1).forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(cell));
    });
  }
  return rows.map((row) => formatRow(row, widths)).join('');
}

function formatRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) => {
    const width = widths[column] ?? 0;
    return cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));
  });
  return `${cells.join('  ').trimEnd()}\n`;
}
