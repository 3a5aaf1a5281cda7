// https://url.spec.whatwg.org/#concept-basic-url-parser

import type { URLRecord } from '@urlkit/url-record';
import { createMachine, run } from './machine.js';
import type { QuietParserOptions } from './options.js';
import { schemeStartState } from './states.js';

/**
 * Does what `basicParseURL` does, but reports no validation errors. Without the code for that, and
 * for checks of its options, it weighs less.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @param options The base URL is a record, the state override a state, not its name.
 * @returns The new or changed URL, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function parseURLQuietly(input: string, options: QuietParserOptions = {}): URLRecord | null {
  if (typeof input !== 'string') return null;
  return run(createMachine(input, options), options.stateOverride ?? schemeStartState);
}
