/** The lengths of inputs whose times show how time grows, in code units. */
export const sizes: readonly number[] = [1e4, 1e5, 1e6, 1e7];
