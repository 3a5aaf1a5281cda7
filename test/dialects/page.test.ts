import { readFileSync } from 'node:fs';
import test from 'ava';
import { createPage, pagePath } from './page.js';

test('docs/url-confusion.md is up to date: npm run write:confusion', (t) => {
  t.timeout(120_000);
  t.is(readFileSync(pagePath, 'utf8'), createPage());
});
