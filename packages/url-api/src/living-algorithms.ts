// https://url.spec.whatwg.org/#url-class

import { serializeHost } from '@urlkit/host';
import { originOf, parseURL, setAttribute, type URLAttributeName } from '@urlkit/url-parser';
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type URLRecord } from '@urlkit/url-record';
import { serializeOrigin, serializePath, serializeURL } from '@urlkit/url-serializer';
import type { URLAlgorithms, URLAttribute } from './url-algorithms.js';

/**
 * The algorithms that URLUtils needs, as the living standard defines them.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export const livingAlgorithms: URLAlgorithms<URLRecord> = {
  parse: (input, options) => parseURL(input, options),
  serialize: (url) => serializeURL(url),
  origin: (url) => serializeOrigin(originOf(url)),
  hasQueryObject: () => true,
  getQuery: ({ query }) => query,
  setQuery(url, query) {
    url.query = query === '' ? null : query;
  },
  protocol: /* @__PURE__ */ attribute('protocol', ({ scheme }) => `${scheme}:`),
  username: /* @__PURE__ */ attribute('username', ({ username }) => username),
  password: /* @__PURE__ */ attribute('password', ({ password }) => password),
  host: /* @__PURE__ */ attribute(
    'host',
    (url) => hostname(url) + (url.port === null ? '' : `:${url.port}`),
  ),
  hostname: /* @__PURE__ */ attribute('hostname', hostname),
  port: /* @__PURE__ */ attribute('port', ({ port }) => `${port ?? ''}`),
  pathname: /* @__PURE__ */ attribute('pathname', serializePath),
  search: /* @__PURE__ */ attribute('search', ({ query }) => (query ? `?${query}` : '')),
  hash: /* @__PURE__ */ attribute('hash', ({ fragment }) => (fragment ? `#${fragment}` : '')),
};

// The setter returns null if the URL cannot have the component. Then the update steps do not run.
function attribute(
  name: URLAttributeName,
  get: (url: Readonly<URLRecord>) => string,
): URLAttribute<URLRecord> {
  return {
    get,
    set(url, value, encoding) {
      if (cannotHave(url, name)) return false;
      setAttribute(url, name, value, { encoding });
      return true;
    },
  };
}

function cannotHave(url: Readonly<URLRecord>, name: URLAttributeName): boolean {
  if (/^(?:host|hostname|pathname)$/.test(name)) return hasOpaquePath(url);
  return /^(?:username|password|port)$/.test(name) && cannotHaveUsernamePasswordPort(url);
}

function hostname({ host }: Readonly<URLRecord>): string {
  return host === null ? '' : serializeHost(host);
}
