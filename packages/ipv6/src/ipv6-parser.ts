// https://url.spec.whatwg.org/#concept-ipv6-parser

import { isASCIIDigit, isASCIIHexDigit, type ValidationErrorSink } from '@urlkit/infra';
import type { IPv6Address } from './ipv6-address.js';

const FULL_STOP = 0x2e;
const DIGIT_ZERO = 0x30;
const COLON = 0x3a;

/** The validation errors of the IPv6 parser. All but IPv6-piece-leading-zero are fatal. */
export type IPv6ValidationErrorName =
  | 'IPv6-invalid-compression'
  | 'IPv6-too-many-pieces'
  | 'IPv6-multiple-compression'
  | 'IPv6-invalid-code-point'
  | 'IPv6-too-few-pieces'
  | 'IPv6-piece-leading-zero'
  | 'IPv4-in-IPv6-too-many-pieces'
  | 'IPv4-in-IPv6-invalid-code-point'
  | 'IPv4-in-IPv6-out-of-range-part'
  | 'IPv4-in-IPv6-too-few-parts';

type Sink = ValidationErrorSink<IPv6ValidationErrorName> | undefined;

/**
 * Parses the text form of an IPv6 address, without brackets and without a zone.
 *
 * @param onValidationError Receives validation errors; offsets are in code units of `input`.
 * @returns The address, or null if the input is no IPv6 address.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIPv6(input: string, onValidationError?: Sink): IPv6Address | null {
  if (typeof input !== 'string') return null;
  const address: [...IPv6Address] = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  let compress = -1;
  let pointer = 0;

  if (input.charCodeAt(0) === COLON) {
    if (input.charCodeAt(1) !== COLON) {
      return fail(onValidationError, 'IPv6-invalid-compression', 0, 1);
    }
    pointer = 2;
    compress = ++pieceIndex;
  }

  while (pointer < input.length) {
    if (pieceIndex === 8) {
      return fail(onValidationError, 'IPv6-too-many-pieces', pointer, input.length);
    }
    if (input.charCodeAt(pointer) === COLON) {
      if (compress !== -1) {
        return fail(onValidationError, 'IPv6-multiple-compression', pointer - 1, pointer + 1);
      }
      pointer++;
      compress = ++pieceIndex;
      continue;
    }

    const start = pointer;
    while (pointer - start < 4 && isASCIIHexDigit(input.charCodeAt(pointer))) pointer++;
    const length = pointer - start;
    const c = input.charCodeAt(pointer);

    if (c === FULL_STOP) {
      if (length === 0) {
        return fail(onValidationError, 'IPv4-in-IPv6-invalid-code-point', pointer, pointer + 1);
      }
      if (pieceIndex > 6) {
        return fail(onValidationError, 'IPv4-in-IPv6-too-many-pieces', start, input.length);
      }
      const ipv4 = parseIPv4InIPv6(input, start, onValidationError);
      if (ipv4 === null) return null;
      address[pieceIndex++] = ipv4 >>> 16;
      address[pieceIndex++] = ipv4 & 0xffff;
      break;
    }

    if (c === COLON) {
      pointer++;
      if (pointer === input.length) {
        return fail(onValidationError, 'IPv6-invalid-code-point', pointer - 1, pointer);
      }
    } else if (pointer < input.length) {
      return failAt(onValidationError, 'IPv6-invalid-code-point', input, pointer);
    }
    if (length > 1 && input.charCodeAt(start) === DIGIT_ZERO) {
      const end = start + length;
      onValidationError?.({ name: 'IPv6-piece-leading-zero', start, end, fatal: false });
    }
    address[pieceIndex++] = Number.parseInt(input.slice(start, start + length), 16);
  }

  if (compress !== -1) {
    const zeros = 8 - pieceIndex;
    address.copyWithin(compress + zeros, compress, pieceIndex);
    address.fill(0, compress, compress + zeros);
  } else if (pieceIndex !== 8) {
    return fail(onValidationError, 'IPv6-too-few-pieces', 0, input.length);
  }
  return address;
}

function parseIPv4InIPv6(input: string, start: number, onValidationError: Sink): number | null {
  let ipv4 = 0;
  let numbersSeen = 0;
  let pointer = start;
  while (pointer < input.length) {
    if (numbersSeen > 0) {
      if (input.charCodeAt(pointer) !== FULL_STOP || numbersSeen === 4) {
        return failAt(onValidationError, 'IPv4-in-IPv6-invalid-code-point', input, pointer);
      }
      pointer++;
    }
    const partStart = pointer;
    while (isASCIIDigit(input.charCodeAt(pointer))) pointer++;
    if (pointer === partStart) {
      return failAt(onValidationError, 'IPv4-in-IPv6-invalid-code-point', input, pointer);
    }
    if (pointer - partStart > 1 && input.charCodeAt(partStart) === DIGIT_ZERO) {
      return fail(onValidationError, 'IPv4-in-IPv6-invalid-code-point', partStart, pointer);
    }
    const ipv4Piece = Number(input.slice(partStart, pointer));
    if (ipv4Piece > 255) {
      return fail(onValidationError, 'IPv4-in-IPv6-out-of-range-part', partStart, pointer);
    }
    ipv4 = ipv4 * 0x100 + ipv4Piece;
    numbersSeen++;
  }
  if (numbersSeen !== 4) {
    return fail(onValidationError, 'IPv4-in-IPv6-too-few-parts', start, input.length);
  }
  return ipv4;
}

function fail(sink: Sink, name: IPv6ValidationErrorName, start: number, end: number): null {
  sink?.({ name, start, end, fatal: true });
  return null;
}

// The range is that of the code point at `start`, which is empty at the end of the input.
function failAt(sink: Sink, name: IPv6ValidationErrorName, input: string, start: number): null {
  const codePoint = input.codePointAt(start);
  const length = codePoint === undefined ? 0 : codePoint > 0xffff ? 2 : 1;
  return fail(sink, name, start, start + length);
}
