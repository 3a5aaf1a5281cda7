// Columns of figures in tables, which are aligned at their end.

import type { MarkdownOptions } from 'vitepress';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];
type CoreRule = Parameters<Markdown['core']['ruler']['push']>[1];
type Token = Parameters<CoreRule>[0]['tokens'][number];

/** Figures with their units, such as `**1.38** (≥ 1.5)` and `2,749 : 5,609`, but no version. */
const figures =
  /^(?!.*\d\.\d+\.\d)(?:least|median|none|not measured|[kM]B|[mnµ]?s|[\d.,:·×%≥()*/–\s])+$/;

/** A table with more rows than that does not fit on a screen, so its head stays. */
const LONG = 12;

/** How many characters of a table fit on a line of a phone. */
const LINE = 36;

/** The name of a row that sums up others. */
const sum = /^\*(?!goal).*\*$/;

/** One figure, and what follows its decimal point. */
const decimal = /^\**[\d,]+(?:\.(\d+))?\**$/;

/** What is as wide as the part of a figure from its decimal point on: spaces for punctuation and for figures. */
function widthOf(decimals: number): string {
  return decimals === 0 ? '' : `\u2008${'\u2007'.repeat(decimals)}`;
}

/** Says what aligns the decimal points of the figures of a column, which the style adds after each. */
function alignPoints(cells: readonly { readonly token: Token; readonly text: string }[]): void {
  const found = cells.flatMap(({ token, text }) => {
    const [match, decimals = ''] = decimal.exec(text) ?? [];
    return match === undefined ? [] : [{ token, decimals: decimals.length }];
  });
  const most = Math.max(0, ...found.map(({ decimals }) => decimals));
  for (const { token, decimals } of found) {
    const pad = widthOf(most).slice(widthOf(decimals).length);
    if (pad !== '') token.attrSet('data-pad', pad);
  }
}

/**
 * Gives the cells of each column of figures a class, for the style, and their tables an attribute, which says where a phone
 * has the figures of a row: `beside` its name; `all` on a line below it; or `named`, each with the name of its column.
 */
export const markFigures: CoreRule = ({ tokens }) => {
  let columns: { readonly token: Token; readonly text: string }[][] = [];
  let column = 0;
  let table: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') [table, columns] = [token, []];
    else if (token.type === 'tr_open') column = 0;
    else if (token.type === 'th_open' || token.type === 'td_open') {
      columns[column] ??= [];
      columns[column++]?.push({ token, text: tokens[index + 1]?.content ?? '' });
    } else if (token.type === 'table_close') {
      if ((columns[0]?.length ?? 0) > LONG) table?.attrJoin('class', 'long');
      // The head of a single column breaks.
      const texts = columns
        .slice(1)
        .flatMap((cells) => cells.slice(columns.length === 2 ? 1 : 0).map(({ text }) => text));
      const areFigures = columns.slice(1).map(([head, ...cells]) => {
        const filled = cells.filter(({ text }) => /\d/.test(text));
        const others = cells.filter(({ text }) => text !== '' && !figures.test(text));
        if (filled.length === 0 || others.length > 0) return false;
        for (const [row, { token }] of cells.entries()) {
          const isSum = sum.test(columns[0]?.[row + 1]?.text ?? '');
          token.attrJoin('class', isSum ? 'figure sum' : 'figure');
        }
        head?.token.attrJoin('class', 'figure');
        alignPoints(cells);
        return true;
      });
      if (!areFigures.includes(true)) continue;
      const widest = Math.max(...texts.map((text) => text.replaceAll('*', '').length));
      const width = areFigures.includes(false) ? LINE + 1 : (widest + 2) * areFigures.length;
      table?.attrSet(
        'data-figures',
        width <= LINE / 2 ? 'beside' : width <= LINE ? 'all' : 'named',
      );
    }
  }
};
