// Tests that onValidationError changes no result.

import assert from 'node:assert/strict';
import { parseHost, parseIPv4, parseOpaqueHost } from '@urlkit/host';
import type { ValidationError } from '@urlkit/infra';
import { parseIPv6 } from '@urlkit/ipv6';
import { type InvalidURLError, URL } from '@urlkit/url-api';
import { basicParseURL, parseURL, type StateOverride } from '@urlkit/url-parser';
import { isValidURLString } from '@urlkit/url-validation';
import test from 'ava';
import fc from 'fast-check';
import {
  absoluteURL,
  grammarInput,
  ipv6,
  mutationsOf,
  type ParserInput,
  text,
} from '../support/arbitraries.js';
import { editsOf, someCharacters } from '../support/characters.js';
import { domain } from '../support/domain-arbitraries.js';
import { checkProperty } from '../support/property.js';
import { checkInput } from '../support/run-cases.js';
import { readInputs, wpt } from '../support/wpt.js';

type Sink = (error: ValidationError) => void;

/** Runs a parser with and without onValidationError, and checks the errors that are reported. */
function checkSink<Result>(input: string, parse: (sink?: Sink) => Result): ValidationError[] {
  const errors: ValidationError[] = [];
  const result = parse((error) => errors.push(error));
  assert.deepEqual(parse(), result);
  for (const { start, end } of errors) {
    assert(Number.isInteger(start) && Number.isInteger(end));
    assert(0 <= start && start <= end && end <= input.length, `${start} to ${end}`);
  }
  const fatal = errors.findIndex((error) => error.fatal);
  assert(fatal === -1 || fatal === errors.length - 1, 'an error behind the fatal one');
  if (result !== null) assert.equal(fatal, -1);
  return errors;
}

/** Returns the error of a failure. */
function checkFailureIsNamed<Result>(
  input: string,
  parse: (sink?: Sink) => Result,
): ValidationError | null {
  const last = checkSink(input, parse).at(-1);
  if (parse() !== null) return null;
  assert(last?.fatal, 'a failure without an error');
  return last;
}

function checkParser({ input, base }: ParserInput): void {
  const parsedBase = base === undefined ? null : parseURL(base);
  const failure = checkFailureIsNamed(input, (onValidationError) =>
    parseURL(input, { base: parsedBase, onValidationError }),
  );
  if (base === undefined || parsedBase !== null) {
    assert.deepEqual(errorOfConstructor(input, base), failure);
  }
}

/** Returns the validation error of the exception of the constructor; null if it does not throw. */
function errorOfConstructor(input: string, base: string | undefined): ValidationError | null {
  try {
    new URL(input, base);
    return null;
  } catch (error) {
    return (error as InvalidURLError).validationError;
  }
}

/** @returns Whether the input is a valid URL string. */
function checkValidity({ input, base }: ParserInput): boolean {
  const parsedBase = base === undefined ? null : parseURL(base);
  const errors: ValidationError[] = [];
  parseURL(input, { base: parsedBase, onValidationError: (error) => errors.push(error) });
  const isValid = isValidURLString(input, { base: parsedBase });
  // URL units are code points other than surrogates.
  assert(!isValid || !/[\uD800-\uDFFF]/u.test(input), 'a surrogate in a valid URL string');
  assert.equal(isValid, errors.length === 0);
  return isValid;
}

function checkHost(input: string, isOpaque: boolean): void {
  checkFailureIsNamed(input, (sink) => parseHost(input, { isOpaque, onValidationError: sink }));
}

wpt.test('onValidationError changes no result for web-platform inputs', (t) => {
  const inputs = readInputs();
  for (const input of inputs) checkInput(input, checkParser);
  t.is(inputs.length, 891);
});

wpt.test('onValidationError changes no result for mutations of web-platform inputs', (t) => {
  checkProperty(t, 750, mutationsOf(readInputs()), checkParser);
});

test('onValidationError changes no result for inputs by the grammar of URLs', (t) => {
  checkProperty(t, 750, grammarInput, checkParser);
});

