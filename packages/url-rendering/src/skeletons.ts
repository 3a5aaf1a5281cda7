// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { orderLongRuns } from '@urlkit/idna/internal';
import { codePointOf, scriptBit } from './code-points.js';
import { numberReader } from './numbers.js';
import { confusables } from './tables.js';

const DIACRITICS = scriptBit('Latn') | scriptBit('Grek') | scriptBit('Cyrl');

// Characters that people confuse, in addition to the confusables of UTS #39: a character, and those that look like it.
const ALIKE =
  'pϼҏ hħнћңҥӈӊԋԧԩ kĸκкқҝҟҡӄԟ nŋпԥกח tŧтҭԏ七丅丆丁 bƅьҍвß wωшщพฟພຟ mмӎ eєҽҿၔ rґ fғӻ cҫင yұ丫 xχҳӽӿ乂 dԃძ gԍဌ sടรຣຮ j၂ o०০੦૦ଠ୦೦စ q৭੧૧ uบບ 0θ 2२২੨૨೩೭շ 3зҙӡउওਤ੩૩౩ဒვპੜკ 4੫丩ㄐ 6ճ 8৪੪୫ 9૭୨౨ -—一―⸺⸻';

// Characters that look like several others.
const AMBIGUOUS: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map([
  ['þ', ['þ', 'b', 'p']],
  ['œ', ['œ', 'ce', 'oe']],
  ['ł', ['l', 't']],
  ['ӏ', ['ӏ', 'l']],
]);

const IS_AMBIGUOUS = /* @__PURE__ */ new RegExp(`[${Array.from(AMBIGUOUS.keys()).join('')}]`, 'g');

// More combinations would take too long, and nobody is deceived by such a text.
const MOST_VARIANTS = 128;

let prototypes: ReadonlyMap<string, string> | undefined;
let alike: ReadonlyMap<string, string> | undefined;

function readPrototypes(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const readNumber = numberReader(confusables);
  for (let source = readNumber(); !Number.isNaN(source); source += readNumber()) {
    const codePoints = Array.from({ length: readNumber() }, readNumber);
    map.set(String.fromCodePoint(source), String.fromCodePoint(...codePoints));
  }
  return map;
}

function readAlike(): ReadonlyMap<string, string> {
  const map = new Map([
    ['æ', 'ae'],
    ['ӕ', 'ae'],
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

/** Returns the texts that a text with ambiguous characters may be mistaken for. */
function variantsOf(text: string): readonly string[] {
  let variants = [''];
  let position = 0;
  for (const { 0: character, index } of text.matchAll(IS_AMBIGUOUS)) {
    const readings = AMBIGUOUS.get(character) ?? [];
    if (variants.length * readings.length > MOST_VARIANTS) continue;
    const before = text.slice(position, index);
    variants = variants.flatMap((variant) => readings.map((reading) => variant + before + reading));
    position = index + 1;
  }
  const rest = text.slice(position);
  return variants.map((variant) => variant + rest);
}

/**
 * Returns the skeletons of a domain. Two domains that have a skeleton in common look alike.
 *
 * @param domain A domain in Unicode, without a trailing U+002E (.).
 * @param length The number of code units that are needed at the ends of the skeletons.
 */
export function skeletonsOf(
  domain: string,
  length: number = Number.POSITIVE_INFINITY,
): ReadonlySet<string> {
  prototypes ??= readPrototypes();
  alike ??= readAlike();
  const replace = (text: string, map: ReadonlyMap<string, string>): string =>
    Array.from(text, (character) => map.get(character) ?? character).join('');
  const plain = isLatinGreekCyrillic(Array.from(new Set(domain)))
    ? removeDiacritics(domain)
    : domain;
  const skeletons = new Set<string>();
  // A code point has at most two code units, and its skeleton at least one.
  for (const variant of variantsOf(plain.slice(-2 * length))) {
    const decomposed = orderLongRuns(replace(variant, alike)).normalize('NFD');
    skeletons.add(orderLongRuns(replace(decomposed, prototypes)).normalize('NFD'));
  }
  return skeletons;
}
