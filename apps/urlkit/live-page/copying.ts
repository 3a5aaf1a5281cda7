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

/**
 * Copies the verdict and what to fix as text, for a mail or a ticket, below the URLs without passwords and tokens. If the name
 * deceives, no mail or chat makes links of what was copied, and how the URL is written does not matter.
 */
export async function copyAnswer(state: PageState, pressed: HTMLElement): Promise<void> {
  const { url, other } = safeState(state);
  const deceives = document.querySelector('#verdict[data-deceives=true]') !== null;
  const written = (text: string): string => (deceives ? defangText(text) : text);
  // Code may be a URL, and a title may have code in it.
  const read = ({ nodeName, textContent }: Node): string => {
    const text = textContent ?? '';
    if (nodeName === '#text') return text;
    return written(nodeName === 'CODE' ? withoutSecrets(text) : text);
  };
  const shown = document.querySelectorAll('#verdict p');
  const sentences = Array.from(shown).flatMap((found) =>
    found.checkVisibility() ? sentenceOf(found, read) : [],
  );
  // The list is about the first URL alone.
  const wrong = document.querySelectorAll('#diagnostics li > div > p:first-child');
  const isListed = other === null && !deceives;
  const things = isListed ? Array.from(wrong, (found) => `- ${sentenceOf(found, read)}`) : [];
  const urls = [url, ...(other === null ? [] : [other])];
  const changed = urls.map(written);
  const note = urls.some((one, index) => one !== changed[index])
    ? ['', 'URLs are changed here, so that nobody opens them by accident.']
    : [];
  const lines = [...changed, '', ...sentences, ...things, ...note];
  if (await copyText(lines.join('\n'))) flash(pressed);
}

/** Replaces passwords and tokens in the URLs of a state. */
export function safeState({ url, base, other }: PageState): PageState {
  return {
    url: withoutSecrets(url),
    base: withoutSecrets(base),
    other: other === null ? null : withoutSecrets(other),
  };
}

/** Writes all URLs and hosts of a text, which need not parse, so that no program makes links of them. */
function defangText(text: string): string {
  return text
    .replace(/(?<!\p{L})(ht|f)tp(?=s?:[\\/]*[^\s\\/])/giu, (_, start: string) =>
      start.length === 1 ? 'fxp' : 'hxxp',
    )
    .replace(/(?<=[\p{L}\p{N}\])-])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu, '[.]');
}
