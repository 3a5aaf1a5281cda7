// The cases that web-platform-tests lack, on our classes; and the page about engines.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { URL, URLSearchParams } from '@urlkit/url-api';
import test from 'ava';
import * as oracle from 'whatwg-url';
import { root } from '../../scripts/run.js';
import { readURLCases, wpt } from '../support/wpt.js';
import { additions, results, runAdditions } from './additions/cases.js';
import { pageOf } from './additions/page.js';

test('all additions pass, as in whatwg-url', (t) => {
  for (const classes of [{ URL, URLSearchParams }, oracle]) {
    const { count, failing } = runAdditions(
      additions,
      classes.URL as typeof globalThis.URL,
      classes.URLSearchParams as typeof globalThis.URLSearchParams,
    );
    t.deepEqual(failing, []);
    t.is(count, 186);
  }
});

wpt.test('no addition is a case of web-platform-tests', (t) => {
  const known = new Set(
    (['urltestdata.json', 'urltestdata-javascript-only.json'] as const)
      .flatMap(readURLCases)
      .map(({ input, base }) => JSON.stringify([input, base])),
  );
  for (const item of additions.urls) {
    if (typeof item !== 'string') t.false(known.has(JSON.stringify([item.input, item.base])));
  }
});

test('docs/engine-differences.md is made from the results', (t) => {
  t.is(readFileSync(join(root, 'docs/engine-differences.md'), 'utf8'), pageOf(results));
  t.is(Object.keys(results).length, 6);
});
