// https://url.spec.whatwg.org/#concept-basic-url-parser, steps 1 to 3

import { type Step, step } from './step.js';

/** Removes the characters that the parser removes first. */
export function withoutRemoved(input: string): string {
  return input.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '').replace(/[\t\n\r]/g, '');
}

/** Adds steps for the removed characters to the steps of the rest of the input. */
export function restoreRemoved(steps: readonly Step[], input: string): Step[] {
  const [before = ''] = /^[\0-\x20]+/.exec(input) ?? [];
  const restored = removed(before);
  let position = before.length;
  for (const next of steps) {
    const end = endOf(next.from.length, input, position);
    restored.push(...restoreInside(next, input.slice(position, end)));
    position = end;
  }
  return [...restored, ...removed(input.slice(position))];
}

function removed(text: string): Step[] {
  return text === '' ? [] : [step('whitespace', 'dropped', text, '')];
}

/** Returns the offset after a number of code units, without counting the removed ones. */
function endOf(length: number, input: string, start: number): number {
  let end = start;
  for (let left = length; left > 0; end++) {
    if (!/[\t\n\r]/.test(input.charAt(end))) left--;
  }
  return end;
}

function restoreInside({ part, fate, from, to }: Step, text: string): Step[] {
  if (text.length === from.length) return [step(part, fate, from, to)];
  if (fate !== 'kept') {
    const [before = ''] = /^[\t\n\r]+/.exec(text) ?? [];
    return [...removed(before), step(part, fate, text.slice(before.length), to)];
  }
  return Array.from(text.matchAll(/[\t\n\r]+|[^\t\n\r]+/g), ([run]) =>
    /[\t\n\r]/.test(run) ? step('whitespace', 'dropped', run, '') : step(part, 'kept', run, run),
  );
}
