import type { HostValidationErrorSink } from './validation-errors.js';

/** Options of all parsers of hosts. */
export interface HostReportOptions {
  /** Receives validation errors; offsets are in code units of the input. */
  readonly onValidationError?: HostValidationErrorSink | undefined;
}

/** Options for {@link deserializeHost}. */
export interface DeserializeHostOptions {
  /** Whether the URL of the host is not special. */
  readonly isOpaque?: boolean | undefined;
}

/** Options for {@link parseHost}. */
export interface ParseHostOptions extends HostReportOptions, DeserializeHostOptions {}

/** Options for {@link parseDomain}. */
export interface ParseDomainOptions extends HostReportOptions {
  /** Whether to apply the rules for valid domains as well. */
  readonly beStrict?: boolean | undefined;
}
