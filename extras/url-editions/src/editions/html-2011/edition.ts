// HTML5 of 2011, section “URLs”, as an edition

import { attributesOf } from '../../shared/decomposition-attributes.js';
import { type Components, createEdition, type Edition } from '../../shared/edition.js';
import { componentsOfURI } from '../../shared/uri/components.js';
import { decomposition } from './decomposition.js';
import { type ParsedURL, parseURL } from './parse.js';
import { type FailureReason, resolveURL } from './resolve.js';

/**
 * The section “URLs” of HTML5 of late 2011. The result of resolving is parsed again, because its last step replaces
 * backslashes, which can change where components begin and end.
 *
 * @see HTML5 of 2011, section “URLs”
 */
export const html2011: Edition<ParsedURL> = /* @__PURE__ */ createEdition({
  name: 'html-2011',
  title: 'HTML5, section URLs, late 2011',
  date: '2011-10-01',
  source: 'https://github.com/whatwg/html/commit/f0b7f628',
  read,
  urlOf: (url) => url,
  componentsOf,
});

function read(input: string, base: string | undefined): ParsedURL | string {
  let reason: FailureReason | undefined;
  const onFailure = (what: FailureReason): void => {
    reason = what;
  };
  const baseURL = base === undefined ? null : resolveURL(base, { onFailure });
  if (reason !== undefined) return `base URL: ${reason}`;
  const result = resolveURL(input, { base: baseURL, onFailure });
  const url = result === null ? null : parseURL(result);
  return url ?? reason ?? 'invalid syntax after backslashes were replaced by slashes';
}

function componentsOf(url: ParsedURL): Components {
  const isAuthorityBased = url.host !== null;
  const isHierarchical = isAuthorityBased || url.path.startsWith('/');
  const attributes = attributesOf(decomposition, { ...url, isAuthorityBased, isHierarchical });
  return { ...componentsOfURI(url), ...attributes };
}
