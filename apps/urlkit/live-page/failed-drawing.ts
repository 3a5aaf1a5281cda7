// An input that does not parse: what the states read of it, and where the parser stopped.

import { type ParserState, type ParserStep, parserSteps } from '@urlkit/parser-steps';
import type { Analysis } from './analysis.js';
import { element } from './dom.js';
import { elided } from './elided.js';
import { makePressable, partElement } from './part-element.js';
import type { Part } from './trace/step.js';
import { visible } from './visible.js';

const MOST_DRAWN = 2000;

/** The part that a state reads. What the authority state reads last, other states read again. */
const partsOfStates: ReadonlyMap<ParserState, Part> = new Map([
  ['scheme start', 'scheme'],
  ['scheme', 'scheme'],
  ['special relative or authority', 'delimiter'],
  ['path or authority', 'delimiter'],
  ['relative slash', 'delimiter'],
  ['special authority slashes', 'delimiter'],
  ['special authority ignore slashes', 'delimiter'],
  ['file', 'delimiter'],
  ['file slash', 'delimiter'],
  ['authority', 'username'],
  ['host', 'host'],
  ['file host', 'host'],
  ['port', 'port'],
]);

type Painted = Part | 'unread' | 'not-scheme';

export function drawFailure(
  { url: input, baseURL, report }: Analysis,
  isWhole: boolean,
): HTMLElement[] {
  const painted = paint(input, parserSteps(input, { base: baseURL }) ?? []);
  const fatal = report.diagnostics.find((diagnostic) => diagnostic.fatal);
  const isWrong = (at: number) => fatal !== undefined && at >= fatal.start && at < fatal.end;
  const drawn = element('div', { class: 'anatomy', id: 'drawn-input' });
  const length = Math.min(input.length, MOST_DRAWN);
  let text = element('span');
  let start = 0;
  for (let end = 1; end <= length; end++) {
    const isSame = painted[end] === painted[start] && isWrong(end) === isWrong(start);
    if (end < length && isSame) continue;
    const part = painted[start] ?? 'unread';
    if (start === 0 || painted[start - 1] !== part) {
      text = element('span', { class: 'text' });
      drawn.append(partElement(part, text));
    }
    const kind = isWrong(start) ? `${part} wrong` : part;
    const attributes = {
      ...{ class: kind, 'data-step': `${start}` },
      ...{ 'data-start': `${start}`, 'data-end': `${end}` },
    };
    text.append(element('span', attributes, ...elided(visible(input.slice(start, end)), isWhole)));
    start = end;
  }
  makePressable(drawn);
  const title = element('span', { class: 'strip-title' }, 'written');
  const becomes = element('span', { class: 'strip-title' }, 'becomes');
  return [
    element(
      'div',
      { class: 'strips' },
      element('div', { class: 'strip' }, title, drawn),
      element('div', { class: 'strip' }, becomes, element('span', { class: 'quiet' }, 'nothing')),
    ),
  ];
}

/** Returns the part of each code unit. */
function paint(input: string, steps: readonly ParserStep[]): Painted[] {
  const painted = Array.from<Painted>({ length: input.length }).fill('unread');
  // After a colon, the scheme state may skip a slash.
  const colonOf = ({ state, start, end }: ParserStep): number =>
    state === 'scheme' ? input.slice(0, end).indexOf(':', start) : -1;
  const hasScheme = steps.some((step) => colonOf(step) >= 0);
  for (const step of steps) {
    const { state, start, end } = step;
    const read = partsOfStates.get(state);
    if (read === undefined) continue;
    const part = read === 'scheme' && !hasScheme ? 'not-scheme' : read;
    // Only what is before U+0040 (@) is a username. Other states read the rest again.
    const last = state === 'authority' ? input.lastIndexOf('@', end - 1) : end;
    painted.fill(part, start, Math.max(start, last));
    // The delimiter after a scheme or a host.
    if (colonOf(step) >= 0) painted.fill('delimiter', colonOf(step), end);
    if (state === 'authority' || state === 'port') markBefore(input, painted, start);
    if (state === 'host') markBefore(input, painted, start);
  }
  return painted;
}

function markBefore(input: string, painted: Painted[], start: number): void {
  if (/[@:]/.test(input.charAt(start - 1))) painted[start - 1] = 'delimiter';
}
