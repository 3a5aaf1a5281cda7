// https://www.unicode.org/reports/tr46/#ProcessingStepMap

import { TextWriter } from '@urlkit/internal';
import { getCodePoints, propertiesOf } from './code-points.js';
import { IGNORED, MAPPED, MAPPED_BY_ENGINE, NOT_VALID, type Properties } from './table-format.js';

const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';

/**
 * Maps the code points of a text.
 *
 * @returns The mapped text, not yet normalized; null if a code point is disallowed.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 */
export function mapCharacters(text: string): string | null {
  let output: TextWriter | undefined;
  let mappings: Map<string, string> | undefined;
  let position = 0;
  for (let start = 0; start < text.length; ) {
    const codePoint = text.codePointAt(start) as number;
    const end = start + (codePoint > 0xffff ? 2 : 1);
    const properties = propertiesOf(codePoint);
    if (properties & NOT_VALID) {
      const character = text.slice(start, end);
      const mapped = mappings?.get(character) ?? mapCharacter(character, properties);
      if (mapped === null) return null;
      mappings ??= new Map();
      mappings.set(character, mapped);
      output ??= new TextWriter();
      output.write(text.slice(position, start) + mapped);
      position = end;
    }
    start = end;
  }
  return output === undefined ? text : output.text() + text.slice(position);
}

function mapCharacter(character: string, properties: Properties): string | null {
  if (properties & IGNORED) return '';
  if (properties & MAPPED) return getCodePoints().mappings.get(character) as string;
  return properties & MAPPED_BY_ENGINE ? mapByEngine(character) : null;
}

// The engine maps only code points that all engines map alike; see the README.
function mapByEngine(character: string): string | null {
  const smallLetter = character.toLowerCase();
  const parts = smallLetter === character ? character.normalize?.('NFKD') : smallLetter;
  if (parts === undefined || parts === character) return null;
  // The final sigmas among the mathematical letters are mapped to the other sigma.
  return mapCharacters(parts.replace(FINAL_SIGMA, SIGMA));
}
