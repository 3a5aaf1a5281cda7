// The data about Normalization Form C. All engines agree about code points of Unicode 6.1, so their compositions come
// from the engine. Combining classes, and compositions of newer code points, come from ICU.

import { readJSON } from '../../../scripts/workspace.js';
import { assigned } from './unicode-6.1.js';

// main.ts writes the file. Each run has its first and last code point and its class. Each composition has the composite,
// its first part and its second part.
const data = readJSON<{ readonly combiningClasses: string; readonly compositions: string }>(
  import.meta.dirname,
  'normalization.json',
);

const VIRAMA = 9;

/** Whether a character is in Unicode 6.1, which all engines know. */
export function isOld(character: string): boolean {
  return assigned.has(codePointOf(character));
}

function* readRows(text: string): Generator<[number, number, number]> {
  for (const row of text.split(', ')) {
    const [first = 0, second = 0, third = 0] = row.split(' ').map(Number);
    yield [first, second, third];
  }
}

const combiningClasses = new Map<string, number>();
for (const [first, last, combiningClass] of readRows(data.combiningClasses)) {
  for (let codePoint = first; codePoint <= last; codePoint++) {
    combiningClasses.set(String.fromCodePoint(codePoint), combiningClass);
  }
}

export function combiningClassOf(character: string): number {
  return combiningClasses.get(character) ?? 0;
}

export function isNonstarter(character: string): boolean {
  return combiningClasses.has(character);
}

export function isVirama(character: string): boolean {
  return combiningClassOf(character) === VIRAMA;
}

interface Composition {
  readonly composite: string;
  readonly first: string;
  readonly second: string;
}

const youngCompositions: readonly Composition[] = Array.from(
  readRows(data.compositions),
  ([composite, first, second]) => ({
    composite: String.fromCodePoint(composite),
    first: String.fromCodePoint(first),
    second: String.fromCodePoint(second),
  }),
);

const oldCompositions: readonly Composition[] = Array.from(assigned, (codePoint) =>
  String.fromCodePoint(codePoint),
)
  .filter((character) => {
    const decomposition = character.normalize('NFD');
    return decomposition !== character && decomposition.normalize('NFC') === character;
  })
  .map((composite) => {
    const decomposition = Array.from(composite.normalize('NFD'));
    const second = decomposition.pop() ?? '';
    return { composite, first: decomposition.join('').normalize('NFC'), second };
  });

/** The first part of a composite may have parts itself. */
export const compositions: readonly Composition[] = [...oldCompositions, ...youngCompositions];
const seconds = new Set(compositions.map(({ second }) => second));

/** Returns the full canonical decomposition of a character. */
export function decompose(character: string): string {
  if (isOld(character)) return character.normalize('NFD');
  const composition = youngCompositions.find(({ composite }) => composite === character);
  return composition ? decompose(composition.first) + decompose(composition.second) : character;
}

/** Whether Normalization Form C may move a character, or compose it with the one before it. */
export function isCombining(character: string): boolean {
  const [first = ''] = decompose(character);
  return isNonstarter(first) || seconds.has(first);
}

// Old nonstarters that do not compose, the lowest combining class first.
const possibleSubstitutes = Array.from(combiningClasses.keys())
  .filter(isOld)
  .filter((character) => character.normalize('NFD') === character && !seconds.has(character))
  .sort((a, b) => combiningClassOf(a) - combiningClassOf(b) || codePointOf(a) - codePointOf(b));

/**
 * Returns the substitutes of a nonstarter in the two rounds of normalization. They have its combining
 * class or, if no old nonstarter has that, the next higher and the next lower class.
 */
export function substitutesOf(nonstarter: string): readonly string[] {
  const wanted = combiningClassOf(nonstarter);
  const classes = possibleSubstitutes.map(combiningClassOf);
  const higher = classes.find((combiningClass) => combiningClass >= wanted);
  const lower = classes.findLast((combiningClass) => combiningClass <= wanted);
  if (higher === undefined || lower === undefined) {
    throw new Error(`nothing stands in for ${nonstarter}`);
  }
  return [higher, lower].map(
    (combiningClass) => possibleSubstitutes[classes.indexOf(combiningClass)] ?? '',
  );
}

/**
 * Returns the replacements of young composites, which an engine may not know: their parts. A young
 * composite with an old nonstarter, and its first part, are replaced by old characters that are not valid
 * and compose with the nonstarter in the same way.
 */
export function findSubstitutes(isValid: (character: string) => boolean): Map<string, string> {
  const substitutes = new Map<string, string>();
  for (const { composite, first, second } of youngCompositions) {
    if (!isValid(composite)) continue;
    const decomposition = decompose(composite);
    if (isNonstarter(second)) {
      const alike = findAlike(second, new Set(substitutes.values()), isValid);
      substitutes.set(first, alike.first).set(composite, alike.composite);
    } else if (Array.from(decomposition).some((part) => isOld(part) || isNonstarter(part))) {
      throw new Error(`the parts of ${composite} may be moved or compose with old characters, too`);
    } else {
      substitutes.set(composite, decomposition);
    }
  }
  return new Map(Array.from(substitutes).sort(([a], [b]) => codePointOf(a) - codePointOf(b)));
}

function findAlike(
  second: string,
  taken: ReadonlySet<string>,
  isValid: (character: string) => boolean,
): Composition {
  const composeWith = (character: string) =>
    compositions.filter(({ first }) => first === character);
  const alike = compositions.find(
    ({ composite, first, second: other }) =>
      other === second &&
      !isValid(first) &&
      decompose(first) === first &&
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
