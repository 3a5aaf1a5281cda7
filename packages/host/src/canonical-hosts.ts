import { endsInANumberBetween } from './ends-in-a-number-checker.js';
import { isIPv4Text } from './ipv4-serializer.js';

/**
 * Whether the host parser leaves a part of a text as it is, or only puts it in lower case. The part must not be empty, and
 * its code units must be letters or of kind 0: see `hostUnits`.
 */
export function isCanonicalHost(text: string, start: number, end: number): boolean {
  return !endsInANumberBetween(text, start, end) || isIPv4Text(text, start, end);
}

/**
 * Matches most hosts of special URLs that the host parser does not change, but no IPv6 address: the source of a regular
 * expression.
 */
export const canonicalHost: string = /* @__PURE__ */ writeCanonicalHost();

// A function, because bundlers keep unused template literals that contain expressions.
function writeCanonicalHost(): string {
  // The last label does not begin with a digit, so the domain is not an IPv4 address.
  const domain = '(?:[-.\\d_-z]*\\.)?[-_-z][-\\d_-z]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  return `(?:${domain}|(?:${octet}\\.){3}${octet})`;
}
