// Random domains with code points that UTS #46 and the rules for joiners and bidi labels treat specially.

import fc, { type Arbitrary } from 'fast-check';
import { encode } from 'punycode/punycode.es6.js';

const { array, constantFrom, nat, oneof, tuple } = fc;

const alphabets = {
  leftToRight: 'abzéΩ文क',
  rightToLeft: 'אבתﬡ\u07ca',
  arabic: 'ابتيﷲ\u0710',
  numbers: '019\u0661\u0669\u06f1\u06f9²',
  neutral: '+-.,:/$%#€!&*\u00b0\u2010',
  nonspacing: '\u0301\u05b0\u064b\u0300\u0338\u0711\u{1e8d0}',
  joiners: '\u200c\u200d',
  viramas: '\u094d\u09cd\u0d4d\u1039\u{11046}',
  joining: '\u0628\u0627\u0640\u0710\u0714\ua872\u064b\u{10ac5}\u{1e900}',
  mapped: 'ÀＡ％ŉﬁ㎏ⅧK\u212b℡½﷼',
  ignored: '\xad\u200b\u2060\ufe0f\u034f',
  deviation: 'ßς\u1e9e',
  dots: '.\u3002\uff0e\uff61',
  disallowed: '\x80\u2028\ufffd\ue000\ud800\udc00\u{e0001}\0',
  std3: '_ <>[]@^|\\\u2260\u226e',
  hyphens: '-',
} as const;

type Alphabet = keyof typeof alphabets;

function charactersOf(...names: readonly Alphabet[]): Arbitrary<string> {
  return oneof(...names.map((name) => constantFrom(...alphabets[name])));
}

function joined(parts: Arbitrary<string>, maxLength: number): Arbitrary<string> {
  return array(parts, { maxLength }).map((strings) => strings.join(''));
}

// Labels from few alphabets are valid more often.
const bidiLabel = joined(
  charactersOf('rightToLeft', 'arabic', 'numbers', 'nonspacing', 'neutral', 'leftToRight'),
  5,
);
const rightToLeftLabel = joined(charactersOf('rightToLeft', 'numbers', 'nonspacing'), 5);
const joinerLabel = joined(charactersOf('joiners', 'viramas', 'joining', 'leftToRight'), 5);
const mixedLabel = joined(charactersOf(...(Object.keys(alphabets) as Alphabet[])), 6);
const combiningLabel = joined(charactersOf('leftToRight', 'nonspacing', 'mapped', 'ignored'), 4);
const anyLabel = array(nat(0x10ffff), { minLength: 1, maxLength: 2 }).map((codePoints) =>
  String.fromCodePoint(...codePoints),
);
const asciiLabel = joined(constantFrom(...'abz019-_A'), 70);

const unicodeLabel = oneof(
  bidiLabel,
  rightToLeftLabel,
  joinerLabel,
  mixedLabel,
  combiningLabel,
  anyLabel,
  asciiLabel,
);

const punycodeLabel = oneof(
  unicodeLabel.map((label) => `xn--${encode(label)}`),
  joined(constantFrom(...'abcxyz0159-é'), 8).map((digits) => `xn--${digits}`),
  tuple(unicodeLabel, nat(9), constantFrom(...'a-9zA')).map(([label, at, inserted]) => {
    const encoded = encode(label);
    return `Xn--${encoded.slice(0, at)}${inserted}${encoded.slice(at)}`;
  }),
);

/** Domains of one to three labels. */
export const domain: Arbitrary<string> = tuple(
  array(oneof({ arbitrary: unicodeLabel, weight: 3 }, { arbitrary: punycodeLabel, weight: 1 }), {
    minLength: 1,
    maxLength: 3,
  }),
  constantFrom('.', '.', '.', '\u3002', '．', '｡'),
).map(([labels, dot]) => labels.join(dot));
