// The parser step by step: the states that it goes through, which the arrow keys follow.

import type { Range } from '@urlkit/infra';
import { type ParserStep, parserSteps } from '@urlkit/parser-steps';
import { explainError } from '@urlkit/url-validation';
import { placeInWords } from '../src/urls/places.js';
import type { View } from './analysis.js';
import { button, element, message, say } from './dom.js';
import { elided } from './elided.js';
import { moveFocus } from './roving.js';
import { visible } from './visible.js';

/** @param mark Marks a range of the input, and what it becomes. */
export function stepsView(root: HTMLElement, mark: (range: Range | null) => void): View {
  const list = element('div', {
    ...{ class: 'steps', role: 'toolbar', 'aria-label': 'States of the parser' },
  });
  const text = element('p', { class: 'small' });
  root.replaceChildren(list, text);
  let buttons: readonly HTMLElement[] = [];
  let select: (index: number) => void = () => {};

  list.addEventListener('keydown', (event) => {
    const current = buttons.findIndex((found) => found.contains(document.activeElement));
    const next = moveFocus(event, buttons, current);
    if (next !== null) select(next);
  });
  return ({ url: input, baseURL }) => {
    const steps = parserSteps(input, { base: baseURL }) ?? [];
    select = (index) => {
      const step = steps[index];
      if (step === undefined) return;
      for (const [at, found] of buttons.entries()) {
        found.setAttribute('aria-pressed', String(at === index));
        found.tabIndex = at === index ? 0 : -1;
      }
      mark(step);
      scrollToRead();
      text.replaceChildren(...describe(input, step, index, steps.length));
      say(text.textContent);
    };
    buttons = steps.map((step, index) => stateButton(step, index, () => select(index)));
    list.replaceChildren(...buttons);
    mark(null);
    const count = `The parser goes through ${steps.length} states. `;
    const hint = matchMedia('(pointer: coarse)').matches
      ? 'Tap one to see what it reads.'
      : 'Press one, then the arrow keys.';
    text.replaceChildren(count, hint);
  };
}

/** Scrolls a drawing that is higher than its place to what is read. */
function scrollToRead(): void {
  const read = document.querySelector('#drawn-input .read');
  for (const box of [read?.closest('.strips'), read?.closest('.card')]) {
    if (!read || !box) return;
    const distance = read.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += distance - box.clientHeight / 3;
  }
}

function stateButton({ state, error }: ParserStep, index: number, act: () => void): HTMLElement {
  const made = button(state, act);
  made.setAttribute('aria-pressed', 'false');
  made.tabIndex = index === 0 ? 0 : -1;
  if (error !== null) made.classList.add('failed');
  return made;
}

function describe(
  input: string,
  { state, start, end, error, reference }: ParserStep,
  index: number,
  count: number,
): (Node | string)[] {
  const read =
    start === end
      ? [' reads nothing here. ']
      : [
          ' reads ',
          element('code', {}, ...elided(visible(input.slice(start, end)))),
          `, ${placeInWords(input, start, end)}. `,
        ];
  const failed =
    error === null ? [] : [element('strong', {}, ...message(explainError(error).message)), ' '];
  const link = element('a', { href: reference }, `${state} state`);
  return [`${index + 1} of ${count}: `, link, ...read, ...failed];
}
