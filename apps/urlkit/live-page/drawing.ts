// The anatomy of the URL: the input above the result, each with its components in colour and their names below.

import type { Range } from '@urlkit/infra';
import type { Analysis, View } from './analysis.js';
import { copyButton } from './copy.js';
import { button, element } from './dom.js';
import { elided, MOST_SHOWN } from './elided.js';
import { load } from './load.js';
import { makePressable, partElement } from './part-element.js';
import { placeNames } from './place-names.js';
import { moveFocus } from './roving.js';
import type { Part, Step } from './trace/step.js';
import { traceURL } from './trace/trace-url.js';
import { spelled } from './visible.js';

const MOST_STEPS = 1000;
/** From this length on, a drawing may be high, and scrolls. */
const LONG = 600;

export interface Drawing {
  readonly show: View;
  /** Marks what belongs to a range of the input, in the input and in the result; null marks nothing. */
  readonly mark: (range: Range | null, kind: 'pointed' | 'read') => void;
}

interface Actions {
  /** Called with the characters of the input that are pointed at. */
  readonly onPoint: (range: Range | null) => void;
  /** Called with the characters of the input that are chosen, and the name of their part. */
  readonly onChoose: (range: Range, part: string) => void;
}

export function createDrawing(root: HTMLElement, { onPoint, onChoose }: Actions): Drawing {
  const mark: Drawing['mark'] = (range, kind) => {
    for (const found of root.querySelectorAll('[data-start]')) {
      found.classList.toggle(kind, range !== null && overlaps(rangeOf(found), range));
    }
  };
  /** Marks everything that belongs to a step. */
  const point = (id: string | null): void => {
    for (const found of root.querySelectorAll('[data-step]')) {
      found.classList.toggle('pointed', found.getAttribute('data-step') === id);
    }
    const drawn = id === null ? null : root.querySelector(`[data-start][data-step="${id}"]`);
    onPoint(drawn && rangeOf(drawn));
  };
  const names = new ResizeObserver(() => {
    for (const drawn of root.querySelectorAll<HTMLElement>('.anatomy')) placeNames(drawn);
  });
  names.observe(root);
  root.addEventListener('pointerover', ({ target }) => {
    const found = target instanceof Element ? target.closest('[data-step]') : null;
    point(found?.getAttribute('data-step') ?? null);
  });
  root.addEventListener('pointerleave', () => point(null));
  root.addEventListener('focusin', ({ target }) => {
    const range = target instanceof Element && target.matches('.part') ? rangeOfPart(target) : null;
    mark(range, 'pointed');
    onPoint(range);
  });
  root.addEventListener('focusout', () => point(null));
  root.addEventListener('keydown', (event) => {
    const parts = Array.from(root.querySelectorAll<HTMLElement>('.part[tabindex]'));
    const [focused] = parts.filter((part) => part === document.activeElement);
    if (focused === undefined) return;
    if (event.key !== 'Enter' && event.key !== ' ') {
      moveFocus(event, parts, parts.indexOf(focused));
      return;
    }
    event.preventDefault();
    focused.click();
  });
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('.elided')) return toggle();
    const part = target instanceof Element ? target.closest('.part[tabindex]') : null;
    // Whoever selects characters of the drawing wants these.
    if (part !== null && document.getSelection()?.isCollapsed !== false)
      onChoose(rangeOfPart(part), part.querySelector('.name')?.textContent ?? '');
  });
  let shown: Analysis | null = null;
  /** Whether long parts are drawn with all of their characters. */
  let isWhole = false;
  const toggle = (): void => {
    isWhole = !isWhole;
    if (shown !== null) show(shown);
  };
  const fill = (drawn: readonly HTMLElement[]): void => {
    const isPressed = document.activeElement?.id === 'whole';
    root.replaceChildren(...drawn);
    if (isWhole || root.querySelector('.elided') !== null) {
      const made = button(`Show ${isWhole ? 'fewer' : 'all'} characters`, toggle);
      made.id = 'whole';
      made.className = 'copy';
      root.querySelector('.strip')?.append(made);
      if (isPressed) made.focus();
    }
    for (const found of root.querySelectorAll<HTMLElement>('.anatomy')) placeNames(found);
  };
  const show = (analysis: Analysis): void => {
    const { url: input, baseURL, report } = analysis;
    if (input !== shown?.url) isWhole = false;
    shown = analysis;
    if (report.url !== null)
      fill(draw(analysis, traceURL(input, report.url, baseURL).slice(0, MOST_STEPS), isWhole));
    else
      load('field-marks').then(
        ({ drawFailure }) => {
          if (shown === analysis) fill(drawFailure(analysis, isWhole));
        },
        () => root.replaceChildren(),
      );
  };
  return { mark, show };
}

