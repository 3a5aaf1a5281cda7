// Follows the theme that was chosen on the site of which this page is a part. It runs before anything is drawn.

import { KEY } from './theme-key.js';

function followTheme(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // The browser lets pages store nothing.
  }
  const { style } = document.documentElement;
  style.colorScheme = chosen === 'light' || chosen === 'dark' ? chosen : '';
}

followTheme();
// It may change in another tab, or before the history leads back to this page.
for (const type of ['storage', 'pageshow']) window.addEventListener(type, followTheme);
