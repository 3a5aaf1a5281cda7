import { readFileSync, writeFileSync } from 'node:fs';

const significant = new Intl.NumberFormat('en', {
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});
const hundredths = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Formats a number with three significant digits, or as an integer from 100 on. */
export function formatNumber(value: number): string {
  return (Math.abs(value) < 100 ? significant : whole).format(value);
}

/** Formats how many times as fast something is: with two decimals, so that the figures of a column are compared digit by digit. */
export function formatRatio(ratio: number): string {
  return hundredths.format(ratio);
}

export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const pages = ['benchmarks.md', 'benchmarks-made.md'].map(
  (name) => new URL(`../../docs/${name}`, import.meta.url),
);

/** Writes sections of the pages about speed, each between the comments `<!-- NAME -->` and `<!-- /NAME -->`. */
export function writePage(sections: Readonly<Record<string, string>>): void {
  const texts = pages.map((page) => readFileSync(page, 'utf8'));
  for (const [name, content] of Object.entries(sections)) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const index = texts.findIndex((one) => one.includes(start));
    const text = texts[index] ?? '';
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`There is no ${start} before an ${end}`);
    texts[index] = `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
  }
  for (const [index, page] of pages.entries()) writeFileSync(page, texts[index] ?? '');
}
