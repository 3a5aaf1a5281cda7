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
const SOLIDUS = 0x2f;
const ROW = 0x100;

/** The most states. */
const MOST_STATES = 0x100;

/** The bits of an item that are the offset of the row of the next state. At the start of a line, it is 0. */
export const NEXT_ROW = 0xffff;

// Which kind of line ends. The sum of some items says how many lines end if it is less than `OTHER`.

/** The number of bits in which the sum of some rows fits. */
export const LINE_SHIFT = 21;
const MATCHED = 1 << LINE_SHIFT;
/** The line does not match. Items for the ends of such lines are not less. */
export const OTHER: number = 1 << 24;
/** The line does not match, but would with one more U+002F (/). */
export const LACKS_SOLIDUS: number = 1 << 25;

const NEVER: Condition = { key: '0', holdsAtEnd: false, after: () => NEVER };
const ALWAYS: Condition = { key: '1', holdsAtEnd: true, after: () => ALWAYS };

/**
 * Returns a table of states. Its item at the offset of the row of a state plus a byte has the row of the state after the byte,
 * and which kind of line ends.
 *
 * @param source The source of an expression, which must match whole lines of ASCII: see {@link readExpression}.
 * @throws {RangeError} If there are too many states.
 */
export function lineTable(source: string): Int32Array {
  const { first, classes } = readExpression(source);
  const start = createConditions()(first);
  const states = [start];
  const rows = new Map([[start.key, 0]]);
  const rowOf = (condition: Condition): number => {
    const row = rows.get(condition.key) ?? (states.push(condition) - 1) * ROW;
    rows.set(condition.key, row);
    return row;
  };
  const hopeless = rowOf(NEVER);
  const table = new Int32Array(MOST_STATES * ROW);
  for (let state = 0; state < states.length; state++) {
    if (state === MOST_STATES) throw new RangeError(`there are more than ${MOST_STATES} states`);
    const condition = states[state] as Condition;
    const row = table.subarray(state * ROW, (state + 1) * ROW).fill(hopeless);
    for (const codeUnits of classes) {
      const next = rowOf(condition.after(codeUnits[0] as number));
      for (const codeUnit of codeUnits) row[codeUnit] = next;
    }
    row[LINE_FEED] = kindAtEnd(condition);
  }
  return table;
}

function kindAtEnd(condition: Condition): number {
  if (condition.holdsAtEnd) return MATCHED;
  return condition.after(SOLIDUS).holdsAtEnd ? LACKS_SOLIDUS : OTHER;
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
    if (conditions.includes(decisive)) return decisive;
    const others = conditions.filter((condition) => condition !== neutral);
    if (others.length < 2) return others[0] ?? neutral;
    const parts = new Map(others.map((condition) => [condition.key, condition]));
    const members = [...parts.values()];
    if (members.length < 2) return members[0] as Condition;
    const key = `(${[...parts.keys()].sort().join(operator)})`;
    const known = joined.get(key);
    if (known !== undefined) return known;
    const holds = ({ holdsAtEnd }: Condition): boolean => holdsAtEnd;
    const afterUnits: Condition[] = [];
    const condition: Condition = {
      key,
      holdsAtEnd: operator === '|' ? members.some(holds) : members.every(holds),
      after(codeUnit) {
        afterUnits[codeUnit] ??= join(
          members.map((member) => member.after(codeUnit)),
          operator,
          neutral,
          decisive,
        );
        return afterUnits[codeUnit];
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
