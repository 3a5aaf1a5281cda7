// Tests that whatever is around a URL is taken away, for URLs and surroundings that a generator makes.

import { parseAndSerialize } from '@urlkit/url-parser';
import { findEscapes, type Hint, validateURL } from '@urlkit/url-validation';
import test, { type ExecutionContext } from 'ava';
import fc, { type Arbitrary } from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { foreignWords } from './foreign-words.js';

const words = ['guide', 'a-b', 'v1', 'my_file', 'report.pdf', 'Katze', 'download', '2024'];
const hosts = ['example.org', 'docs.example.com', 'localhost:3000', '192.0.2.7', 'h.example:8080'];

const word = fc.constantFrom(...words);

const urls: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https', 'http'),
    fc.constantFrom(...hosts),
    fc.array(word, { maxLength: 3 }),
    fc.oneof(
      fc.constantFrom('', '?a=1', '?a=1&b=two'),
      word.map((value) => `?q=${value}&n=7`),
    ),
  )
  .map(([scheme, host, path, query]) => `${scheme}://${host}/${path.join('/')}${query}`);

function meant(t: ExecutionContext, text: string, url: string): Hint | undefined {
  const [hint] = validateURL(text).hints;
  t.is(hint?.href, parseAndSerialize(url), text);
  return hint;
}

function eachURL(title: string, check: (t: ExecutionContext, url: string) => void): void {
  test(title, (t) => {
    checkProperty(t, 200, urls, (url) => check(t, url));
  });
}

const toHex = (text: string, length: number): string =>
  text.charCodeAt(0).toString(16).padStart(length, '0');

