// https://url.spec.whatwg.org/#concept-basic-url-parser

import {
  assertString,
  mustBeObject,
  mustBeOneOf,
  type OptionChecks,
  orNull,
  readOptions,
} from '@urlkit/infra/internal';
import { assertURLRecord, hasOpaquePath, type URLRecord } from '@urlkit/url-record';
import { componentOffsets, serializePath, serializeURL } from '@urlkit/url-serializer';
import { removeTabsAndNewlines } from './input.js';
import { type BasicParseURLOptions, parserChecks, type StateOverride } from './options.js';
import {
  type Override,
  overrideFragment,
  overrideHost,
  overrideHostname,
  overridePath,
  overridePort,
  overrideQuery,
  overrideScheme,
} from './overrides.js';
import { reportErrors } from './reports.js';
import { createRun, setScheme } from './run.js';
import { updateRecord } from './update-record.js';
import type { URLInput } from './url-input.js';
import { parseNewURL } from './url-parser.js';

const overrides: ReadonlyMap<StateOverride, Override> = /* @__PURE__ */ new Map([
  ['schemeStart', overrideScheme],
  ['host', overrideHost],
  ['hostname', overrideHostname],
  ['port', overridePort],
  ['pathStart', overridePath],
  ['query', overrideQuery],
  ['fragment', overrideFragment],
]);

function basicParserChecks(): OptionChecks<BasicParseURLOptions> {
  const mustBeState = orNull(mustBeOneOf(Array.from(overrides.keys())));
  const { base, encoding, onValidationError } = parserChecks;
  return { base, encoding, onValidationError, url: mustBeObject, stateOverride: mustBeState };
}

/**
 * Runs the basic URL parser. With `url` and `stateOverride`, it parses one component and changes `url`
 * in place; if it fails, changes that it has already made remain.
 *
 * @param input Any string, in which lone surrogates are read as U+FFFD; without `stateOverride`
 * also a `URL` object or a record.
 * @returns The new or changed URL, or null for failure.
 * @throws {TypeError} If an argument has the wrong type, an option is unknown, `stateOverride` is not a
 * state that standards use as an override, or only one of `url` and `stateOverride` is given.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicParseURL(input: URLInput, options?: BasicParseURLOptions): URLRecord | null {
  const own = readOptions(options, basicParserChecks());
  const { url, stateOverride = null, encoding, onValidationError } = own;
  if (url === undefined && stateOverride === null) return parseNewURL(input, own);
  const override = stateOverride === null ? undefined : overrides.get(stateOverride);
  if (override === undefined) throw new TypeError('options.url needs a stateOverride');
  if (url === undefined) throw new TypeError('options.stateOverride needs a url to change');
  assertString(input, 'input');
  assertURLRecord(url, 'options.url');
  if (cannotHaveComponent(url, override)) return url;
  const href = serializeURL(url);
  const at = componentOffsets(href);
  const isReported = onValidationError !== undefined;
  const text = removeTabsAndNewlines(input);
  const run = createRun(text, null, encoding);
  setScheme(run, url.scheme);
  const changed = override(run, href, at, existingComponent(url, stateOverride));
  updateRecord(url, changed);
  if (isReported) reportErrors(run, input, false, onValidationError);
  return run.hasFailed ? null : url;
}

// An opaque path has no host before it and no segments, and a URL without a host has no port.
function cannotHaveComponent(url: Readonly<URLRecord>, override: Override): boolean {
  if (override === overridePort) return url.host === null;
  return hasOpaquePath(url) && [overrideHost, overrideHostname, overridePath].includes(override);
}

// Returns the component to which the state appends.
function existingComponent(url: Readonly<URLRecord>, state: StateOverride | null): string {
  switch (state) {
    case 'pathStart':
      return serializePath(url);
    case 'query':
      return url.query ?? '';
    case 'fragment':
      return url.fragment ?? '';
    default:
      return '';
  }
}
