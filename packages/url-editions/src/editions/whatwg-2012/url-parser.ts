// 5.2 Parsing: the URL parser

import { assertArgument, mustBeOneOf, withoutPrototype } from '@urlkit/infra/internal';
import { Machine, type ParseURLOptions } from './machine.js';
import type { ParsedURL } from './parsed-url.js';
import { states } from './states.js';

/**
 * Parses a URL. With `url` and `stateOverride`, it parses one component and changes `url` in place; if it fails,
 * changes that it has already made remain.
 *
 * @param input Any string. Lone surrogates are read as U+FFFD. Without `url`, leading and trailing white space is
 * removed.
 * @returns The new or changed parsed URL; null for failure.
 * @throws {TypeError} If `stateOverride` is not the name of a state.
 * @see URL Living Standard, 28 December 2012, 5.2 Parsing
 */
export function parseURL(input: string, options: ParseURLOptions = {}): ParsedURL | null {
  const own = withoutPrototype(options);
  const { stateOverride = 'schemeStart' } = own;
  assertArgument(stateOverride, 'options.stateOverride', mustBeOneOf(Object.keys(states)));
  const machine = new Machine(`${input}`, own);
  while (machine.advance()) {
    const end = states[machine.state](machine);
    if (end === 'failure') return null;
    if (end === 'terminated') break;
  }
  return machine.url;
}
