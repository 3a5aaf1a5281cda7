import type { Host } from '@urlkit/host';
import { isHost } from '@urlkit/host/internal';
import { ICANN, PRIVATE } from './rule-tree.js';

/** Options for the functions of this package. */
export interface PublicSuffixOptions {
  /**
   * The rules to use: `'all'`, the default, or `'icann'` for only the rules of registries. These do not
   * include those of the private section of the list, such as `github.io`.
   */
  readonly section?: 'all' | 'icann' | undefined;
}

/**
 * Returns the sections that the options choose, as bits.
 *
 * @throws {TypeError} If an option is unknown or has a wrong value.
 */
export function sectionsOf(options: PublicSuffixOptions | undefined): number {
  if (options === undefined) return ICANN | PRIVATE;
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('options must be an object');
  }
  const unknown = Object.keys(options).find((name) => name !== 'section');
  if (unknown !== undefined) throw new TypeError(`options has no option ${unknown}`);
  const section = Object.keys(options).length > 0 ? options.section : undefined;
  if (section === 'icann') return ICANN;
  if (section === undefined || section === 'all') return ICANN | PRIVATE;
  throw new TypeError("options.section must be 'all' or 'icann'");
}

/** @throws {TypeError} If the argument is neither a host nor null, for example a string. */
export function assertHost(host: Host | null): void {
  if (host !== null && !isHost(host)) {
    throw new TypeError('host must be a host, as returned by parseHost, or null');
  }
}
