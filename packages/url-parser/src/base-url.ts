import { isURLRecord } from '@urlkit/url-record';
import { canonicalOriginEnd } from './canonical-forms.js';
import { prepareInput } from './input.js';
import { type Base, createRun, openBase } from './run.js';
import { runParser } from './states.js';
import { stringOf, type URLInput } from './url-input.js';

/**
 * Reads a base URL.
 *
 * @returns The base URL, or null if it does not parse.
 * @throws {TypeError} If the argument is not a URL.
 */
export function readBase(base: URLInput, name: string): Base | null {
  const href = baseHrefOf(base, name);
  return href === null ? null : openBase(href);
}

/** Like {@link readBase}, but returns the serialized base URL. A record is not parsed again. */
export function baseHrefOf(base: URLInput, name: string): string | null {
  const text = stringOf(base, name);
  if (typeof base !== 'string' && isURLRecord(base)) return text;
  const input = prepareInput(text);
  const originEnd = canonicalOriginEnd(input);
  return runParser(createRun(input), originEnd, originEnd);
}
