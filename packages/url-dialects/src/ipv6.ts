/** The pattern of an octet of an IPv4 address. */
export const octet = '(?:\\d|[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])';

/**
 * Whether text is an IPv6 address as RFC 4291 writes them, without a zone.
 *
 * @param octetPattern The pattern of an octet, for the last two pieces in dotted form.
 */
export function isIPv6(text: string, octetPattern: string = octet): boolean {
  const dotted = new RegExp(`(^|:)(?:${octetPattern}\\.){3}${octetPattern}$`);
  const pieces = text.replace(dotted, (_, before: string) => `${before}0:0`);
  const [, start, end] = /^([\da-f:]*?)::([\da-f:]*)$/i.exec(pieces) ?? [];
  if (start === undefined || end === undefined) return countPieces(pieces) === 8;
  return countPieces(start) + countPieces(end) < 8;
}

// NaN if they are none.
function countPieces(text: string): number {
  if (text === '') return 0;
  const pieces = text.split(':');
  return pieces.every((piece) => /^[\da-f]{1,4}$/i.test(piece)) ? pieces.length : Number.NaN;
}