/** The range of the input that an element is about. */
function rangeOf(drawn: Element): Range {
  const [start, end] = ['data-start', 'data-end'].map((name) => Number(drawn.getAttribute(name)));
  return { start: start ?? 0, end: end ?? 0 };
}

function rangeOfPart(part: Element): Range {
  const ranges = Array.from(part.querySelectorAll('[data-start]'), rangeOf);
  return { start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 };
}

function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && a.end > b.start;
}

function draw({ report }: Analysis, steps: readonly Step[], isWhole: boolean): HTMLElement[] {
  const written = new Set(steps.filter(({ from }) => from !== '').map(({ part }) => part));
  const most = isWhole ? Number.POSITIVE_INFINITY : MOST_SHOWN;
  const isLong = Math.max(drawnLength(steps, 'from', most), drawnLength(steps, 'to', most)) > LONG;
  const isChanged = steps.some(({ fate }) => fate !== 'kept');
  const becomes = isChanged
    ? strip('drawn-result', 'becomes', steps, 'to', isWhole, (part) => !written.has(part))
    : row('becomes', element('p', { class: 'quiet' }, 'the same: no character changes'));
  becomes.append(copyButton(report.href ?? '', 'this URL', 'Copy this URL'));
  const strips = element(
    'div',
    isLong
      ? { class: 'strips long', tabindex: '0', role: 'region', 'aria-label': 'Drawing' }
      : { class: 'strips' },
    strip('drawn-input', 'written', steps, 'from', isWhole, () => true),
    becomes,
  );
  return [
    strips,
    ...(steps.length === MOST_STEPS ? [element('p', {}, 'The rest is too long to draw.')] : []),
    ...(isChanged ? [changes(steps)] : []),
  ];
}

function drawnLength(steps: readonly Step[], side: 'from' | 'to', most: number): number {
  return steps.reduce((sum, step) => sum + Math.min(step[side].length, most), 0);
}

/** Puts the steps of each part in their own element, so that right-to-left text does not affect other parts. */
function strip(
  id: string,
  title: string,
  steps: readonly Step[],
  side: 'from' | 'to',
  isWhole: boolean,
  isNamed: (part: Part) => boolean,
): HTMLElement {
  const drawn = element('div', { class: 'anatomy', id });
  let last: Part | null = null;
  let text = element('span');
  let end = 0;
  for (const [index, step] of steps.entries()) {
    const start = end;
    end += step.from.length;
    if (step[side] === '') continue;
    if (step.part !== last) {
      text = element('span', { class: 'text' });
      drawn.append(partElement(step.part, text, isNamed(step.part)));
    }
    last = step.part;
    const hint = `${step.part}, ${step.fate}`;
    const attributes = {
      ...{ class: classOf(step, side), title: hint },
      ...{ 'data-step': `${index}`, 'data-start': `${start}`, 'data-end': `${end}` },
    };
    text.append(element('span', attributes, ...elided(spelled(step[side], step), isWhole)));
  }
  if (side === 'from') makePressable(drawn);
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

/** Creates the list of all changes, which is closed at first. Its table comes later. */
function changes(steps: readonly Step[]): HTMLElement {
  const { length } = steps.filter(({ fate }) => fate !== 'kept');
  const count = length === 1 ? 'One change' : `${length} changes`;
  const summary = element('summary', {}, count, ...key(steps));
  const made = element('details', { id: 'changes' }, summary);
  load('field-marks').then(
    ({ changesTable }) => made.append(...changesTable(steps)),
    () => {},
  );
  return made;
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
  // One kind needs no key.
  if (entries.length < 2) return [];
  return entries.flatMap((entry, index) => [index === 0 ? ': ' : ', ', entry]);
}
