// https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-3/#G49537

import { createTextWriter, type TextWriter } from '@urlkit/infra/internal';

// Engines sort the marks after a letter one by one, in quadratic time.
const LONGEST_TEXT = 64;

// These have the lowest and the highest combining class.
const OVERLAY = '\u0334';
const YPOGEGRAMMENI = '\u0345';

/**
 * Decomposes a text and sorts its marks, in linear time. A text of up to 64 code units is returned as it is,
 * because engines sort it fast enough.
 */
export function orderLongRuns(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const decompositions = new Map<string, string>();
  for (const character of new Set(text)) decompositions.set(character, character.normalize('NFD'));
  const places = findPlaces(new Set(Array.from(decompositions.values()).join('')));
  const output = createTextWriter();
  // The marks since the last starter, by their places.
  let marks: TextWriter[] = [];
  const takeMarks = (): string => marks.map((alike) => alike.text()).join('');
  for (const composed of text) {
    for (const character of decompositions.get(composed) as string) {
      const place = places.get(character);
      if (place === undefined) {
        output.write(takeMarks() + character);
        marks = [];
      } else {
        marks[place] ??= createTextWriter();
        marks[place].write(character);
      }
    }
  }
  return output.text() + takeMarks();
}

// The rank of each nonstarter's combining class among those of all the nonstarters.
function findPlaces(characters: ReadonlySet<string>): ReadonlyMap<string, number> {
  const nonstarters = Array.from(characters).filter(
    (character) => !isInOrder(YPOGEGRAMMENI + character + OVERLAY),
  );
  const places = new Map<string, number>();
  let last = '';
  let place = 0;
  for (const mark of nonstarters.join('').normalize('NFD')) {
    if (!isInOrder(mark + last)) place++;
    places.set(mark, place);
    last = mark;
  }
  return places;
}

function isInOrder(text: string): boolean {
  return text.normalize('NFD') === text;
}
