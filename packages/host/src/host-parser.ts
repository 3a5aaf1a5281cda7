// https://url.spec.whatwg.org/#concept-host-parser

import { assertString, mustBeBoolean, mustBeFunction, readOptions } from '@urlkit/infra/arguments';
import { ipv6OrError } from '@urlkit/ipv6/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { domainOrFailure } from './domain-parser.js';
import { endsInANumberBetween } from './ends-in-a-number-checker.js';
import type { Host, IPv6Host } from './host.js';
import { reportHost } from './host-reports.js';
import { ipv4OrFailure } from './ipv4-parser.js';
import { rangeInInput } from './label-ranges.js';
import { opaqueHostOrFailure } from './opaque-host-parser.js';
import type { ParseHostOptions } from './options.js';
import { type HostFailure, hostFailure } from './validation-errors.js';

const LEFT_BRACKET = 0x5b;
const RIGHT_BRACKET = 0x5d;

/**
 * Parses a host.
 *
 * @param input A scalar value string. An IPv6 address must be in brackets.
 * @returns The host, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHost(input: string, options?: ParseHostOptions): Host | null {
  assertString(input, 'input');
  const { isOpaque = false, onValidationError } = readOptions(options, {
    isOpaque: mustBeBoolean,
    onValidationError: mustBeFunction,
  });
  const host = hostOrFailure(input, isOpaque);
  if (onValidationError) reportHost(input, isOpaque, host, onValidationError);
  return host.kind === 'failure' ? null : host;
}

/**
 * Runs the host parser over a part of a text.
 *
 * @param units The kinds of its code units, if they are known: see `hostUnits`.
 * @returns The host, or why it fails.
 */
export function hostOrFailure(
  text: string,
  isOpaque: boolean,
  start = 0,
  end: number = text.length,
  units?: number,
): Host | HostFailure {
  const isIPv6Address = start < end && text.charCodeAt(start) === LEFT_BRACKET;
  if (isIPv6Address) return ipv6OrFailure(text, start, end);
  const input = text.slice(start, end);
  if (isOpaque) return opaqueHostOrFailure(input);
  const isEncoded = input.includes('%');
  const domain = isEncoded ? utf8PercentDecode(input) : input;
  const asciiDomain = domainOrFailure(domain, isEncoded ? undefined : units);
  if (typeof asciiDomain !== 'string') return inInput(asciiDomain, domain, input);
  if (!endsInANumberBetween(asciiDomain, 0, asciiDomain.length))
    return { kind: 'domain', value: asciiDomain };
  const ipv4 = ipv4OrFailure(asciiDomain);
  if (typeof ipv4 !== 'number') return inInput(ipv4, asciiDomain, input);
  return { kind: 'ipv4', value: ipv4 };
}

// Takes offsets, because engines read a slice more slowly than a whole text.
function ipv6OrFailure(text: string, hostStart: number, hostEnd: number): IPv6Host | HostFailure {
  if (text.charCodeAt(hostEnd - 1) !== RIGHT_BRACKET) {
    // The range is the text after the closing bracket; without a closing bracket, the opening one.
    const input = text.slice(hostStart, hostEnd);
    const start = input.lastIndexOf(']') + 1;
    const end = start === 0 ? 1 : input.length;
    return hostFailure('IPv6-unclosed', () => ({ start, end }));
  }
  const result = ipv6OrError(text, hostStart + 1, hostEnd - 1);
  if (result.name === null) return { kind: 'ipv6', value: result.address };
  const { name, start, end } = result;
  return hostFailure(name, () => ({ start: start - hostStart, end: end - hostStart }));
}

// Converts the range of a failure in the decoded or mapped form of a host to a range of its input.
function inInput(failure: HostFailure, form: string, input: string): HostFailure {
  if (form === input) return failure;
  return hostFailure(failure.name, () => rangeInInput(failure.findRange(), form, input));
}
