// The living standard, commit 6ae8486, as an edition

import { livingAlgorithms } from '@urlkit/url-api';
import { parse, resolve } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL } from '@urlkit/url-serializer';
import { componentsBy } from '../../shared/components-by.js';
import { createEdition, type Edition } from '../../shared/edition.js';

/**
 * The living standard, as `@urlkit/url-parser` and `@urlkit/url-api` implement it.
 *
 * @see https://url.spec.whatwg.org/commit-snapshots/6ae8486/
 */
export const living: Edition<URLRecord> = /* @__PURE__ */ createEdition({
  name: 'living',
  title: 'URL Living Standard, commit 6ae8486',
  date: '2026-07-02',
  source: 'https://url.spec.whatwg.org/commit-snapshots/6ae8486/',
  read(input, base) {
    const result = base === undefined ? parse(input) : resolve(input, base);
    if (result.failure === null) return deserializeURL(result);
    const { name, isBase } = result.failure;
    return isBase ? `base URL: ${name}` : name;
  },
  urlOf: (url) => url,
  componentsOf: (url) => componentsBy(livingAlgorithms, url),
});
