import {
  canParse,
  componentRanges,
  documentBaseURL,
  parseAndSerialize,
  parseURL,
  type URLValidationError,
  type ValidationErrorName,
} from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { grammarInput } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';
import { show } from '../../../test/support/show.js';

/** An input, its errors in order, and its base URL. A fatal error is marked with !. */
type Case = readonly [input: string, errors: readonly string[], base?: string];

// The inputs for each error. The type requires exactly the names of section 1.1.
const cases: Readonly<Record<ValidationErrorName, readonly Case[]>> = {
  'domain-to-ASCII': [
    ['https://exa%23mple.org', ['domain-percent-encoded 11-14', 'domain-to-ASCII 8-18!']],
    ['https://a_b.example/', ['domain-to-ASCII 8-11']],
    ['https://ok.-x-.example/', ['domain-to-ASCII 11-14']],
    ['https://a..b/', ['domain-to-ASCII 10-10']],
    ['https://a.xn--a/', ['domain-to-ASCII 10-15']],
    ['https://a\u200Cb.c/', ['domain-to-ASCII 8-11!']],
    ['https://ü\u0301.\u05D01a/', ['domain-to-ASCII 11-14!']],
    // Labels that are invalid, but do not make the parser fail.
    ['https://a_b.ex^mple/', ['domain-to-ASCII 12-19!']],
    ['https://xn--a.b^/', ['domain-to-ASCII 14-16!']],
    ['https://-a.xn--a.ü/', ['domain-to-ASCII 11-16!']],
    // Each label alone is valid.
    ['https://a_.\u05D0.1a/', ['domain-to-ASCII 8-15!']],
    [
      'https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.b/',
      ['domain-to-ASCII 8-72'],
    ],
  ],
  'domain-percent-encoded': [
    ['https://exam%70le.org', ['domain-percent-encoded 12-15']],
    ['https://a.%62.c/', ['domain-percent-encoded 10-13']],
    ['//x%41y', ['domain-percent-encoded 3-6'], 'https://h'],
    ['http://%E2%98%83/', ['domain-percent-encoded 7-16']],
  ],
  'host-invalid-code-point': [
    ['foo://exa[mple.org', ['host-invalid-code-point 9-10!']],
    ['foo://a b/c', ['host-invalid-code-point 7-8!']],
    ['foo://u@a^b', ['invalid-credentials 6-8', 'host-invalid-code-point 9-10!']],
    ['foo://a<b>c', ['host-invalid-code-point 7-8!']],
  ],
  'IPv4-non-ASCII-input': [
    ['https://①②⑦.0.0.1/', ['IPv4-non-ASCII-input 8-11']],
    ['https://１/', ['IPv4-non-ASCII-input 8-9', 'IPv4-too-few-parts 8-9']],
    [
      '//0x７f.1',
      ['IPv4-non-ASCII-input 4-5', 'IPv4-too-few-parts 2-8', 'IPv4-non-decimal-part 2-6'],
      'https://h',
    ],
  ],
  'IPv4-empty-part': [
    ['https://127.0.0.1./', ['domain-to-ASCII 18-18', 'IPv4-empty-part 17-18']],
    [
      'https://0x7f.1./',
      [
        'domain-to-ASCII 15-15',
        'IPv4-empty-part 14-15',
        'IPv4-too-few-parts 8-15',
        'IPv4-non-decimal-part 8-12',
      ],
    ],
    ['http://1.', ['domain-to-ASCII 9-9', 'IPv4-empty-part 8-9', 'IPv4-too-few-parts 7-9']],
  ],
  'IPv4-too-few-parts': [
    ['https://1.2.3/', ['IPv4-too-few-parts 8-13']],
    ['https://127.1/x', ['IPv4-too-few-parts 8-13']],
    ['http://2130706433', ['IPv4-too-few-parts 7-17', 'IPv4-out-of-range-part 7-17']],
  ],
  'IPv4-too-many-parts': [
    ['https://1.2.3.4.5/', ['IPv4-too-many-parts 8-17!']],
    ['http://u@0.0.0.0.0:80', ['invalid-credentials 7-9', 'IPv4-too-many-parts 9-18!']],
    [
      'http://1.1.1.1.1.',
      ['domain-to-ASCII 17-17', 'IPv4-empty-part 16-17', 'IPv4-too-many-parts 7-17!'],
    ],
  ],
  'IPv4-non-numeric-part': [
    ['https://test.42', ['IPv4-too-few-parts 8-15', 'IPv4-non-numeric-part 8-12!']],
    ['http://1.2.x.4', ['IPv4-non-numeric-part 11-12!']],
    [
      'http://1..2',
      ['domain-to-ASCII 9-9', 'IPv4-too-few-parts 7-11', 'IPv4-non-numeric-part 9-9!'],
    ],
    ['http://09', ['IPv4-too-few-parts 7-9', 'IPv4-non-numeric-part 7-9!']],
  ],
  'IPv4-non-decimal-part': [
    ['https://127.0.0x0.1', ['IPv4-non-decimal-part 14-17']],
    ['http://010.1.2.3/', ['IPv4-non-decimal-part 7-10']],
    ['http://0x.0X1.1.1', ['IPv4-non-decimal-part 7-9', 'IPv4-non-decimal-part 10-13']],
  ],
  'IPv4-out-of-range-part': [
    ['https://255.255.4000.1', ['IPv4-out-of-range-part 16-20!']],
    ['http://1.2.3.256', ['IPv4-out-of-range-part 13-16!']],
    ['http://1.256/', ['IPv4-too-few-parts 7-12', 'IPv4-out-of-range-part 9-12']],
    ['http://300.300.300.300/', ['IPv4-out-of-range-part 7-10!']],
  ],
  'IPv6-unclosed': [
    ['https://[::1', ['IPv6-unclosed 8-9!']],
    ['http://[1::2/x', ['IPv6-unclosed 7-8!']],
    ['http://u@[::a', ['invalid-credentials 7-9', 'IPv6-unclosed 9-10!']],
    ['foo://[1', ['IPv6-unclosed 6-7!']],
  ],
  'IPv6-invalid-compression': [
    ['https://[:1]', ['IPv6-invalid-compression 9-10!']],
    ['http://[:]', ['IPv6-invalid-compression 8-9!']],
    ['foo://[:1:2]', ['IPv6-invalid-compression 7-8!']],
  ],
  'IPv6-too-many-pieces': [
    ['https://[1:2:3:4:5:6:7:8:9]', ['IPv6-too-many-pieces 25-26!']],
    ['http://[1:2:3:4:5:6:7:8::]', ['IPv6-too-many-pieces 24-25!']],
    ['foo://[::1:2:3:4:5:6:7:8:9]', ['IPv6-too-many-pieces 23-26!']],
  ],
  'IPv6-multiple-compression': [
    ['https://[1::1::1]', ['IPv6-multiple-compression 13-15!']],
    ['http://[:::]', ['IPv6-multiple-compression 9-11!']],
    ['http://[::1::]', ['IPv6-multiple-compression 11-13!']],
  ],
  'IPv6-invalid-code-point': [
    ['https://[1:2:3!:4]', ['IPv6-invalid-code-point 14-15!']],
    ['https://[1:2:3:]', ['IPv6-invalid-code-point 14-15!']],
    ['http://[::1%25eth0]', ['IPv6-invalid-code-point 11-12!']],
    ['http://[12345::]', ['IPv6-invalid-code-point 12-13!']],
    ['http://[\u{1F600}]', ['IPv6-invalid-code-point 8-10!']],
  ],
  'IPv6-too-few-pieces': [
    ['https://[1:2:3]', ['IPv6-too-few-pieces 9-14!']],
    ['http://[]', ['IPv6-too-few-pieces 8-8!']],
    ['http://[1:2:3:4:5:6:7]', ['IPv6-too-few-pieces 8-21!']],
  ],
  'IPv6-piece-leading-zero': [
    ['https://[::01]', ['IPv6-piece-leading-zero 11-13']],
    ['http://[0001:02::0]', ['IPv6-piece-leading-zero 8-12', 'IPv6-piece-leading-zero 13-15']],
    ['foo://[::00:1]', ['IPv6-piece-leading-zero 9-11']],
  ],
  'IPv4-in-IPv6-too-many-pieces': [
    ['https://[1:1:1:1:1:1:1:127.0.0.1]', ['IPv4-in-IPv6-too-many-pieces 23-32!']],
    ['http://[1:2:3:4:5:6:7:1.2.3.4]', ['IPv4-in-IPv6-too-many-pieces 22-29!']],
    ['http://[::1:2:3:4:5:6:7.8.9.0]', ['IPv4-in-IPv6-too-many-pieces 22-29!']],
  ],
  'IPv4-in-IPv6-invalid-code-point': [
    ['https://[ffff::.0.0.1]', ['IPv4-in-IPv6-invalid-code-point 15-16!']],
    ['https://[ffff::127.0.xyz.1]', ['IPv4-in-IPv6-invalid-code-point 21-22!']],
    ['https://[ffff::127.0xyz]', ['IPv4-in-IPv6-invalid-code-point 20-21!']],
    ['https://[ffff::127.00.0.1]', ['IPv4-in-IPv6-invalid-code-point 19-21!']],
    ['https://[ffff::127.0.0.1.2]', ['IPv4-in-IPv6-invalid-code-point 24-25!']],
    ['http://[::1.2.3.]', ['IPv4-in-IPv6-invalid-code-point 16-16!']],
  ],
  'IPv4-in-IPv6-out-of-range-part': [
    ['https://[ffff::127.0.0.4000]', ['IPv4-in-IPv6-out-of-range-part 23-27!']],
    ['http://[::256.1.1.1]', ['IPv4-in-IPv6-out-of-range-part 10-13!']],
    ['http://[::1.999.1.1]', ['IPv4-in-IPv6-out-of-range-part 12-15!']],
  ],
  'IPv4-in-IPv6-too-few-parts': [
    ['https://[ffff::127.0.0]', ['IPv4-in-IPv6-too-few-parts 15-22!']],
    ['http://[::1.2]', ['IPv4-in-IPv6-too-few-parts 10-13!']],
    ['http://[1:2:3:4:5:6:1.2.3]', ['IPv4-in-IPv6-too-few-parts 20-25!']],
  ],
  'invalid-URL-unit': [
    ['https://example.org/>', ['invalid-URL-unit 20-21']],
    [' https://example.org ', ['invalid-URL-unit 0-1']],
    ['ht\ntps://example.org', ['invalid-URL-unit 2-3']],
    ['https://example.org/%s', ['invalid-URL-unit 20-21']],
    ['https://h/a?b c#d e', ['invalid-URL-unit 13-14', 'invalid-URL-unit 17-18']],
    ['x:a b', ['invalid-URL-unit 3-4']],
    ['foo://h"%/', ['invalid-URL-unit 7-8', 'invalid-URL-unit 8-9']],
    ['https://h/💩\uD83F\uDFFF', ['invalid-URL-unit 12-14']],
    ['https://h/%zz%1', ['invalid-URL-unit 10-11', 'invalid-URL-unit 13-14']],
    ['  ', ['invalid-URL-unit 0-2', 'missing-scheme-non-relative-URL 2-2!']],
  ],
  'special-scheme-missing-following-solidus': [
    ['file:c:/my-secret-folder', ['special-scheme-missing-following-solidus 5-5']],
    ['https:example.org', ['special-scheme-missing-following-solidus 6-6']],
    ['https:foo.html', ['special-scheme-missing-following-solidus 6-6'], 'https://example.org/'],
    [
      'https:/h',
      [
        'special-scheme-missing-following-solidus 6-7',
        'special-scheme-missing-following-solidus 6-7',
      ],
    ],
    ['https:///h', ['special-scheme-missing-following-solidus 8-9']],
    [
      'http:\\\\h',
      [
        'special-scheme-missing-following-solidus 5-7',
        'special-scheme-missing-following-solidus 5-6',
        'special-scheme-missing-following-solidus 6-7',
      ],
    ],
    ['ws:', ['special-scheme-missing-following-solidus 3-3', 'host-missing 3-3!']],
    ['file:\\/h', ['special-scheme-missing-following-solidus 5-7', 'invalid-reverse-solidus 5-6']],
  ],
  'missing-scheme-non-relative-URL': [
    ['💩', ['missing-scheme-non-relative-URL 0-0!']],
    ['💩', ['missing-scheme-non-relative-URL 0-0!'], 'mailto:user@example.org'],
    ['', ['missing-scheme-non-relative-URL 0-0!']],
    ['//h', ['missing-scheme-non-relative-URL 0-0!']],
    [' x', ['invalid-URL-unit 0-1', 'missing-scheme-non-relative-URL 1-1!']],
    ['1:', ['missing-scheme-non-relative-URL 0-0!']],
  ],
  'invalid-reverse-solidus': [
    [
      'https://example.org\\path\\to\\file',
      [
        'invalid-reverse-solidus 19-20',
        'invalid-reverse-solidus 24-25',
        'invalid-reverse-solidus 27-28',
      ],
    ],
    ['\\a', ['invalid-reverse-solidus 0-1'], 'http://h'],
    [
      '\\\\h\\a',
      ['invalid-reverse-solidus 0-1', 'invalid-reverse-solidus 1-2', 'invalid-reverse-solidus 3-4'],
      'http://h',
    ],
    ['file:///a\\b', ['invalid-reverse-solidus 9-10']],
  ],
  'invalid-credentials': [
    ['https://user@example.org', ['invalid-credentials 8-13']],
    ['ssh://user@example.org', ['invalid-credentials 6-11']],
    ['https://u:p@h/', ['invalid-credentials 8-12']],
    ['http://a@b@c/', ['invalid-credentials 7-9', 'invalid-credentials 9-11']],
    ['http://@h/', ['invalid-credentials 7-8']],
  ],
  'host-missing': [
    ['https://#fragment', ['host-missing 8-8!']],
    ['https://:443', ['host-missing 8-8!']],
    ['https://user:pass@', ['invalid-credentials 8-18', 'host-missing 18-18!']],
    ['http:', ['special-scheme-missing-following-solidus 5-5', 'host-missing 5-5!']],
    ['http://u@:8', ['invalid-credentials 7-9', 'host-missing 9-9!']],
  ],
  'port-out-of-range': [
    ['https://example.org:70000', ['port-out-of-range 20-25!']],
    ['http://h:65536/x', ['port-out-of-range 9-14!']],
    ['foo://h:99999999999', ['port-out-of-range 8-19!']],
  ],
  'port-invalid': [
    ['https://example.org:7z', ['port-invalid 20-22!']],
    ['http://h:x/y', ['port-invalid 9-10!']],
    ['http://h:80 /', ['port-invalid 9-12!']],
    ['http://h:-1', ['port-invalid 9-11!']],
    ['foo://h:8x', ['port-invalid 8-10!']],
  ],
  'file-invalid-Windows-drive-letter': [
    ['C|/x', ['file-invalid-Windows-drive-letter 0-2', 'invalid-URL-unit 1-2'], 'file:///a'],
    [
      'file:C:/x',
      ['special-scheme-missing-following-solidus 5-5', 'file-invalid-Windows-drive-letter 5-7'],
      'file:///D:/a',
    ],
    ['c|?q', ['file-invalid-Windows-drive-letter 0-2', 'invalid-URL-unit 1-2'], 'file://h/x'],
  ],
  'file-invalid-Windows-drive-letter-host': [
    ['file://c:', ['file-invalid-Windows-drive-letter-host 7-9']],
    ['file://C|/x', ['file-invalid-Windows-drive-letter-host 7-9']],
    [
      'file://d:\\x',
      ['file-invalid-Windows-drive-letter-host 7-9', 'invalid-reverse-solidus 9-10'],
    ],
  ],
};

