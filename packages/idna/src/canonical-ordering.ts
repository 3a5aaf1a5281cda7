// https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-3/#G49537

import { assertString, TextWriter } from '@urlkit/internal';

// Engines sort the marks after a letter in quadratic time, so long runs are sorted here.
const LONG_RUN = 64;

// These have the lowest and the highest combining class.
const OVERLAY = '\u0334';
const YPOGEGRAMMENI = '\u0345';

/**
 * Decomposes the marks of a text and sorts them, in linear time. A text without 64 marks in a row is returned as it
 * is, because engines sort it fast enough.
 */
export function orderLongRuns(text: string): string {
  assertString(text, 'text');
  if (text.length < LONG_RUN) return text;
  const decompositions = findMarks(new Set(text));
  const marks = Array.from(decompositions.keys()).join('');
  if (!new RegExp(`[${marks}]{${LONG_RUN}}`, 'u').test(text)) return text;
  const places = findPlaces(new Set(Array.from(decompositions.values()).join('')));
  const output = new TextWriter();
  // The marks since the last starter, by the rank of their combining class.
  let run: TextWriter[] = [];
  const takeMarks = (): string => run.map((alike) => alike.text()).join('');
  for (const character of text) {
    const decomposition = decompositions.get(character);
    if (decomposition === undefined) {
      output.write(takeMarks() + character);
      run = [];
    } else {
      for (const mark of decomposition) {
        const place = places.get(mark) as number;
        run[place] ??= new TextWriter();
        run[place].write(mark);
      }
    }
  }
  return output.text() + takeMarks();
}

// The characters whose decompositions begin with a nonstarter, and these decompositions.
function findMarks(characters: ReadonlySet<string>): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const character of characters) {
    const isStarter = decompose(YPOGEGRAMMENI + character + OVERLAY).startsWith(YPOGEGRAMMENI);
    if (!isStarter) marks.set(character, decompose(character));
  }
  return marks;
}

// The rank of the combining class of each nonstarter, among the classes of all nonstarters.
function findPlaces(nonstarters: ReadonlySet<string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let last = '';
  let place = 0;
  for (const mark of decompose(Array.from(nonstarters).join(''))) {
    if (decompose(mark + last) !== mark + last) place++;
    places.set(mark, place);
    last = mark;
  }
  return places;
}

function decompose(text: string): string {
  return text.normalize('NFD');
}
