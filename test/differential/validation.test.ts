// Compares validation errors and the grammar of valid URL strings with whatwg-url.

import assert from 'node:assert/strict';
import { toScalarValueString } from '@urlkit/infra';
import { parseURL, type URLValidationError } from '@urlkit/url-parser';
import { applyFixes, isValidURLString, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import {
  isValidURLString as oracleIsValidURLString,
  parseURL as oracleParseURL,
  parseURLWithValidationErrors,
} from 'whatwg-url';
import { grammarInput, mutationsOf, type ParserInput } from '../support/arbitraries.js';
import { checkProperty } from '../support/property.js';
import { checkInput } from '../support/run-cases.js';
import { readInputs, wpt } from '../support/wpt.js';

function isBaseRead({ base }: ParserInput): boolean {
  return base === undefined || parseURL(base) !== null;
}

// The oracle takes scalar value strings.
function compareValidation(drawn: ParserInput): void {
  const input = toScalarValueString(drawn.input);
  const { base } = drawn;
  const ourBase = base === undefined ? null : parseURL(base);
  const theirBase = base === undefined ? null : oracleParseURL(toScalarValueString(base));

  const errors: URLValidationError[] = [];
  parseURL(input, { base: ourBase, onValidationError: (error) => errors.push(error) });
  const { validationErrors } = parseURLWithValidationErrors(input, { baseURL: theirBase });
  assert.deepEqual(
    errors.map(({ name }) => name),
    validationErrors,
  );
  assert.equal(
    isValidURLString(input, { base: ourBase }),
    oracleIsValidURLString(input, { baseURL: theirBase }),
  );
}

function checkFixes({ input, base }: ParserInput): void {
  const options = { base: base === undefined ? null : parseURL(base) };
  const { href, diagnostics } = validateURL(input, options);
  const fixes = diagnostics.filter(({ fix }) => fix !== null);
  if (href === null || fixes.length === 0) return;
  const fixed = validateURL(applyFixes(input, diagnostics), options);
  assert.equal(fixed.href, href);
  assert(fixed.diagnostics.length < diagnostics.length, 'fewer errors');
  for (const diagnostic of fixes) {
    assert.equal(validateURL(applyFixes(input, [diagnostic]), options).href, href, 'one fix alone');
  }
}

wpt.test('all web-platform inputs give the same errors', (t) => {
  const inputs = readInputs();
  for (const input of inputs) {
    if (isBaseRead(input)) checkInput(input, compareValidation);
    checkInput(input, checkFixes);
  }
  t.is(inputs.length, 891);
});

wpt.test('mutations of web-platform inputs give the same errors', (t) => {
  checkProperty(t, 375, mutationsOf(readInputs()).filter(isBaseRead), compareValidation);
});

test('inputs by the grammar of URLs give the same errors', (t) => {
  checkProperty(t, 375, grammarInput.filter(isBaseRead), compareValidation);
});

wpt.test('fixes of mutations of web-platform inputs keep the URL and remove errors', (t) => {
  checkProperty(t, 375, mutationsOf(readInputs()), checkFixes);
});

test('fixes of inputs by the grammar of URLs keep the URL and remove errors', (t) => {
  checkProperty(t, 375, grammarInput, checkFixes);
});
