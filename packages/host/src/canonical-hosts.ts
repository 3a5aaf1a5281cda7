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
