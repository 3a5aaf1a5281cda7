import { readFileSync } from 'node:fs';
import { causeNames, hintNames, validationErrorNames } from '@urlkit/url-validation';
import test from 'ava';
import { createPage, pagePath, readmePath, withHintList } from '../generator/error-page.js';
import { optionErrors } from '../generator/examples.js';

test('docs/errors.md is up to date: npm run write -- errors', (t) => {
  t.is(readFileSync(pagePath, 'utf8'), createPage());
});

test('the README has all hints: npm run write -- errors', (t) => {
  const readme = readFileSync(readmePath, 'utf8');
  t.is(readme, withHintList(readme));
  for (const name of hintNames) t.true(readme.includes(`errors.md#${name})`), name);
});

test('docs/errors.md has one anchor for each name', (t) => {
  const headings = Array.from(createPage().matchAll(/^### (.*)$/gm), ([, name]) => name);
  const names = [...validationErrorNames, ...optionErrors, ...causeNames, ...hintNames];
  t.deepEqual(headings.slice().sort(), names.slice().sort());
  t.is(new Set(headings.map((name) => name?.toLowerCase())).size, names.length);
});
