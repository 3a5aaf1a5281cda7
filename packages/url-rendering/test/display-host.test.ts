import { parseHost, serializeHost } from '@urlkit/host';
import { type DisplayedHost, type DisplayHostOptions, displayHost } from '@urlkit/url-rendering';
import test from 'ava';
import fc from 'fast-check';
import { countNormalizations } from '../../../test/support/normalization.js';
import { show } from '../../../test/support/show.js';

function display(input: string, options?: DisplayHostOptions): DisplayedHost {
  const host = parseHost(input);
  if (host === null) throw new Error(`${input} is no host`);
  return displayHost(host, options);
}

const shown = [
  ...['example.com', 'EXAMPLE.com.', 'localhost', 'a_b.c', '127.0.0.1', '[::1]', 'a..b', 'a--b.c'],
  ...['bücher.example', 'œuvre.fr', 'ærø.dk', 'straße.de', 'łódź.pl', 'ñandú.cl', 'việtnam.vn'],
  ...['ελληνικά.gr', 'шахматы.ru', 'հայաստան.am', 'საქართველო.ge', 'ישראל.il', 'العربية.eg'],
  ...['हिन्दी.in', 'বাংলা.bd', 'தமிழ்.in', 'ภาษาไทย.th', 'ትግርኛ.er', 'ខ្មែរ.kh', 'བོད.cn'],
  ...['中文.cn', '日本語.jp', 'ひらがな.jp', 'カタカナ.jp', 'テーマ.jp', '한국어.kr'],
  ...[
    'tokyo東京タワー.jp',
    'seoul서울.kr',
    '台北taipei.tw',
    '中国123.cn',
    '日本・東京.jp',
    '・あ.jp',
    'あ・・い.jp',
  ],
  // Lookalikes of Latin letters in top-level domains of their script.
  ...['хуй.ru', 'аре.рф', 'ναι.gr', 'ოძხ.ge', 'סוד.il'],
  ...['þorn.is', 'ðeild.fo', 'əliyev.az', 'col·legi.cat'],
];

for (const input of shown) {
  test(`${input} is shown in Unicode`, (t) => {
    const { text, asciiLabels, lookalike } = display(input);
    t.is(text, input.toLowerCase());
    t.deepEqual(asciiLabels, []);
    t.is(lookalike, null);
  });
}

const reasons: Readonly<Record<string, readonly string[]>> = {
  invalid: ['xn--a', 'xn--bcher-.de', 'ab--ü.de', 'xn--ls8h.xn--a'],
  'disallowed-character': [
    '♥.com',
    '🔒.com',
    'ꭺ.com',
    'x\u0138.com',
    'ꙋ.ru',
    'ɢoogle.com',
    'a′.com',
    // Not recommended since Unicode 17.
    'ㄅㄆㄇ.tw',
    '㐀.cn',
    '12丩.com',
    'a\u3099.jp',
    // Assigned by Unicode 18.
    '\u{1F7FF}.com',
    'a\u1ADE.com',
  ],
  'mixed-scripts': ['gооgle.com', 'αbc.gr', 'раураl.com', 'हিন.in', 'ひら한.jp', 'abक.in'],
  'mixed-digits': ['१2क.in', '၁2.mm'],
  'repeated-mark': ['a\u0323\u0302\u0302.com', 'ก\u0E48\u0E48.th', 'é\u0301x.com'],
  'hidden-dot': ['i\u0307x.com', 'al\u0307l.com', 'j\u0307.com', 'ị\u0307x.com'],
  'top-level-domain-specific-character': ['þorn.com', 'að.com', 'əz.com', 'hə.is'],
  'middle-dot': ['col·legi.com', 'a·b.cat', 'l·.cat', '·l.cat', 'l·l·.cat'],
  'whole-script-confusable': ['хух.com', 'аре.com', 'ναι.com', 'ოძხ.com', 'סוד.com'],
  'digit-lookalikes': ['θ1.com', 'з3.com', '৪২.com'],
  'non-ascii-latin': ['é中.cn', 'œ日本.jp', 'ü한.kr'],
  'dangerous-pattern': [
    ...['aノb.jp', 'a丿b.com', 'a一.com', '丨b.com', 'ーa.jp', '日ー.jp', 'a・b.jp', 'かヽ.jp'],
    ...['・.jp', 'ア・.jp', '1・あ.jp', 'あ・1.jp', 'あ・-い.jp', '한・한.kr'],
    ...['カへカ.jp', 'あヘあ.jp', '中\u0301.cn'],
  ],
};

