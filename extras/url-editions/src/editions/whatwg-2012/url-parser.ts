// 5.2 Parsing: the URL parser

import {
  assertString,
  checkedLater,
  mustBeFunction,
  mustBeOneOf,
  type OptionChecks,
  orNull,
  readOptions,
} from '@urlkit/internal';
import { Machine, type ParseURLOptions } from './machine.js';
import { mustBeBase, mustBeParsedURL, type ParsedURL } from './parsed-url.js';
import { states } from './states.js';

/**
 * Parses a URL. With `url` and `stateOverride`, it parses one component and changes `url` in place; if it fails,
 * changes that it has already made remain.
 *
 * @param input Any string. Lone surrogates are read as U+FFFD. Without `url`, leading and trailing white space is
 * removed.
 * @returns The new or changed parsed URL; null for failure, also of the base URL.
 * @see URL Living Standard, 28 December 2012, 5.2 Parsing
 */
export function parseURL(input: string, options?: ParseURLOptions): ParsedURL | null {
  assertString(input, 'input');
  const own = readOptions(options, parseChecks);
  const { base = null } = own;
  const parsedBase = typeof base === 'string' ? parseURL(base) : base;
  if (parsedBase === null && base !== null) {
    own.onFailure?.('base URL that does not parse');
    return null;
  }
  const machine = new Machine(input, parsedBase, own);
  while (machine.advance()) {
    const end = states[machine.state](machine);
    if (end === 'failure') return null;
    if (end === 'terminated') break;
  }
  return machine.url;
}

/** The checks of the options. */
export const parseChecks: OptionChecks<ParseURLOptions> = {
  base: /* @__PURE__ */ orNull(mustBeBase),
  encoding: checkedLater,
  url: mustBeParsedURL,
  stateOverride: /* @__PURE__ */ mustBeOneOf(/* @__PURE__ */ Object.keys(states)),
  domainToASCII: mustBeFunction,
  onParseError: mustBeFunction,
  onFailure: mustBeFunction,
};
