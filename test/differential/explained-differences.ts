/** What a test compares. */
export interface Comparison {
  /** The URLs, base URLs and values that were read. */
  readonly texts: readonly (string | undefined)[];
}

/**
 * Differences to the oracle that are explained: whether each of them can be the reason why a comparison fails. There is none as
 * long as both follow the same text of the standard and the same version of Unicode.
 */
const explainedDifferences: Readonly<Record<string, (comparison: Comparison) => boolean>> = {};

/** Whether a comparison may fail because of a listed difference. */
export function isExplained(comparison: Comparison): boolean {
  return Object.values(explainedDifferences).some((explains) => explains(comparison));
}
