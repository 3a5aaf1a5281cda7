// https://url.spec.whatwg.org/#concept-basic-url-parser

import {
  assertString,
  checkedLater,
  mustBeFunction,
  mustBeObject,
  mustBeOneOf,
  type OptionChecks,
  orNull,
  readOptions,
} from '@urlkit/internal';
import { getOutputEncoding } from '@urlkit/percent-encoding';
import { assertURLRecord, hasOpaquePath, type URLRecord } from '@urlkit/url-record';
import { locateBorders, serializePath, serializeURL } from '@urlkit/url-serializer';
import type { Override } from './overrides.js';
import * as overrides from './overrides.js';
import type { BasicParseURLOptions, StateOverride } from './parser-options.js';
import { placesOfOverride } from './places.js';
import { reportErrors } from './reports.js';
import { createOverride } from './run.js';
import { updateRecord } from './set-attribute.js';
import { parseNewURL } from './url-parser.js';

const overridesOf: ReadonlyMap<StateOverride, Override> = /* @__PURE__ */ new Map([
  ['schemeStart', overrides.overrideScheme],
  ['host', overrides.overrideHost],
  ['hostname', overrides.overrideHostname],
  ['port', overrides.overridePort],
  ['pathStart', overrides.overridePath],
  ['query', overrides.overrideQuery],
  ['fragment', overrides.overrideFragment],
]);

const basicParserChecks: OptionChecks<BasicParseURLOptions> = {
  base: checkedLater,
  encoding: checkedLater,
  onValidationError: mustBeFunction,
  url: mustBeObject,
  stateOverride: (value) => orNull(mustBeOneOf(Array.from(overridesOf.keys())))(value),
};

/**
 * Runs the basic URL parser. With `url` and `stateOverride`, it parses one component and changes `url`
 * in place; if it fails, changes that it has already made remain.
 *
 * @param input Any string, in which lone surrogates are read as U+FFFD.
 * @returns The new or changed URL, or null for failure.
 * @throws {TypeError} If `stateOverride` is not a state that standards use as an override, or only one of `url` and
 * `stateOverride` is given.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicParseURL(input: string, options?: BasicParseURLOptions): URLRecord | null {
  assertString(input, 'input');
  const own = readOptions(options, basicParserChecks);
  const { url, stateOverride = null, base = null, onValidationError } = own;
  if (base !== null) assertURLRecord(base, 'options.base');
  if (url === undefined && stateOverride === null) return parseNewURL(input, own);
  const override = stateOverride === null ? undefined : overridesOf.get(stateOverride);
  if (override === undefined) throw new TypeError('options.url needs a stateOverride');
  if (url === undefined) throw new TypeError('options.stateOverride needs a url to change');
  assertURLRecord(url, 'options.url');
  if (cannotHaveComponent(url, override)) return url;
  const before = locateBorders(serializeURL(url));
  const encoding = getOutputEncoding(own.encoding, 'options.encoding');
  const run = createOverride(input, before, encoding);
  updateRecord(url, override(run, before, existingComponent(url, stateOverride)));
  if (onValidationError !== undefined) {
    reportErrors(run, placesOfOverride(run, override), input, onValidationError);
  }
  return run.hasFailed ? null : url;
}

// An opaque path has no host before it and no segments, and a URL without a host has no port.
function cannotHaveComponent(url: Readonly<URLRecord>, override: Override): boolean {
  if (override === overrides.overridePort) return url.host === null;
  return (
    hasOpaquePath(url) &&
    [overrides.overrideHost, overrides.overrideHostname, overrides.overridePath].includes(override)
  );
}

// Returns the component to which the state appends.
function existingComponent(url: Readonly<URLRecord>, state: StateOverride | null): string {
  if (state === 'pathStart') return serializePath(url);
  const hasExisting = state === 'query' || state === 'fragment';
  return (hasExisting ? url[state] : null) ?? '';
}
