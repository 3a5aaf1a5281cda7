// The kind of each code point. Successive code points of one kind are a run of the tables.

import {
  ALTERNATING,
  CODE_POINT_COUNT,
  COMBINING,
  DISALLOWED,
  EXPANDED,
  IGNORED,
  LEFT_TO_RIGHT,
  MAPPED,
  MAPPED_BY_ENGINE,
  MARK,
  NEW_NONSTARTER,
  type Properties,
  VIRAMA,
} from '../src/table-format.js';
import {
  codePointOf,
  isCombining,
  isNonstarter,
  isOld,
  isVirama,
  substitutesOf,
} from './normalization.js';
import { bidiClassOf, characters, isMark, joiningTypeOf, mappings } from './source.js';
import { lowerCase } from './unicode-6.1.js';

/** The properties that the code points of a run share. */
export interface Kind {
  readonly properties: Properties;
  readonly substitutes?: readonly string[];
  /** The distance from a mapped code point to the first code point of its target. */
  readonly distance?: number;
  /** The rest of the target. */
  readonly rest?: string;
}

const alternating: Kind = { properties: MAPPED | ALTERNATING };
const ignored: Kind = { properties: IGNORED };
const disallowed: Kind = { properties: DISALLOWED };

/** The kind of each code point. */
export function findKinds(): Kind[] {
  if (mappings.length !== CODE_POINT_COUNT) throw new Error('some code points are missing');
  const kinds = characters.map(kindOf);
  for (let codePoint = 0; codePoint + 1 < kinds.length; codePoint++) {
    const mapping = mappings[codePoint];
    const next = codePoint + 1;
    const isMappedToNext = mapping?.status === 'mapped' && mapping.to === characters[next];
    if (isMappedToNext && kinds[next]?.properties === LEFT_TO_RIGHT) {
      kinds.fill(alternating, codePoint, ++codePoint + 1);
    }
  }
  return kinds;
}

function kindOf(character: string): Kind {
  const mapping = mappings[codePointOf(character)];
  switch (mapping?.status) {
    case 'valid':
      return validKindOf(character);
    case 'mapped':
      return isMappedByEngine(character, mapping.to)
        ? { properties: MAPPED_BY_ENGINE }
        : mappedKindOf(character, mapping.to);
    default:
      return mapping?.status === 'ignored' ? ignored : disallowed;
  }
}

function validKindOf(character: string): Kind {
  const properties =
    bidiClassOf(character) |
    joiningTypeOf(character) |
    (isMark(character) ? MARK : 0) |
    (isVirama(character) ? VIRAMA : 0) |
    (isMark(character) || isCombining(character) ? COMBINING : 0);
  return isNonstarter(character) && !isOld(character)
    ? { properties: properties | NEW_NONSTARTER, substitutes: substitutesOf(character) }
    : { properties };
}

function mappedKindOf(character: string, to: string): Kind {
  const [first = '', ...others] = to;
  const rest = others.join('');
  const distance = codePointOf(first) - codePointOf(character);
  return { properties: MAPPED | (rest === '' ? 0 : EXPANDED), distance, rest };
}

// Lowercases like the package, with the mappings of Unicode 6.1.
function isMappedByEngine(character: string, to: string): boolean {
  const mapped = isOld(character) ? mapByEngine(character) : null;
  return mapped?.normalize('NFC') === to.normalize('NFC');
}

function mapByEngine(character: string): string | null {
  const smallLetter = lowerCase.get(codePointOf(character));
  const decomposition = character.normalize('NFKD');
  const parts = smallLetter === undefined ? decomposition : String.fromCodePoint(smallLetter);
  const isPair = smallLetter !== undefined && parts.toUpperCase() === character;
  if (decomposition === character && !isPair) return null;
  if (smallLetter !== undefined && parts !== character.toLowerCase()) return null;
  let output = '';
  for (const part of parts) {
    const mapping = mappings[codePointOf(part)];
    if (mapping === undefined || mapping.status === 'disallowed') return null;
    if (part === 'ς') output += 'σ';
    else if (mapping.status === 'valid') output += part;
    else if (mapping.status === 'mapped') output += mapping.to;
  }
  return output;
}
