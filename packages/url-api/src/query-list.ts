// https://url.spec.whatwg.org/#concept-urlsearchparams-list

/** A name and a value. */
export type Pair = [name: string, value: string];

/**
 * The list of a URLSearchParams object, and the update steps of the URL object that it belongs to.
 * The URL object keeps a reference to the list, to replace the items.
 */
export interface QueryList {
  /** Names and values in turn. */
  items: string[];
  /** Runs after every change through the URLSearchParams object. */
  readonly update: () => void;
}

/** Returns the pair whose name is at an index. */
export function pairAt({ items }: QueryList, index: number): Pair {
  return [items[index] as string, items[index + 1] as string];
}

/** Returns the index of the first pair with a name, and with a value if one is given; or -1. */
export function findPair({ items }: QueryList, name: string, value?: string): number {
  for (let index = 0; index < items.length; index += 2) {
    if (isMatch(items, index, name, value)) return index;
  }
  return -1;
}

/** Removes the pairs with a name, and with a value if one is given, from an index on. */
export function removePairs(list: QueryList, start: number, name: string, value?: string): void {
  list.items = list.items.filter(
    (_, index, items) => index < start || !isMatch(items, index - (index % 2), name, value),
  );
}

function isMatch(
  items: readonly string[],
  index: number,
  name: string,
  value = items[index + 1],
): boolean {
  return items[index] === name && items[index + 1] === value;
}
