import { mustBeBoolean, readOptions } from '@urlkit/infra/internal';
import type { DomainOptions } from './domain-options.js';

/** @throws {TypeError} If the options are not a plain object with known members. */
export function readBeStrict(options: DomainOptions | undefined): boolean {
  return readOptions(options, { beStrict: mustBeBoolean }).beStrict ?? false;
}
