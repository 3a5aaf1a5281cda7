// https://url.spec.whatwg.org/#concept-basic-url-parser

import { withoutPrototype } from '@urlkit/infra/internal';
import { hasOpaquePath, type URLRecord } from '@urlkit/url-record';
import { componentOffsets, serializePath, serializeURL } from '@urlkit/url-serializer';
import { removeTabsAndNewlines } from './input.js';
import type { BasicParseURLOptions, StateOverride } from './options.js';
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
import { parseURL } from './url-parser.js';

const overrides: ReadonlyMap<StateOverride, Override> = /* @__PURE__ */ new Map([
  ['schemeStart', overrideScheme],
  ['host', overrideHost],
  ['hostname', overrideHostname],
  ['port', overridePort],
  ['pathStart', overridePath],
  ['query', overrideQuery],
  ['fragment', overrideFragment],
]);

/**
 * Runs the basic URL parser over a new URL, or, with `url` and `stateOverride`, over a component of
 * `url`. Then `url` is changed in place; a failure leaves what was changed before it.
 *
 * @param input Any string; lone surrogates are taken for U+FFFD.
 * @returns The new or changed URL, or null for failure.
 * @throws {TypeError} If `stateOverride` is not one of the states that standards override with, if
 * only one of `url` and `stateOverride` is given, or if the base URL is not a record.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicParseURL(input: string, options: BasicParseURLOptions = {}): URLRecord | null {
  const {
    url,
    stateOverride = null,
    encoding = null,
    onValidationError,
  } = withoutPrototype(options);
  if (url === undefined && stateOverride === null) return parseURL(input, options);
  const override = stateOverride === null ? undefined : overrides.get(stateOverride);
  if (override === undefined) {
    throw new TypeError(`stateOverride is not one of ${[...overrides.keys()].join(', ')}`);
  }
  if (url === undefined) throw new TypeError('stateOverride needs a url to change');
  if (typeof input !== 'string') return null;
  // The parser appends segments to a path, and there are none in an opaque one.
  if (override === overridePath && hasOpaquePath(url)) return url;
  const href = serializeURL(url);
  const at = componentOffsets(href);
  const isReported = onValidationError !== undefined;
  const text = removeTabsAndNewlines(input);
  const run = createRun(text, null, encoding, isReported);
  setScheme(run, url.scheme);
  const changed = override(run, href, at, existingComponent(url, stateOverride));
  updateRecord(url, changed);
  if (isReported) reportErrors(run, input, false, onValidationError);
  return run.hasFailed ? null : url;
}

// What the states append to.
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
