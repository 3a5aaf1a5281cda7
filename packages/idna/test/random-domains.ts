// Random domains of code points that UTS #46 and the rules for joiners and bidi labels treat specially.

import { encode } from 'punycode/punycode.es6.js';

const alphabets: readonly string[] = [
  'abzéΩ文क',
  'אבתﬡ\u07ca',
  'ابتيﷲ\u0710\u0640',
  '019\u0661\u0669\u06f1\u06f9²',
  '+-.,:/$%#€!&*°\u2010',
  '\u0301\u05b0\u064b\u0300\u0338\u0711\u0345\u0327\u1dce\u{1e8d0}\u{11131}',
  '\u200c\u200d',
  '\u094d\u09cd\u0d4d\u1039\u{11046}\u{1163f}',
  '\u0628\u0627\u0710\u0714\ua872\u064b\u{10ac5}\u{1e900}\u{10d02}',
  'ÀＡ％ŉﬁ㎏ⅧK\u212b℡½﷼ᾳΐ\u{1d7bb}\u{2f800}\u32ff\u{1ccd6}',
  '\xad\u200b\u2060\ufe0f\u034f',
  'ßςẞΣ',
  '.\u3002\uff0e\uff61',
  '\x80\u2028\ufffd\ue000\ud800\udc00\u{e0001}\0',
  '_ <>[]@^|\u2260\u226e',
  'ᄀ가각ᅡᆨᄒ힣ᆧ',
  'aeiouAEIOUäöüạẹ\u0308\u0304\u0323\u0302\u031b',
  'αηωΑιᾀ\u0313\u0314\u0342\u1fc6',
  'かがはばぱ\u3099\u309aｶﾞ',
  'e\u0928\u{105d2}\u{105da}\u{105c9}\u0307\u0323\u{16ff0}\u{16ff1}\u{16af0}\u0338\u0334\u093c\u1037\u1acf\u{1e08f}',
  '\u{11347}\u{1133e}\u{11357}\u{114b9}\u{114ba}\u{114bd}\u{1134b}\u{115b8}\u{115af}\u{11935}\u{11930}',
  '\u{16d63}\u{16d67}\u{16d68}\u{16d6a}\u{1611e}\u{1611f}\u{16120}\u{16129}\u{16121}\u{16126}',
  '\u{113c2}\u{113b8}\u{113c9}\u{113c5}\u{11382}\u{11384}\u{113bb}\u{1138b}\u{11390}\u{11391}',
  // Marks of Unicode 18, and older ones of neighbouring combining classes.
  'a\u05d0\u05c8\u05c9\u05b0\u05b9\u05c1\u05bf\u1ade\u1aee\u0316\u0301\u{10ecc}\u{10ef3}\u{1d127}\u{1d250}\u{1d25b}\u{1d280}\u0338\u0321',
  '\u0dd9\u0dcf\u0dca\u0b47\u0b56\u09c7\u09be\u1025\u102e\u{11347}\u{1133e}\u{113b8}\u{11382}',
];
const punycodeDigits = 'abcdefghijklmnopqrstuvwxyz0123456789-';

/** Returns a generator of random natural numbers below a bound (mulberry32). */
function randomNumbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Generates an endless sequence of domains with one to three labels. */
export function* randomDomains(seed: number): Generator<string> {
  const random = randomNumbers(seed);
  const pick = (alphabet: ArrayLike<string>): string => alphabet[random(alphabet.length)] ?? '';
  const characters = alphabets.map((alphabet) => Array.from(alphabet));

  const word = (maxLength: number, ...choice: readonly (readonly string[])[]): string =>
    Array.from({ length: random(maxLength) + 1 }, () =>
      pick(choice[random(choice.length)] ?? []),
    ).join('');
  const anyAlphabet = (): readonly string[] => characters[random(characters.length)] ?? [];

  const unicodeLabel = (): string => {
    switch (random(8)) {
      case 0:
        return word(6, ...characters);
      case 1:
        return String.fromCodePoint(random(0x323b0), random(0x323b0));
      default:
        // Labels from few alphabets are valid more often.
        return word(6, anyAlphabet(), anyAlphabet(), anyAlphabet());
    }
  };
  const encodedLabel = (): string => {
    const encoded = `xn--${encode(unicodeLabel())}`;
    const at = 4 + random(encoded.length - 3);
    switch (random(4)) {
      case 0:
        return encoded.slice(0, at) + pick(punycodeDigits) + encoded.slice(at);
      case 1:
        return encoded.slice(0, at) + encoded.slice(at + 1);
      case 2:
        return encoded.toUpperCase();
      default:
        return encoded;
    }
  };
  const asciiLabel = (): string => {
    const prefix = random(2) === 0 ? 'xn--' : '';
    return prefix + word(random(20) === 0 ? 80 : 8, Array.from(punycodeDigits), ['A', '_', '-']);
  };
  const label = (): string => {
    const kind = random(8);
    return kind === 0 ? asciiLabel() : kind < 3 ? encodedLabel() : unicodeLabel();
  };

  for (;;) {
    const labels = Array.from({ length: random(3) + 1 }, label);
    yield labels.join(random(9) === 0 ? '\u3002' : '.');
  }
}
