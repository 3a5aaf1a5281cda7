// 5.2 Parsing: the URL parser

import { withoutPrototype } from '@urlkit/infra/internal';
import { Machine, type ParseURLOptions } from './machine.js';
import type { ParsedURL } from './parsed-url.js';
import { states } from './states.js';

/**
 * Parses an input. With `url` and `stateOverride`, the parser changes a component of `url` in place; changes
 * before a failure are kept.
 *
 * @param input Any string. Lone surrogates are replaced by U+FFFD.
 * @returns The new or changed parsed URL, or null for failure.
 * @throws {TypeError} If `stateOverride` is not the name of a state.
 */
export function parseURL(input: string, options: ParseURLOptions = {}): ParsedURL | null {
  const own = withoutPrototype(options);
  const { stateOverride = 'schemeStart' } = own;
  if (!Object.keys(states).includes(stateOverride)) {
    throw new TypeError(`The edition has no state ${stateOverride}`);
  }
  const machine = new Machine(`${input}`, own);
  while (machine.advance()) {
    const end = states[machine.state](machine);
    if (end === 'failure') return null;
    if (end === 'terminated') break;
  }
  return machine.url;
}
