import { KEY } from './theme-key.js';

/** Lets a button switch between the light and the dark theme, here and on the site. */
export function switchTheme(button: HTMLElement): void {
  const { style } = document.documentElement;
  const isDark = (): boolean =>
    style.colorScheme === 'dark' ||
    (style.colorScheme === '' && matchMedia('(prefers-color-scheme: dark)').matches);
  const show = (): void => button.setAttribute('aria-checked', String(isDark()));
  button.addEventListener('click', () => {
    style.colorScheme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, style.colorScheme);
    } catch {
      // The browser lets pages store nothing.
    }
    show();
  });
  show();
  // The theme may change elsewhere, as theme.ts says.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, show);
}
