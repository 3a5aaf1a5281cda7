/** Matches most hosts of special URLs that the host parser does not change: the source of a regular expression. */
export const canonicalHost: string = /* @__PURE__ */ writeCanonicalHost();

/**
 * Like {@link canonicalHost}, without IPv6 addresses: most states of an automaton would be for them, and what only looks like
 * one takes long to refuse.
 */
export const canonicalHostButIPv6: string = /* @__PURE__ */ writeCanonicalHostButIPv6();

// These are functions, because bundlers keep unused template literals that contain expressions.
function writeCanonicalHost(): string {
  return `(?:${writeCanonicalHostButIPv6()}|${writeCanonicalIPv6()})`;
}

function writeCanonicalHostButIPv6(): string {
  // The last label does not begin with a digit, so the domain is not an IPv4 address.
  // Few ranges make a fast class: between _ and a is only `, which can be in a domain.
  const domain = '(?:[-.\\d_-z]*\\.)?[-_-z][-\\d_-z]*';
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  return `(?:${domain}|(?:${octet}\\.){3}${octet})`;
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
