// https://url.spec.whatwg.org/#url-rendering-i18n

import { flatten } from '@urlkit/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';

// ASCII characters that are never syntax. Others are encoded for a reason, so they are not decoded.
const PLAIN = /[A-Za-z\d._~-]/;

type CharacterTest = (character: string) => boolean;

/** @param ranges Code points in hexadecimal. */
function oneOf(ranges: string): CharacterTest {
  const list = ranges
    .split(' ')
    .map((range) => range.split('-').map((codePoint) => Number.parseInt(codePoint, 16)));
  return (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return list.some(([first = 0, last = first]) => first <= codePoint && codePoint <= last);
  };
}

// Controls, spaces, joiners, fillers, tags and variation selectors; direction marks, which change the order;
// private-use characters, which have no common form; and replacement characters.
const isInvisible: CharacterTest = /* @__PURE__ */ oneOf(
  '0-20 7F-A0 AD 34F 61C 70F 115F-1160 1680 17B4-17B5 180B-180F 2000-200F 2028-202F 205F-206F ' +
    '2800 3000 3164 D800-F8FF FDD0-FDEF FE00-FE0F FEFF FFA0 FFF0-FFFF 13430-1345F 1BCA0-1BCAF ' +
    '1D159 1D173-1D17A E0000-10FFFF',
);

// Characters that look like slashes, dots, colons, question marks, number signs, ampersands, equals signs, at
// signs, percent signs, hyphens, brackets and quotation marks; fractions and other characters with one of them.
const isLikeSyntax: CharacterTest = /* @__PURE__ */ oneOf(
  'BC-BE 1C3 2B9-2BC 2C8 2D0 37E 387 589 5BE 5C0 5C3 5F3-5F4 609-60A 66A 6D4 701-704 1361 1735 ' +
    '2010-2027 2030-205E 208B 2100-2101 2105-2106 2153-215F 2189 2212 2215-2219 2223 2236 225F 23AE ' +
    '244A 2571-2573 27CB 27CD 29F5-29F6 29F8-29F9 2A75-2A76 2AFB 2AFD 2CF9-2CFE 2E00-2E5D ' +
    '2F02-2F03 2FF0-2FFF 3001-3003 3008-301F 3030-3035 30A0 30FB 31D3 321D-321E 33AE-33AF 33C6 ' +
    '33DF A4FA A4FF A60E-A60F A789 A78F FE10-FE6B FF01-FF0F FF1A-FF20 FF3B-FF40 FF5B-FF65 ' +
    'FFE0-FFEE 1F670-1F67F',
);

// Locks, keys, shields and check marks, with which browsers show that a connection is secure.
const isLikeLock: CharacterTest = /* @__PURE__ */ oneOf(
  '2611 26BF 26E8 2705 2713-2714 1F50F-1F513 1F5DD 1F5F8-1F5F9 1F6E1',
);

// Nonspacing and enclosing marks, which are drawn over the character before them.
const MARK = /^[\p{Mn}\p{Me}]/u;

// Nobody knows yet what these look like.
const UNASSIGNED = /^\p{Cn}/u;

// The bytes of one code point in UTF-8, or one invalid byte.
const SEQUENCE =
  /%[0-7][\dA-F]|%[CD][\dA-F]%[89AB][\dA-F]|%E[\dA-F](?:%[89AB][\dA-F]){2}|%F[0-4](?:%[89AB][\dA-F]){3}|%[\dA-F]{2}/gi;

// A list of all sequences of a long text would take much memory.
const SEQUENCES: RegExp = /* @__PURE__ */ new RegExp(`(?:${SEQUENCE.source}){1,1000}`, 'gi');

/**
 * Decodes the percent-encoded bytes of a component that are valid UTF-8, except for code points that are
 * invisible or unassigned, change the order of text, look like syntax, or look like a lock, and for marks that are not
 * after a letter.
 *
 * @param component A component of a serialized URL.
 */
export function readableText(component: string): string {
  let previous = '';
  let end = 0;
  return component.replace(SEQUENCES, (sequences, offset: number) => {
    if (offset > end) previous = component.charAt(offset - 1);
    end = offset + sequences.length;
    let text = '';
    for (const sequence of sequences.match(SEQUENCE) ?? []) {
      const character = utf8PercentDecode(sequence);
      const isShown = isReadable(character) && (!MARK.test(character) || isLetter(previous));
      text += isShown ? character : sequence;
      previous = isShown ? character : '';
    }
    return flatten(text);
  });
}

function isReadable(character: string): boolean {
  if (character < '\x80') return PLAIN.test(character);
  if (Array.from(character).length > 1) return false;
  if (UNASSIGNED.test(character)) return false;
  return !isInvisible(character) && !isLikeSyntax(character) && !isLikeLock(character);
}

// After another character, a mark would change a character that looks like syntax.
function isLetter(character: string): boolean {
  return character > '\x7F' || /[A-Za-z\d]/.test(character);
}
