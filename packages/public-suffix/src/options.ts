import type { Host } from '@urlkit/host';
import { isHost } from '@urlkit/host/internal';
import { ICANN, PRIVATE } from './rule-tree.js';

/** Which rules count. */
export interface PublicSuffixOptions {
  /**
   * `'all'`, the default, or `'icann'` for the rules of registries alone, without those of the
   * list’s private section, as `github.io`.
   */
  readonly section?: 'all' | 'icann' | undefined;
}

/** @throws {TypeError} If there is no such option, or no such section. */
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

/** @throws {TypeError} If a host is no host, but a string perhaps. */
export function assertHost(host: Host | null): void {
  if (host !== null && !isHost(host)) {
    throw new TypeError('host must be a host, as parseHost returns them, or null');
  }
}
