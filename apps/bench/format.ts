import { readFileSync, writeFileSync } from 'node:fs';

const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Formats a number with three significant digits, or as an integer from 100 on. */
export function formatNumber(value: number): string {
  return (Math.abs(value) < 100 ? significant : whole).format(value);
}

export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes sections of docs/benchmarks.md, each between the comments `<!-- NAME -->` and `<!-- /NAME -->`. */
export function writePage(sections: Readonly<Record<string, string>>): void {
  const page = new URL('../../docs/benchmarks.md', import.meta.url);
  let text = readFileSync(page, 'utf8');
  for (const [name, content] of Object.entries(sections)) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`There is no ${start} before an ${end}`);
    text = `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
  }
  writeFileSync(page, text);
}
