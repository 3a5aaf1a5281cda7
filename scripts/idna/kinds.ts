// Which run of the table each code point belongs to.

import { isDeepStrictEqual } from 'node:util';
import assigned from '@unicode/unicode-6.1.0/Binary_Property/Assigned/code-points.mjs';
import {
  BEHIND_LAST_CODE_POINT,
  type BidiClass,
  type JoiningType,
  type Status,
} from '../../packages/idna/src/table-format.js';
import { codePointOf, rankCombiningClasses } from './normalization.js';
import { bidiClassOf, isMark, joiningTypeOf, type Mapping, mappings } from './source.js';

/** What the code points of a run have in common. */
export interface Kind {
  readonly status: Status;
  readonly bidiClass: BidiClass;
  readonly joiningType: JoiningType;
  readonly isMark: boolean;
  readonly combiningClass: number;
  /** From a mapped code point to what it is mapped to. */
  readonly distance: number;
}

// Shorter runs of mapped code points take less room among others that decompose.
const SHORTEST_MAPPED_RUN = 8;

const withoutProperties = {
  bidiClass: 'L',
  joiningType: 'U',
  isMark: false,
  combiningClass: 0,
  distance: 0,
} as const;
const letter: Kind = { ...withoutProperties, status: 'valid' };
const characters = mappings.map((_, codePoint) => String.fromCodePoint(codePoint));
export const validCharacters: readonly string[] = characters.filter(
  (_, codePoint) => mappings[codePoint]?.status === 'valid',
);
const combiningClasses = rankCombiningClasses(validCharacters);
const assignedInBaseline = new Set<number>(assigned);

/** The kind of each code point. */
export function findKinds(): Kind[] {
  if (mappings.length !== BEHIND_LAST_CODE_POINT) throw new Error('some code points are missing');
  const kinds = mappings.map(kindOf);
  markAlternating(kinds);
  markMapped(kinds);
  return kinds;
}

function kindOf(mapping: Mapping, codePoint: number): Kind {
  const character = characters[codePoint] ?? '';
  switch (mapping.status) {
    case 'mapped':
      return { ...withoutProperties, status: 'decomposed' };
    case 'valid':
      return {
        status: 'valid',
        bidiClass: bidiClassOf(character),
        joiningType: joiningTypeOf(character),
        isMark: isMark(character),
        combiningClass: combiningClasses.get(character) ?? 0,
        distance: 0,
      };
    default:
      return { ...withoutProperties, status: mapping.status };
  }
}

function distanceOf(codePoint: number): number | undefined {
  const mapping = mappings[codePoint];
  if (mapping?.status !== 'mapped') return undefined;
  const [target = '', ...rest] = mapping.to;
  return rest.length === 0 ? codePointOf(target) - codePoint : undefined;
}

function startsPair(kinds: readonly Kind[], codePoint: number): boolean {
  return distanceOf(codePoint) === 1 && isDeepStrictEqual(kinds[codePoint + 1], letter);
}

function markAlternating(kinds: Kind[]): void {
  for (let codePoint = 0; codePoint < kinds.length; codePoint++) {
    if (!startsPair(kinds, codePoint)) continue;
    kinds.fill({ ...withoutProperties, status: 'alternating' }, codePoint, codePoint + 2);
    codePoint++;
  }
}

function markMapped(kinds: Kind[]): void {
  for (let start = 0; start < kinds.length; ) {
    const distance = distanceOf(start);
    let end = start;
    while (kinds[end]?.status === 'decomposed' && distanceOf(end) === distance) end++;
    if (distance === undefined) {
      expandBetween(kinds, start, end);
    } else if (end - start >= SHORTEST_MAPPED_RUN || !decomposeEverywhere(start, end)) {
      kinds.fill({ ...withoutProperties, status: 'mapped', distance }, start, end);
    }
    start = Math.max(end, start + 1);
  }
}

function expandBetween(kinds: Kind[], start: number, end: number): void {
  for (let codePoint = start; codePoint < end; codePoint++) {
    if (decomposeEverywhere(codePoint, codePoint + 1)) continue;
    kinds[codePoint] = { ...withoutProperties, status: 'expanded' };
  }
}

// In every engine whose Unicode version is that of the baseline or a later one.
function decomposeEverywhere(start: number, end: number): boolean {
  for (let codePoint = start; codePoint < end; codePoint++) {
    const character = characters[codePoint] ?? '';
    const isDecomposed = character.normalize('NFKD') !== character;
    if (!isDecomposed || !assignedInBaseline.has(codePoint)) return false;
  }
  return true;
}
