// The tables of Markdown files.

/** The cells of a row, by the heads of their columns. */
export type Row = Readonly<Record<string, string>>;

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The rows of all tables of a text. */
export function rowsOf(text: string): Row[] {
  return (text.match(/^\|.*\|(?:\n\|.*\|)+$/gm) ?? []).flatMap((table) => {
    const [first = [], , ...rows] = table.split('\n').map(cellsOf);

    return rows.map((cells) =>
      Object.fromEntries(first.map((name, index) => [name, cells[index] ?? ''])),
    );
  });
}
