// https://www.unicode.org/reports/tr46/#ProcessingStepMap

import { runOf } from './code-points.js';

const FINAL_SIGMA = 0x3c2;
const SIGMA = 'σ';

/**
 * Maps a domain, code point by code point.
 *
 * @returns What Normalization Form C turns into the mapped domain; null if a code point is
 * disallowed, which neither mapping nor normalization changes.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 */
export function mapDomain(domain: string): string | null {
  let output = '';
  for (const character of domain) {
    const mapped = mapCharacter(character);
    if (mapped === null) return null;
    output += mapped;
  }
  return output;
}

function mapCharacter(character: string): string | null {
  const codePoint = character.codePointAt(0) as number;
  const { start, properties, distance, expansion } = runOf(codePoint);
  switch (properties.status) {
    case 'valid':
      return character;
    case 'ignored':
      return '';
    case 'mapped':
      return String.fromCodePoint(codePoint + distance);
    case 'alternating':
      return (codePoint - start) % 2 === 0 ? String.fromCodePoint(codePoint + 1) : character;
    case 'expanded':
      return expansion;
    case 'decomposed':
      return mapDecomposition(character);
    default:
      return null;
  }
}

// The table says this only of code points whose decomposition is the same in every engine, being
// in Unicode since version 6.1. An engine that has no normalization fails.
function mapDecomposition(character: string): string | null {
  const decomposition = character.normalize?.('NFKD');
  if (decomposition === undefined || decomposition === character) return null;
  let output = '';
  for (const part of decomposition) {
    // What looks like a final sigma is mapped to the letter, as capital letters are.
    const mapped = part.codePointAt(0) === FINAL_SIGMA ? SIGMA : mapCharacter(part);
    if (mapped === null) return null;
    output += mapped;
  }
  return output;
}
