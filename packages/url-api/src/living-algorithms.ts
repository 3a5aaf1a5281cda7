// https://url.spec.whatwg.org/#url-class

import { serializeHost } from '@urlkit/host';
import { originOf, parseURL } from '@urlkit/url-parser';
import {
  hashSetter,
  hostnameSetter,
  hostSetter,
  passwordSetter,
  pathnameSetter,
  portSetter,
  protocolSetter,
  type Setter,
  searchSetter,
  updateRecord,
  usernameSetter,
} from '@urlkit/url-parser/internal';
import type { URLRecord } from '@urlkit/url-record';
import {
  componentOffsets,
  serializeOrigin,
  serializePath,
  serializeURL,
} from '@urlkit/url-serializer';
import type { URLAlgorithms, URLAttribute } from './url-algorithms.js';

/**
 * The algorithms that URLUtils needs, as the living standard defines them.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export const livingAlgorithms: URLAlgorithms<URLRecord> = {
  parse: (input, base, encoding) => parseURL(input, { base, encoding }),
  serialize: (url) => serializeURL(url),
  origin: (url) => serializeOrigin(originOf(url)),
  hasQueryObject: () => true,
  getQuery: ({ query }) => query,
  setQuery(url, query) {
    url.query = query === '' ? null : query;
  },
  protocol: /* @__PURE__ */ attribute(({ scheme }) => `${scheme}:`, protocolSetter),
  username: /* @__PURE__ */ attribute(({ username }) => username, usernameSetter),
  password: /* @__PURE__ */ attribute(({ password }) => password, passwordSetter),
  host: /* @__PURE__ */ attribute(
    (url) => hostname(url) + (url.port === null ? '' : `:${url.port}`),
    hostSetter,
  ),
  hostname: /* @__PURE__ */ attribute(hostname, hostnameSetter),
  port: /* @__PURE__ */ attribute(({ port }) => `${port ?? ''}`, portSetter),
  pathname: /* @__PURE__ */ attribute(serializePath, pathnameSetter),
  search: /* @__PURE__ */ attribute(({ query }) => (query ? `?${query}` : ''), searchSetter),
  hash: /* @__PURE__ */ attribute(({ fragment }) => (fragment ? `#${fragment}` : ''), hashSetter),
};

// The setter returns null if the URL cannot have the component. Then the update steps do not run.
function attribute(
  get: (url: Readonly<URLRecord>) => string,
  setter: Setter,
): URLAttribute<URLRecord> {
  return {
    get,
    set(url, value, encoding) {
      const href = serializeURL(url);
      const change = setter(href, componentOffsets(href), value, encoding);
      if (change === null) return false;
      if (change.href !== href) updateRecord(url, change.href);
      return true;
    },
  };
}

function hostname({ host }: Readonly<URLRecord>): string {
  return host === null ? '' : serializeHost(host);
}
