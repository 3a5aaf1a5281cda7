// 7.2 Interface URLUtils

import { type URLUtils as URLUtilsMembers, URLUtils as URLUtilsOver } from '@urlkit/url-api';
import type { Constructor } from '../../shared/constructor.js';
import { algorithms } from './labels.js';
import type { ParsedURL } from './parsed-url.js';

/**
 * The attributes of an object that holds a URL of this edition, and the members to override.
 *
 * @see URL Living Standard, 28 December 2012, 7.2 Interface URLUtils
 */
export type URLUtils = URLUtilsMembers<ParsedURL>;

/**
 * Mixin: extends a class so that its objects hold a URL of this edition. The members to override, and their keys, are
 * those of `URLUtils` of `@urlkit/url-api`.
 *
 * @param Base Any class. Its constructor gets all arguments.
 * @see URL Living Standard, 28 December 2012, 7.2 Interface URLUtils
 */
export function URLUtils<Base extends Constructor>(Base: Base): Base & Constructor<URLUtils> {
  return URLUtilsOver(Base, algorithms);
}
