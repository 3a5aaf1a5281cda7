// https://url.spec.whatwg.org/#validation-error

import { parseHostQuietly } from '@urlkit/host';
import { rangeRestorer } from './input-ranges.js';
import { createMachine, fail, run } from './machine.js';
import { parseURLQuietly } from './quiet-url-parser.js';
import { schemeStartState } from './states.js';
import type { URLValidationError } from './validation-errors.js';

/**
 * Finds out why a URL does not parse, on its own or against a base URL.
 *
 * @param base A URL that parses.
 * @returns The validation error that the URL parser ends with; offsets are in code units of
 *   `input`. It is null if `input` parses.
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function findFailure(input: string, base?: string): URLValidationError | null {
  const baseURL = base === undefined ? null : parseURLQuietly(base);
  const machine = createMachine(input, { base: baseURL });
  machine.parseHost = (host, isOpaque) =>
    parseHostQuietly(host, isOpaque, ({ name, start, end, fatal }) => {
      if (fatal) fail(machine, name, machine.pointer + start, machine.pointer + end);
    });
  run(machine, schemeStartState);
  const { failure } = machine;
  return failure && rangeRestorer(input, machine)(failure);
}
