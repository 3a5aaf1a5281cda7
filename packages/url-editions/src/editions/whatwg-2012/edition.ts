// The URL standard of 28 December 2012, as an edition

import { type Components, createEdition, type Edition, failure } from '../../shared/edition.js';
import { algorithms } from './algorithms.js';
import { unicodeOrigin } from './origin.js';
import type { ParsedURL } from './parsed-url.js';
import { parseURL } from './url-parser.js';

/**
 * The URL standard of 28 December 2012. Its text is changed only where it could not work, and in the way in which its
 * editor repaired it later.
 *
 * @see https://github.com/whatwg/url/blob/bdaff05/url.html
 */
export const whatwg2012: Edition<ParsedURL> = /* @__PURE__ */ createEdition({
  name: 'whatwg-2012',
  title: 'URL Living Standard, 28 December 2012',
  date: '2012-12-28',
  source: 'https://github.com/whatwg/url/blob/bdaff05/url.html',
  parse(input, base) {
    const parsedBase = base === undefined ? null : parseURL(base);
    return base !== undefined && parsedBase === null ? null : parseURL(input, { base: parsedBase });
  },
  interpret(input, base) {
    let reason = '';
    const onFailure = (what: string): void => {
      reason = what;
    };
    const parsedBase = base === undefined ? null : parseURL(base, { onFailure });
    if (base !== undefined && parsedBase === null) return failure(`base URL: ${reason}`);
    const url = parseURL(input, { base: parsedBase, onFailure });
    return url === null ? failure(reason) : componentsOf(url);
  },
});

function componentsOf(url: Readonly<ParsedURL>): Components {
  const { serialize, ...attributes } = algorithms;
  return {
    kind: 'url',
    ...{
      href: serialize(url),
      origin: unicodeOrigin(url),
      protocol: attributes.protocol.get(url),
    },
    ...{ username: attributes.username.get(url), password: attributes.password.get(url) },
    ...{ host: attributes.host.get(url), hostname: attributes.hostname.get(url) },
    ...{ port: attributes.port.get(url), pathname: attributes.pathname.get(url) },
    ...{ search: attributes.search.get(url), hash: attributes.hash.get(url) },
  };
}
