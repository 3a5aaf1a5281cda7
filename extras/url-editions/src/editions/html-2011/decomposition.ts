// HTML5 of 2011, “interfaces for URL manipulation”

import {
  escapeHost,
  escapeInvalid,
  joinComponents,
  production,
  schemeProduction,
} from '@urlkit/uri/generic-syntax';
import type { Constructor } from '../../shared/constructor.js';
import {
  common,
  type Decomposition,
  type DecompositionAttributes,
  type DecompositionHooks,
  isPortInRange,
  mixDecomposition,
} from '../../shared/decomposition-attributes.js';
import { portToKeep } from '../../shared/hostport.js';
import { grammar, type ParsedURL, parseURL } from './parse.js';
import { isAbsoluteURL, isAuthorityBasedURL, isHierarchicalURL } from './terms.js';

interface Input extends ParsedURL {
  readonly isHierarchical: boolean;
  readonly isAuthorityBased: boolean;
}

// A new value is valid if it matches the grammar that URLs are parsed with, which has exceptions from RFC 3986.
const hostportProduction = /* @__PURE__ */ production('\\0-"$&-.:->A-\\u{10FFFF}0-9');

function parseInput(input: string): Input | null {
  const url = isAbsoluteURL(input) ? parseURL(input) : null;
  return (
    url && {
      ...url,
      isHierarchical: isHierarchicalURL(input),
      isAuthorityBased: isAuthorityBasedURL(input),
    }
  );
}

/** The table of the seven attributes. */
export const decomposition: Decomposition<Input> = {
  parse: parseInput,
  serialize: joinComponents,
  attributes: {
    protocol: {
      ...common.protocol,
      escape: (value) => escapeInvalid(value, schemeProduction),
    },
    host: {
      get: (url) => (url.isAuthorityBased ? url.hostport : null),
      escape: (value) => escapeInvalid(value, hostportProduction),
      accepts: (url, value) => value !== '' && url.isAuthorityBased,
      replace: (url, host) => ({ ...url, host, port: portToKeep(url, host) }),
    },
    hostname: {
      ...common.hostname,
      get: (url) => (url.isAuthorityBased ? url.host : null),
      escape: (value) => escapeHost(value, grammar),
      accepts: (url, value) => value !== '' && url.isAuthorityBased,
      replace: (url, host) => ({ ...url, host }),
    },
    port: {
      get: (url) => (url.isAuthorityBased ? url.port : null),
      preprocess: preprocessPort,
      escape: (value) => value,
      accepts: (url, value) => url.isAuthorityBased && isPortInRange(value),
      replace: (url, port) => ({ ...url, port }),
    },
    pathname: {
      ...common.pathname,
      get: ({ isHierarchical, path }) => (isHierarchical ? path || '/' : null),
      escape: (value) => escapeInvalid(value, grammar.path),
      accepts: ({ isHierarchical }) => isHierarchical,
    },
    search: {
      ...common.search,
      get: ({ isHierarchical, query }) => (isHierarchical ? query : null),
      escape: (value) => escapeInvalid(value, grammar.query),
      accepts: ({ isHierarchical }) => isHierarchical,
    },
    hash: {
      ...common.hash,
      escape: (value) => escapeInvalid(value, grammar.fragment),
    },
  },
};

// Removes everything from the first character that is not a digit, then leading zeros. An empty result becomes `0`.
function preprocessPort(value: string): string {
  return value.replace(/\D.*$/s, '').replace(/^0+/, '') || '0';
}

/**
 * Mixin: extends a class with the URL decomposition IDL attributes. They read and change the string that the getter
 * `[input]` returns. Every setter passes its result to `[commonSetterAction]`. Override both members.
 *
 * @param Base Any class. Its constructor gets all arguments.
 * @see HTML5 of 2011, “interfaces for URL manipulation”
 */
export function URLDecompositionAttributes<Base extends Constructor>(
  Base: Base,
): Base & Constructor<DecompositionAttributes & DecompositionHooks> {
  return mixDecomposition(Base, decomposition);
}
