// https://url.spec.whatwg.org/#concept-urlsearchparams-list

/**
 * What a URLSearchParams object is made of: its list, and the update steps of the URL object it
 * belongs to. A URL object keeps it to empty and fill the list itself.
 */
export class QueryList {
  /** Names and values in turn. */
  items: string[];
  /** Runs after every change that was made through the URLSearchParams object. */
  readonly update: () => void;

  constructor(items: string[], update: () => void = noUpdateSteps) {
    this.items = items;
    this.update = update;
  }

  get pairs(): [name: string, value: string][] {
    const pairs: [name: string, value: string][] = [];
    for (let index = 0; index < this.items.length; index += 2) {
      pairs.push(pairAt(this.items, index));
    }
    return pairs;
  }

  /** Where the first pair with a name, and with a value if there is one, is; or -1. */
  find(name: string, value?: string): number {
    for (let index = 0; index < this.items.length; index += 2) {
      if (isMatch(this.items, index, name, value)) return index;
    }
    return -1;
  }

  /** Removes the pairs with a name, and with a value if there is one, from a place on. */
  remove(start: number, name: string, value?: string): void {
    this.items = this.items.filter(
      (_, index, items) => index < start || !isMatch(items, index - (index % 2), name, value),
    );
  }
}

function noUpdateSteps(): void {}

/** The pair whose name is at an index. */
export function pairAt(items: readonly string[], index: number): [name: string, value: string] {
  return [items[index] as string, items[index + 1] as string];
}

function isMatch(
  items: readonly string[],
  index: number,
  name: string,
  value = items[index + 1],
): boolean {
  return items[index] === name && items[index + 1] === value;
}
