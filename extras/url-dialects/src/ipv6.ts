/** A pattern for an octet of an IPv4 address. */
export const octet = '(?:\\d|[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])';

/** A pattern for a piece of an IPv6 address. */
export const piece = '[\\da-f]{1,4}';

/**
 * Whether a string is an IPv6 address in a form of RFC 4291, without a zone.
 *
 * @param octetPattern A pattern for the octets of an IPv4 address at the end.
 * @param piecePattern A pattern for the pieces.
 */
export function isIPv6(
  text: string,
  octetPattern: string = octet,
  piecePattern: string = piece,
): boolean {
  const dotted = new RegExp(`(^|:)(?:${octetPattern}\\.){3}${octetPattern}$`);
  const pieces = text.replace(dotted, (_, before: string) => `${before}0:0`);
  const count = (pieces.match(/\w+/g) ?? []).length;
  const [, compressed, more] = pieces.split('::');
  return (
    new RegExp(`^(?:::)?(?:${piecePattern}(?:::?(?=\\w)|(?:::)?$))*$`, 'i').test(pieces) &&
    more === undefined &&
    (compressed === undefined ? count === 8 : count < 8)
  );
}
