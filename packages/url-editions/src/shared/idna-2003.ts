// RFC 3490, section 4.1: ToASCII of IDNA2003, which documents 004 and 000 ask for

import { domainToASCII as transitionalToASCII } from '../editions/whatwg-2012/idna.js';

/** The flag of ToASCII that makes a difference here; AllowUnassigned is always set. */
export interface ToASCIIOptions {
  readonly useSTD3ASCIIRules?: boolean | undefined;
}

/**
 * Applies ToASCII to each label of a host name. Labels that are all ASCII stay as they are. For
 * Nameprep stands the transitional mapping of UTS #46, which was made to give the same for what
 * IDNA2003 knows; it goes by today's Unicode, its rules for bidirectional text, and its joiners.
 *
 * @returns The labels, separated by U+002E (.), or null for failure.
 */
export function toASCII(
  domain: string,
  { useSTD3ASCIIRules = false }: ToASCIIOptions = {},
): string | null {
  const labels = domain.split(/[.\u3002\uFF0E\uFF61]/);
  const isRooted = labels.length > 1 && labels[labels.length - 1] === '';
  const output: string[] = [];
  for (const label of isRooted ? labels.slice(0, -1) : labels) {
    const ascii = /^[\0-\x7F]*$/.test(label) ? label : transitionalToASCII(label);
    if (ascii === null || ascii.length < 1 || ascii.length > 63) return null;
    if (useSTD3ASCIIRules && !/^(?!-)[A-Za-z\d-]+$/.test(ascii)) return null;
    if (useSTD3ASCIIRules && ascii.endsWith('-')) return null;
    output.push(ascii);
  }
  return output.join('.') + (isRooted ? '.' : '');
}
