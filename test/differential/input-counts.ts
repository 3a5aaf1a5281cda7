/** The number of inputs that each differential suite compares in a normal run. */
export const inputCounts = {
  mutations: 15_000,
  grammar: 15_000,
  positions: 46_980,
  setterSequences: 5_000,
  freeSearchParams: 5_000,
  boundSearchParams: 5_000,
  domains: 10_000,
} as const;

export const leastInputs = 100_000;