function format({ name, start, end, fatal }: URLValidationError): string {
  return `${name} ${start}-${end}${fatal ? '!' : ''}`;
}

for (const [name, rows] of Object.entries(cases)) {
  test(`${name} is reported in ${rows.length} cases`, (t) => {
    t.true(rows.length >= 3);
    for (const [input, expected, baseInput] of rows) {
      const base = baseInput === undefined ? null : parseURL(baseInput);
      const errors: string[] = [];
      const url = parseURL(input, {
        base,
        onValidationError: (error) => errors.push(format(error)),
      });
      t.deepEqual(errors, expected, input);
      t.true(
        errors.some((error) => error.startsWith(`${name} `)),
        show(input, expected, baseInput),
      );
      t.is(
        url === null,
        errors.some((error) => error.endsWith('!')),
        input,
      );
    }
  });
}

test('the names are those of the standard', (t) => {
  // Section 1.1 at commit 6ae8486 has thirty; whatwg/url pull request 925 adds one.
  t.is(Object.keys(cases).length, 31);
});

function textsOf(input: string, base?: string): unknown {
  const ranges = componentRanges(input, { base });
  return (
    ranges &&
    Object.entries(ranges)
      .filter(([name, range]) => range !== null && name !== 'authority' && name !== 'userinfo')
      .map(([name, range]) => `${name}: ${input.slice(range.start, range.end)}`)
  );
}

