/**
 * Functions throw a TypeError if an argument has the wrong type or an option is unknown.
 *
 * @packageDocumentation
 */

export type { Escape, Escaping, Part, Unescaped } from './escaping.js';
export { type MarkupOptions, markupEscaping, noEscapes } from './escapings.js';
export { delimiterOf } from './fields-of-csv.js';
export {
  type FindOptions,
  type FoundURL,
  findURLs,
  readURL,
} from './find-urls.js';
export { type RedactOptions, redact } from './redact.js';
export { refang } from './refang.js';
export {
  type AppliedChanges,
  applyChanges,
  areRead,
  type Change,
  type IsRight,
  type ReplacedURLs,
  replaceURLs,
} from './replace-urls.js';
export { kindOfName, namesOfKinds, type TextKind, textKinds } from './text-kinds.js';
