// What changes at the doors of a platform after a polyfill.

import { type KnownDifference, knownDifferences } from './known-differences.js';
import { type DoorPlatform, type Entry, entries, type Order, type Report } from './platforms.js';

interface Difference {
  readonly classes: 'global' | 'kept';
  readonly door: string;
  readonly without: string | undefined;
  readonly after: string | undefined;
}

export interface Comparison {
  readonly entry: Entry;
  readonly order: Order;
  readonly report: Report;
  readonly differences: readonly Difference[];
  /** Those that are not in the list. */
  readonly unknown: readonly Difference[];
}

export interface Doors {
  /** What the platform does without a polyfill, by door and way to make an object. */
  readonly own: Report['global'];
  readonly comparisons: readonly Comparison[];
  /** Differences that are not known, and known ones that are none. */
  readonly problems: readonly string[];
}

/** The name of a door, without the way to make an object. */
export const doorOf = (key: string): string => key.split(' · ')[0] ?? '';

function differencesOf(own: Report['global'], report: Report): Difference[] {
  return (['global', 'kept'] as const).flatMap((classes) => {
    const outcomes = report[classes];
    const doors = new Set([...Object.keys(own), ...Object.keys(outcomes)]);
    return [...doors]
      .filter((door) => own[door] !== outcomes[door])
      .map((door) => ({ classes, door, without: own[door], after: outcomes[door] }));
  });
}

const matches = (known: KnownDifference, order: Order, { classes, door }: Difference): boolean =>
  known.classes === classes && known.doors.includes(doorOf(door)) && known.orders.includes(order);

/** Tries the doors of a platform without a polyfill, and with each, first and last. */
export async function compareDoors(platform: DoorPlatform): Promise<Doors> {
  const known = knownDifferences.filter(({ platforms }) => platforms.test(platform.name));
  // On a busy machine, a door may be too slow once.
  const [once, again] = await Promise.all([0, 1].map(() => platform.run({ order: 'none' })));
  const own = { ...once?.global, ...again?.global };
  const compare = async (entry: Entry, order: Order): Promise<Comparison> => {
    const report = await platform.run({ entry, order });
    const differences = differencesOf(own, report);
    const unknown = differences.filter(
      (difference) => !known.some((one) => matches(one, order, difference)),
    );
    return { entry, order, report, differences, unknown };
  };
  const comparisons: Comparison[] = [];
  for (const entry of Object.keys(entries) as Entry[]) {
    const orders = ['first', 'last'] as const;
    for (let comparison of await Promise.all(orders.map((order) => compare(entry, order)))) {
      if (comparison.unknown.length > 0) comparison = await compare(entry, comparison.order);
      comparisons.push(comparison);
    }
  }
  const found = comparisons.flatMap(({ differences }) => differences);
  const gone = known.flatMap(({ classes, doors }) =>
    doors.filter(
      (name) => !found.some((one) => one.classes === classes && doorOf(one.door) === name),
    ),
  );
  const problems = [
    ...comparisons.flatMap(({ entry, order, unknown }) =>
      unknown.map(({ classes, door, without, after }) => {
        return `${entry} ${order}, ${classes} classes: ${door}: ${after}, not ${without}`;
      }),
    ),
    ...gone.map((name) => `${name} no longer differs: remove it from the list`),
  ];
  return { own, comparisons, problems };
}
