// Why a string is not a reference, in the names of the URL standard

import { trimC0ControlsAndSpaces } from '@urlkit/infra';
import { parseIPv6 } from '@urlkit/ipv6';
import { forbiddenHostCodePoint } from './definitions.js';
import { type ParserMode, parserModeFor } from './parser-mode.js';
import { preprocess } from './reference-parser.js';

/** A validation error of the URL standard, with its range in the input, in code units. */
export interface ReferenceFailure {
  readonly name:
    | 'host-missing'
    | 'host-invalid-code-point'
    | 'IPv6-unclosed'
    | 'IPv6-invalid'
    | 'port-invalid'
    | 'port-out-of-range';
  readonly start: number;
  readonly end: number;
}

/** Finds why a string does not match the grammar; null if it does, or if only the strict grammar refuses it. */
export function findFailure(input: string, supplied: ParserMode): ReferenceFailure | null {
  const text = preprocess(input);
  const isGeneric = parserModeFor(text, supplied) === 'generic';
  const pattern = isGeneric
    ? /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i
    : /^(?:[a-z][a-z\d+.-]*:)?[/\\]{2}([^/\\?#]*)/i;
  const [before, authority] = pattern.exec(text) ?? [];
  if (before === undefined || authority === undefined) return null;
  const start = before.length - authority.length + authority.lastIndexOf('@') + 1;
  const failure = failureOfHost(text.slice(start, before.length));
  return (
    failure && {
      name: failure.name,
      start: offsetIn(input, start + failure.start),
      end: offsetIn(input, start + failure.end - 1) + 1,
    }
  );
}

function failureOfHost(hostAndPort: string): ReferenceFailure | null {
  const [, host = '', port] = /^(\[[^\]]*(?:\][^:]*)?|[^:]*)(?::(.*))?$/s.exec(hostAndPort) ?? [];
  const end = Math.max(host.length, 1);
  if (host === '') return { name: 'host-missing', start: 0, end };
  if (host.startsWith('[')) {
    if (!host.endsWith(']')) return { name: 'IPv6-unclosed', start: 0, end };
    if (parseIPv6(host.slice(1, -1)) === null) return { name: 'IPv6-invalid', start: 0, end };
  } else {
    const at = host.search(forbiddenHostCodePoint);
    if (at !== -1) return { name: 'host-invalid-code-point', start: at, end: at + 1 };
  }
  if (port === undefined) return null;
  const portStart = host.length + 1;
  const portEnd = Math.max(hostAndPort.length, portStart + 1);
  if (!/^\d*$/.test(port)) return { name: 'port-invalid', start: portStart, end: portEnd };
  const isInRange = Number(port) < 2 ** 16;
  return isInRange ? null : { name: 'port-out-of-range', start: portStart, end: portEnd };
}

// Returns the offset in the input of a code unit of the preprocessed input.
function offsetIn(input: string, offset: number): number {
  let position = trimC0ControlsAndSpaces(input).start;
  for (let left = offset; position < input.length; position++) {
    if (/[\t\n\r]/.test(input.charAt(position))) continue;
    if (left === 0) break;
    left--;
  }
  return position;
}
