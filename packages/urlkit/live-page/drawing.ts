// The anatomy of the URL: the input above the result, each with its components in colour and their names below.

import type { Range } from '@urlkit/infra';
import type { Analysis, View } from './analysis.js';
import { copyButton } from './copy.js';
import { element, scrollingTable } from './dom.js';
import { elided, MOST_SHOWN } from './elided.js';
import { drawFailure } from './failed-drawing.js';
import { partElement } from './part-element.js';
import type { Part, Step } from './trace/step.js';
import { traceURL } from './trace/trace-url.js';
import { visible } from './visible.js';

const MOST_STEPS = 1000;
const MOST_ROWS = 100;
/** From this length on, a drawing may be high, and scrolls. */
const LONG = 600;

export interface Drawing {
  readonly show: View;
  /** Marks what belongs to a range of the input, in the input and in the result; null marks nothing. */
  readonly mark: (range: Range | null) => void;
}

/** Where each step starts in the input. */
type Starts = readonly number[];

export function createDrawing(root: HTMLElement): Drawing {
  let steps: readonly Step[] = [];
  let starts: Starts = [];
  root.addEventListener('pointerover', ({ target }) => {
    const id = target instanceof Element ? target.closest('[data-step]') : null;
    point(root, id?.getAttribute('data-step') ?? null);
  });
  root.addEventListener('pointerleave', () => point(root, null));
  return {
    show: (analysis) => {
      const { url: input, baseURL, report } = analysis;
      steps = report.url === null ? [] : traceURL(input, report.url, baseURL).slice(0, MOST_STEPS);
      starts = startsOf(steps);
      root.replaceChildren(
        ...(report.url === null ? drawFailure(analysis) : draw(analysis, steps)),
      );
    },
    mark: (range) => {
      for (const found of root.querySelectorAll('[data-step]')) {
        const index = Number(found.getAttribute('data-step'));
        found.classList.toggle('read', range !== null && isIn(range, steps[index], starts[index]));
      }
      for (const found of root.querySelectorAll('[data-start]')) {
        const start = Number(found.getAttribute('data-start'));
        const isRead = range !== null && start >= range.start && start < range.end;
        found.classList.toggle('read', isRead);
      }
    },
  };
}

function startsOf(steps: readonly Step[]): Starts {
  let position = 0;
  return steps.map(({ from }) => {
    const start = position;
    position += from.length;
    return start;
  });
}

/** Whether a step is about code units of a range. */
function isIn(range: Range, step: Step | undefined, start: number | undefined): boolean {
  if (step === undefined || start === undefined || step.from === '') return false;
  return start < range.end && start + step.from.length > range.start;
}

/** Marks everything that belongs to a step. */
function point(root: HTMLElement, id: string | null): void {
  for (const found of root.querySelectorAll('[data-step]')) {
    found.classList.toggle('pointed', found.getAttribute('data-step') === id);
  }
}

function draw({ report }: Analysis, steps: readonly Step[]): HTMLElement[] {
  const written = new Set(steps.filter(({ from }) => from !== '').map(({ part }) => part));
  const isLong = Math.max(drawnLength(steps, 'from'), drawnLength(steps, 'to')) > LONG;
  const isChanged = steps.some(({ fate }) => fate !== 'kept');
  const becomes = isChanged
    ? strip('drawn-result', 'becomes', steps, 'to', (part) => !written.has(part))
    : row('becomes', element('p', { class: 'quiet' }, 'the same: no character changes'));
  becomes.append(copyButton(report.href ?? '', 'the result'));
  const strips = element(
    'div',
    isLong
      ? { class: 'strips long', tabindex: '0', role: 'region', 'aria-label': 'Drawing' }
      : { class: 'strips' },
    strip('drawn-input', 'written', steps, 'from', () => true),
    becomes,
  );
  return [
    strips,
    ...(steps.length === MOST_STEPS ? [element('p', {}, 'The rest is too long to draw.')] : []),
    ...(isChanged ? [changes(steps)] : []),
  ];
}

function drawnLength(steps: readonly Step[], side: 'from' | 'to'): number {
  return steps.reduce((sum, step) => sum + Math.min(step[side].length, MOST_SHOWN), 0);
}

/** Puts the steps of each part in their own element, so that right-to-left text does not affect other parts. */
function strip(
  id: string,
  title: string,
  steps: readonly Step[],
  side: 'from' | 'to',
  isNamed: (part: Part) => boolean,
): HTMLElement {
  const drawn = element('div', { class: 'anatomy', id });
  let last: Part | null = null;
  let text = element('span');
  for (const [index, step] of steps.entries()) {
    if (step[side] === '') continue;
    if (step.part !== last) {
      text = element('span', { class: 'text' });
      drawn.append(partElement(step.part, text, isNamed(step.part)));
    }
    last = step.part;
    const hint = `${step.part}, ${step.fate}`;
    const attributes = { class: classOf(step, side), 'data-step': String(index), title: hint };
    text.append(element('span', attributes, ...elided(spelled(step[side], step))));
  }
  return row(title, drawn);
}

function row(title: string, drawn: HTMLElement): HTMLElement {
  const heading = element('span', { class: 'strip-title' }, title);
  return element('div', { class: 'strip' }, heading, drawn);
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

/** Creates a table of all changes. */
function changes(steps: readonly Step[]): HTMLElement {
  const changed = steps.flatMap((step, index) => (step.fate === 'kept' ? [] : { step, index }));
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
  const count = changed.length === 1 ? 'One change' : `${changed.length} changes`;
  return element(
    'details',
    { id: 'changes' },
    element('summary', { class: 'key' }, `${count}: `, ...key(steps)),
    scrollingTable('What changes', ['part', 'written', 'what happens', 'result'], rows),
    ...(rest > 0 ? [element('p', {}, `And ${rest} more changes.`)] : []),
  );
}

/** Explains the lines of the drawing. */
function key(steps: readonly Step[]): (Node | string)[] {
  const fates = new Set(steps.map(({ fate }) => fate));
  const has = (...wanted: readonly Step['fate'][]) => wanted.some((fate) => fates.has(fate));
  const entries = [
    ...(has('dropped') ? [element('span', { class: 'dropped' }, 'dropped')] : []),
    ...(has('lower-cased', 'percent-encoded', 'mapped')
      ? [element('span', { class: 'changed' }, 'changed')]
      : []),
    ...(has('added', 'from the base') ? [element('span', { class: 'new' }, 'added')] : []),
  ];
  return entries.flatMap((entry, index) => (index === 0 ? [entry] : [', ', entry]));
}
