// The values in the URL that say more when they are decoded, and what is to be said about secrets among them.

import type { Range } from '@urlkit/infra';
import type { View } from './analysis.js';
import { copyButton } from './copy.js';
import { button, byId, element } from './dom.js';
import { elided, MOST_SHOWN } from './elided.js';
import { highlight, rangeIn } from './field-marks.js';
import {
  type ExplainedValue,
  expiryOf,
  explainValues,
  sayDate,
  type ValueKind,
} from './find-values.js';
import type { Opened } from './opened.js';
import { focusStart } from './rewrite.js';
import { placeOfSecret, replaceSecrets, secretsIn } from './secrets.js';
import { visible } from './visible.js';

const kinds: Readonly<Record<ValueKind, string>> = {
  URL: ': a URL',
  JWT: ': a token (JWT); who signed it is not checked',
  JSON: ': JSON',
  date: ': perhaps a date',
  base64: ', decoded from base64:',
  'percent-encoding': ', decoded:',
  'double-encoding': ', decoded twice:',
};

const ENCODED = 'The % signs stand for letters that a URL cannot contain. This is normal.';

const holders = { link: 'This link', token: 'The token in this link' } as const;

/** What the page does with URLs in URLs. */
interface Nesting {
  /** Shows a URL in place of the one that it is in. */
  readonly open: (url: string, place: string) => void;
  /** The URLs that the shown one was opened from. */
  readonly opened: () => readonly Opened[];
  readonly goBack: () => void;
  /** Replaces the URL. */
  readonly write: (url: string) => void;
}

export function valuesView(root: HTMLElement, { open, opened, goBack, write }: Nesting): View {
  const card = byId('values-card', HTMLElement);
  const expiry = byId('expiry', HTMLElement);
  const secrets = byId('secrets', HTMLElement);
  return ({ url: written, report: { url }, other }) => {
    const found = other === null ? secretsIn(written) : [];
    secrets.hidden = found.length === 0;
    secrets.replaceChildren(...aboutSecrets(written, found, write));
    markSecrets(found.slice(0, MOST_MARKED));
    showOpened(byId('opened', HTMLElement), opened(), goBack);
    const now = Date.now();
    const values = url === null ? [] : explainValues(url, now);
    card.hidden = values.length === 0;
    const isForeign = values.some(
      ({ kind, text }) => kind === 'percent-encoding' && /[^\0-\x7F]/.test(text),
    );
    root.replaceChildren(
      ...(isForeign ? [element('p', { class: 'quiet small' }, ENCODED)] : []),
      list(values, open),
    );
    const end = url === null || other !== null ? null : expiryOf(url, now);
    expiry.hidden = end === null;
    if (end === null) return;
    expiry.className = end.isOver ? 'bad' : 'plain';
    expiry.replaceChildren(
      element('strong', {}, `${holders[end.of]} ${end.isOver ? 'has expired' : 'expires'}.`),
      ` It ${end.isOver ? 'was' : 'is'} valid until ${sayDate(end.end, now)}.`,
      end.isOver ? ' Ask whoever sent it for a new one.' : '',
    );
  };
}

/** Says where secrets are, and offers the URL without them. */
function aboutSecrets(
  written: string,
  secrets: readonly Range[],
  write: (url: string) => void,
): HTMLElement[] {
  const places = new Map(secrets.map((secret) => placeOfSecret(written, secret)));
  if (places.size === 0) return [];
  const without = replaceSecrets(written, secrets, true);
  const said = Array.from(places, ([place, name], index) => [
    index === 0 ? ' ' : ' and ',
    place,
    ...(name === '' ? [] : [element('code', {}, visible(name))]),
  ]);
  return [
    element(
      'p',
      {},
      element('strong', {}, 'It has a password or a token in it,', ...said.flat(), '.'),
      ' Whoever gets the URL can use it.',
    ),
    element(
      'p',
      { class: 'mend' },
      'Without it: ',
      element('code', {}, ...elided(visible(without))),
      ' ',
      copyButton(without, 'the URL without it'),
      ' ',
      button('Explain this URL', () => {
        write(without);
        focusStart(byId('url', HTMLTextAreaElement));
      }),
    ),
  ];
}

const MOST_MARKED = 100;

/** Marks secrets in the field, and in the drawing where it shows what is written. */
function markSecrets(secrets: readonly Range[]): void {
  const drawn = document.querySelectorAll<HTMLElement>('#drawn-input [data-start]');
  highlight(
    'secret',
    secrets.flatMap((secret) => [
      rangeIn(byId('marks', HTMLElement), secret),
      ...Array.from(drawn).flatMap((step) => rangeInStep(step, secret)),
    ]),
  );
}

/** Returns where characters of the input are in a step of the drawing: all of it if it shows others. */
function rangeInStep(step: HTMLElement, { start, end }: Range): globalThis.Range[] {
  const [first, last] = [Number(step.dataset['start']), Number(step.dataset['end'])];
  if (first >= end || last <= start) return [];
  const { length } = step.textContent;
  const isSame = length === last - first;
  return [
    rangeIn(step, {
      start: isSame ? Math.max(start - first, 0) : 0,
      end: isSame ? Math.min(end, last) - first : length,
    }),
  ];
}

function list(values: readonly ExplainedValue[], open: Nesting['open']): HTMLElement {
  return element('ul', { class: 'values' }, ...values.map((value) => item(value, open)));
}

function item(value: ExplainedValue, open: Nesting['open']): HTMLElement {
  const { place, kind, text, inside } = value;
  const what = element('span', {}, element('strong', {}, visible(place)), `${kinds[kind]} `);
  if (kind === 'date') return element('li', {}, what, element('span', {}, text));
  if (kind === 'URL') {
    const shown = element('code', {}, ...elided(visible(text)));
    const explain = button('Explain it', () => open(text, place));
    explain.setAttribute('aria-label', `Explain it: the URL in ${place}`);
    return element('li', { class: 'copied' }, element('span', {}, what, shown), explain);
  }
  // What is short needs no click.
  if (inside.length === 0 && text.length <= MOST_SHOWN && !text.includes('\n')) {
    const said = element('span', {}, what, element('code', {}, visible(text)));
    return element('li', { class: 'copied' }, said, copyButton(text, place));
  }
  const shown = element('pre', { tabindex: '0', 'aria-label': place }, visibleLines(text));
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, what),
      element('div', { class: 'copied' }, shown, copyButton(text, place)),
      ...(inside.length === 0 ? [] : [list(inside, open)]),
    ),
  );
}

function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}

/** Shows where the URL was, with a button that leads back. */
function showOpened(root: HTMLElement, opened: readonly Opened[], goBack: () => void): void {
  const outer = opened.at(-1);
  root.hidden = outer === undefined;
  if (outer === undefined) return;
  root.replaceChildren(
    button('Back', goBack),
    element('span', {}, ` This was in ${outer.place && `${visible(outer.place)} of `}`),
    element('code', {}, ...elided(visible(outer.url))),
  );
}
