// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { orderLongRuns } from '@urlkit/idna';
import { codePointOf, scriptBit } from './code-points.js';
import { numberReader } from './numbers.js';
import { confusables } from './tables.js';

const DIACRITICS = scriptBit('Latn') | scriptBit('Grek') | scriptBit('Cyrl');

// Characters that people confuse, in addition to the confusables of UTS #39: a character, and those that look like it.
const ALIKE =
  'pϼҏ hħнћңҥӈӊԋԧԩ kĸκкқҝҟҡӄԟ nŋпԥกח tŧтҭԏ七丅丆丁 bƅьҍвß wωшщพฟພຟ mмӎ eєҽҿၔ rґ fғӻ cҫင yұ丫 xχҳӽӿ乂 dԃძ gԍဌ sടรຣຮ j၂ o०০੦૦ଠ୦೦စ q৭੧૧ uบບ 0θ 2२২੨૨೩೭շ 3зҙӡउওਤ੩૩౩ဒვპੜკ 4੫丩ㄐ 6ճ 8৪੪୫ 9૭୨౨ -—一―⸺⸻';

// Letters that look like two others, with both of which they are compared. (œ looks like oe and ce. Its skeleton is œe,
// whose first letter is compared with o and c.)
const AMBIGUOUS_LETTERS: readonly (readonly [letter: string, looksLike: RegExp])[] = [
  ['þ', /[bp]/g],
  ['œ', /[co]/g],
  ['ł', /[lt]/g],
];

let prototypes: ReadonlyMap<string, string> | undefined;
let alike: ReadonlyMap<string, string> | undefined;

function readPrototypes(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const readNumber = numberReader(confusables);
  for (let source = readNumber(); !Number.isNaN(source); source += readNumber()) {
    const codePoints = Array.from({ length: readNumber() }, readNumber);
    map.set(String.fromCodePoint(source), String.fromCodePoint(...codePoints));
  }
  for (const [letter] of AMBIGUOUS_LETTERS) map.delete(letter);
  return map;
}

function readAlike(): ReadonlyMap<string, string> {
  const map = new Map([
    ['æ', 'ae'],
    ['ӕ', 'ae'],
    ['œ', 'œe'],
  ]);
  for (const [first = '', ...others] of ALIKE.split(' ')) {
    for (const other of others) map.set(other, first);
  }
  return map;
}

/** Whether all characters are ASCII, or Latin, Greek, Cyrillic, or the diacritics of these. */
export function isLatinGreekCyrillic(characters: readonly string[]): boolean {
  return characters.every((character) => {
    if (/[\0-\x7F]|[\u0300-\u0339]/.test(character)) return true;
    const { scripts } = codePointOf(character);
    return (scripts & DIACRITICS) === scripts && scripts !== 0;
  });
}

function removeDiacritics(text: string): string {
  const stripped = orderLongRuns(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return stripped.replace(/ø/g, 'o').replace(/đ/g, 'd');
}

/**
 * Returns the skeleton of a domain. Two domains look alike if their skeletons do.
 *
 * @param domain A domain in Unicode, without a trailing U+002E (.).
 * @param length The number of code units that are needed at the end of the skeleton.
 */
export function skeletonOf(domain: string, length: number = Number.POSITIVE_INFINITY): string {
  prototypes ??= readPrototypes();
  alike ??= readAlike();
  const replace = (text: string, map: ReadonlyMap<string, string>): string =>
    Array.from(text, (character) => map.get(character) ?? character).join('');
  const plain = isLatinGreekCyrillic(Array.from(new Set(domain)))
    ? removeDiacritics(domain)
    : domain;
  // A code point has at most two code units, and its skeleton at least one.
  const decomposed = orderLongRuns(replace(plain.slice(-2 * length), alike)).normalize('NFD');
  // Domains have no capitals, but the prototype of 0 is O.
  return orderLongRuns(replace(decomposed, prototypes)).normalize('NFD').toLowerCase();
}

/** Returns the same text for all skeletons that look alike, and for some others. */
export function keyOf(skeleton: string): string {
  return AMBIGUOUS_LETTERS.reduce(
    (key, [letter, looksLike]) => key.replace(looksLike, letter),
    skeleton,
  );
}

function isAmbiguous(character: string): boolean {
  return AMBIGUOUS_LETTERS.some(([letter]) => letter === character);
}

/** Whether two skeletons that have the same key look alike. */
export function lookAlike(a: string, b: string): boolean {
  for (let index = 0; index < a.length; index++) {
    const [one, other] = [a.charAt(index), b.charAt(index)];
    if (one !== other && !isAmbiguous(one) && !isAmbiguous(other)) return false;
  }
  return true;
}
