// Serialized hosts, as sources of regular expressions

/**
 * Domains that the host parser does not change: in lower case, with ASCII letters, digits, U+002D (-) and U+005F (_).
 * The last label does not begin with a digit, so they are not IPv4 addresses.
 */
export const domainInForm = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/** Serialized IPv4 addresses. */
export const ipv4InForm: string = `(?:${octet}\\.){3}${octet}`;

// A piece, and a zero that is not next to another zero, since two would be compressed.
const nonzero = '[1-9a-f][\\da-f]{0,3}';
const piece = `(?:${nonzero}|0(?=[:\\]])(?!:[0:]))`;
const sixPieces = `(?::${piece}){0,5}`;

/** Serialized IPv6 addresses in brackets. A few rare ones do not match. */
export const ipv6InForm: string =
  `\\[(?:${piece}(?::${piece}){7}|` +
  `(?!(?:[^:\\]]*:){7})(?:${piece}${sixPieces})?::(?:${nonzero}${sixPieces})?)\\]`;
