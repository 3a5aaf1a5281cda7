// URL, W3C Working Draft 24 May 2012, as an edition

import { createEdition, type Edition, failure } from '../../shared/edition.js';
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
  parse(input, base) {
    const url = parse(input, base);
    return url && canonicalizeComponents(url) && url;
  },
  interpret(input, base) {
    if (base !== undefined && parseURL(base) === null) return failure('base URL: no scheme');
    const url = parse(input, base);
    if (url === null)
      return failure(base === undefined ? 'no scheme' : 'base URL: not hierarchical');
    const canonical = canonicalizeComponents(url);
    if (canonical === null) return failure('invalid scheme, or ToASCII fails for the host');
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

function parse(input: string, base: string | undefined): ParsedURL | null {
  if (base === undefined) return parseURL(input);
  const parsedBase = parseURL(base);
  return parsedBase && resolveURL(input, parsedBase);
}
