// The input and the result, each with its components in colour.

import type { Analysis, View } from './analysis.js';
import { element, scrollingTable } from './dom.js';
import type { Step } from './trace/step.js';
import { traceURL } from './trace/trace-url.js';
import { visible } from './visible.js';

const MOST_STEPS = 1000;
const MOST_ROWS = 100;

export function drawingView(root: HTMLElement): View {
  root.addEventListener('pointerover', ({ target }) => {
    const id = target instanceof Element ? target.closest('[data-step]') : null;
    point(root, id?.getAttribute('data-step') ?? null);
  });
  root.addEventListener('pointerleave', () => point(root, null));
  return (analysis) => root.replaceChildren(...draw(analysis));
}

/** Marks everything that belongs to a step. */
function point(root: HTMLElement, id: string | null): void {
  for (const found of root.querySelectorAll('[data-step]')) {
    found.classList.toggle('pointed', found.getAttribute('data-step') === id);
  }
}

function draw({ url: input, baseURL, report }: Analysis): HTMLElement[] {
  if (input === '' && report.url === null)
    return [element('p', {}, 'Type a URL to see where each character goes.')];
  if (report.url === null) {
    return [
      element('p', { class: 'drawing', id: 'drawn-input' }, visible(input)),
      element('p', { class: 'error' }, 'There is no result, because the input does not parse.'),
    ];
  }
  const steps = traceURL(input, report.url, baseURL);
  const shown = steps.slice(0, MOST_STEPS);
  return [
    element('h3', { class: 'quiet' }, 'Input'),
    strip('drawn-input', shown, 'from'),
    element('h3', { class: 'quiet' }, 'Result'),
    strip('drawn-result', shown, 'to'),
    ...(shown.length < steps.length ? [element('p', {}, 'The rest is too long to draw.')] : []),
    legend(shown),
    ...changes(shown),
  ];
}

/** Puts the steps of each part in their own element, so that right-to-left text does not affect other parts. */
function strip(id: string, steps: readonly Step[], side: 'from' | 'to'): HTMLElement {
  const drawn = element('p', { class: 'drawing', id });
  let part = '';
  for (const [index, step] of steps.entries()) {
    if (step[side] === '') continue;
    if (step.part !== part) drawn.append(element('span', { class: 'part' }));
    part = step.part;
    const title = `${part}, ${step.fate}`;
    const attributes = { class: classOf(step, side), 'data-step': String(index), title };
    drawn.lastElementChild?.append(element('span', attributes, spelled(step[side], step)));
  }
  return drawn;
}

function classOf({ part, fate }: Step, side: 'from' | 'to'): string {
  if (fate === 'kept') return part;
  if (fate === 'dropped') return `${part} dropped`;
  return `${part} ${side === 'to' && (fate === 'added' || fate === 'from the base') ? 'new' : 'changed'}`;
}

function spelled(text: string, { part, fate }: Step): string {
  const shown = visible(text);
  return part === 'whitespace' || fate === 'percent-encoded' ? shown.replaceAll(' ', '␣') : shown;
}

function legend(steps: readonly Step[]): HTMLElement {
  const parts = new Set(steps.map(({ part }) => part));
  const items = Array.from(parts, (part) =>
    element('li', {}, element('span', { class: part }, part)),
  );
  return element('ul', { class: 'legend', 'aria-label': 'Colours' }, ...items);
}

/** Creates a table of all changes. */
function changes(steps: readonly Step[]): HTMLElement[] {
  const changed = steps.flatMap((step, index) => (step.fate === 'kept' ? [] : { step, index }));
  if (changed.length === 0) {
    return [element('p', { class: 'good' }, 'No character changes.')];
  }
  const rows = changed.slice(0, MOST_ROWS).map(({ step, index }) =>
    [step.part, spelled(step.from, step), step.fate, spelled(step.to, step)].map((text, column) => {
      const isCode = column === 1 || column === 3;
      return element(
        'td',
        { 'data-step': String(index) },
        isCode ? element('code', {}, text) : text,
      );
    }),
  );
  const rest = changed.length - rows.length;
  return [
    scrollingTable('What changes', ['part', 'written', 'what happens', 'result'], rows),
    ...(rest > 0 ? [element('p', {}, `And ${rest} more changes.`)] : []),
  ];
}
