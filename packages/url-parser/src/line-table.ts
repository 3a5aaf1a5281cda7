// Turns a regular expression into a table of states, which tells lines that it matches from others.

import { type Place, readExpression } from './expression-places.js';

/** What the rest of a line must be. Conditions with the same key are equal. */
interface Condition {
  readonly key: string;
  readonly holdsAtEnd: boolean;
  /** Returns what must hold after a code unit. */
  readonly after: (codeUnit: number) => Condition;
}

const LINE_FEED = 0x0a;
const ROW = 0x100;

/** The state at the start of a line, after a line that matches the expression or after none. */
export const MATCHED = 0;
/** The state at the start of a line, after a line that does not match. */
export const OTHER = 1;
// The state in a line that cannot match.
const HOPELESS = 2;

const NEVER: Condition = { key: '0', holdsAtEnd: false, after: () => NEVER };
const ALWAYS: Condition = { key: '1', holdsAtEnd: true, after: () => ALWAYS };

/**
 * Returns a table of states, whose item `state * 256 + byte` is the state after a byte. It is `MATCHED` or `OTHER` only after a
 * line feed.
 *
 * @param source The source of an expression, which must match whole lines of ASCII: see {@link readExpression}.
 */
export function lineTable(source: string): Uint16Array {
  const { first, classes } = readExpression(source);
  const start = createConditions()(first);
  const states = [start, start, NEVER];
  const ids = new Map([[NEVER.key, HOPELESS]]);
  const rows: Uint16Array[] = [];
  for (let state = 0; state < states.length; state++) {
    const condition = states[state] as Condition;
    const row = new Uint16Array(ROW).fill(HOPELESS);
    for (const codeUnits of classes) {
      const next = condition.after(codeUnits[0] as number);
      const id = ids.get(next.key) ?? states.push(next) - 1;
      ids.set(next.key, id);
      for (const codeUnit of codeUnits) row[codeUnit] = id;
    }
    row[LINE_FEED] = condition.holdsAtEnd ? MATCHED : OTHER;
    rows.push(row);
  }
  const table = new Uint16Array(rows.length * ROW);
  rows.forEach((row, state) => {
    table.set(row, state * ROW);
  });
  return table;
}

/**
 * Creates a function that returns the condition of a place of an expression. Conditions are made once, because most of them
 * come up in many states.
 */
function createConditions(): (place: Place) => Condition {
  const ofPlaces = new Map<Place, Condition>();
  const joined = new Map<string, Condition>();
  let count = 2;

  function conditionOf(place: Place): Condition {
    const known = ofPlaces.get(place);
    if (known !== undefined) return known;
    const condition = create(place);
    ofPlaces.set(place, condition);
    return condition;
  }

  function create(place: Place): Condition {
    const key = `${count++}`;
    switch (place.kind) {
      case 'unit': {
        const { units, next } = place;
        const after = (codeUnit: number): Condition =>
          units[codeUnit] === 1 ? conditionOf(next) : NEVER;
        return { key, holdsAtEnd: false, after };
      }
      case 'choice':
        return anyOf(place.places.map(conditionOf));
      case 'look': {
        const ahead = conditionOf(place.ahead);
        return allOf([place.isNegative ? not(ahead) : ahead, conditionOf(place.next)]);
      }
      case 'end':
        return { key, holdsAtEnd: conditionOf(place.next).holdsAtEnd, after: () => NEVER };
      case 'whole':
        return { key, holdsAtEnd: true, after: () => NEVER };
      case 'found':
        return ALWAYS;
    }
  }

  function anyOf(conditions: readonly Condition[]): Condition {
    return join(conditions, '|', NEVER, ALWAYS);
  }

  function allOf(conditions: readonly Condition[]): Condition {
    return join(conditions, '&', ALWAYS, NEVER);
  }

  // `neutral` changes nothing, and `decisive` decides the whole.
  function join(
    conditions: readonly Condition[],
    operator: '|' | '&',
    neutral: Condition,
    decisive: Condition,
  ): Condition {
    const parts = new Map(conditions.map((condition) => [condition.key, condition]));
    if (parts.has(decisive.key)) return decisive;
    parts.delete(neutral.key);
    const members = [...parts.values()];
    if (members.length < 2) return members[0] ?? neutral;
    const key = `(${[...parts.keys()].sort().join(operator)})`;
    const known = joined.get(key);
    if (known !== undefined) return known;
    const holds = ({ holdsAtEnd }: Condition): boolean => holdsAtEnd;
    const condition: Condition = {
      key,
      holdsAtEnd: operator === '|' ? members.some(holds) : members.every(holds),
      after(codeUnit) {
        const next = members.map((member) => member.after(codeUnit));
        return join(next, operator, neutral, decisive);
      },
    };
    joined.set(key, condition);
    return condition;
  }

  return conditionOf;
}

function not(condition: Condition): Condition {
  if (condition === NEVER) return ALWAYS;
  if (condition === ALWAYS) return NEVER;
  return {
    key: `!${condition.key}`,
    holdsAtEnd: !condition.holdsAtEnd,
    after: (codeUnit) => not(condition.after(codeUnit)),
  };
}
