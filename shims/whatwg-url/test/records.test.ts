// Compares the functions over records with those of whatwg-url.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { toScalarValueString } from '@urlkit/infra';
import test from 'ava';
import fc from 'fast-check';
import {
  absoluteURL,
  assignment,
  grammarInput,
  mutationsOf,
  type ParserInput,
  text,
} from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';
import { readInputs, wpt } from '../../../test/support/wpt.js';

type WhatwgURL = typeof import('whatwg-url');
type URLRecord = import('whatwg-url').URLRecord;

const require = createRequire(import.meta.url);
// The types of the shim are not needed: it is called as whatwg-url is.
const shim: WhatwgURL = require('@urlkit/whatwg-url');
const original: WhatwgURL = require('whatwg-url');

const encodings = [undefined, 'utf-8', 'windows-1252', 'shift_jis', 'iso-2022-jp', 'gb18030'];

/** What the functions say of a URL. */
function describe(whatwg: WhatwgURL, url: URLRecord | null): unknown {
  return (
    url && {
      entries: Object.entries(url),
      url: whatwg.serializeURL(url),
      withoutFragment: whatwg.serializeURL(url, true),
      path: whatwg.serializePath(url),
      host: url.host === null ? null : whatwg.serializeHost(url.host),
      port: url.port === null ? null : whatwg.serializeInteger(url.port),
      origin: whatwg.serializeURLOrigin(url),
      isOpaque: whatwg.hasAnOpaquePath(url),
      isWithoutUser: whatwg.cannotHaveAUsernamePasswordPort(url),
    }
  );
}

function readWith(whatwg: WhatwgURL, { input, base }: ParserInput, encoding?: string): unknown {
  const baseURL = base === undefined ? null : whatwg.parseURL(base);
  const options = { baseURL, ...(encoding !== undefined && { encoding }) } as object;
  const url = whatwg.parseURL(input, options);
  assert.deepEqual(whatwg.basicURLParse(input, options), url);
  return {
    url: describe(whatwg, url),
    validation: whatwg.parseURLWithValidationErrors(input, options),
    isValid: whatwg.isValidURLString(input, options),
    decoded: Array.from(whatwg.percentDecodeString(input)),
    decodedBytes: Array.from(whatwg.percentDecodeBytes(Buffer.from(input))),
  };
}

// Web IDL converts what it passes to these functions, so they get no lone surrogates.
function scalar({ input, base }: ParserInput): ParserInput {
  return {
    input: toScalarValueString(input),
    base: base === undefined ? base : toScalarValueString(base),
  };
}

test('the exports are those of whatwg-url', (t) => {
  t.deepEqual(Object.keys(shim).sort(), Object.keys(original).sort());
});

test('inputs by the grammar of URLs are read as whatwg-url reads them', (t) => {
  const inputs = fc.tuple(grammarInput, fc.constantFrom(...encodings));
  checkProperty(t, 1_500, inputs, ([drawn, encoding]) => {
    const input = scalar(drawn);
    assert.deepEqual(readWith(shim, input, encoding), readWith(original, input, encoding));
  });
});

wpt.test('mutations of web-platform inputs are read as whatwg-url reads them', (t) => {
  checkProperty(t, 1_500, mutationsOf(readInputs()), (drawn) => {
    const input = scalar(drawn);
    assert.deepEqual(readWith(shim, input), readWith(original, input));
  });
});

type State = 'scheme start' | 'host' | 'hostname' | 'port' | 'path start' | 'query' | 'fragment';

const states: readonly State[] = [
  ...(['scheme start', 'host', 'hostname', 'port', 'path start', 'query', 'fragment'] as const),
];

/** Whether setters of the standard start the parser in a state, for this URL. */
function canStart(whatwg: WhatwgURL, url: URLRecord, state: State): boolean {
  if (state === 'port') return !whatwg.cannotHaveAUsernamePasswordPort(url);
  return !/^(?:host|path)/.test(state) || !whatwg.hasAnOpaquePath(url);
}

/** Changes a component as setters of the standard do. */
function change(whatwg: WhatwgURL, input: string, state: State, value: string): unknown {
  const url = whatwg.parseURL(input);
  if (url === null || !canStart(whatwg, url, state)) return null;
  if (state === 'path start') url.path = [];
  if (state === 'query' || state === 'fragment') url[state] = '';
  const result = whatwg.basicURLParse(value, { url, stateOverride: state });
  assert(result === null || result === url);
  const changed = describe(whatwg, url);
  whatwg.setTheUsername(url, value);
  whatwg.setThePassword(url, `${value}:`);
  return { changed, fails: result === null, url: describe(whatwg, url) };
}

test('components are changed as whatwg-url changes them', (t) => {
  let changed = 0;
  const values = fc.oneof(
    assignment.map(([, value]) => value),
    text(6),
  );
  const inputs = fc.tuple(absoluteURL, fc.constantFrom(...states), values);
  const count = checkProperty(t, 3_000, inputs, ([drawn, state, drawnValue]) => {
    const input = toScalarValueString(drawn);
    const value = toScalarValueString(drawnValue) + (state === 'scheme start' ? ':' : '');
    const result = change(shim, input, state, value);
    assert.deepEqual(result, change(original, input, state, value));
    if (result !== null) changed++;
  });
  t.true(changed > count / 5);
});
