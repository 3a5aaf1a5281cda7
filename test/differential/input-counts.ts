/** The number of inputs that each differential suite compares in a normal run. */
export const inputCounts = {
  mutations: 18_000,
  grammar: 18_000,
  positions: 46_980,
  setterSequences: 2_500,
  freeSearchParams: 2_500,
  boundSearchParams: 2_500,
  domains: 10_000,
} as const;

export const leastInputs = 100_000;
