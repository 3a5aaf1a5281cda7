// https://url.spec.whatwg.org/#concept-host-parser

import { assertString, mustBeBoolean, mustBeFunction, readOptions } from '@urlkit/internal';
import { canonicalizeHost, canonicalizeOpaqueHost } from './canonicalize-host.js';
import { deserializeHost } from './deserialize-host.js';
import type { Host } from './host.js';
import type { ParseHostOptions } from './host-parser-options.js';
import { reportHost } from './host-reports.js';

/**
 * Parses a host.
 *
 * @param input A scalar value string. An IPv6 address must be in brackets.
 * @returns The host, or null for failure.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 * @example
 * ```ts
 * parseHost('0x7f.1'); // { kind: 'ipv4', value: 2130706433 }
 * ```
 */
export function parseHost(input: string, options?: ParseHostOptions): Host | null {
  assertString(input, 'input');
  const { isOpaque = false, onValidationError } = readOptions(options, {
    isOpaque: mustBeBoolean,
    onValidationError: mustBeFunction,
  });
  const text = isOpaque ? canonicalizeOpaqueHost(input) : canonicalizeHost(input);
  const host =
    text === null || typeof text === 'string' ? deserializeHost(text ?? input, { isOpaque }) : text;
  if (onValidationError) reportHost(input, isOpaque, host, onValidationError);
  return host.kind === 'failure' ? null : host;
}
