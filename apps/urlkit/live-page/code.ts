// The code that gives what the page shows.

import type { View } from './analysis.js';
import { copyButton } from './copy.js';
import { element } from './dom.js';
import { type Snippet, snippetsOf } from './snippets.js';

const MOST_CODE_UNITS = 1000;

export function codeView(root: HTMLElement): View {
  return (analysis) => {
    const isLong = analysis.url.length > MOST_CODE_UNITS;
    if (isLong)
      root.replaceChildren(element('p', {}, 'The input is too long to write it as code.'));
    else {
      const [first, second, ...rest] = snippetsOf(analysis).map(block);
      const shown = [first, second].filter((found) => found !== undefined);
      const summary = element('summary', {}, 'More languages');
      const folded = rest.length === 0 ? [] : [element('details', {}, summary, ...rest)];
      root.replaceChildren(...shown, ...folded);
    }
  };
}

function block({ title, what, text }: Snippet): HTMLElement {
  const copy = copyButton(text.replace(/^\$ /, ''), what);
  const code = element('pre', { tabindex: '0', 'aria-label': what }, element('code', {}, text));
  return element('div', { class: 'code' }, element('h3', {}, title), copy, code);
}
