// 5.2 Parsing: the URL parser

import { Machine, type ParseURLOptions } from './machine.js';
import type { ParsedURL } from './parsed-url.js';
import { states } from './states.js';

/**
 * Runs the URL parser over a new parsed URL, or, with `url` and `stateOverride`, over a component of
 * `url`. Then `url` is changed in place; a failure leaves what was changed before it.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns The new or changed parsed URL, or null for failure.
 * @throws {TypeError} If `stateOverride` names no state.
 */
export function parseURL(input: string, options: ParseURLOptions = {}): ParsedURL | null {
  const { stateOverride = 'schemeStart' } = options;
  if (!Object.keys(states).includes(stateOverride)) {
    throw new TypeError(`The edition has no state ${stateOverride}`);
  }
  const machine = new Machine(`${input}`, options);
  while (machine.pointer <= machine.input.length) {
    const end = states[machine.state](machine);
    if (end === 'failure') return null;
    if (end === 'terminated') break;
    machine.pointer++;
  }
  return machine.url;
}
