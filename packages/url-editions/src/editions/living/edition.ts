// The living standard, commit 6ae8486, as an edition

import { URL } from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import { hrefOrFailure } from '@urlkit/url-parser/internal';
import type { URLRecord } from '@urlkit/url-record';
import { createEdition, type Edition, failure } from '../../shared/edition.js';

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
  parse(input, base) {
    const parsedBase = base === undefined ? null : parseURL(base);
    if (base !== undefined && parsedBase === null) return null;
    return parseURL(input, { base: parsedBase });
  },
  interpret(input, base) {
    const baseHref = base === undefined ? null : hrefOrFailure(base, null);
    if (typeof baseHref === 'function') return failure(`base URL: ${baseHref().name}`);
    const url = hrefOrFailure(input, baseHref);
    if (typeof url === 'function') return failure(url().name);
    const parsed = new URL(url);
    const { href, origin, protocol, username, password, host, hostname, port } = parsed;
    const { pathname, search, hash } = parsed;
    const authority = { origin, protocol, username, password, host, hostname, port };
    return { kind: 'url', href, ...authority, pathname, search, hash };
  },
});
