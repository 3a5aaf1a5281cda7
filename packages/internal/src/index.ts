export {
  assertArgument,
  assertSink,
  assertString,
  assertType,
  type Check,
  hasMethods,
  hasOwn,
  hrefOf,
  isIPv6Address,
  isObject,
  isUint,
  mustBeBoolean,
  mustBeFunction,
  mustBeObject,
  mustBeOneOf,
  mustBeStrings,
  type OptionChecks,
  orNull,
  readBaseOption,
  readOptions,
  requireURLText,
} from './arguments.js';
export { asciiLowercase } from './ascii-lowercase.js';
export { requireBytes } from './buffer-source.js';
export { findBefore } from './find-before.js';
export { flatten } from './flatten.js';
export { widthOf } from './text-width.js';
export { createTextWriter, type TextWriter } from './text-writer.js';
export { hasHidden, visible } from './visible-text.js';
export { withoutPrototype } from './without-prototype.js';
