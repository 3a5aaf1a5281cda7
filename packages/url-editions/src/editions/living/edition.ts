// The living standard, commit 6ae8486, as an edition

import { livingAlgorithms } from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import { asBase, parse } from '@urlkit/url-parser/internal';
import type { URLRecord } from '@urlkit/url-record';
import { deserializeURL } from '@urlkit/url-serializer';
import { type Components, createEdition, type Edition, failure } from '../../shared/edition.js';

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
    const baseRun = base === undefined ? null : parse(base, null);
    if (baseRun?.failure) return failure(`base URL: ${baseRun.failure.name}`);
    const { href, failure: reason } = parse(input, baseRun && asBase(baseRun));
    return reason === null ? componentsOf(href) : failure(reason.name);
  },
});

function componentsOf(href: string): Components {
  const url = deserializeURL(href);
  const { origin, ...attributes } = livingAlgorithms;
  return {
    kind: 'url',
    ...{ href, origin: origin(url), protocol: attributes.protocol.get(url) },
    ...{ username: attributes.username.get(url), password: attributes.password.get(url) },
    ...{ host: attributes.host.get(url), hostname: attributes.hostname.get(url) },
    ...{ port: attributes.port.get(url), pathname: attributes.pathname.get(url) },
    ...{ search: attributes.search.get(url), hash: attributes.hash.get(url) },
  };
}
