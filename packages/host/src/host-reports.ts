// https://url.spec.whatwg.org/#validation-error
// Reports the validation errors of a host, in the order of the host parser's steps.

import { parseIPv6 } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { domainOrFailure, reportDomain } from './domain-parser.js';
import type { Host } from './host.js';
import { ipv4OrFailure, reportIPv4 } from './ipv4-parser.js';
import { rangeInInput } from './label-ranges.js';
import { reportOpaqueHost } from './opaque-host-parser.js';
import {
  type HostFailure,
  type HostValidationErrorName,
  type HostValidationErrorSink,
  reportFailure,
} from './validation-errors.js';

/**
 * Reports the validation errors of a host.
 *
 * @param host The result of the host parser for the input.
 */
export function reportHost(
  input: string,
  isOpaque: boolean,
  host: Host | HostFailure,
  onValidationError: HostValidationErrorSink,
): void {
  if (host.kind === 'failure' && host.name === 'IPv6-unclosed') {
    reportFailure(host, onValidationError);
  } else if (input.startsWith('[')) {
    parseIPv6(input.slice(1, -1), {
      onValidationError: ({ name, start, end, fatal }) =>
        onValidationError({ name, start: start + 1, end: end + 1, fatal }),
    });
  } else if (isOpaque) {
    reportOpaqueHost(input, host, onValidationError);
  } else {
    reportDomainOrIPv4(input, host, onValidationError);
  }
}

function reportDomainOrIPv4(
  input: string,
  host: Host | HostFailure,
  onValidationError: HostValidationErrorSink,
): void {
  const sinkFor = (form: string): HostValidationErrorSink => {
    return (error) => onValidationError({ ...error, ...rangeInInput(error, form, input) });
  };
  reportFirst(/(?:%[\dA-Fa-f]{2})+/, input, 'domain-percent-encoded', onValidationError);
  if (host.kind === 'failure' && host.name === 'domain-to-ASCII') {
    reportFailure(host, onValidationError);
    return;
  }
  const domain = utf8PercentDecode(input);
  // An IPv4 address does not keep the form in which it was written.
  const asciiDomain = host.kind === 'domain' ? host.value : domainOrFailure(domain);
  reportDomain(domain, asciiDomain, sinkFor(domain));
  if (typeof asciiDomain === 'string' && host.kind !== 'domain') {
    reportFirst(/[^\0-\x7F]+/, domain, 'IPv4-non-ASCII-input', sinkFor(domain));
    reportIPv4(asciiDomain, ipv4OrFailure(asciiDomain), sinkFor(asciiDomain));
  }
}

function reportFirst(
  pattern: RegExp,
  text: string,
  name: HostValidationErrorName,
  onValidationError: HostValidationErrorSink,
): void {
  const match = pattern.exec(text);
  if (match === null) return;
  const start = match.index;
  onValidationError({ name, start, end: start + match[0].length, fatal: false });
}
