// https://url.spec.whatwg.org/#concept-host-parser
// Hosts as text: the host parser, and the serializer after it.

import { assertString } from '@urlkit/internal';
import { canonicalizeIPv6 } from '@urlkit/ipv6';
import { utf8PercentDecode } from '@urlkit/percent-encoding';
import { domainOrFailure } from './domain-parser.js';
import { endsInANumberBetween } from './ends-in-a-number-checker.js';
import { hostUnitsOf, UPPER_CASE_UNIT } from './host-units.js';
import { ipv4OrFailure } from './ipv4-parser.js';
import { isIPv4Text, writeIPv4 } from './ipv4-serializer.js';
import { rangeInInput } from './label-ranges.js';
import { opaqueHostOrFailure } from './opaque-host-parser.js';
import { type HostFailure, hostFailure } from './validation-errors.js';

const LEFT_BRACKET = 0x5b;
const RIGHT_BRACKET = 0x5d;

/**
 * Parses the host of a special URL, or a part of a text, and serializes it.
 *
 * @param text A text with the host.
 * @param start Where the host starts, in code units.
 * @param end Where it ends.
 * @returns The host as it is serialized; null if it is written so already; or why it fails, with ranges in the host.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function canonicalizeHost(
  text: string,
  start = 0,
  end: number = text?.length,
): string | null | HostFailure {
  assertString(text, 'text');
  if (isInBrackets(text, start, end)) return ipv6OrFailure(text, start, end);
  const units = hostUnitsOf(text, start, end);
  if (units > UPPER_CASE_UNIT || start === end) return domainText(text.slice(start, end));
  if (endsInANumberBetween(text, start, end)) {
    if (isIPv4Text(text, start, end)) return null;
    const ipv4 = ipv4OrFailure(text, start, end);
    return typeof ipv4 === 'number' ? writeIPv4(ipv4) : ipv4;
  }
  return units === 0 ? null : text.slice(start, end).toLowerCase();
}

/**
 * Like {@link canonicalizeHost}, for the host of a URL that is not special.
 *
 * @see https://url.spec.whatwg.org/#concept-opaque-host-parser
 */
export function canonicalizeOpaqueHost(
  text: string,
  start = 0,
  end: number = text?.length,
): string | null | HostFailure {
  assertString(text, 'text');
  if (isInBrackets(text, start, end)) return ipv6OrFailure(text, start, end);
  if (hostUnitsOf(text, start, end) <= UPPER_CASE_UNIT) return null;
  const host = opaqueHostOrFailure(text.slice(start, end));
  return host.kind === 'failure' ? host : host.value;
}

function isInBrackets(text: string, start: number, end: number): boolean {
  return start < end && text.charCodeAt(start) === LEFT_BRACKET;
}

// Slow path: percent-encoded, non-ASCII or forbidden code points.
function domainText(input: string): string | HostFailure {
  const domain = input.includes('%') ? utf8PercentDecode(input) : input;
  const asciiDomain = domainOrFailure(domain);
  if (typeof asciiDomain !== 'string') return inInput(asciiDomain, domain, input);
  if (!endsInANumberBetween(asciiDomain, 0, asciiDomain.length)) return asciiDomain;
  const ipv4 = ipv4OrFailure(asciiDomain);
  return typeof ipv4 === 'number' ? writeIPv4(ipv4) : inInput(ipv4, asciiDomain, input);
}

// Takes offsets, because engines read a slice more slowly than a whole text.
function ipv6OrFailure(
  text: string,
  hostStart: number,
  hostEnd: number,
): string | null | HostFailure {
  if (text.charCodeAt(hostEnd - 1) !== RIGHT_BRACKET) {
    // The range is the text after the closing bracket; without a closing bracket, the opening one.
    const input = text.slice(hostStart, hostEnd);
    const start = input.lastIndexOf(']') + 1;
    const end = start === 0 ? 1 : input.length;
    return hostFailure('IPv6-unclosed', () => ({ start, end }));
  }
  const result = canonicalizeIPv6(text, hostStart + 1, hostEnd - 1);
  if (result === null) return null;
  if (typeof result === 'string') return `[${result}]`;
  const { name, start, end } = result;
  return hostFailure(name, () => ({ start: start - hostStart, end: end - hostStart }));
}

// Converts the range of a failure in the decoded or mapped form of a host to a range of its input.
function inInput(failure: HostFailure, form: string, input: string): HostFailure {
  return hostFailure(failure.name, () => rangeInInput(failure.findRange(), form, input));
}
