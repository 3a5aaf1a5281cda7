// The data about Normalization Form C, which comes from the engine. Combining classes and compositions of
// assigned code points never change, so any engine with the Unicode version of tr46's data, or a later one,
// gives the same data.

import { characters, isMark, isValid, isVirama } from './source.js';
import { assigned } from './unicode-6.1.js';

const HIGHEST_CLASS = '\u0345';
const LOWEST_CLASS = '\u0334';

/** Whether a character is in Unicode 6.1, which all engines know. */
export function isOld(character: string): boolean {
  return assigned.has(codePointOf(character));
}

function isReordered(first: string, second: string): boolean {
  return first !== second && (first + second).normalize('NFD') === second + first;
}

const nonstarters: ReadonlySet<string> = new Set(
  characters.filter(
    (character) =>
      isMark(character) &&
      (isReordered(HIGHEST_CLASS, character) || isReordered(character, LOWEST_CLASS)),
  ),
);
checkViramas();

export function isNonstarter(character: string): boolean {
  return nonstarters.has(character);
}

interface Composition {
  readonly composite: string;
  readonly first: string;
  readonly second: string;
}

const compositions: readonly Composition[] = characters
  .filter((character) => {
    const decomposition = character.normalize('NFD');
    return decomposition !== character && decomposition.normalize('NFC') === character;
  })
  .map((composite) => {
    const decomposition = Array.from(composite.normalize('NFD'));
    const second = decomposition.pop() ?? '';
    return { composite, first: decomposition.join('').normalize('NFC'), second };
  });

const seconds = new Set(compositions.map(({ second }) => second));

/** Whether Normalization Form C may move a character, or compose it with the one before it. */
export function isCombining(character: string): boolean {
  const [first = ''] = character.normalize('NFD');
  return isNonstarter(first) || seconds.has(first);
}

function checkViramas(): void {
  const virama = Array.from(nonstarters).find(isVirama) ?? '';
  const isOfClass = (other: string) => !isReordered(virama, other) && !isReordered(other, virama);
  if (Array.from(nonstarters).some((character) => isOfClass(character) !== isVirama(character))) {
    throw new Error('the viramas are not one combining class in this engine');
  }
}

// Old nonstarters that do not compose, the lowest combining class first.
const possibleSubstitutes = Array.from(nonstarters)
  .filter(isOld)
  .filter((character) => character.normalize('NFD') === character && !seconds.has(character))
  .sort((a, b) => Number(isReordered(a, b)) - Number(isReordered(b, a)));

/**
 * Returns the substitutes of a nonstarter in the two rounds of normalization. They have its combining
 * class or, if no old nonstarter has that, the next higher and the next lower class.
 */
export function substitutesOf(nonstarter: string): readonly string[] {
  const notLower = possibleSubstitutes.find((substitute) => !isReordered(nonstarter, substitute));
  const notHigher = possibleSubstitutes.filter(
    (substitute) => !isReordered(substitute, nonstarter),
  );
  const highest = notHigher.find(
    (substitute) => !notHigher.some((other) => isReordered(other, substitute)),
  );
  if (notLower === undefined || highest === undefined) {
    throw new Error(`nothing stands in for ${nonstarter}`);
  }
  return [notLower, highest];
}

/**
 * Returns the replacements of young composites, which an engine may not know: their parts. A young
 * composite with an old nonstarter, and its first part, are replaced by old characters that are not valid
 * and compose with the nonstarter in the same way.
 */
export function findSubstitutes(): Map<string, string> {
  const substitutes = new Map<string, string>();
  for (const { composite, first, second } of compositions) {
    if (!isValid(composite) || isOld(composite)) continue;
    const decomposition = composite.normalize('NFD');
    if (isNonstarter(second)) {
      const alike = findAlike(second, new Set(substitutes.values()));
      substitutes.set(first, alike.first).set(composite, alike.composite);
    } else if (Array.from(decomposition).some((part) => isOld(part) || isNonstarter(part))) {
      throw new Error(`the parts of ${composite} may be moved or compose with old characters, too`);
    } else {
      substitutes.set(composite, decomposition);
    }
  }
  return new Map(Array.from(substitutes).sort(([a], [b]) => codePointOf(a) - codePointOf(b)));
}

function findAlike(second: string, taken: ReadonlySet<string>): Composition {
  const composeWith = (character: string) =>
    compositions.filter(({ first }) => first === character);
  const alike = compositions.find(
    ({ composite, first, second: other }) =>
      other === second &&
      !isValid(first) &&
      first.normalize('NFD') === first &&
      isOld(composite) &&
      !taken.has(first) &&
      composeWith(first).length === 1 &&
      composeWith(composite).length === 0,
  );
  if (alike === undefined) throw new Error(`nothing composes with ${second} alone`);
  return alike;
}

export function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
