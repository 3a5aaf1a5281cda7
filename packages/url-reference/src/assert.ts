// Checks of arguments.

import {
  type Check,
  hasOwn,
  isObject,
  mustBeBoolean,
  mustBeFunction,
  mustBeOneOf,
  type OptionChecks,
} from '@urlkit/infra/arguments';
import { equivalenceLevels } from './equivalence-levels.js';
import type { NormalizeReferenceOptions } from './normalization.js';
import type { ParseResolveAndNormalizeOptions } from './parse-resolve-and-normalize.js';
import { parserModes } from './parser-modes.js';
import type { PercentEncodeReferenceOptions } from './percent-coding.js';
import type { Reference } from './reference.js';
import type { ParseReferenceOptions } from './reference-parser.js';

/** @throws {TypeError} If an argument is not a reference as plain data. Values of components are not checked. */
export function assertReference(value: unknown, name: string): asserts value is Reference {
  const isReference = isObject(value) && hasOwn(value, 'dirs') && hasOwn(value, 'scheme');
  if (!isReference)
    throw new TypeError(`${name} must be a reference, as returned by parseReference`);
}

/** @throws {TypeError} If an argument is not an object with a scheme of its own, which may be null. */
export function assertScheme(value: unknown): void {
  if (!isObject(value) || !hasOwn(value, 'scheme')) {
    throw new TypeError('url must be a reference, as returned by parseReference');
  }
}

export const mustBeMode: Check = /* @__PURE__ */ mustBeOneOf(parserModes);

const mustBeProfile: Check = /* @__PURE__ */ mustBeOneOf(['living', '0.9']);

export const mustBeLevel: Check = /* @__PURE__ */ mustBeOneOf(equivalenceLevels);

export const parseChecks: OptionChecks<ParseReferenceOptions> = {
  mode: mustBeMode,
  strict: mustBeBoolean,
};

export const encodeChecks: OptionChecks<PercentEncodeReferenceOptions> = {
  profile: mustBeProfile,
  unicode: mustBeBoolean,
  mode: mustBeMode,
};

export const normalizeChecks: OptionChecks<NormalizeReferenceOptions> = {
  level: mustBeLevel,
  profile: mustBeProfile,
  mode: mustBeMode,
};

export const resolveChecks: OptionChecks<ParseResolveAndNormalizeOptions> = {
  // The base is checked when it is read.
  base: () => false,
  profile: mustBeProfile,
  onWarning: mustBeFunction,
};

export const attributeChecks: OptionChecks<Pick<PercentEncodeReferenceOptions, 'profile'>> = {
  profile: mustBeProfile,
};
