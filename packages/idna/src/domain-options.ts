import { mustBeBoolean, readOptions } from '@urlkit/internal';

/** Options for {@link domainToASCII} and {@link explainDomainFailure}. */
export interface DomainOptions {
  /** Whether to set CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength. */
  readonly beStrict?: boolean | undefined;
}

/** @throws {TypeError} If the options are not a plain object with known members. */
export function readBeStrict(options: DomainOptions | undefined): boolean {
  return readOptions(options, { beStrict: mustBeBoolean }).beStrict ?? false;
}
