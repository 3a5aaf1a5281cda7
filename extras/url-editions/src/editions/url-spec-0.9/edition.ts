// The URL Specification 0.9.0, as an edition

import { parseResolveAndNormalize, type Reference } from '@urlkit/url-reference';
import { attributesOf } from '@urlkit/url-reference/steps';
import { createEdition, type Edition } from '../../shared/edition.js';
import { serializeUnicodeOrigin } from '../../shared/origin.js';

/**
 * The URL Specification 0.9.0 by Alwin Blok, as `@urlkit/url-reference` implements it.
 *
 * @see https://github.com/alwinb/url-specification/tree/8ddb0ff
 */
export const urlSpec09: Edition<Reference> = /* @__PURE__ */ createEdition({
  name: 'url-spec-0.9',
  title: 'URL Specification 0.9.0',
  date: '2022-01-30',
  source: 'https://github.com/alwinb/url-specification/tree/8ddb0ff',
  read(input, base) {
    const profile = '0.9';
    const baseURL = base === undefined ? null : parseResolveAndNormalize(base, { profile });
    const isBase = base === undefined || baseURL !== null;
    const url = isBase ? parseResolveAndNormalize(input, { base: baseURL, profile }) : null;
    return url ?? 'does not parse, or does not resolve to a URL';
  },
  urlOf: (url) => url,
  componentsOf(url) {
    const { search, hash, ...attributes } = attributesOf(url, { profile: '0.9' });
    const { protocol, hostname, port } = attributes;
    return {
      kind: 'url',
      ...attributes,
      origin: serializeUnicodeOrigin(protocol.slice(0, -1), hostname, port),
      // These attributes of the text have no delimiters.
      search: search && `?${search}`,
      hash: hash && `#${hash}`,
    };
  },
});
