/**
 * The levels of equivalence. Each includes those before it.
 *
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export const equivalenceLevels = ['as-is', 'syntax', 'scheme', 'percent-coding'] as const;