for (const head of [
  'http://[1:2]/',
  'ws://[::1]:80/',
  'ftp://1.2.3.256/',
  'http://a b:1/',
  'file://a@b/',
]) {
  test(`onValidationError changes no result for edits of one character of ${head}`, (t) => {
    const edits = Array.from(editsOf(head));
    for (const input of edits)
      checkInput(input, (edit) => checkParser({ input: edit, base: undefined }));
    t.is(edits.length, (head.length + 1) * (2 * someCharacters.length + 1));
  });
}

const overrides: readonly StateOverride[] = Object.keys({
  schemeStart: true,
  host: true,
  hostname: true,
  port: true,
  pathStart: true,
  query: true,
  fragment: true,
} satisfies Record<StateOverride, true>) as StateOverride[];

for (const stateOverride of overrides) {
  test(`onValidationError changes no result for the ${stateOverride} state as state override`, (t) => {
    checkProperty(t, 250, fc.tuple(absoluteURL, text(8)), ([href, input]) => {
      checkSink(input, (onValidationError) => {
        const url = parseURL(href);
        if (url === null) return null;
        const result = basicParseURL(input, { url, stateOverride, onValidationError });
        assert(result === null || result === url);
        return result;
      });
    });
  });
}

test('onValidationError changes no result of the host parsers', (t) => {
  checkProperty(t, 750, fc.oneof(domain, text(8)), (input) => {
    checkFailureIsNamed(input, (sink) => parseOpaqueHost(input, { onValidationError: sink }));
    if (input !== '') checkHost(input, false);
    checkHost(input, true);
  });
});

test('onValidationError changes no result of the IP parsers', (t) => {
  checkProperty(t, 750, ipv6, (input) => {
    checkFailureIsNamed(input, (sink) => parseIPv6(input, { onValidationError: sink }));
    checkHost(`[${input}]`, false);
    checkFailureIsNamed(input, (sink) => parseIPv4(input, { onValidationError: sink }));
  });
});

wpt.test('web-platform inputs are valid URL strings exactly if they have no error', (t) => {
  t.is(readInputs().filter((input) => checkInput(input, checkValidity)).length, 355);
});

test('inputs by the grammar of URLs are valid exactly if they have no error', (t) => {
  let valid = 0;
  const tried = checkProperty(t, 1_500, grammarInput, (input) => {
    if (checkValidity(input)) valid++;
  });
  t.true(valid > tried / 50, `${valid} are valid`);
});

// Every place in a URL, marked by U+FF0A.
const places: readonly string[] = [
  ...['＊', '＊s:', 's＊:', 'https:＊', 'https:＊/h', 'https:/＊h', 'https://＊', 'https://a＊b/'],
  ...[
    'https://h:＊/',
    'https://h:1＊/',
    'https://h＊/',
    'https://h/＊',
    'https://h/a＊b',
    'https://h?＊',
  ],
  ...[
    'https://h#＊',
    'x:＊',
    'x:/＊',
    'x://＊',
    'x://a＊b',
    'x://h:＊',
    'x://h/＊',
    'x:?＊',
    'x:#＊',
  ],
  ...[
    'file:＊',
    'file:/＊',
    'file://＊',
    'file:///＊',
    'file:///C＊',
    'file:///C＊/',
    'https://[::＊]/',
  ],
  ...[
    'https://1.2.3.＊/',
    'https://%4＊/',
    'https://h/%4＊',
    'https://h/%＊1',
    'x:%4＊',
    'a＊b',
    '/＊',
  ],
  ...['//＊', './＊', '?＊', '#＊'],
];

test('with any ASCII code point in any place, a string is valid exactly if it has no error', (t) => {
  let valid = 0;
  for (const base of [undefined, 'https://h/a', 'file:///C:/a', 'x://h/a', 'x:a']) {
    for (const place of places) {
      for (let c = 0; c < 0x80; c++) {
        const input = place.replace('＊', () => String.fromCharCode(c));
        if (checkInput({ input, base }, checkValidity)) valid++;
      }
    }
  }
  t.true(valid > 5_000, `${valid} are valid`);
});
