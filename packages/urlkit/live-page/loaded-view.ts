// A part of the page that is loaded after the rest of it.

import type { Analysis, View } from './analysis.js';
import { element } from './dom.js';

/** Creates a view that loads its code when it is first shown, and then shows the newest analysis. */
export function loadedView(root: HTMLElement, load: () => Promise<View>): View {
  let newest: Analysis;
  let view: View | null = null;
  let isLoading = false;
  return (analysis) => {
    newest = analysis;
    view?.(analysis);
    if (isLoading) return;
    isLoading = true;
    load()
      .then((loaded) => {
        view = loaded;
        view(newest);
      })
      .catch(() => {
        root.replaceChildren(element('p', {}, 'This part of the page could not be loaded.'));
      });
  };
}
