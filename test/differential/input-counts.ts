/** How many inputs each differential suite compares in a run of normal length. */
export const inputCounts = {
  mutations: 40_000,
  grammar: 40_000,
  positions: 46_980,
  setterSequences: 10_000,
  freeSearchParams: 10_000,
  boundSearchParams: 15_000,
  domains: 40_000,
} as const;

export const leastInputs = 100_000;
