// RFC 3490, section 4.1: ToASCII of IDNA2003, which html-2011 and w3c-2012 use

import { encodePunycode } from '@urlkit/idna';
import { isASCIIString } from '@urlkit/infra';
import { assertString, mustBeBoolean, readOptions, TextWriter } from '@urlkit/internal';
import { mappedToNothing, nameprep } from './nameprep.js';

/** The flags of ToASCII. AllowUnassigned is always set. */
export interface ToASCIIOptions {
  /** Whether labels may have only ASCII letters, digits and inner hyphens. The default is false. */
  readonly useSTD3ASCIIRules?: boolean | undefined;
}

/**
 * Applies ToASCII of IDNA2003, with Nameprep for Unicode 3.2, to each label of a domain. The case of ASCII labels
 * does not change. An empty label is allowed only at the end, after another one.
 *
 * @returns The new labels, separated by U+002E (.); null if ToASCII fails for one of them.
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.1
 */
export function toASCII(domain: string, options?: ToASCIIOptions): string | null {
  assertString(domain, 'domain');
  const { useSTD3ASCIIRules = false } = readOptions(options, { useSTD3ASCIIRules: mustBeBoolean });
  if (isASCIIString(domain)) return isASCIIDomain(domain, useSTD3ASCIIRules) ? domain : null;
  const labels = domain.split(/[.\u3002\uFF0E\uFF61]/);
  const isRooted = labels.length > 1 && labels[labels.length - 1] === '';
  const known = new Map<string, string>();
  if (isRooted) labels.pop();
  const output = new TextWriter();
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] as string;
    const ascii = known.get(label) ?? labelToASCII(label, useSTD3ASCIIRules);
    if (ascii === null) return null;
    known.set(label, ascii);
    output.write(index === 0 ? ascii : `.${ascii}`);
  }
  return output.text() + (isRooted ? '.' : '');
}

const MAX_LENGTH = 63;
const ACE_PREFIX = 'xn--';

// Nameprep composes at most four code points into one, so a longer label remains too long.
const MAX_INPUT = 8 * MAX_LENGTH;

// Whether ToASCII accepts each label of an ASCII domain, which it does not change.
function isASCIIDomain(domain: string, useSTD3ASCIIRules: boolean): boolean {
  const isEmptyOrTooLong = /^$|(?:^|\.)(?:\.|[^.]{64})/;
  const violatesSTD3 = /(?:^|\.)-|[\0-,/:-@[-`{-\x7F]|-(?:\.|$)/;
  return !isEmptyOrTooLong.test(domain) && !(useSTD3ASCIIRules && violatesSTD3.test(domain));
}

function labelToASCII(label: string, useSTD3ASCIIRules: boolean): string | null {
  if (label.replace(mappedToNothing, '').length > MAX_INPUT) return null;
  const prepared = isASCIIString(label) ? label : nameprep(label);
  if (prepared === null || (useSTD3ASCIIRules && violatesSTD3ASCIIRules(prepared))) return null;
  const ascii = isASCIIString(prepared) ? prepared : toACE(prepared);
  return ascii === null || ascii === '' || ascii.length > MAX_LENGTH ? null : ascii;
}

// Step 3: a label has ASCII other than letters, digits and hyphens, or a hyphen at its start or end.
function violatesSTD3ASCIIRules(label: string): boolean {
  return /^-|[\0-,./:-@[-`{-\x7F]|-$/.test(label);
}

// Converts to the ASCII-compatible encoding. Punycode has at least one digit for each code point, so a label that
// has too many need not be encoded.
function toACE(label: string): string | null {
  const isTooLong = Array.from(label).length > MAX_LENGTH - ACE_PREFIX.length;
  const encoded = isTooLong || label.startsWith(ACE_PREFIX) ? null : encodePunycode(label);
  return encoded && ACE_PREFIX + encoded;
}
