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
export function pairAt({ items }: Pick<QueryList, 'items'>, index: number): Pair {
  return [items[index] as string, items[index + 1] as string];
}

/** Returns the index of the first pair from an index on with a name, and with a value if one is given; or -1. */
export function findPair({ items }: QueryList, name: string, value?: string, start = 0): number {
  const { length } = items;
  for (let index = start; index < length; index += 2) {
    if (items[index] === name && (value === undefined || items[index + 1] === value)) return index;
  }
  return -1;
}

/** Removes the pairs from an index on with a name, and with a value if one is given. */
export function removePairs(list: QueryList, name: string, value?: string, start = 0): void {
  const { items } = list;
  let end = findPair(list, name, value, start);
  if (end === -1) return;
  let next = findPair(list, name, value, end + 2);
  // Most names occur once.
  if (next === -1) {
    items.splice(end, 2);
    return;
  }
  for (let index = end + 2; index < items.length; index += 2) {
    if (index === next) next = findPair(list, name, value, index + 2);
    else {
      items[end++] = items[index] as string;
      items[end++] = items[index + 1] as string;
    }
  }
  items.length = end;
}
