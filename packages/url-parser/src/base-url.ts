import { baseHrefOf } from './parse-and-serialize.js';
import { type Base, openBase } from './run.js';
import type { URLInput } from './url-input.js';

/**
 * Reads a base URL.
 *
 * @returns Null if it does not parse.
 * @throws {TypeError} If the argument is no URL.
 */
export function readBase(base: URLInput, name: string): Base | null {
  const href = baseHrefOf(base, name);
  return href === null ? null : openBase(href);
}
