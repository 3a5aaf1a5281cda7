// https://url.spec.whatwg.org/#concept-basic-url-parser

import type { URLRecord } from '@urlkit/url-record';
import { Machine, type State } from './machine.js';
import type { BasicParseURLOptions } from './options.js';
import { states } from './states.js';

/**
 * Runs the basic URL parser over a new URL, or, with `url` and `stateOverride`, over a component of
 * `url`. Then `url` is changed in place; a failure leaves what was changed before it.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns The new or changed URL, or null for failure.
 * @throws {TypeError} If `stateOverride` names no state.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicParseURL(input: string, options: BasicParseURLOptions = {}): URLRecord | null {
  if (typeof input !== 'string') return null;
  const state = states.get(options.stateOverride ?? 'schemeStart');
  if (state === undefined) throw new TypeError(`No state is named ${options.stateOverride}`);
  return run(new Machine(input, options), state);
}

/** Runs a machine from a state on. */
export function run(machine: Machine, firstState: State): URLRecord | null {
  let state: ReturnType<State> = firstState;
  while (typeof state === 'function') state = state(machine);
  return state === 'failure' ? null : machine.url;
}
