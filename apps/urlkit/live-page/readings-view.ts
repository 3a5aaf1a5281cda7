// The card of all readings, which is filled when it is opened.

import type { View } from './analysis.js';
import { byId } from './dom.js';
import { load } from './load.js';
import { loadedView } from './loaded-view.js';

export function readingsView(root: HTMLElement): View {
  const card = byId('readings-card', HTMLDetailsElement);
  const title = byId('readings-title', HTMLElement);
  const view = loadedView(root, async () => {
    const { allReadings } = await load('connections');
    return (analysis) => root.replaceChildren(...allReadings(analysis));
  });
  let draw = (): void => {};
  card.addEventListener('toggle', () => draw());
  return (analysis) => {
    const { isEmpty, programs } = analysis;
    card.hidden = isEmpty || programs === null;
    if (isEmpty || programs === null) return;
    title.textContent = `All readings: ${programs.readings.length} programs and the older documents`;
    draw = () => {
      if (!card.open) return;
      draw = () => {};
      view(analysis);
    };
    draw();
  };
}
