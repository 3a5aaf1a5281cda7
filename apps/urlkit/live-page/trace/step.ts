// What happens to the characters of an input.

/** The part of a URL that a step is about. */
export type Part =
  | 'scheme'
  | 'username'
  | 'password'
  | 'host'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment'
  | 'delimiter'
  | 'whitespace';

/** What the parser does with characters. */
export type Fate =
  | 'kept'
  | 'lower-cased'
  | 'percent-encoded'
  | 'mapped'
  | 'dropped'
  | 'added'
  | 'from the base';

/** A text of the input, and its text in the result. One of them may be empty, but not both. */
export interface Step {
  readonly part: Part;
  readonly fate: Fate;
  readonly from: string;
  readonly to: string;
}

export function step(part: Part, fate: Fate, from: string, to: string): Step {
  return { part, fate, from, to };
}

/** Returns one step for a whole text; no step if both texts are empty. */
export function wholeStep(part: Part, from: string, to: string): Step[] {
  if (from === to) return from === '' ? [] : [step(part, 'kept', from, to)];
  if (from === '') return [step(part, 'added', from, to)];
  return [step(part, to === '' ? 'dropped' : 'mapped', from, to)];
}

/** Joins adjacent steps whose characters are kept, or change in the same way. */
export function joinSteps(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const next of steps) {
    const last = joined.at(-1);
    if (last !== undefined && areAlike(last, next)) {
      joined[joined.length - 1] = { ...last, from: last.from + next.from, to: last.to + next.to };
    } else joined.push(next);
  }
  return joined;
}

function areAlike(a: Step, b: Step): boolean {
  const isRun = a.fate === 'kept' || a.fate === 'lower-cased' || a.fate === 'from the base';
  return isRun && a.part === b.part && a.fate === b.fate;
}
