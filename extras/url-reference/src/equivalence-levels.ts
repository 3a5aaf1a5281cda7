// URL Specification 0.9.0, Equivalences and Normalisation

import { type Check, mustBeOneOf } from '@urlkit/internal';

/**
 * The levels of equivalence. Each includes those before it.
 *
 * @see https://alwinb.github.io/url-specification/#equivalences-and-normalisation
 */
export const equivalenceLevels = ['as-is', 'syntax', 'scheme', 'percent-coding'] as const;

export const mustBeLevel: Check = /* @__PURE__ */ mustBeOneOf(equivalenceLevels);
