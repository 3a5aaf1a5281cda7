// https://url.spec.whatwg.org/#host-writing
// One function per production, for strings that have been checked: see host-writing.ts and ip-address-writing.ts.

import { endsInANumber, forbiddenHostCodePoint, parseDomain } from '@urlkit/host';
import { toScalarValueString } from '@urlkit/infra';
import { reportInvalidURLUnits } from '@urlkit/percent-encoding';

export function isValidHostString(input: string): boolean {
  return isValidDomainString(input) || isValidIPv4AddressString(input) || isBracketedIPv6(input);
}

export function isValidDomainString(input: string): boolean {
  const domain = parseDomain(input, { beStrict: true });
  return domain !== null && !endsInANumber(domain);
}

export function isValidOpaqueHostString(input: string): boolean {
  const isPlain = input !== '' && areURLUnits(input) && !forbiddenHostCodePoint.test(input);
  return isPlain || isBracketedIPv6(input);
}

function isBracketedIPv6(input: string): boolean {
  return (
    input.startsWith('[') && input.endsWith(']') && isValidIPv6AddressString(input.slice(1, -1))
  );
}

export function isValidIPv4AddressString(input: string): boolean {
  const parts = input.split('.', 5);
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && +part < 256)
  );
}

export function isValidIPv6AddressString(input: string): boolean {
  const compression = input.indexOf('::');
  if (compression === -1) return effectivePieceLength(input) === 8;
  const before = input.slice(0, compression);
  const after = input.slice(compression + 2);
  const isBeforeValid = before === '' || isValidIPv6PiecesString(before);
  const isAfterValid = after === '' || effectivePieceLength(after) !== null;
  const length = (effectivePieceLength(before) ?? 0) + (effectivePieceLength(after) ?? 0);
  return isBeforeValid && isAfterValid && length <= 7;
}

export function isValidIPv6PiecesAndIPv4String(input: string): boolean {
  const ipv4Start = input.lastIndexOf(':') + 1;
  const isAlone = ipv4Start === 0;
  return (
    isValidIPv4AddressString(input.slice(ipv4Start)) &&
    (isAlone || isValidIPv6PiecesString(input.slice(0, ipv4Start - 1)))
  );
}

export function isValidIPv6PiecesString(input: string): boolean {
  return input.split(':').every(isValidIPv6PieceString);
}

export function isValidIPv6PieceString(input: string): boolean {
  return /^(?:0|[1-9A-Fa-f][\dA-Fa-f]{0,3})$/.test(input);
}

export function effectivePieceLength(input: string): number | null {
  const length = input.split(':').length;
  if (isValidIPv6PiecesString(input)) return length;
  // The IPv4 address counts as two pieces.
  return isValidIPv6PiecesAndIPv4String(input) ? length + 1 : null;
}

export function areURLUnits(input: string): boolean {
  let valid = true;
  reportInvalidURLUnits(toScalarValueString(input), () => {
    valid = false;
  });
  return valid;
}
