// The card that compares two URLs.

import type { View } from './analysis.js';
import { byId, element } from './dom.js';

export function pairView(root: HTMLElement): View {
  let current: object = {};
  return (analysis) => {
    const { url, base, baseURL, other } = analysis;
    byId('pair-card', HTMLElement).hidden = other === null;
    if (other === null) return;
    current = analysis;
    import('./pair.js')
      .then(({ comparePair }) => {
        if (current !== analysis) return;
        root.replaceChildren(...comparePair(url, other, baseURL === null ? null : base));
      })
      .catch(() => {
        root.replaceChildren(element('p', {}, 'This part of the page could not be loaded.'));
      });
  };
}
