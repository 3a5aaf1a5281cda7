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

type Case = readonly [entry: Entry, order: Order];

const everyCase: readonly Case[] = (Object.keys(entries) as Entry[]).flatMap((entry) => [
  [entry, 'first'] as const,
  [entry, 'last'] as const,
]);

/** Tries the doors of a platform without a polyfill, and in each case. */
export async function compareDoors(
  platform: DoorPlatform,
  cases: readonly Case[] = everyCase,
): Promise<Doors> {
  const known = knownDifferences.filter(({ platforms }) => platforms.test(platform.name));
  let own = (await platform.run({ order: 'none' })).global;
  const compare = async ([entry, order]: Case): Promise<Comparison> => {
    const report = await platform.run({ entry, order });
    const differences = differencesOf(own, report);
    const unknown = differences.filter(
      (difference) => !known.some((one) => matches(one, order, difference)),
    );
    return { entry, order, report, differences, unknown };
  };
  const comparisons: Comparison[] = [];
  for (const one of cases) {
    let comparison = await compare(one);
    if (comparison.unknown.length > 0) {
      // On a busy machine, a door may be too slow once, but rarely the same one twice.
      const before = new Set(comparison.unknown.map(({ classes, door }) => `${classes} ${door}`));
      own = { ...own, ...(await platform.run({ order: 'none' })).global };
      const again = await compare(one);
      const unknown = again.unknown.filter(({ classes, door }) => before.has(`${classes} ${door}`));
      comparison = { ...again, unknown };
    }
    comparisons.push(comparison);
  }
  const orders = new Set(cases.map(([, order]) => order));
  const gone = known.flatMap((one) =>
    one.orders
      .filter((order) => orders.has(order))
      .flatMap((order) => {
        const found = comparisons
          .filter((comparison) => comparison.order === order)
          .flatMap(({ differences }) => differences.filter((each) => matches(one, order, each)))
          .map(({ door }) => doorOf(door));
        return one.doors
          .filter((door) => !found.includes(door))
          .map((door) => `${door}, imported ${order}, ${one.classes} classes`);
      }),
  );
  const problems = [
    ...comparisons.flatMap(({ entry, order, unknown }) =>
      unknown.map(({ classes, door, without, after }) => {
        return `${entry} ${order}, ${classes} classes: ${door}: ${after}, not ${without}`;
      }),
    ),
    ...gone.map((name) => `${name}: no longer differs: remove it from the list`),
  ];
  return { own, comparisons, problems };
}
