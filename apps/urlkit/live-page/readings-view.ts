// The card of all readings, which is filled when it is opened.

import { dialects } from '@urlkit/url-dialects';
import type { View } from './analysis.js';
import { byId } from './dom.js';
import { load } from './load.js';
import { loadedView } from './loaded-view.js';

export function readingsView(root: HTMLElement): View {
  const card = byId('readings-card', HTMLDetailsElement);
  const title = byId('readings-title', HTMLElement);
  const view = loadedView(root, async () => {
    const { allReadings } = await load('readings');
    return (analysis) => root.replaceChildren(...allReadings(analysis));
  });
  let draw = (): void => {};
  card.addEventListener('toggle', () => draw());
  return (analysis) => {
    const { isEmpty, programs } = analysis;
    card.hidden = isEmpty || programs === null;
    if (card.hidden) return;
    title.textContent = `All readings: ${dialects.length + 1} programs and the older documents`;
    draw = () => {
      if (!card.open) return;
      draw = () => {};
      view(analysis);
    };
    draw();
  };
}