for (const [reason, inputs] of Object.entries(reasons)) {
  for (const input of inputs) {
    test(`${input} is shown in ASCII: ${reason}`, (t) => {
      const host = parseHost(input) ?? { kind: 'domain', value: input };
      const { text, asciiLabels } = displayHost(host);
      t.is(text, serializeHost(host));
      t.true(asciiLabels.length > 0);
      t.deepEqual(
        asciiLabels.map((label) => label.reason),
        asciiLabels.map(() => reason),
      );
    });
  }
}

test('each label is checked separately', (t) => {
  const { text, asciiLabels } = display('bücher.раураl.日本語.com');
  t.is(text, 'bücher.xn--l-7sba6dbr.日本語.com');
  t.deepEqual(asciiLabels, [{ label: 'xn--l-7sba6dbr', reason: 'mixed-scripts' }]);
});

test('a lookalike is named whatever made the host be shown in ASCII', (t) => {
  const rows: readonly (readonly [input: string, name: string])[] = [
    ['pаypal.com', 'paypal.com'],
    ['раураl.com', 'paypal.com'],
    ['аpple.com', 'apple.com'],
    ['gооgle.com', 'google.com'],
    ['microsоft.com', 'microsoft.com'],
    ['www.exаmple.com', 'example.com'],
  ];
  for (const [input, name] of rows) {
    const { text, lookalike, asciiLabels } = display(input, { knownNames: [name, 'other.org'] });
    t.is(lookalike, name, input);
    t.regex(text, /xn--/);
    t.is(asciiLabels[0]?.reason, 'mixed-scripts');
  }
});

test('a URL stands for its host', (t) => {
  t.is(displayHost('https://xn--bcher-kva.example:80/x')?.text, 'bücher.example');
  t.is(displayHost('xn--bcher-kva.example')?.text, 'bücher.example');
  t.is(displayHost('mailto:a@b'), null);
  t.is(displayHost('a b'), null);
  t.is(displayHost('xn--bcher-kva.example:80')?.text, 'bücher.example');
});

test('lookalikes of known names stay in ASCII, but not the names and their subdomains', (t) => {
  const knownNames = ['example.com', 'phone.co.uk', 'bücher.example', 'modern.net', 'will.org'];
  const lookalikes: readonly (readonly [input: string, name: string])[] = [
    ['éxample.com', 'example.com'],
    ['exámple.com', 'example.com'],
    ['www.exámple.com.', 'example.com'],
    ['ëxämple.com', 'example.com'],
    ['phöne.co.uk', 'phone.co.uk'],
    ['a.phöne.co.uk', 'phone.co.uk'],
    ['bûcher.example', 'bücher.example'],
    ['rnodérn.net', 'modern.net'],
    ['wïll.org', 'will.org'],
  ];
  for (const [input, name] of lookalikes) {
    const { text, lookalike, asciiLabels } = display(input, { knownNames });
    t.is(lookalike, name, input);
    t.is(text, serializeHost(parseHost(input) ?? { kind: 'empty', value: '' }));
    t.is(asciiLabels[0]?.reason, 'known-name-lookalike');
  }
  for (const input of ['bücher.example', 'ä.bücher.example', 'ä.example.com', 'éxample.org']) {
    const { text, lookalike } = display(input, { knownNames });
    t.is(lookalike, null, input);
    t.is(text, input);
  }
  t.is(display('éxample.com').text, 'éxample.com');
});

