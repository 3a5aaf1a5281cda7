// Columns of figures in tables, which are aligned at their end.

import type { MarkdownOptions } from 'vitepress';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];
type CoreRule = Parameters<Markdown['core']['ruler']['push']>[1];
type Token = Parameters<CoreRule>[0]['tokens'][number];

/** Figures with their units, such as `**1.38** (≥ 1.5)` and `2,749 : 5,609`, but no version. */
const figures = /^(?!.*\d\.\d+\.\d)(?:least|median|none|[kM]B|[mnµ]?s|[\d.,:·×%≥()*/–\s])+$/;

/** Gives the cells of each column that has nothing but figures a class, for the style. */
export const markFigures: CoreRule = ({ tokens }) => {
  let columns: { readonly token: Token; readonly text: string }[][] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') columns = [];
    else if (token.type === 'tr_open') column = 0;
    else if (token.type === 'th_open' || token.type === 'td_open') {
      columns[column] ??= [];
      columns[column++]?.push({ token, text: tokens[index + 1]?.content ?? '' });
    } else if (token.type === 'table_close') {
      for (const [head, ...cells] of columns.slice(1)) {
        const filled = cells.filter(({ text }) => /\d/.test(text));
        const others = cells.filter(({ text }) => text !== '' && !figures.test(text));
        if (filled.length === 0 || others.length > 0) continue;
        for (const cell of [head, ...cells]) cell?.token.attrJoin('class', 'figure');
      }
    }
  }
};
