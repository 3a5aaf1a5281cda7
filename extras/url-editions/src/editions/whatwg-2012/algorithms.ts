// 7.2 Interface URLUtils: how each attribute reads and writes

import { utf8PercentEncode } from '@urlkit/percent-encoding';
import type { URLAlgorithms, URLAttribute } from '@urlkit/url-api';
import { passwordEncodeSet, usernameEncodeSet } from './encode-sets.js';
import { serializeHost } from './host-parser.js';
import type { ParseURLOptions } from './machine.js';
import { unicodeOrigin } from './origin.js';
import type { ParsedURL } from './parsed-url.js';
import { parseURL } from './url-parser.js';
import { hostAndPort, pathname, serializeURL } from './url-serializer.js';

type Attribute = URLAttribute<ParsedURL>;

/**
 * The algorithms of the edition.
 *
 * @see URL Living Standard, 28 December 2012, 7.2 Interface URLUtils
 */
export const algorithms: URLAlgorithms<ParsedURL> = {
  parse: (input, options) => parseURL(input, options),
  serialize: (url) => serializeURL(url),
  origin: unicodeOrigin,
  hasQueryObject: ({ relativeFlag }) => relativeFlag,
  getQuery: ({ query }) => query,
  setQuery(url, query) {
    url.query = query;
  },
  protocol: {
    get: ({ scheme }) => `${scheme}:`,
    set: (url, value) => update(url, `${value}:`, { stateOverride: 'schemeStart' }),
  },
  username: /* @__PURE__ */ ifRelative({
    get: ({ username }) => username,
    set(url, value) {
      url.username = utf8PercentEncode(value, usernameEncodeSet);
      return true;
    },
  }),
  password: /* @__PURE__ */ ifRelative({
    get: ({ password }) => password ?? '',
    set(url, value) {
      url.password = value === '' ? null : utf8PercentEncode(value, passwordEncodeSet);
      return true;
    },
  }),
  host: /* @__PURE__ */ ifRelative({
    get: hostAndPort,
    set: (url, value) => update(url, value, { stateOverride: 'host' }),
  }),
  hostname: /* @__PURE__ */ ifRelative({
    get: ({ host }) => serializeHost(host),
    set: (url, value) => update(url, value, { stateOverride: 'hostname' }),
  }),
  port: /* @__PURE__ */ ifRelative({
    get: ({ port }) => port,
    set: (url, value) => url.scheme !== 'file' && update(url, value, { stateOverride: 'port' }),
  }),
  pathname: /* @__PURE__ */ ifRelative({
    get: (url) => (url.relativeFlag ? pathname(url) : url.schemeData),
    set(url, value) {
      url.path = [];
      return update(url, value, { stateOverride: 'relativePathStart' });
    },
  }),
  search: /* @__PURE__ */ ifRelative({
    get: ({ query }) => (query === null || query === '' ? '' : `?${query}`),
    set(url, value, encoding) {
      url.query = value === '' ? null : '';
      if (value === '') return true;
      const input = value.startsWith('?') ? value.slice(1) : value;
      return update(url, input, { stateOverride: 'query', encoding });
    },
  }),
  hash: {
    get: ({ fragment }) => (fragment === null || fragment === '' ? '' : `#${fragment}`),
    set(url, value) {
      if (url.scheme === 'javascript') return false;
      url.fragment = value === '' ? null : '';
      if (value === '') return true;
      const input = value.startsWith('#') ? value.slice(1) : value;
      return update(url, input, { stateOverride: 'fragment' });
    },
  },
};

// Creates an attribute whose setter does nothing if the relative flag is unset.
function ifRelative({ get, set }: Attribute): Attribute {
  return { get, set: (url, value, encoding) => url.relativeFlag && set(url, value, encoding) };
}

// The update steps run even if the parser terminates or fails.
function update(url: ParsedURL, input: string, options: ParseURLOptions): true {
  parseURL(input, { ...options, url });
  return true;
}