test('the ranges of components are found', (t) => {
  t.deepEqual(textsOf(' HTTPS:\\\\u:p@[::1]:080/a b?c#d \n'), [
    ...['scheme: HTTPS', 'username: u', 'password: p', 'host: [::1]', 'port: 080'],
    ...['path: /a b', 'query: c', 'fragment: d'],
  ]);
  t.deepEqual(textsOf('ht\ttp://a@b@h\n/x'), [
    ...['scheme: ht\ttp', 'username: a@b', 'host: h', 'path: \n/x'].slice(0, 3),
    'path: /x',
  ]);
  t.deepEqual(textsOf('file://C|/x'), ['scheme: file', 'path: C|/x']);
  t.deepEqual(textsOf('file://h/x'), ['scheme: file', 'host: h', 'path: /x']);
  t.deepEqual(textsOf('mailto:a@b?c'), ['scheme: mailto', 'path: a@b', 'query: c']);
  t.deepEqual(textsOf('../x', 'http://h/'), ['path: ../x']);
  t.deepEqual(textsOf('//g:1', 'http://h/'), ['host: g', 'port: 1']);
  t.deepEqual(textsOf('', 'http://h/'), []);
  t.deepEqual(textsOf('x'), []);
  t.deepEqual(textsOf('http://h:x/'), ['scheme: http', 'host: h', 'port: x']);
  t.is(textsOf('http://h/', 'x'), null);
});

