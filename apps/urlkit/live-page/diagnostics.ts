// What to fix: validation errors, underlined in the input, and listed with their fixes.

import { applyFixes, type Diagnostic } from '@urlkit/url-validation';
import { enumerated } from '../src/urls/listed.js';
import { placeOf, rangeOf } from '../src/urls/places.js';
import type { SetURL, View } from './analysis.js';
import { type DiagnosticGroup, groupByCause, textOf } from './diagnostic-groups.js';
import { button, byId, element, message } from './dom.js';
import { focusStart } from './rewrite.js';
import { visible } from './visible.js';

const MOST_SHOWN = 100;
const MOST_PLACES = 5;

export function diagnosticsView(root: HTMLElement, setURL: SetURL): View {
  return ({ url: input, isEmpty, diagnostics: found }) => {
    // An empty field is not a mistake yet.
    const diagnostics = isEmpty ? [] : found;
    byId('marks', HTMLElement).replaceChildren(...marks(input, diagnostics));
    const groups = Array.from(groupByCause(input, diagnostics)).sort(
      ([a], [b]) => Number(b.fatal) - Number(a.fatal),
    );
    byId('diagnostics-card', HTMLElement).hidden = groups.length === 0;
    byId('diagnostics-title', HTMLElement).textContent = titleOf(groups.length);
    const fix = (fixed: readonly Diagnostic[]): void => {
      setURL(applyFixes(input, fixed));
      focusNextFix(root);
    };
    const items = groups.slice(0, MOST_SHOWN).map((group) => item(input, group, () => fix(group)));
    const fixable = groups.filter(([diagnostic]) => diagnostic.fix !== null);
    const all =
      fixable.length > 1
        ? [button(labelOfAll(fixable.length, groups.length), () => fix(diagnostics))]
        : [];
    root.replaceChildren(element('ol', { class: 'diagnostics' }, ...items), ...all);
  };
}

function titleOf(count: number): string {
  return count === 1 ? 'One thing to fix' : `${count} things to fix`;
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

function item(input: string, group: DiagnosticGroup, act: () => void): HTMLElement {
  const [diagnostic] = group;
  const { name, fatal, link, fix } = diagnostic;
  const text = visible(textOf(input, diagnostic)).replaceAll(' ', '␣');
  const count = group.length === 1 ? '' : `${group.length} times: `;
  return element(
    'li',
    fatal ? { class: 'fatal' } : {},
    element(
      'div',
      {},
      element(
        'p',
        {},
        fatal ? element('strong', {}, 'This must be fixed: ') : '',
        ...message(diagnostic.message),
      ),
      element(
        'p',
        { class: 'quiet small' },
        ...(text === '' ? [] : [element('code', {}, text), ' ']),
        `${count}${placesOf(group)} · `,
        element('a', { href: link }, name),
      ),
    ),
    ...(fix === null ? [] : [button(labelOf(fix.replacement, group.length), act)]),
  );
}

/** Returns the first places of a group. */
function placesOf(group: DiagnosticGroup): string {
  const [first] = group;
  const { start, end } = rangeOf(first);
  if (group.length === 1) return placeOf(start, end);
  const columns = group.slice(0, MOST_PLACES).map((diagnostic) => rangeOf(diagnostic).start + 1);
  const rest = group.length - columns.length;
  return `columns ${rest === 0 ? enumerated(columns.map(String)) : `${columns.join(', ')} and ${rest} more`}`;
}

function labelOfAll(count: number, all: number): string {
  return count === all ? `Fix all ${count}` : `Fix ${count} of ${all}`;
}

function labelOf(replacement: string, count: number): string {
  if (replacement === '') return count === 1 ? 'Remove it' : `Remove all ${count}`;
  return `Write ${visible(replacement)}${count === 1 ? '' : ` ${count} times`}`;
}

/** Moves the focus from a removed button to the next one, or to the verdict. */
function focusNextFix(root: HTMLElement): void {
  const next = root.querySelector('button');
  if (next === null) focusStart(byId('url', HTMLTextAreaElement));
  else next.focus();
}
