// Buttons that copy a result.

import { button, say } from './dom.js';

/** Copies a text, and says so. Returns whether it could. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    say('Copied.');
    return true;
  } catch {
    say('The browser does not allow copying.');
    return false;
  }
}

/** Creates a button that copies a text, and shows for a moment that it did. */
export function copyButton(text: string, what: string, label = 'Copy'): HTMLElement {
  const made = button(label, async () => {
    if (await copyText(text)) flash(made);
  });
  made.classList.add('copy');
  made.setAttribute('aria-label', `Copy ${what}`);
  return made;
}

/** Shows for a moment on a button that it has copied. */
export function flash(pressed: HTMLElement): void {
  pressed.classList.add('flashed');
  setTimeout(() => pressed.classList.remove('flashed'), 1500);
}