test('lookalikes in ASCII are found, but other names are not', (t) => {
  const knownNames = ['google.com', 'microsoft.com', 'live.com', 'office.com', '163.com', 'x.com'];
  const lookalikes: Readonly<Record<string, string>> = {
    'goog1e.com': 'google.com',
    'g00gle.com': 'google.com',
    'g0og1e.com': 'google.com',
    'www.g\u3007ogle.com': 'google.com',
    'rnicrosoft.com': 'microsoft.com',
    'login.rnicr0soft.com.': 'microsoft.com',
    '1ive.com': 'live.com',
    '0ffice.com': 'office.com',
    'l63.com': '163.com',
  };
  for (const [input, name] of Object.entries(lookalikes)) {
    t.is(display(input, { knownNames }).lookalike, name, input);
  }
  for (const input of ['g00gle.org', 'gogle.com', 'mail.google.com', 'microsoft.co', '0x.com']) {
    t.is(display(input, { knownNames }).lookalike, null, input);
  }
});

test('a letter that looks like several others is compared as each of them', (t) => {
  const knownNames = ['bob.is', 'pop.is', 'oeuf.fr', 'ceuf.fr', 'tall.pl', 'lall.pl'];
  t.is(display('þop.is', { knownNames }).lookalike, 'pop.is');
  t.is(display('þoþ.is', { knownNames }).lookalike !== null, true);
  t.is(display('œuf.fr', { knownNames }).lookalike !== null, true);
  t.is(display('łall.pl', { knownNames }).lookalike !== null, true);
  t.is(display('þób.is', { knownNames: ['þop.is'] }).lookalike, null);
  // Trying all readings would take exponential time.
  const many = `${'bp'.repeat(20)}.is`;
  t.is(display(`${'þ'.repeat(40)}.is`, { knownNames: [many] }).lookalike, many);
  t.is(display(`${'þ'.repeat(39)}l.is`, { knownNames: [many] }).lookalike, null);
  const ambiguous = `${'þ'.repeat(40)}e.is`;
  t.is(display(`${'bp'.repeat(20)}é.is`, { knownNames: [ambiguous] }).lookalike, ambiguous);
});

test('a known name is no lookalike of another one', (t) => {
  const knownNames = ['tall.pl', 'łall.pl', 'lall.pl'];
  for (const input of ['łall.pl', 'é.łall.pl']) {
    t.is(display(input, { knownNames }).lookalike, null, input);
  }
  t.is(display('täll.pl', { knownNames }).lookalike, 'tall.pl');
});

test('known names may have a trailing dot, capitals, Punycode, and many labels', (t) => {
  const names = ['EXAMPLE.com.', 'xn--bcher-kva.example', 'a.b.c.d.e.f.name.example'];
  const inputs = ['éxample.com', 'bùcher.example', 'x.a.b.c.d.e.f.nàme.example'];
  for (const [index, input] of inputs.entries()) {
    t.is(display(input, { knownNames: names }).lookalike, names[index] ?? '');
  }
});

test('long hosts are compared with known names, too', (t) => {
  const name = `${'long-name-'.repeat(5)}x.example`;
  const input = name.replace('long', 'löng');
  t.is(display(input, { knownNames: [name] }).lookalike, name);
});

test('other labels do not hide a lookalike', (t) => {
  const knownNames = ['example.com', 'pop.is'];
  for (const subdomain of ['一.', 'א.', 'ł.'.repeat(9)]) {
    t.is(display(`${subdomain}éxample.com`, { knownNames }).lookalike, 'example.com');
    t.is(display(`${subdomain}þop.is`, { knownNames }).lookalike, 'pop.is');
  }
});

