// What to fix: validation errors, underlined in the input, and listed with their fixes.

import type { Range } from '@urlkit/infra';
import { applyFixes, type Diagnostic } from '@urlkit/url-validation';
import { listed } from '../src/urls/listed.js';
import { placeInWords, rangeOf } from '../src/urls/places.js';
import type { SetURL, ShowPlace, View } from './analysis.js';
import { type DiagnosticGroup, groupByCause, textOf } from './diagnostic-groups.js';
import { button, byId, element, message } from './dom.js';
import { focusStart } from './rewrite.js';
import { visible } from './visible.js';

const MOST_SHOWN = 100;
const MOST_PLACES = 5;

export function diagnosticsView(root: HTMLElement, setURL: SetURL, show: ShowPlace): View {
  return ({ url: input, isEmpty, diagnostics: found, report: { hints } }) => {
    // An empty field is not a mistake yet.
    const diagnostics = isEmpty ? [] : found;
    byId('marks', HTMLElement).replaceChildren(
      ...marks(
        input,
        diagnostics,
        hints.filter(({ name }) => name === 'invisible-character'),
      ),
    );
    const groups = Array.from(groupByCause(input, diagnostics)).sort(
      ([a], [b]) => Number(b.fatal) - Number(a.fatal),
    );
    byId('diagnostics-card', HTMLElement).hidden = groups.length === 0;
    byId('diagnostics-title', HTMLElement).textContent = titleOf(groups.length);
    const fix = (fixed: readonly Diagnostic[]): void => {
      setURL(applyFixes(input, fixed));
      focusNextFix(root);
    };
    const items = groups
      .slice(0, MOST_SHOWN)
      .map((group) => item(input, group, () => fix(group), show));
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
function marks(
  input: string,
  diagnostics: readonly Diagnostic[],
  hidden: readonly Range[],
): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let position = 0;
  const wrong = diagnostics.map((found) => ({ ...rangeOf(found), fatal: found.fatal }));
  const all = [...wrong, ...hidden.map((range) => ({ ...range, fatal: true }))];
  for (const { start, end, fatal } of all.sort((a, b) => a.start - b.start)) {
    if (start < position) continue;
    const attributes = fatal ? { class: 'fatal' } : {};
    nodes.push(input.slice(position, start), element('mark', attributes, input.slice(start, end)));
    position = end;
  }
  // A line break at the end is only shown if something comes after it.
  return [...nodes, `${input.slice(position)}\u200B`];
}

function item(
  input: string,
  group: DiagnosticGroup,
  act: () => void,
  show: ShowPlace,
): HTMLElement {
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
        count,
        ...placesOf(input, group, show),
        ' · ',
        element('a', { href: link }, name),
      ),
    ),
    ...(fix === null ? [] : [button(labelOf(fix.replacement, group.length), act)]),
  );
}

/** Returns the first places of a group. Each leads to its characters in the field. */
function placesOf(input: string, group: DiagnosticGroup, show: ShowPlace): (Node | string)[] {
  const isOne = group.length === 1;
  const places = group.slice(0, MOST_PLACES).map((diagnostic) => {
    const range = rangeOf(diagnostic);
    const words = placeInWords(input, range.start, range.end);
    const place = button(isOne ? words : words.replace(/^\D+/, ''), () => show(range));
    place.className = 'link';
    place.ariaLabel = `Show ${words}`;
    return [place];
  });
  if (isOne) return places.flat();
  const rest = group.length - places.length;
  return [
    'characters ',
    ...listed<Node | string>(rest > 0 ? [...places, [`${rest} more`]] : places),
  ];
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
