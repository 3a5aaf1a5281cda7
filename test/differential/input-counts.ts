/** The number of inputs that each differential suite compares in a normal run. */
export const inputCounts = {
  mutations: 25_000,
  grammar: 25_000,
  positions: 46_980,
  setterSequences: 10_000,
  freeSearchParams: 10_000,
  boundSearchParams: 15_000,
  domains: 20_000,
} as const;

export const leastInputs = 100_000;
