// Copies a link to the page. If it contains a secret, asks first.

import { redactURL } from '@urlkit/url-rendering';
import { copyText, flash } from './copy.js';
import { button, element } from './dom.js';
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
  const safe = withoutSecrets(state);
  if (writeFragment(safe) === writeFragment(state)) {
    await copy(state, pressed);
    return;
  }
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

/** Replaces passwords and tokens in the URLs of a state. */
export function withoutSecrets({ url, base, other }: PageState): PageState {
  return {
    url: redactURL(url),
    base: redactURL(base),
    other: other === null ? null : redactURL(other),
  };
}
