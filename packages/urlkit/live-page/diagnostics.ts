// What to mend: validation errors, underlined in the input, and listed with their fixes.

import { applyFixes, type Diagnostic } from '@urlkit/url-validation';
import { placeOf, rangeOf } from '../src/urls/places.js';
import type { SetURL, View } from './analysis.js';
import { button, byId, element } from './dom.js';
import { visible } from './visible.js';

const MOST_SHOWN = 100;

export function diagnosticsView(root: HTMLElement, setURL: SetURL): View {
  return ({ url: input, isEmpty, diagnostics: found }) => {
    // An empty field is not a mistake yet.
    const diagnostics = isEmpty ? [] : found;
    byId('marks', HTMLElement).replaceChildren(...marks(input, diagnostics));
    byId('diagnostics-card', HTMLElement).hidden = diagnostics.length === 0;
    byId('diagnostics-title', HTMLElement).textContent = titleOf(diagnostics.length);
    const fix = (fixed: readonly Diagnostic[]): void => {
      setURL(applyFixes(input, fixed));
      focusNextFix(root);
    };
    const items = diagnostics
      .slice(0, MOST_SHOWN)
      .map((diagnostic) => item(input, diagnostic, () => fix([diagnostic])));
    const fixable = diagnostics.filter((diagnostic) => diagnostic.fix !== null);
    const all =
      fixable.length > 1
        ? [button(labelOfAll(fixable.length, diagnostics.length), () => fix(diagnostics))]
        : [];
    root.replaceChildren(element('ol', { class: 'diagnostics' }, ...items), ...all);
  };
}

function titleOf(count: number): string {
  return count === 1 ? 'One thing to mend' : `${count} things to mend`;
}

/** Returns the text of the field, with marks where it is wrong. */
function marks(input: string, diagnostics: readonly Diagnostic[]): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let position = 0;
  for (const diagnostic of diagnostics) {
    const { fatal } = diagnostic;
    const { start, end } = rangeOf(diagnostic);
    if (start < position) continue;
    const attributes = fatal ? { class: 'fatal' } : {};
    nodes.push(input.slice(position, start), element('mark', attributes, input.slice(start, end)));
    position = end;
  }
  // A line break at the end is only shown if something comes after it.
  return [...nodes, `${input.slice(position)}\u200B`];
}

function item(input: string, diagnostic: Diagnostic, fix: () => void): HTMLElement {
  const { name, fatal, message, link } = diagnostic;
  const { start, end } = rangeOf(diagnostic);
  const text = visible(input.slice(start, end)).replaceAll(' ', '␣');
  return element(
    'li',
    fatal ? { class: 'fatal' } : {},
    element(
      'div',
      {},
      element('p', {}, fatal ? element('strong', {}, 'It fails here: ') : '', message),
      element(
        'p',
        { class: 'quiet small' },
        ...(text === '' ? [] : [element('code', {}, text), ' ']),
        `${placeOf(start, end)} · `,
        element('a', { href: link }, name),
      ),
    ),
    ...(diagnostic.fix === null ? [] : [button(labelOf(diagnostic.fix.replacement), fix)]),
  );
}

function labelOfAll(count: number, all: number): string {
  return count === all ? `Mend all ${count}` : `Mend ${count} of ${all}`;
}

function labelOf(replacement: string): string {
  return replacement === '' ? 'Remove it' : `Write ${visible(replacement)}`;
}

/** Moves the focus from a removed button to the next one, or to the input. */
function focusNextFix(root: HTMLElement): void {
  (root.querySelector('button') ?? byId('url', HTMLTextAreaElement)).focus();
}
