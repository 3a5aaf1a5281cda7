// Combining classes and canonical compositions, which tr46 takes from the engine, as this does. They
// never change for a code point once assigned, so they are the same in every engine that has the
// Unicode version of tr46's data, or a later one.

import { isVirama } from './source.js';

const HIGHEST_CLASS = '\u0345';
const LOWEST_CLASS = '\u0334';
const HANGUL_SYLLABLE = /^[\uAC00-\uD7A3]$/;

export type Composition = readonly [composite: number, first: number, second: number];

function isReordered(first: string, second: string): boolean {
  return (first + second).normalize('NFD') === second + first;
}

function isNonstarter(character: string): boolean {
  return isReordered(HIGHEST_CLASS, character) || isReordered(character, LOWEST_CLASS);
}

/** Ranks the combining classes of characters: 1 is the lowest; starters are left out. */
export function rankCombiningClasses(characters: readonly string[]): Map<string, number> {
  const classes: string[][] = [];
  for (const character of characters.filter(isNonstarter)) {
    // The engine puts a nonstarter of a lower class before one of a higher class.
    const at = classes.findIndex(([member = '']) => !isReordered(character, member));
    const found = classes[at];
    if (found === undefined) classes.push([character]);
    else if (isReordered(found[0] ?? '', character)) classes.splice(at, 0, [character]);
    else found.push(character);
  }
  checkViramas(classes);
  return new Map(
    classes.flatMap((members, index) =>
      members.map((member): [string, number] => [member, index + 1]),
    ),
  );
}

function checkViramas(classes: readonly (readonly string[])[]): void {
  const [viramas, ...others] = classes.filter((members) => members.some(isVirama));
  if (others.length > 0 || !viramas?.every(isVirama)) {
    throw new Error('the viramas are not one combining class in this engine');
  }
}

/** The canonical compositions whose composites are among the characters, Hangul apart. */
export function findCompositions(characters: readonly string[]): Composition[] {
  return characters
    .filter((character) => !HANGUL_SYLLABLE.test(character))
    .filter((character) => character.normalize('NFD') !== character)
    .map((character) => {
      const decomposition = Array.from(character.normalize('NFD'));
      const second = decomposition.pop() ?? '';
      const [first = '', ...rest] = decomposition.join('').normalize('NFC');
      if (rest.length > 0 || (first + second).normalize('NFC') !== character) {
        throw new Error(`${character} is no composition`);
      }
      return [codePointOf(character), codePointOf(first), codePointOf(second)];
    });
}

export function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
