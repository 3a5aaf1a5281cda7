/** Options for {@link domainToASCII} and {@link explainDomainFailure}. */
export interface DomainOptions {
  /** Whether to set CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength. */
  readonly beStrict?: boolean | undefined;
}
