/** Generates pseudo-random numbers (mulberry32), always the same for a seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer between two, both inclusive. */
  integer(least: number, greatest: number): number {
    return least + Math.floor(this.next() * (greatest - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** Picks one of the items, with probabilities in proportion to their weights. */
  weighted<T>(items: readonly (readonly [weight: number, item: T])[]): T {
    const total = items.reduce((sum, [weight]) => sum + weight, 0);
    let rest = this.next() * total;
    for (const [weight, item] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    throw new RangeError('nothing to pick from');
  }

  list<T>(least: number, greatest: number, make: () => T): T[] {
    return Array.from({ length: this.integer(least, greatest) }, make);
  }

  /** Returns a string of characters from an alphabet. */
  text(length: number, alphabet: string): string {
    return this.list(length, length, () =>
      alphabet.charAt(this.integer(0, alphabet.length - 1)),
    ).join('');
  }
}
