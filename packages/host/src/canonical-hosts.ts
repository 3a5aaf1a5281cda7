/** Matches most hosts of special URLs that the host parser does not change: the source of a regular expression. */
export const canonicalHost: string = /* @__PURE__ */ writeCanonicalHost();

// These are functions, because bundlers keep unused template literals that contain expressions.
function writeCanonicalHost(): string {
  // The last label does not begin with a digit, so the domain is not an IPv4 address.
  const domain = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  return `(?:${domain}|(?:${octet}\\.){3}${octet}|${writeCanonicalIPv6()})`;
}

function writeCanonicalIPv6(): string {
  // A piece is nonzero, or a zero that is not next to another zero: two zeros would be compressed.
  const nonzero = '[1-9a-f][\\da-f]{0,3}';
  const piece = `(?:${nonzero}|0(?=[:\\]])(?!:[0:]))`;
  const sixPieces = `(?::${piece}){0,5}`;
  return (
    `\\[(?:${piece}(?::${piece}){7}|` +
    `(?!(?:[^:\\]]*:){7})(?:${piece}${sixPieces})?::(?:${nonzero}${sixPieces})?)\\]`
  );
}

/** Writes the same expression without IPv6 addresses, which most states of an automaton would be for. */
export function writeCanonicalHostButIPv6(): string {
  return canonicalHost.replace(`|${writeCanonicalIPv6()}`, '');
}
