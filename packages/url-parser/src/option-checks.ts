// Checks of options.

import { type Check, mustBeFunction, type OptionChecks } from '@urlkit/infra/arguments';
import { isURLRecord } from '@urlkit/url-record';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { locate } from '@urlkit/url-serializer/serialized-url';
import type { BaseOptions, SetAttributeOptions } from './options.js';
import { parseBase } from './parse.js';
import { type BaseURL, baseURLOf } from './scheme.js';

// The functions that read a base URL or an encoding check it.
export const isCheckedLater: Check = () => false;

export const commonChecks: OptionChecks<BaseOptions & SetAttributeOptions> = {
  base: isCheckedLater,
  encoding: isCheckedLater,
  onValidationError: mustBeFunction,
};

/**
 * Reads the option `base`. A record is not parsed again.
 *
 * @returns The base URL; null if there is none, or undefined if it does not parse.
 * @throws {TypeError} If the option is not a URL.
 */
export function readBase(base: URLInput | null | undefined): BaseURL | null | undefined {
  if (base === null || base === undefined) return null;
  const text = urlStringOf(base, 'options.base');
  if (typeof base !== 'string' && isURLRecord(base)) return baseURLOf(locate(text));
  return parseBase(text) ?? undefined;
}
