// The card that compares two URLs.

import type { View } from './analysis.js';
import { byId } from './dom.js';
import { load } from './load.js';
import { loadedView } from './loaded-view.js';

export function pairView(root: HTMLElement): View {
  const view = loadedView(root, async () => {
    const [{ comparePair }, { isSameSite }] = await Promise.all([
      load('pair'),
      load('public-suffix'),
    ]);
    return ({ url, base, baseURL, other }) => {
      if (other === null) return;
      root.replaceChildren(...comparePair(url, other, baseURL === null ? null : base, isSameSite));
    };
  });
  return (analysis) => {
    byId('pair-card', HTMLElement).hidden = analysis.other === null;
    if (analysis.other !== null) view(analysis);
  };
}
