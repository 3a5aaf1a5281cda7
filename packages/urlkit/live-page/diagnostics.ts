// Validation errors: underlined in the input, and listed with their fixes.

import { applyFixes, type Diagnostic } from '@urlkit/url-validation';
import type { SetURL, View } from './analysis.js';
import { button, byId, element } from './dom.js';
import { visible } from './visible.js';

const MOST_SHOWN = 100;

export function diagnosticsView(root: HTMLElement, setURL: SetURL): View {
  return ({ url: input, base, report }) => {
    // An empty field is not a mistake yet.
    const isEmpty = input === '' && base === '';
    const diagnostics = isEmpty ? [] : report.diagnostics;
    byId('marks', HTMLElement).replaceChildren(...marks(input, diagnostics));
    const fix = (fixed: readonly Diagnostic[]): void => {
      setURL(applyFixes(input, fixed));
      focusNextFix(root);
    };
    const items = diagnostics
      .slice(0, MOST_SHOWN)
      .map((diagnostic) => item(input, diagnostic, () => fix([diagnostic])));
    const fixable = diagnostics.filter((diagnostic) => diagnostic.fix !== null);
    root.replaceChildren(
      ...(items.length === 0 ? [element('p', {}, 'Nothing.')] : []),
      ...(fixable.length > 1 ? [button(`Fix all ${fixable.length}`, () => fix(diagnostics))] : []),
      element('ol', { class: 'diagnostics' }, ...items),
    );
  };
}

/** Returns the text of the field, with marks where it is wrong. */
function marks(input: string, diagnostics: readonly Diagnostic[]): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let position = 0;
  for (const { start, end, fatal } of diagnostics) {
    if (start < position) continue;
    const attributes = fatal ? { class: 'fatal' } : {};
    nodes.push(input.slice(position, start), element('mark', attributes, input.slice(start, end)));
    position = end;
  }
  // A line break at the end is only shown if something comes after it.
  return [...nodes, `${input.slice(position)}\u200B`];
}

function item(input: string, diagnostic: Diagnostic, fix: () => void): HTMLElement {
  const { name, start, end, fatal, message, reference } = diagnostic;
  const text = visible(input.slice(start, end));
  const place = start === end ? `at ${start}` : `at ${start}, to ${end}`;
  const details = element(
    'p',
    {},
    ...(text === '' ? [] : [element('code', {}, text), ' ']),
    element('span', { class: 'quiet' }, `${place}: `),
    element('a', { href: reference }, name),
  );
  return element(
    'li',
    fatal ? { class: 'fatal' } : {},
    element('p', {}, element('strong', {}, fatal ? 'Error: ' : 'Warning: '), message),
    details,
    ...(diagnostic.fix === null ? [] : [button(labelOf(diagnostic.fix.replacement), fix)]),
  );
}

function labelOf(replacement: string): string {
  return replacement === '' ? 'Remove it' : `Write ${visible(replacement)}`;
}

/** Moves the focus from a removed button to the next one, or to the heading. */
function focusNextFix(root: HTMLElement): void {
  (root.querySelector('button') ?? byId('diagnostics-title', HTMLElement)).focus();
}
