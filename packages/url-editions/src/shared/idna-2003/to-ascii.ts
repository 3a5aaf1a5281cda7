// RFC 3490, section 4.1: ToASCII of IDNA2003, which documents 004 and 000 use

import { encodePunycode } from '@urlkit/idna/internal';
import { isASCIIString } from '@urlkit/infra';
import { withoutPrototype } from '@urlkit/infra/internal';
import { mappedToNothing, nameprep } from './nameprep.js';

/** The flags of ToASCII. AllowUnassigned is always set. */
export interface ToASCIIOptions {
  readonly useSTD3ASCIIRules?: boolean | undefined;
}

/**
 * Applies ToASCII to each label of a domain. ASCII labels keep their case. An empty label at the end, for the
 * root, is kept.
 *
 * @returns The labels, separated by U+002E (.), or null if a label fails.
 */
export function toASCII(domain: string, options: ToASCIIOptions = {}): string | null {
  const { useSTD3ASCIIRules = false } = withoutPrototype(options);
  const labels = domain.split(/[.\u3002\uFF0E\uFF61]/);
  const isRooted = labels.length > 1 && labels[labels.length - 1] === '';
  const output = (isRooted ? labels.slice(0, -1) : labels).map((label) =>
    labelToASCII(label, useSTD3ASCIIRules),
  );
  return output.includes(null) ? null : output.join('.') + (isRooted ? '.' : '');
}

const MAX_LENGTH = 63;
const ACE_PREFIX = 'xn--';

// Nameprep composes at most four code points to one, so the result of a longer label is too long as well.
const MAX_INPUT = 8 * MAX_LENGTH;

function labelToASCII(label: string, useSTD3ASCIIRules: boolean): string | null {
  if (label.replace(mappedToNothing, '').length > MAX_INPUT) return null;
  const prepared = isASCIIString(label) ? label : nameprep(label);
  if (prepared === null || (useSTD3ASCIIRules && violatesSTD3ASCIIRules(prepared))) return null;
  const ascii = isASCIIString(prepared) ? prepared : toACE(prepared);
  return ascii === null || ascii === '' || ascii.length > MAX_LENGTH ? null : ascii;
}

// Tells whether there is ASCII other than letters, digits and hyphens, or a hyphen at an end.
function violatesSTD3ASCIIRules(label: string): boolean {
  return /^-|[\0-,./:-@[-`{-\x7F]|-$/.test(label);
}

// Each code point needs at least one digit of Punycode.
function toACE(label: string): string | null {
  const isTooLong = Array.from(label).length > MAX_LENGTH - ACE_PREFIX.length;
  const encoded = isTooLong || label.startsWith(ACE_PREFIX) ? null : encodePunycode(label);
  return encoded && ACE_PREFIX + encoded;
}
