import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  formURLEncodedPercentEncodeSet,
  percentEncodeAfterEncoding,
  specialQueryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import test from 'ava';

// https://encoding.spec.whatwg.org/#names-and-labels, with one other label for each encoding.
const encodings: readonly (readonly [name: string, label: string])[] = [
  ['UTF-8', 'unicode-1-1-utf-8'],
  ['IBM866', 'cp866'],
  ['ISO-8859-2', 'latin2'],
  ['ISO-8859-3', 'iso_8859-3:1988'],
  ['ISO-8859-4', 'l4'],
  ['ISO-8859-5', 'cyrillic'],
  ['ISO-8859-6', 'asmo-708'],
  ['ISO-8859-7', 'sun_eu_greek'],
  ['ISO-8859-8', 'visual'],
  ['ISO-8859-8-I', 'logical'],
  ['ISO-8859-10', 'latin6'],
  ['ISO-8859-13', 'iso885913'],
  ['ISO-8859-14', 'iso8859-14'],
  ['ISO-8859-15', 'l9'],
  ['ISO-8859-16', 'iso-8859-16'],
  ['KOI8-R', 'koi'],
  ['KOI8-U', 'koi8-ru'],
  ['macintosh', 'x-mac-roman'],
  ['windows-874', 'tis-620'],
  ['windows-1250', 'x-cp1250'],
  ['windows-1251', 'cp1251'],
  ['windows-1252', 'us-ascii'],
  ['windows-1253', 'cp1253'],
  ['windows-1254', 'latin5'],
  ['windows-1255', 'cp1255'],
  ['windows-1256', 'cp1256'],
  ['windows-1257', 'cp1257'],
  ['windows-1258', 'cp1258'],
  ['x-mac-cyrillic', 'x-mac-ukrainian'],
  ['GBK', 'gb2312'],
  ['gb18030', 'gb18030'],
  ['Big5', 'big5-hkscs'],
  ['EUC-JP', 'x-euc-jp'],
  ['ISO-2022-JP', 'csiso2022jp'],
  ['Shift_JIS', 'windows-31j'],
  ['EUC-KR', 'ks_c_5601-1987'],
  ['replacement', 'iso-2022-cn'],
  ['UTF-16BE', 'unicodefffe'],
  ['UTF-16LE', 'utf-16'],
  ['x-user-defined', 'x-user-defined'],
];

test('every encoding is found by its labels, in any letter case and with whitespace around', (t) => {
  t.is(encodings.length, 40);
  for (const [name, label] of encodings) {
    for (const spelling of [name, label, label.toUpperCase(), `\t\n\f\r ${label} `]) {
      t.is(getEncoding(spelling)?.name, name);
    }
  }
});

test('other strings are not labels', (t) => {
  const labels = [
    '',
    'bogus',
    'utf-7',
    'utf-8\0',
    '\vutf-8',
    '\u212Aoi8-r',
    'constructor',
    'gb 2312',
  ];
  for (const label of labels) t.is(getEncoding(label), null, label);
});

// The results of `encodeOrFail`: bytes in hexadecimal, and code points that the encoding lacks as U+.
function encode(label: string, input: string): string[] | undefined {
  const encoding = getEncoding(label);
  if (encoding === null) return undefined;
  return Array.from(encoding.encodeOrFail(input), ({ bytes, error }) => {
    const hex = Buffer.from(Uint8Array.from(bytes)).toString('hex');
    return error === null ? hex : `${hex} U+${error.toString(16)}`;
  });
}

const encoded: readonly (readonly [label: string, input: string, results: readonly string[]])[] = [
  ['utf-8', 'é', ['c3a9']],
  ['utf-8', '\uFEFFa\uD800%26%2365%3B', ['efbbbf61efbfbd2532362532333635253342']],
  ['windows-1252', 'é€', ['e980']],
  ['windows-1252', '', ['']],
  ['windows-1252', 'a∑😀b', ['61 U+2211', ' U+1f600', '62']],
  ['windows-1252', '%26%238721%3B&#', ['253236253233383732312533422623']],
  ['shift_jis', '表\u2212', ['955c817c']],
  ['gbk', '中€', ['d6d080']],
  ['gb18030', '\uE5E5😀', [' U+e5e5', '9439fc36']],
  ['big5', '\u2020', [' U+2020', '']],
  ['iso-2022-jp', '日a', ['1b2442467c1b284261']],
  ['iso-2022-jp', '日\u20AC日', ['1b2442467c1b2842 U+20ac', '1b2442467c1b2842']],
  ['iso-2022-jp', '\u00A5\u000E', ['1b284a5c U+fffd', '1b2842']],
  ['utf-16le', 'é', ['c3a9']],
  ['replacement', 'é', ['c3a9']],
  ['x-user-defined', '\uF780', ['80']],
];

for (const [label, input, results] of encoded) {
  test(`${JSON.stringify(input)} is encoded in ${label}`, (t) => {
    t.deepEqual(encode(label, input), results);
  });
}

const decoded: readonly (readonly [label: string, bytes: readonly number[], text: string])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf, 0xff], '\uFEFF\uFFFD'],
  ['utf-16le', [0xff, 0xfe, 0x61, 0x00, 0x61], '\uFEFFa\uFFFD'],
  ['utf-16be', [0x00, 0x61], 'a'],
  ['windows-1252', [0x80, 0x81], '€\u0081'],
  ['shift_jis', [0x95, 0x5c, 0x80, 0xff], '表\u0080\uFFFD'],
  ['gbk', [0xd6, 0xd0, 0xff], '中\uFFFD'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c], '日'],
  ['replacement', [], ''],
  ['replacement', [0x61, 0x62], '\uFFFD'],
];

for (const [label, bytes, text] of decoded) {
  test(`${Buffer.from(bytes).toString('hex')} is decoded from ${label}`, (t) => {
    t.is(getEncoding(label)?.decode(Uint8Array.from(bytes)), text);
  });
}

test('an encoding works with percentEncodeAfterEncoding', (t) => {
  const shiftJIS = getEncoding('shift_jis');
  t.is(
    percentEncodeAfterEncoding(shiftJIS, '\u2212 \u20AC', specialQueryPercentEncodeSet),
    '%81|%20%26%238364%3B',
  );
  t.is(
    percentEncodeAfterEncoding(shiftJIS, '\u2212 %', formURLEncodedPercentEncodeSet),
    '%81%7C+%25',
  );
  t.is(shiftJIS?.percentEncode('\u2212 %', formURLEncodedPercentEncodeSet), '%81%7C+%25');
});

test('the module keeps nothing in the global object, and needs nothing of the host', async (t) => {
  const { href } = new URL('../dist/encodings.js', import.meta.url);
  const program = `
    for (const name of ['TextDecoder', 'TextEncoder', 'Buffer', 'atob', 'btoa']) delete globalThis[name];
    Object.preventExtensions(globalThis);
    const { getEncoding } = await import('${href}');
    console.log(getEncoding('koi8-u').decode(Uint8Array.of(0xae, 0xbe)), Reflect.ownKeys(globalThis)
      .some((key) => String(key).includes('urlkit')));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  t.is(stdout, 'ўЎ false\n');
});

test('encodeOrFail checks its argument at once, and its results can be read twice', (t) => {
  const encoding = getEncoding('windows-1252');
  t.throws(() => encoding?.encodeOrFail(5 as never), { instanceOf: TypeError, message: /input/ });
  const results = encoding?.encodeOrFail('a\u2603b') ?? [];
  t.is(Array.from(results).length, 2);
  t.is(Array.from(results).length, 2);
});
