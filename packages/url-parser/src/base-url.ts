import { isURLRecord } from '@urlkit/url-record';
import { prepareInput } from './input.js';
import { type Base, createRun, openBase } from './run.js';
import { runParser } from './states.js';
import { stringOf, type URLInput } from './url-input.js';

/**
 * Reads a base URL.
 *
 * @returns Null if it does not parse.
 * @throws {TypeError} If the argument is no URL.
 */
export function readBase(base: URLInput, name: string): Base | null {
  const text = stringOf(base, name);
  const isSerialized = typeof base !== 'string' && isURLRecord(base);
  const href = isSerialized ? text : runParser(createRun(prepareInput(text)), -1, -1);
  return href === null ? null : openBase(href);
}
