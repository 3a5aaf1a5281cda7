// What becomes of the characters of an input.

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

/** Some characters of the input and what they are in the result. Either may be empty, but not both. */
export interface Step {
  readonly part: Part;
  readonly fate: Fate;
  readonly from: string;
  readonly to: string;
}

export function step(part: Part, fate: Fate, from: string, to: string): Step {
  return { part, fate, from, to };
}

/** The step of a text of which no more is known than what it becomes; none if both are empty. */
export function wholeStep(part: Part, from: string, to: string): Step[] {
  if (from === to) return from === '' ? [] : [step(part, 'kept', from, to)];
  if (from === '') return [step(part, 'added', from, to)];
  return [step(part, to === '' ? 'dropped' : 'mapped', from, to)];
}

/** Puts neighbours together that are kept or change alike, character by character. */
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
