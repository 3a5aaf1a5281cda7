// Buttons that copy a result.

import { button, byId } from './dom.js';

/** Copies a text, and says so. */
export async function copyText(text: string, copied = 'Copied.'): Promise<void> {
  const said = byId('said', HTMLElement);
  said.textContent = '';
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = copied;
  } catch {
    said.textContent = 'The browser does not allow copying.';
  }
}

/** Creates a button that copies a text, and shows for a moment that it did. */
export function copyButton(text: string, what: string): HTMLElement {
  const made = button('Copy', async () => {
    await copyText(text);
    flash(made);
  });
  made.classList.add('copy');
  made.setAttribute('aria-label', `Copy ${what}`);
  return made;
}

/** Shows for a moment on a button what was said. */
export function flash(pressed: HTMLElement): void {
  const label = pressed.textContent;
  pressed.textContent = byId('said', HTMLElement).textContent === 'Copied.' ? 'Copied' : label;
  setTimeout(() => {
    pressed.textContent = label;
  }, 1500);
}
