// https://url.spec.whatwg.org/#concept-host-parser

import { assertString, mustBeBoolean, mustBeFunction, readOptions } from '@urlkit/infra/arguments';
import { ipv6OrError, type ParsedIPv6, writeIPv6 } from '@urlkit/ipv6/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { deserializeHost } from './deserialize-host.js';
import { domainOrFailure } from './domain-parser.js';
import { endsInANumberBetween } from './ends-in-a-number-checker.js';
import type { Host } from './host.js';
import { reportHost } from './host-reports.js';
import { hostUnitsOf, UPPER_CASE_UNIT } from './host-units.js';
import { ipv4OrFailure } from './ipv4-parser.js';
import { writeIPv4 } from './ipv4-serializer.js';
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

/** Runs the host parser. Returns the host, or why it fails. */
export function hostOrFailure(input: string, isOpaque: boolean): Host | HostFailure {
  const host = hostTextOrFailure(input, isOpaque, 0, input.length, hostUnitsOf(input));
  if (host !== null && typeof host !== 'string') return host;
  return deserializeHost(host ?? input, isOpaque);
}

/**
 * Runs the host parser over a part of a text, and serializes the host.
 *
 * @param units The kinds of the code units of the part: see `hostUnits`.
 * @returns The host, serialized; null if that is the part of the text; or why it fails.
 */
export function hostTextOrFailure(
  text: string,
  isOpaque: boolean,
  start: number,
  end: number,
  units: number,
): string | null | HostFailure {
  if (start < end && text.charCodeAt(start) === LEFT_BRACKET) {
    const ipv6 = ipv6OrFailure(text, start, end);
    if (ipv6.name !== null) return ipv6;
    return ipv6.isSerialized ? null : `[${writeIPv6(ipv6.address)}]`;
  }
  if (isOpaque) {
    if (units === 0) return null;
    const host = opaqueHostOrFailure(text.slice(start, end));
    return host.kind === 'failure' ? host : host.value;
  }
  if (units > UPPER_CASE_UNIT || start === end) return domainText(text.slice(start, end));
  if (endsInANumberBetween(text, start, end)) {
    const ipv4 = ipv4OrFailure(text, start, end);
    return typeof ipv4 === 'number' ? writeIPv4(ipv4) : ipv4;
  }
  return units === 0 ? null : text.slice(start, end).toLowerCase();
}

// Parses a host that the domain parser may change otherwise than to lower case.
function domainText(input: string): string | HostFailure {
  const domain = input.includes('%') ? utf8PercentDecode(input) : input;
  const asciiDomain = domainOrFailure(domain);
  if (typeof asciiDomain !== 'string') return inInput(asciiDomain, domain, input);
  if (!endsInANumberBetween(asciiDomain, 0, asciiDomain.length)) return asciiDomain;
  const ipv4 = ipv4OrFailure(asciiDomain);
  return typeof ipv4 === 'number' ? writeIPv4(ipv4) : inInput(ipv4, asciiDomain, input);
}

// Takes offsets, because engines read a slice more slowly than a whole text.
function ipv6OrFailure(text: string, hostStart: number, hostEnd: number): ParsedIPv6 | HostFailure {
  if (text.charCodeAt(hostEnd - 1) !== RIGHT_BRACKET) {
    // The range is the text after the closing bracket; without a closing bracket, the opening one.
    const input = text.slice(hostStart, hostEnd);
    const start = input.lastIndexOf(']') + 1;
    const end = start === 0 ? 1 : input.length;
    return hostFailure('IPv6-unclosed', () => ({ start, end }));
  }
  const result = ipv6OrError(text, hostStart + 1, hostEnd - 1);
  if (result.name === null) return result;
  const { name, start, end } = result;
  return hostFailure(name, () => ({ start: start - hostStart, end: end - hostStart }));
}

// Converts the range of a failure in the decoded or mapped form of a host to a range of its input.
function inInput(failure: HostFailure, form: string, input: string): HostFailure {
  return hostFailure(failure.name, () => rangeInInput(failure.findRange(), form, input));
}
