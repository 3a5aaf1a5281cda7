// Keeps the entry of the page in sight in the side bar, which scrolls by itself.

import { nextTick } from 'vue';

/** Scrolls the side bar if the entry of the page is not on the screen. The bar at the top covers its first lines. */
function showEntry(): void {
  const bar = document.querySelector('.VPSidebar');
  const entry = Array.from(bar?.querySelectorAll('.is-active > .item') ?? []).at(-1);
  if (bar === null || entry === undefined) return;
  const { top, bottom, height } = entry.getBoundingClientRect();
  if (top < 2 * height || bottom > innerHeight - height) bar.scrollTop += top - innerHeight / 2;
}

/** Shows the entry when the theme has opened its group: that takes two frames. */
export async function showPlace(): Promise<void> {
  await nextTick();
  requestAnimationFrame(() => requestAnimationFrame(showEntry));
}