const escapers: Readonly<Record<string, (url: string) => string>> = {
  'JSON of PHP': (url) => JSON.stringify(url).slice(1, -1).replace(/\//g, '\\/'),
  'JSON with numbers': (url) => url.replace(/[/&]/g, (mark) => `\\u${toHex(mark, 4)}`),
  'JavaScript with numbers': (url) => url.replace(/[/:]/g, (mark) => `\\x${toHex(mark, 2)}`),
  'JSON in JSON': (url) => url.replace(/\//g, '\\\\/'),
  'HTML with numbers': (url) => url.replace(/[/&]/g, (mark) => `&#x${toHex(mark, 2)};`),
  'HTML with decimal numbers': (url) => url.replace(/[/&]/g, (mark) => `&#${mark.charCodeAt(0)};`),
  'percent-encoding': (url) => encodeURIComponent(url),
};

for (const [name, write] of Object.entries(escapers)) {
  eachURL(`escapes are undone: ${name}`, (t, url) => {
    t.not(meant(t, write(url), url), undefined);
    // A layer in another.
    if (!name.startsWith('HTML') && name !== 'percent-encoding') meant(t, `"${write(url)}"`, url);
  });
}

eachURL('escapes are undone: HTML in HTML', (t, url) => {
  const escaped = url.replace(/&/g, '&amp;amp;');
  if (escaped !== url) t.is(meant(t, escaped, url)?.name, 'html-entity');
});

eachURL('escapes are undone: quoted-printable', (t, url) => {
  if (url.includes('&')) t.is(meant(t, url.replace(/=/g, '=3D'), url)?.name, 'escaped-text');
});

const surroundings: readonly ((url: string) => string)[] = [
  ...[
    '""',
    "''",
    '``',
    '<>',
    '()',
    '“”',
    '„“',
    '«»',
    '»«',
    '‹›',
    '「」',
    '『』',
    '《》',
    '【】',
    '（）',
  ].map((pair) => (url: string) => `${pair.charAt(0)}${url}${pair.charAt(1)}`),
  ...['[]', '{}'].map((pair) => (url: string) => `${pair.charAt(0)}${url}${pair.charAt(1)}`),
  (url) => `["${url}"]`,
  (url) => `('${url}',)`,
  (url) => `{"url":"${url}","next":1}`,
  (url) => `[guide](${url})`,
  (url) => `![guide](${url})`,
  (url) => `<${url}|guide>`,
  (url) => `[${url} guide]`,
  (url) => `[${url}|guide]`,
  (url) => `[[${url}][guide]]`,
  (url) => `[url]${url}[/url]`,
  (url) => `[url=${url}]guide[/url]`,
  (url) => `[url="${url}"]guide[/url]`,
  (url) => `\`guide <${url}>\`_`,
  (url) => `<a href="${url}">guide</a>`,
  (url) => `href='${url}'`,
  (url) => `URL: ${url}`,
  (url) => `<URL:${url}>`,
  (url) => `API_URL=${url}`,
  (url) => `curl -s ${url}`,
  (url) => `${url}">guide</a>`,
  (url) => `**${url}**`,
  (url) => `_${url}_`,
  (url) => `~~${url}~~`,
  (url) => `%22${url}%22`,
  (url) => `%3C${url}%3E`,
  (url) => `${url} 参照`,
  (url) => `{\\"url\\":\\"${url}\\"}`,
  (url) => `%20${url}`,
  (url) => `\u200B${url}`,
];

for (const [index, surround] of surroundings.entries()) {
  eachURL(`what is around a URL is removed, ${index}: ${surround('x')}`, (t, url) => {
    meant(t, surround(url), url);
  });
}

eachURL('defanged URLs are undone', (t, url) => {
  if (!/localhost/.test(url)) {
    meant(t, url.replace(/^http/, 'hxxp').replace(/\./, '[.]'), url);
    meant(t, url.replace('://', '[://]'), url);
    meant(t, url.replace(/\./g, '(dot)'), url);
  }
});

const titles: readonly ((name: string) => string)[] = [
  (name) => name,
  ...['()', '（）', '《》', '「」', '『』', '【】', '“”', '„“', '«»', '‹›', '〈〉'].flatMap(
    (pair) => [
      (name: string) => `${pair.charAt(0)}${name}${pair.charAt(1)}`,
      (name: string) => `${name}_${pair.charAt(0)}${name}${pair.charAt(1)}`,
    ],
  ),
  ...['!', '！', '？', '。', '…', '’', '؟', '।', 'ー', '·'].map(
    (mark) => (name: string) => name + mark,
  ),
  (name) => `${name}，${name}`,
  (name) => `${name}、${name}`,
];

test('ordinary URLs of 17 scripts have no hint', (t) => {
  for (const name of foreignWords) {
    for (const title of titles) {
      // In other scripts, such a mark is copied.
      if (/[a-z].*[。！？…]$/.test(title(name))) continue;
      for (const url of [
        `https://wiki.example.org/wiki/${title(name)}`,
        `https://wiki.example.org/wiki/${encodeURIComponent(title(name))}`,
        `https://wiki.example.org/search?q=${title(name)}`,
        `https://wiki.example.org/wiki/a#${title(name)}`,
      ]) {
        t.deepEqual(validateURL(url).hints, [], url);
      }
    }
  }
});

/** Escapes of each syntax, and what they stand for. */
const escapes: Readonly<Record<'text' | 'string' | 'reference', readonly [string, string][]>> = {
  text: [
    ...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', (one): [string, string] => [
      `\\${one}`,
      one,
    ]),
    ...['\\u0026', '\\x26', '\\\\u0026', '\\u{26}', '\\U00000026'].map((one): [string, string] => [
      one,
      '&',
    ]),
    ...([
      ['\\n', '\n'],
      ['\\\\t', '\t'],
      ['\\b', '\\b'],
      ['\\N', '\\N'],
      ['&amp;', '&amp;'],
    ] as [string, string][]),
  ],
  string: [
    ...([
      ['\\n', '\n'],
      ['\\b', '\b'],
      ['\\_', '\xA0'],
      ['\\q', 'q'],
      ['\\\n', ''],
      ['\\\\n', '\\n'],
    ] as [string, string][]),
    ...([
      ['\\u{110000}', '\\u{110000}'],
      ['\\x', 'x'],
      ['\\u{1F600}', '\u{1F600}'],
    ] as [string, string][]),
  ],
  reference: [
    ...['&amp;', '&#38;', '&#x26;', '&#X26;'].map((one): [string, string] => [one, '&']),
    ...([
      ['&lt;', '<'],
      ['&amp;lt;', '&lt;'],
      ['&amp', '&amp'],
      ['&toString;', '&toString;'],
      ['\\/', '\\/'],
    ] as [string, string][]),
  ],
};

test('findEscapes undoes the escapes of each syntax, wherever they are', (t) => {
  for (const syntax of ['text', 'string', 'reference'] as const) {
    for (const [written, value] of escapes[syntax]) {
      for (const [before, after] of [
        ['', ''],
        ['https://h/', 'z'],
        ['a b ', ' c'],
      ] as const) {
        const text = before + written + after;
        const fixes = findEscapes(text, { syntax });
        let output = '';
        let position = 0;
        for (const { start, end, replacement } of fixes) {
          output += text.slice(position, start) + replacement;
          position = end;
        }
        t.is(output + text.slice(position), before + value + after, `${syntax}: ${text}`);
      }
    }
  }
});
