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
} from './internal/arguments.js';
export { asciiLowercase } from './internal/ascii-lowercase.js';
export { requireBytes } from './internal/buffer-source.js';
export { findBefore } from './internal/find-before.js';
export { widthOf } from './internal/text-width.js';
export { flatten, TextWriter } from './internal/text-writer.js';
export { hasHidden, visible } from './internal/visible-text.js';
export { withoutPrototype } from './internal/without-prototype.js';
