// Canonical hosts, as sources of regular expressions.

/**
 * Domains that the host parser does not change: in lower case, with ASCII letters, digits, U+002D (-) and U+005F (_).
 * The last label does not begin with a digit, so they are not IPv4 addresses.
 */
export const canonicalDomain = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';

/** Serialized IPv4 addresses. */
export const canonicalIPv4: string = /* @__PURE__ */ writeCanonicalIPv4();

/** Most serialized IPv6 addresses, in brackets; the parser handles the rest. */
export const canonicalIPv6: string = /* @__PURE__ */ writeCanonicalIPv6();

// These are functions, because bundlers keep unused template literals that contain expressions.
function writeCanonicalIPv4(): string {
  const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  return `(?:${octet}\\.){3}${octet}`;
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
