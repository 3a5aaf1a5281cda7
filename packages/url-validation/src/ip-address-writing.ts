// https://url.spec.whatwg.org/#host-writing

/**
 * Whether a string is a valid IPv4-address string: four decimal numbers from 0 to 255 without
 * leading zeros.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 */
export function isValidIPv4AddressString(input: string): boolean {
  const parts = input.split('.', 5);
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && +part < 256)
  );
}

/**
 * Whether a string is a valid IPv6-address string, without brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-address-string
 */
export function isValidIPv6AddressString(input: string): boolean {
  const compression = input.indexOf('::');
  if (compression === -1) return piecesWithIPv4Length(input) === 8;
  const before = input.slice(0, compression);
  const after = input.slice(compression + 2);
  const lengthBefore = before === '' ? 0 : piecesLength(before);
  const lengthAfter = after === '' ? 0 : piecesWithIPv4Length(after);
  return lengthBefore + lengthAfter <= 7;
}

// The effective piece length of a valid IPv6-pieces string; infinity if it is none.
function piecesLength(input: string): number {
  const pieces = input.split(':', 9);
  const isValid = pieces.every((piece) => /^(?:0|[1-9A-Fa-f][\dA-Fa-f]{0,3})$/.test(piece));
  return isValid ? pieces.length : Number.POSITIVE_INFINITY;
}

// The same for a string that may end in a valid IPv4-address string.
function piecesWithIPv4Length(input: string): number {
  if (!input.includes('.')) return piecesLength(input);
  const ipv4Start = input.lastIndexOf(':') + 1;
  if (!isValidIPv4AddressString(input.slice(ipv4Start))) return Number.POSITIVE_INFINITY;
  return 2 + (ipv4Start === 0 ? 0 : piecesLength(input.slice(0, ipv4Start - 1)));
}
