// Parses the head of a special URL, which is all that comes before its path, without a run.

import {
  type HostFailure,
  ipv4OrFailure,
  isCanonicalHost,
  UPPER_CASE_UNIT,
  writeIPv4,
} from '@urlkit/host/internal';
import { ipv6OrError, writeIPv6 } from '@urlkit/ipv6/internal';
import { findDigitsEnd, findUsualEnd, HIGHEST_PORT, portNumber, portText } from './authority.js';
import type { Failure } from './run.js';
import type { Scheme } from './scheme.js';
import type { ValidationErrorName } from './validation-errors.js';

const SOLIDUS = 0x2f;
const COLON = 0x3a;
const LEFT_BRACKET = 0x5b;

// If one of these is between the brackets, they may be in credentials, or the authority may end before the second one. Tabs and
// newlines have to be removed first.
const NOT_IN_BRACKETS = /[@/?#\\\t\n\r]/;

/** The head of a URL. */
export interface Head {
  /** The head as the URL has it; null if it is that of the text. */
  readonly text: string | null;
  /** Where it ends in the text, in code units. */
  readonly end: number;
  /** Why it does not parse; null if it does. */
  readonly failure: Failure | null;
}

/**
 * Parses the head of a special URL that is not a file: URL, if it has no credentials and its host is an ASCII domain or an
 * IP address.
 *
 * @param hostStart Where the host starts.
 * @param usualEnd Up to here, the code units are usual: see {@link findUsualEnd}. If the path starts here, the host must not be
 * canonical.
 * @returns The head; null if the states have to parse it.
 */
export function parseHead(
  text: string,
  scheme: Scheme,
  hostStart: number,
  usualEnd: number,
): Head | null {
  const isInBrackets = hostStart < text.length && text.charCodeAt(hostStart) === LEFT_BRACKET;
  const hostEnd = isInBrackets
    ? text.indexOf(']', hostStart) + 1
    : findUsualEnd(text, usualEnd, UPPER_CASE_UNIT);
  if (hostEnd <= hostStart) return null;
  const hasPort = hostEnd < text.length && text.charCodeAt(hostEnd) === COLON;
  const end = hasPort ? findDigitsEnd(text, hostEnd + 1) : hostEnd;
  if (!isPathStart(text, end)) return null;
  let head: string | null = null;
  if (isInBrackets) {
    // The address has no code unit that could end an authority.
    const ipv6 = ipv6OrError(text, hostStart + 1, hostEnd - 1);
    if (ipv6.name !== null) {
      const isAddress = !NOT_IN_BRACKETS.test(text.slice(hostStart, hostEnd));
      return isAddress ? refuse(ipv6.name, ipv6.start, ipv6.end, null) : null;
    }
    if (!ipv6.isSerialized) head = `${text.slice(0, hostStart)}[${writeIPv6(ipv6.address)}]`;
  } else if (usualEnd === end || !isCanonicalHost(text, hostStart, hostEnd)) {
    const ipv4 = ipv4OrFailure(text, hostStart, hostEnd);
    if (typeof ipv4 !== 'number') return refuse(ipv4.name, hostStart, hostStart, ipv4);
    head = text.slice(0, hostStart) + writeIPv4(ipv4);
  } else if (usualEnd < hostEnd) head = text.slice(0, hostEnd).toLowerCase();
  if (hasPort) {
    const number = portNumber(text, hostEnd + 1, end);
    if (number > HIGHEST_PORT) return refuse('port-out-of-range', hostEnd + 1, end, null);
    const port = portText(number, text, hostEnd, end, scheme);
    if (port !== null) head = (head ?? text.slice(0, hostEnd)) + port;
    else if (head !== null) head += text.slice(hostEnd, end);
  }
  return { text: head, end, failure: null };
}

function refuse(
  name: ValidationErrorName,
  start: number,
  end: number,
  host: HostFailure | null,
): Head {
  return { text: null, end, failure: { name, start, end, host } };
}

/** Whether a path starts at an offset, or the text ends there. */
export function isPathStart(text: string, offset: number): boolean {
  return offset === text.length || text.charCodeAt(offset) === SOLIDUS;
}