test('only the end of a long host is compared with known names', (t) => {
  for (const unit of ['ł', 'þœł', 'ł.']) {
    const host = `${unit.repeat(9000)}.com`;
    const before = countNormalizations(() => display(host)).codeUnits;
    const knownNames = ['example.com', 'łódź.pl'];
    const after = countNormalizations(() => display(host, { knownNames })).codeUnits;
    t.true(after > before, show(unit));
    t.true(after < before + 5 * host.length, unit);
  }
});

test('known names are normalized once, however many letters look like several others', (t) => {
  const names = Array.from({ length: 100 }, (_, index) => `${'ł'.repeat(40)}${index}.pl`);
  const length = names.join('').length;
  const first = countNormalizations(() => display('éxample.com', { knownNames: names })).codeUnits;
  const second = countNormalizations(() => display('éxample.com', { knownNames: names })).codeUnits;
  t.true(first > 3 * length && first < 12 * length, `${first / length}`);
  t.true(second < length);
});

test('a known name that is too long for a domain is ignored', (t) => {
  const knownNames = [`${'ł'.repeat(9000)}.pl`, 'example.com'];
  const { codeUnits } = countNormalizations(() => display('éxample.com', { knownNames }));
  t.true(codeUnits < 9000);
  t.is(display('éxample.com', { knownNames }).lookalike, 'example.com');
});

test('the shown text parses to the host', (t) => {
  const ranges = [
    [0x61, 0x17f],
    [0x370, 0x52f],
    [0x531, 0x6ff],
    [0x900, 0xdff],
    [0x3040, 0x312f],
    [0x4e00, 0x4fff],
    [0xac00, 0xadff],
  ] as const;
  const character = fc
    .oneof(...ranges.map(([min, max]) => fc.integer({ min, max })))
    .map((codePoint) => String.fromCodePoint(codePoint));
  const label = fc.oneof(
    fc.string({ unit: character, minLength: 1, maxLength: 6 }),
    fc.constantFrom('com', 'ru', 'jp', 'bücher', 'xn--a'),
  );
  let count = 0;
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const host = parseHost(labels.join('.'));
      if (host === null) return;
      const { text, asciiLabels } = displayHost(host);
      t.deepEqual(parseHost(text), host);
      t.is(text.includes('xn--'), asciiLabels.length > 0);
      count++;
    }),
    { numRuns: 700 },
  );
  t.true(count > 100);
});

test('hosts stay in ASCII in an engine that does not normalize', (t) => {
  const host = parseHost('bücher.example') ?? { kind: 'empty', value: '' };
  const { normalize } = String.prototype;
  String.prototype.normalize = function () {
    return String(this);
  };
  try {
    const { text, asciiLabels } = displayHost(host);
    t.is(text, 'xn--bcher-kva.example');
    t.deepEqual(asciiLabels, [{ label: 'xn--bcher-kva', reason: 'invalid' }]);
  } finally {
    String.prototype.normalize = normalize;
  }
});

test('wrong arguments are TypeErrors that do not repeat them', (t) => {
  const host = { kind: 'domain', value: 'example.com' } as const;
  const calls: readonly (readonly [run: () => unknown, argument: string])[] = [
    ...[null, undefined, 1, {}].map(
      (value) => [() => displayHost(value as never), 'host'] as const,
    ),
    [() => displayHost(host, 'secret' as never), 'options'],
    [() => displayHost(host, null as never), 'options'],
    [() => displayHost(host, { names: ['secret'] } as never), 'names'],
    [() => displayHost(host, { knownNames: 'secret' } as never), 'knownNames'],
    [() => displayHost(host, { knownNames: ['secret', 1] } as never), 'knownNames'],
  ];
  for (const [run, argument] of calls) {
    const { message } = t.throws(run, { instanceOf: TypeError }) ?? { message: '' };
    t.true(message.includes(argument), message);
    t.false(message.includes('secret'), message);
  }
  t.notThrows(() => displayHost(host, { knownNames: undefined }));
});
