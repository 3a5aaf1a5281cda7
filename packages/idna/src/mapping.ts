// https://www.unicode.org/reports/tr46/#ProcessingStepMap

import { getCodePoints, propertiesOf } from './code-points.js';
import { IGNORED, MAPPED, MAPPED_BY_ENGINE, NOT_VALID } from './table-format.js';

const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';

/**
 * Maps the code points of a text.
 *
 * @returns The mapped text, not yet normalized; null if a code point is disallowed.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 */
export function mapCharacters(text: string): string | null {
  let output = '';
  let position = 0;
  let end = 0;
  for (const character of text) {
    const start = end;
    end += character.length;
    const mapped = mapCharacter(character);
    if (mapped === null) return null;
    if (mapped === character) continue;
    output += text.slice(position, start) + mapped;
    position = end;
  }
  return output + text.slice(position);
}

function mapCharacter(character: string): string | null {
  const properties = propertiesOf(character);
  if ((properties & NOT_VALID) === 0) return character;
  if (properties & IGNORED) return '';
  if (properties & MAPPED) return getCodePoints().mappings.get(character) as string;
  return properties & MAPPED_BY_ENGINE ? mapByEngine(character) : null;
}

// The tables leave only those code points to the engine that every engine maps alike; see the README.
function mapByEngine(character: string): string | null {
  const smallLetter = character.toLowerCase();
  const parts = smallLetter === character ? character.normalize?.('NFKD') : smallLetter;
  if (parts === undefined || parts === character) return null;
  // The final sigmas among the mathematical letters are mapped to the other sigma.
  return mapCharacters(parts.replace(FINAL_SIGMA, SIGMA));
}
