// HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation

import type { URIReference } from '@urlkit/uri';
import {
  escapeHost,
  escapeInvalid,
  iriGrammar,
  joinComponents,
  parseReference,
  production,
  schemeProduction,
} from '@urlkit/uri/generic-syntax';
import type { Constructor } from '../../shared/constructor.js';
import {
  type DecompositionAttributes as Attributes,
  common,
  type Decomposition,
  type DecompositionHooks,
  mixDecomposition,
} from '../../shared/decomposition-attributes.js';
import { hostport, portToKeep } from '../../shared/hostport.js';

const hostAndPort = /* @__PURE__ */ production(
  "A-Za-z\\d\\-._~!$&'()*+,;=:\\[\\]\\xA0-\\u{10FFFF}",
);

// Terms of RFC 2396: the scheme is followed by a slash, or by two slashes and a host.
function isHierarchical({ scheme, host, path }: URIReference): boolean {
  return scheme !== null && (host !== null || path.startsWith('/'));
}

function isServerBased({ scheme, host }: URIReference): boolean {
  return scheme !== null && host !== null;
}

/** The table of the seven attributes. */
export const decomposition: Decomposition<URIReference> = {
  parse: (uri) => parseReference(uri, iriGrammar),
  serialize: joinComponents,
  attributes: {
    protocol: {
      ...common.protocol,
      escape: (value) => escapeInvalid(value, schemeProduction),
    },
    host: {
      get: (uri) => (isServerBased(uri) ? hostport(uri) : null),
      escape: (value) => escapeInvalid(value, hostAndPort),
      // Without such a component, nothing is replaced. The same holds below.
      replace: (uri, host) =>
        uri.host === null ? uri : { ...uri, host, port: portToKeep(uri, host) },
    },
    hostname: {
      ...common.hostname,
      get: (uri) => (isServerBased(uri) ? uri.host : null),
      escape: (value) => escapeHost(value, iriGrammar),
      replace: (uri, host) => (uri.host === null ? uri : { ...uri, host }),
    },
    port: {
      get: (uri) => (isServerBased(uri) ? (uri.port ?? '') : null),
      preprocess: (value) => value.replace(/[^0-9]+/g, ''),
      escape: (value) => value,
      accepts: (_, value) => value !== '',
      replace: (uri, port) => (uri.host === null ? uri : { ...uri, port }),
    },
    pathname: {
      ...common.pathname,
      get: (uri) => (isHierarchical(uri) ? uri.path : null),
      escape: (value) => escapeInvalid(value, iriGrammar.path),
      replace: (uri, path) => (isHierarchical(uri) ? { ...uri, path } : uri),
    },
    search: {
      ...common.search,
      // According to the text, the value would be `?` if there is no query.
      get: (uri) => (isHierarchical(uri) ? uri.query : null),
      escape: (value) => escapeInvalid(value, iriGrammar.query),
    },
    hash: {
      ...common.hash,
      escape: (value) => escapeInvalid(value, iriGrammar.fragment),
    },
  },
};

/**
 * Mixin: extends a class with the URI decomposition attributes. They read and change the string that the getter
 * `[input]` returns. Every setter passes its result to `[commonSetterAction]`. Override both members.
 *
 * @param Base Any class. Its constructor gets all arguments.
 * @see HTML 5, 27 October 2007, 4.13 Interfaces for URI manipulation
 */
export function URIDecompositionAttributes<Base extends Constructor>(
  Base: Base,
): Base & Constructor<Attributes & DecompositionHooks> {
  return mixDecomposition(Base, decomposition);
}
