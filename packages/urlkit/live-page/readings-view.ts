// The card of all readings, which is filled when it is opened.

import { dialects } from '@urlkit/url-dialects';
import type { Analysis, View } from './analysis.js';
import { byId, element } from './dom.js';

export function readingsView(root: HTMLElement): View {
  const card = byId('readings-card', HTMLDetailsElement);
  const title = byId('readings-title', HTMLElement);
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
      show(root, analysis);
    };
    draw();
  };
}

async function show(root: HTMLElement, analysis: Analysis): Promise<void> {
  try {
    const { allReadings } = await import('./readings.js');
    root.replaceChildren(...allReadings(analysis));
  } catch {
    root.replaceChildren(element('p', {}, 'This part of the page could not be loaded.'));
  }
}
