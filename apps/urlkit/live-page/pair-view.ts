// The answer to whether two URLs are the same, and the card that says in which sense.

import type { View } from './analysis.js';
import { byId, element } from './dom.js';
import { load } from './load.js';
import { loadedView } from './loaded-view.js';

export function pairView(root: HTMLElement): View {
  const card = byId('pair-card', HTMLElement);
  const verdict = byId('pair-verdict', HTMLElement);
  const view = loadedView(root, async () => {
    const [{ comparePair }, { isSameSite }] = await Promise.all([
      load('pair'),
      load('public-suffix'),
    ]);
    return ({ url, base, baseURL, other }) => {
      if (other === null) return;
      const baseText = baseURL === null ? null : base;
      const { answer, kind, parameters, details } = comparePair(url, other, baseText, isSameSite);
      verdict.className = kind;
      verdict.replaceChildren(element('strong', {}, answer), ...parameters);
      verdict.hidden = false;
      root.replaceChildren(...details);
      card.hidden = details.length === 0;
    };
  });
  return (analysis) => {
    card.hidden = analysis.other === null;
    if (analysis.other === null) verdict.hidden = true;
    else view(analysis);
  };
}
