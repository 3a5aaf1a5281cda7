// URL, W3C Working Draft 24 May 2012, as an edition

import { createEdition, type Edition } from '../../shared/edition.js';
import { serializeUnicodeOrigin } from '../../shared/origin.js';
import { canonicalizeComponents, serializeCanonicalURL } from './canonicalize.js';
import { type ParsedURL, parseURL } from './parse.js';
import { resolveURL } from './resolve.js';

/**
 * The W3C Working Draft “URL” of 24 May 2012. `interpret` canonicalizes the URL, `parse` does not.
 *
 * @see https://www.w3.org/TR/2012/WD-url-20120524/
 */
export const w3c2012: Edition<ParsedURL> = /* @__PURE__ */ createEdition({
  name: 'w3c-2012',
  title: 'URL, W3C Working Draft 24 May 2012',
  date: '2012-05-24',
  source: 'https://www.w3.org/TR/2012/WD-url-20120524/',
  read(input, base) {
    const baseURL = base === undefined ? null : parseURL(base);
    if (base !== undefined && baseURL === null) return 'base URL: no scheme';
    const url = baseURL === null ? parseURL(input) : resolveURL(input, baseURL);
    if (url === null) return baseURL === null ? 'no scheme' : 'base URL: not hierarchical';
    const canonical = canonicalizeComponents(url);
    return canonical === null
      ? 'invalid scheme, or ToASCII fails for the host'
      : { url, canonical };
  },
  urlOf: ({ url }) => url,
  componentsOf({ canonical }) {
    const { scheme, username, password, host, port, path, query, fragment } = canonical;
    return {
      kind: 'url',
      href: serializeCanonicalURL(canonical),
      origin: serializeUnicodeOrigin(scheme, host, port),
      protocol: `${scheme}:`,
      ...{ username, password },
      host: host + (port && `:${port}`),
      hostname: host,
      port,
      pathname: path,
      search: query && `?${query}`,
      hash: fragment && `#${fragment}`,
    };
  },
});
