// A part of the page that is loaded after the rest of it.

import type { Analysis, View } from './analysis.js';
import { button, element } from './dom.js';

/** Creates a view that loads its code when it is first shown, and then shows the newest analysis. */
export function loadedView(root: HTMLElement, load: () => Promise<View>): View {
  let newest: Analysis;
  let view: View | null = null;
  let isLoading = false;
  const card = root.closest('.card') ?? root;
  const show = (analysis: Analysis): void => {
    newest = analysis;
    view?.(analysis);
    if (view !== null || isLoading) return;
    isLoading = true;
    card.classList.add('loading');
    load()
      .finally(() => {
        isLoading = false;
        card.classList.remove('loading');
      })
      .then(
        (loaded) => {
          view = loaded;
          view(newest);
        },
        () => {
          // The address contains what is shown.
          const again = button('Try again', () => location.reload());
          const text = 'This part of the page could not be loaded. ';
          root.replaceChildren(element('p', {}, text, again));
        },
      );
  };
  return show;
}
