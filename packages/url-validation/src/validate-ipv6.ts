// https://url.spec.whatwg.org/#concept-ipv6-parser

import type { Range } from '@urlkit/infra';
import { type IPv6Address, parseIPv6 } from '@urlkit/ipv6';
import type { Finding } from './error-catalogue.js';
import { explainHint, type HintName } from './hint-catalogue.js';
import type { Hint } from './hints.js';
import { diagnose, type Findings } from './validate-url.js';

/** The result of {@link validateIPv6}. */
export interface IPv6Report extends Findings {
  /** The address; null if the text is not one. Then one of the diagnostics is fatal. */
  readonly address: IPv6Address | null;
}

/**
 * Parses an IPv6 address and explains its validation errors. A text with brackets, a zone, a port or the length of a
 * prefix, which is not an address alone, has a hint.
 *
 * @param input The text of the address.
 * @returns The address and the diagnostics. Offsets are in code units of the input.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function validateIPv6(input: string): IPv6Report {
  const errors: Finding[] = [];
  const address = parseIPv6(input, { onValidationError: (error) => errors.push(error) });
  const diagnostics = errors.map((error) => diagnose(error, null, input, () => false));
  return { address, diagnostics, omitted: 0, hints: address === null ? findHints(input) : [] };
}

const ADDRESS_WITH_MORE = /^(\[?)([\da-f:.]{2,45})(%[^\]/]*)?(\/\d{1,3})?(\]?(?::\d{1,5})?)$/i;

function findHints(input: string): Hint[] {
  const match = ADDRESS_WITH_MORE.exec(input);
  if (match === null) return [];
  const [, opening = '', address = '', zone = '', prefix = '', closing = ''] = match;
  if (parseIPv6(address) === null) return [];
  const zoneStart = opening.length + address.length;
  const zoneEnd = zoneStart + zone.length;
  const all = { start: 0, end: input.length };
  const hint = (
    name: HintName,
    mark: Range,
    message: string,
    replacement: string | null,
  ): Hint => ({
    name,
    ...mark,
    message,
    link: explainHint(name).link,
    fix: replacement === null ? null : { ...all, replacement },
    href: null,
    silences: all,
  });
  if (zone !== '') {
    const mark = { start: zoneStart, end: zoneEnd };
    return [hint('ipv6-zone', mark, 'A zone is not a part of the address. Remove it.', address)];
  }
  if (prefix !== '') {
    const mark = { start: zoneEnd, end: zoneEnd + prefix.length };
    return [hint('address-range', mark, 'This is a range of addresses. Write one address.', null)];
  }
  const mark = opening === '' ? { start: input.length - closing.length, end: input.length } : all;
  return [hint('bracketed-ipv6', mark, explainHint('bracketed-ipv6').message, address)];
}
