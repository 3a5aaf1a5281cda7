// The last URLs. Only this browser keeps them, and none with a password or a token.

import type { View } from './analysis.js';
import { safeState } from './copying.js';
import { button, element } from './dom.js';
import { elided } from './elided.js';
import { examples } from './examples.js';
import { type PageState, readFragment, writeFragment } from './state.js';
import { visible } from './visible.js';

const KEY = 'urlkit-last-urls';
const MOST_KEPT = 10;
const MOST_CODE_UNITS = 2000;
/** A URL that is shown for this many milliseconds is kept. */
const PAUSE = 2000;

export function lastView(root: HTMLElement): View {
  const show = (): void => {
    const links = read().map((fragment) => {
      const url = readFragment(fragment)?.url ?? '';
      const shown = element('span', {}, ...elided(visible(url)));
      return element('li', {}, element('a', { href: fragment }, shown));
    });
    root.hidden = links.length === 0;
    const clear = button('Forget them', () => {
      write([]);
      show();
    });
    root.replaceChildren(
      element('summary', {}, 'Last URLs'),
      element('ul', {}, ...links),
      element('p', { class: 'small' }, 'Only this browser keeps them. ', clear),
    );
  };
  let timer = 0;
  show();
  return (state) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isKept(state)) return;
      const fragment = writeFragment(state);
      write([fragment, ...read().filter((kept) => kept !== fragment)].slice(0, MOST_KEPT));
      show();
    }, PAUSE);
  };
}

function isKept(state: PageState): boolean {
  const fragment = writeFragment(state);
  return (
    state.url !== '' &&
    fragment.length <= MOST_CODE_UNITS &&
    fragment === writeFragment(safeState(state)) &&
    !examples.some((example) => writeFragment(example) === fragment)
  );
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((fragment) => typeof fragment === 'string') : [];
  } catch {
    // The browser keeps nothing, or somebody else wrote there.
    return [];
  }
}

function write(fragments: readonly string[]): void {
  try {
    if (fragments.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(fragments));
  } catch {
    // The browser keeps nothing.
  }
}
