// Copies a link to the page, after a question if it contains a secret, or what the page answers.

import { copyText, flash } from './copy.js';
import { button, element, sentenceOf } from './dom.js';
import { hasSecret, withoutSecrets } from './secrets.js';
import { type PageState, writeFragment } from './state.js';

/** Copies a link to a state, or shows in `root` what to do about a password or a token in it. */
export async function copyLink(
  state: PageState,
  pressed: HTMLElement,
  root: HTMLElement,
): Promise<void> {
  const copy = async (copied: PageState, shown: HTMLElement): Promise<void> => {
    const isCopied = await copyText(new URL(writeFragment(copied), location.href).href);
    root.replaceChildren();
    if (isCopied) flash(shown);
  };
  const { url, base, other } = state;
  if (![url, base, other ?? ''].some(hasSecret)) {
    await copy(state, pressed);
    return;
  }
  const safe = safeState(state);
  const whole = button('Copy it with them', () => copy(state, pressed));
  const redacted = button('Copy it without them', () => copy(safe, pressed));
  root.replaceChildren(
    element('strong', {}, 'This link would contain a password or a token.'),
    ' Whoever gets it can read them. ',
    redacted,
    ' ',
    whole,
  );
  redacted.focus();
}

/** Copies the verdict and what to fix as text, for a mail or a ticket, below the URLs without passwords and tokens. */
export async function copyAnswer(state: PageState, pressed: HTMLElement): Promise<void> {
  const { url, other } = safeState(state);
  const shown = document.querySelectorAll('#verdict p');
  const sentences = Array.from(shown).flatMap((found) =>
    found.checkVisibility() ? sentenceOf(found, readWithoutSecrets) : [],
  );
  // The list is about the first URL alone.
  const wrong = document.querySelectorAll('#diagnostics li > div > p:first-child');
  const things =
    other === null
      ? Array.from(wrong, (found) => `- ${sentenceOf(found, readWithoutSecrets)}`)
      : [];
  const lines = [url, ...(other === null ? [] : [other]), '', ...sentences, ...things];
  if (await copyText(lines.join('\n'))) flash(pressed);
}

/** Code may be a URL. */
function readWithoutSecrets({ nodeName, textContent }: Node): string {
  const text = textContent ?? '';
  return nodeName === 'CODE' ? withoutSecrets(text) : text;
}

/** Replaces passwords and tokens in the URLs of a state. */
export function safeState({ url, base, other }: PageState): PageState {
  return {
    url: withoutSecrets(url),
    base: withoutSecrets(base),
    other: other === null ? null : withoutSecrets(other),
  };
}
