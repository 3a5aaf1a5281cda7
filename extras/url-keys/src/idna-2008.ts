// Converts hosts like urlcanon: by RFC 5891 after the mapping of UTS #46, as in Python's package idna, or by
// IDNA2003 if that fails.

import { domainToASCII, domainToUnicode, orderLongRuns } from '@urlkit/idna';
import { isIDNHostname } from '@urlkit/uri/formats';
import { labelToASCII } from './idna-2003.js';

const MOST_KEPT = 4096;
const LONGEST_INPUT = 1024;
const LONGEST_DOMAIN = 253;
const LONGEST_LABEL = 63;

const mappings = new Map<string, string | null>();

// Maps a character; null if it is disallowed. UTS #46 checks labels, not characters, so the character follows
// another one of the same direction, with which it does not compose.
function mapCharacter(character: string): string | null {
  if (/^[\0-\x7F\u200C\u200D]$/.test(character)) return character.toLowerCase();
  const known = mappings.get(character);
  if (known !== undefined) return known;
  if (mappings.size >= MOST_KEPT) mappings.clear();
  const neighbour = ['q', '', '\u05D0'].find(
    (before) => domainToASCII(before + character) !== null,
  );
  const mapping =
    neighbour === undefined ? null : domainToUnicode(neighbour + character).slice(neighbour.length);
  mappings.set(character, mapping);
  return mapping;
}

function mapDomain(domain: string): string | null {
  const characters = Array.from(domain);
  if (characters.length > LONGEST_INPUT) return null;
  const mapped = characters.map(mapCharacter);
  return mapped.includes(null) ? null : mapped.join('');
}

// Converts a mapped label to ASCII by IDNA2008. Returns null for failure.
function aLabel(label: string): string | null {
  if (label === '') return null;
  const isEncoded = label.startsWith('xn--');
  const unicode = isEncoded ? domainToUnicode(label) : label;
  if ((isEncoded && unicode === label) || !isIDNHostname(unicode)) return null;
  const ascii = domainToASCII(unicode);
  if (ascii === null || ascii.length > LONGEST_LABEL || (isEncoded && ascii !== label)) return null;
  return ascii;
}

function encodeLabels(
  labels: readonly string[],
  encode: (label: string) => string | null,
): string | null {
  const output = labels.map((label) => encode(label));
  return output.includes(null) ? null : output.join('.');
}

function encode2008(domain: string): string | null {
  const labels = domain.split('.');
  const isRooted = labels[labels.length - 1] === '';
  if (domain === '' || Array.from(domain).length > LONGEST_DOMAIN + 1) return null;
  const ascii = encodeLabels(isRooted ? labels.slice(0, -1) : labels, aLabel);
  if (ascii === null || ascii.length > LONGEST_DOMAIN) return null;
  return isRooted ? `${ascii}.` : ascii;
}

/**
 * Converts a domain to ASCII by IDNA2008 after the mapping of UTS #46. If that fails, and the only ASCII
 * characters are letters, digits and hyphens, it tries IDNA2003 after the same mapping.
 *
 * @returns The domain, or null for failure.
 */
export function domainToASCII2008(domain: string): string | null {
  const mapped = mapDomain(domain);
  if (mapped === null) return null;
  const normalized = orderLongRuns(mapped).normalize('NFC');
  const ascii = encode2008(normalized);
  if (ascii !== null) return ascii;
  if (/[\0-,/:-`{-\x7F]/.test(mapped)) return null;
  return encodeLabels(normalized.split('.'), labelToASCII);
}
