// 7.2 Interface URLUtils

import { type URLUtils as URLUtilsMembers, URLUtils as URLUtilsOver } from '@urlkit/url-api';
import type { Constructor } from '../../shared/constructor.js';
import { algorithms } from './algorithms.js';
import type { ParsedURL } from './parsed-url.js';

/** The attributes of an object that holds a URL of this edition. */
export type URLUtils = URLUtilsMembers<ParsedURL>;

/**
 * Mixin: creates a class whose objects have a URL of this edition. The hooks are those of @urlkit/url-api.
 *
 * @param Base Any class. Its constructor gets all arguments.
 */
export function URLUtils<Base extends Constructor>(Base: Base): Base & Constructor<URLUtils> {
  return URLUtilsOver(Base, algorithms);
}
