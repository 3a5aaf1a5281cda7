import { readFileSync } from 'node:fs';
import { causeNames, hintNames, validationErrorNames } from '@urlkit/url-validation';
import test from 'ava';
import { createPage, pagePath } from '../generator/error-page.js';
import { optionErrors } from '../generator/examples.js';

test('docs/errors.md is up to date: npm run write -- errors', (t) => {
  t.is(readFileSync(pagePath, 'utf8'), createPage());
});

test('docs/errors.md has one anchor for each name', (t) => {
  const headings = Array.from(createPage().matchAll(/^### (.*)$/gm), ([, name]) => name);
  const names = [...validationErrorNames, ...optionErrors, ...causeNames, ...hintNames];
  t.deepEqual(headings.slice().sort(), names.slice().sort());
  t.is(new Set(headings.map((name) => name?.toLowerCase())).size, names.length);
});
