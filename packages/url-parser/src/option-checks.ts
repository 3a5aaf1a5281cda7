// Checks of options.

import { type Check, mustBeFunction, type OptionChecks } from '@urlkit/infra/arguments';
import type { BaseOptions, SetAttributeOptions } from './options.js';

// The functions that read a base URL or an encoding check it.
export const isCheckedLater: Check = () => false;

export const commonChecks: OptionChecks<BaseOptions & SetAttributeOptions> = {
  base: isCheckedLater,
  encoding: isCheckedLater,
  onValidationError: mustBeFunction,
};
