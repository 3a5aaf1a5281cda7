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
  const characters = run.flatMap((character) => Array.from(character.normalize('NFD')));
  const places = findPlaces(new Set(characters));
  const output: string[] = [];
  let marks: string[][] = [];
  for (const character of characters) {
    const place = places.get(character);
    if (place === undefined) {
      output.push(...marks.map((alike) => alike.join('')), character);
      marks = [];
    } else {
      marks[place] ??= [];
      marks[place].push(character);
    }
  }
  output.push(...marks.map((alike) => alike.join('')));
  return output.join('');
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
