// The living standard, commit 6ae8486, as an edition

import { URL } from '@urlkit/url-api';
import { parseURL, type URLValidationError } from '@urlkit/url-parser';
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
    const url = URL.parse(input, base);
    if (url === null) return failure(reasonFor(input, base));
    const { href, origin, protocol, username, password, host, hostname, port } = url;
    const { pathname, search, hash } = url;
    const authority = { origin, protocol, username, password, host, hostname, port };
    return { kind: 'url', href, ...authority, pathname, search, hash };
  },
});

function reasonFor(input: string, base: string | undefined): string {
  let reason = '';
  // If the parser fails, the last error is the one that made it fail.
  const onValidationError = ({ name }: URLValidationError): void => {
    reason = name;
  };
  const parsedBase = base === undefined ? null : parseURL(base, { onValidationError });
  if (base !== undefined && parsedBase === null) return `base URL: ${reason}`;
  parseURL(input, { base: parsedBase, onValidationError });
  return reason;
}
