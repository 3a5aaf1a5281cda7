// The URL standard of 28 December 2012, as an edition

import { componentsBy } from '../../shared/components-by.js';
import { createEdition, type Edition } from '../../shared/edition.js';
import { algorithms } from './algorithms.js';
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
  read(input, base) {
    let reason = '';
    const onFailure = (what: string): void => {
      reason = what;
    };
    const parsedBase = base === undefined ? null : parseURL(base, { onFailure });
    if (base !== undefined && parsedBase === null) return `base URL: ${reason}`;
    return parseURL(input, { base: parsedBase, onFailure }) ?? reason;
  },
  urlOf: (url) => url,
  componentsOf: (url) => componentsBy(algorithms, url),
});
