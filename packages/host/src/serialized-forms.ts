// What hosts look like once they are serialized, as sources of regular expressions.

/**
 * Domains that the host parser returns as they are: in lower case, of usual characters, and with a
 * last label that does not make them an IPv4 address because it starts with no digit.
 */
export const domainInForm = '(?:[a-z\\d_.-]*\\.)?[a-z_-][a-z\\d_-]*';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/** IPv4 addresses as the host serializer writes them. */
export const ipv4InForm: string = `(?:${octet}\\.){3}${octet}`;

// A piece, and one that does not stand beside another zero: that would be compressed.
const nonzero = '[1-9a-f][\\da-f]{0,3}';
const piece = `(?:${nonzero}|0(?=[:\\]])(?!:[0:]))`;
const sixPieces = `(?::${piece}){0,5}`;

/** IPv6 addresses as the host serializer writes them, in brackets. Rare ones are left out. */
export const ipv6InForm: string =
  `\\[(?:${piece}(?::${piece}){7}|` +
  `(?!(?:[^:\\]]*:){7})(?:${piece}${sixPieces})?::(?:${nonzero}${sixPieces})?)\\]`;
