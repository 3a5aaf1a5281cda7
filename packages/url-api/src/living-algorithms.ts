// https://url.spec.whatwg.org/#url-class

import { serializeHost } from '@urlkit/host';
import { parseURLQuietly } from '@urlkit/url-parser';
import {
  cannotHaveUsernamePasswordPort,
  hasOpaquePath,
  originOf,
  type URLRecord,
} from '@urlkit/url-record';
import { serializeOrigin, serializePath, serializeURL } from '@urlkit/url-serializer';
import {
  type AttributeSetter,
  parseComponent,
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from './setters.js';
import type { URLAlgorithms, URLAttribute } from './url-algorithms.js';

/** The living standard, as far as URLUtils needs it. */
export const livingAlgorithms: URLAlgorithms<URLRecord> = {
  parse: (input, base, encoding) => parseURLQuietly(input, { base, encoding }),
  serialize: (url) => serializeURL(url),
  origin: (url) => serializeOrigin(originOf(url, parseURLQuietly)),
  hasQueryObject: () => true,
  getQuery: ({ query }) => query,
  setQuery(url, query) {
    url.query = query === '' ? null : query;
  },
  protocol: /* @__PURE__ */ attribute(({ scheme }) => `${scheme}:`, setProtocol),
  username: /* @__PURE__ */ attribute(({ username }) => username, setUsername, canHaveCredentials),
  password: /* @__PURE__ */ attribute(({ password }) => password, setPassword, canHaveCredentials),
  host: /* @__PURE__ */ attribute(
    (url) => hostname(url) + (url.port === null ? '' : `:${url.port}`),
    setHost,
    hasSegments,
  ),
  hostname: /* @__PURE__ */ attribute(hostname, setHostname, hasSegments),
  port: /* @__PURE__ */ attribute(({ port }) => `${port ?? ''}`, setPort, canHaveCredentials),
  pathname: /* @__PURE__ */ attribute(serializePath, setPathname, hasSegments),
  search: /* @__PURE__ */ attribute(({ query }) => (query ? `?${query}` : ''), setSearch),
  hash: /* @__PURE__ */ attribute(({ fragment }) => (fragment ? `#${fragment}` : ''), setHash),
};

// An attribute whose setter steps go as far as a potential change while `isSettable` holds.
function attribute(
  get: (url: Readonly<URLRecord>) => string,
  setSteps: AttributeSetter,
  isSettable = (_url: Readonly<URLRecord>): boolean => true,
): URLAttribute<URLRecord> {
  return {
    get,
    set(url, value, encoding) {
      if (!isSettable(url)) return false;
      setSteps(url, value, (component, override) => parseComponent(component, override, encoding));
      return true;
    },
  };
}

function canHaveCredentials(url: Readonly<URLRecord>): boolean {
  return !cannotHaveUsernamePasswordPort(url);
}

function hasSegments(url: Readonly<URLRecord>): boolean {
  return !hasOpaquePath(url);
}

function hostname({ host }: Readonly<URLRecord>): string {
  return host === null ? '' : serializeHost(host);
}
