// https://url.spec.whatwg.org/#concept-urlsearchparams-list

import { parseURLEncodedList } from '@urlkit/form-urlencoded';

/** A name and a value. */
export type Pair = [name: string, value: string];

/** The list of a URLSearchParams object, and of the URL object that it belongs to, if any. */
export interface QueryList {
  /** The query, until something needs the whole list. */
  text: string;
  /** Names and values in turn; null as long as the text has not been parsed. */
  items: string[] | null;
  /** Whether the list has changed since the URL object was last updated. */
  isAhead: boolean;
  /** The URLSearchParams object of a URL object, once a program has asked for it. */
  object: object | null;
}

export function createList(text: string, items: string[] | null = null): QueryList {
  return { text, items, isAhead: false, object: null };
}

/** Returns the names and values of a list in turn. */
export function itemsOf(list: QueryList): string[] {
  if (list.items !== null) return list.items;
  list.items = parseURLEncodedList(list.text);
  list.text = '';
  return list.items;
}

/** Returns the first value with a name, or null. */
export function findValue({ text, items }: QueryList, name: string): string | null {
  const found = items ?? parseURLEncodedList(text, name);
  const index = findPair(found, name);
  return index === -1 ? null : pairAt(found, index)[1];
}

/** Returns the pair whose name is at an index. */
export function pairAt(items: readonly string[], index: number): Pair {
  return [items[index] as string, items[index + 1] as string];
}

/** Returns the index of the first pair from an index on with a name, and with a value if one is given; or -1. */
export function findPair(
  items: readonly string[],
  name: string,
  value?: string,
  start = 0,
): number {
  const { length } = items;
  for (let index = start; index < length; index += 2) {
    if (isPair(items, index, name, value)) return index;
  }
  return -1;
}

function isPair(items: readonly string[], index: number, name: string, value?: string): boolean {
  return items[index] === name && (value === undefined || items[index + 1] === value);
}

/** Removes the pairs from an index on with a name, and with a value if one is given. */
export function removePairs(items: string[], name: string, value?: string, start = 0): void {
  let end = findPair(items, name, value, start);
  if (end === -1) return;
  for (let index = end + 2; index < items.length; index += 2) {
    if (isPair(items, index, name, value)) continue;
    items[end++] = items[index] as string;
    items[end++] = items[index + 1] as string;
  }
  items.length = end;
}
