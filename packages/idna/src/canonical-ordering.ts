// https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-3/#G49537

import { propertiesOf } from './code-points.js';
import { COMBINING } from './table-format.js';

// Engines put the marks behind a letter in order one by one, in time that grows with their square.
const LONGEST_RUN = 64;

// Their combining classes are the lowest and the highest there are.
const OVERLAY = '\u0334';
const YPOGEGRAMMENI = '\u0345';

/** Puts long runs of marks in the order that Normalization Forms have them in, in linear time. */
export function orderLongRuns(text: string): string {
  if (text.length <= LONGEST_RUN) return text;
  let output = '';
  let run: string[] = [];
  for (const character of text) {
    if (propertiesOf(character.codePointAt(0) as number) & COMBINING) {
      run.push(character);
    } else {
      output += orderRun(run) + character;
      run = [];
    }
  }
  return output + orderRun(run);
}

function orderRun(run: readonly string[]): string {
  if (run.length <= LONGEST_RUN) return run.join('');
  const decompositions = new Map<string, readonly string[]>();
  for (const character of new Set(run)) {
    decompositions.set(character, Array.from(character.normalize('NFD')));
  }
  const places = findPlaces(new Set(Array.from(decompositions.values()).flat()));
  let output = '';
  const marks = new Map<number, string[]>();
  const writeMarks = (): void => {
    const inOrder = Array.from(marks).sort(([a], [b]) => a - b);
    for (const [, alike] of inOrder) output += alike.join('');
    marks.clear();
  };
  for (const character of run.flatMap((composed) => decompositions.get(composed) ?? [])) {
    const place = places.get(character);
    if (place === undefined) {
      writeMarks();
      output += character;
    } else {
      const alike = marks.get(place);
      if (alike === undefined) marks.set(place, [character]);
      else alike.push(character);
    }
  }
  writeMarks();
  return output;
}

// The place of each nonstarter among the combining classes of all of them.
function findPlaces(characters: ReadonlySet<string>): ReadonlyMap<string, number> {
  const marks = Array.from(characters).filter(isNonstarter).sort(compareClasses);
  const places = new Map<string, number>();
  let place = 0;
  marks.forEach((mark, index) => {
    if (index > 0 && compareClasses(marks[index - 1] as string, mark) < 0) place++;
    places.set(mark, place);
  });
  return places;
}

function isNonstarter(character: string): boolean {
  return changePlaces(character, OVERLAY) || changePlaces(YPOGEGRAMMENI, character);
}

function compareClasses(a: string, b: string): number {
  if (changePlaces(b, a)) return -1;
  return changePlaces(a, b) ? 1 : 0;
}

function changePlaces(first: string, second: string): boolean {
  return (first + second).normalize('NFD') !== first + second;
}
