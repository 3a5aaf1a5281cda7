// https://url.spec.whatwg.org/#concept-basic-url-parser

import type { URLRecord } from '@urlkit/url-record';
import type { BasicParseURLOptions } from './options.js';
import { states } from './states.js';
import { runParser } from './url-parser.js';

/**
 * Runs the basic URL parser over a new URL, or, with `url` and `stateOverride`, over a component of
 * `url`. Then `url` is changed in place; a failure leaves what was changed before it.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns The new or changed URL, or null for failure.
 * @throws {TypeError} If `stateOverride` names no state, or the base URL is not a record.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicParseURL(input: string, options: BasicParseURLOptions = {}): URLRecord | null {
  const { base, url, encoding, onValidationError } = options;
  const name = options.stateOverride ?? undefined;
  const stateOverride = name === undefined ? name : states.get(name);
  if (name !== undefined && stateOverride === undefined) {
    throw new TypeError(`No state is named ${name}`);
  }
  return runParser(input, { base, url, encoding, stateOverride }, onValidationError);
}