test('ranges are in order, do not overlap, and leave out only delimiters', (t) => {
  checkProperty(t, 1000, grammarInput, ({ input, base }) => {
    const ranges = componentRanges(input, { base });
    if (ranges === null) {
      if (canParse(input, base)) throw new Error('the base URL parses');
      return;
    }
    if (!canParse(input, base)) return;
    const { authority, userinfo, ...components } = ranges;
    const inside = [
      ...[components.username, components.password, components.host, components.port],
      ...[userinfo],
    ];
    for (const range of inside) {
      if (range && !(authority && authority.start <= range.start && range.end <= authority.end)) {
        throw new Error('a range that is not in the authority');
      }
    }
    let rest = '';
    let end = 0;
    for (const range of Object.values(components)) {
      if (range === null) continue;
      if (range.start < end || range.end < range.start) throw new Error(`${range.start}`);
      rest += input.slice(end, range.start);
      ({ end } = range);
    }
    rest += input.slice(end);
    if (!/^[\0- :/\\?#@]*$/.test(rest)) throw new Error(rest);
  });
});

test('documentBaseURL returns the base URL of a document', (t) => {
  t.is(documentBaseURL('http://h/a/b'), 'http://h/a/b');
  t.is(documentBaseURL('http://h/a/b'), 'http://h/a/b');
  t.is(documentBaseURL('http://h/a/b', { baseHref: '../c' }), 'http://h/c');
  t.is(documentBaseURL(new URL('http://h/a/b'), { baseHref: '//g/' }), 'http://g/');
  for (const href of ['http://', 'data:text/plain,x', 'javascript:0']) {
    t.is(documentBaseURL('http://h/a/b', { baseHref: href }), 'http://h/a/b');
  }
  t.is(documentBaseURL('x', { baseHref: 'http://h/' }), null);
  t.throws(() => documentBaseURL(1 as never), { instanceOf: TypeError });
  t.throws(() => documentBaseURL('http://h/', { baseHref: 1 as never }), { instanceOf: TypeError });
  fc.assert(
    fc.property(grammarInput, ({ input }) => {
      const base = documentBaseURL('http://h/a', { baseHref: input });
      t.is(base, parseAndSerialize(base ?? ''));
    }),
  );
});
