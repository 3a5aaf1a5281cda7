// Where URLs begin and end: texts that were misread, and others like them.

import {
  findURLs,
  kindOfName,
  namesOfKinds,
  refang,
  replaceURLs,
  type TextKind,
  textKinds,
} from '@urlkit/url-text';
import test from 'ava';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { isLongRun } from '../../../test/support/long-run.js';
import { leastOf, startProcessorTime } from '../../../test/support/processor-time.js';

type Case = readonly [text: string, urls: readonly string[], kind?: TextKind];

const cases: readonly Case[] = [
  ['{"url":"https://old.example/a","next":"/x"}', ['https://old.example/a']],
  ['{"a":["https://h/a","https://h/b"]}', ['https://h/a', 'https://h/b']],
  ['"a https://h/x\\nNext https://h/y\\tz"', ['https://h/x', 'https://h/y']],
  ['{\\"url\\":\\"https:\\\\/\\\\/h\\\\/x\\"}', ['https://h/x']],
  ['API_URL=https://api.example.org/v1', ['https://api.example.org/v1']],
  ['level=info url=https://h/x?a=b status=200', ['https://h/x?a=b']],
  ['"https:\\/\\/a.example\\/x"', ['https://a.example/x']],
  ['u=https://h/?a=1\\u0026token=2', ['https://h/?a=1&token=2']],
  ['https://a/x;https://b/y', ['https://a/x', 'https://b/y']],
  ['PLAINTEXT://a:9092,SSL://b:9093', ['PLAINTEXT://a:9092', 'SSL://b:9093']],
  [
    'https://web.archive.org/web/2020/https://example.org/',
    ['https://web.archive.org/web/2020/https://example.org/'],
  ],
  ['https://h/login?next=https://h/a', ['https://h/login?next=https://h/a']],
  ['https://example.org\u3001https://example.com', ['https://example.org', 'https://example.com']],
  [
    'postgres://u:p@h/db ssh://git@h ws://h redis://:p@h:1 amqp://h s3://b/k git+https://h/x.git file:///etc/x',
    [
      'postgres://u:p@h/db',
      'ssh://git@h',
      'ws://h',
      'redis://:p@h:1',
      'amqp://h',
      's3://b/k',
      'git+https://h/x.git',
      'file:///etc/x',
    ],
  ],
  ['jdbc:postgresql://h/db', ['postgresql://h/db']],
  [
    'mailto:a@example.org, tel:+123, urn:isbn:1, data:,x',
    ['mailto:a@example.org', 'tel:+123', 'urn:isbn:1', 'data:,x'],
  ],
  ['data: x, tel: 1, note:a, a::b, std::cout, 12:30, C:\\a, mailto:', []],
  ['http://, https://..., http://*, https://<host>/, ://x, //h/a, http:', []],
  ["http://'+host+'/x' and \"https://\" + host", []],
  ['https://[::1]:80/a[0]=1', ['https://[::1]:80/a[0]=1']],
  ['https://h/{id}/{{b}}', ['https://h/{id}/{{b}}']],
  ['{{video https://h/a}} {% x "https://h/b" %}', ['https://h/a', 'https://h/b']],
  [
    '(see https://h/a_(b)) [https://h/c](https://h/d)',
    ['https://h/a_(b)', 'https://h/c', 'https://h/d'],
  ],
  [
    "it's at https://h/it's_a, 'see https://h/b', 'https://h/c'",
    ["https://h/it's_a", 'https://h/b', 'https://h/c'],
  ],
  ['[[https://h/a|text]] {{cite|url=https://h/b|title=c}}', ['https://h/a|text', 'https://h/b']],
  ['https://fonts.example/?family=A|B', ['https://fonts.example/?family=A|B']],
  ['https:/h.example/a https:\\\\h.example', ['https:/h.example/a', 'https:\\h.example']],
  ['&lt;a href=&quot;https://h/a&quot;&gt;', ['https://h/a']],
  ['hxxps://h/a fxp://h', []],
  ['\uFF08https://h/a\uFF09\uFF0Chttps://h/b\uFF1A', ['https://h/a', 'https://h/b']],
  [
    '`a <https://h/some path/a.html>`_ <https://h/a is> b',
    ['https://h/some path/a.html', 'https://h/a'],
  ],
  // JSON, and what is like it
  ['{"u":"see https://h/a."}', ['https://h/a'], 'json'],
  ['{"u":"https://h/a\\"b","v":"//h","w":"\\ud83d\\ude00://h"}', ['https://h/a"b'], 'json'],
  ['{"u":"https://h/some path/a.html"}', ['https://h/some path/a.html'], 'json'],
  ['{"u":"https://h/ and https://h/b"}', ['https://h/', 'https://h/b'], 'json'],
  ['{"html":"<a href=\\"https://h/a\\">"}', ['https://h/a'], 'json'],
  ['// see https://h/a\n{"u": "https://h/b"}', ['https://h/a', 'https://h/b'], 'json'],
  ['{"broken": "https://h/a\n"u": "https://h/b"', ['https://h/a', 'https://h/b'], 'json'],
  [
    "a = 'https://h/it\\'s' // https://h/b\n/* https://h/c */ `x § https://h/d`",
    ["https://h/it's", 'https://h/b', 'https://h/c', 'https://h/d'],
    'javascript',
  ],
  ['<p>see https://h/a</p> it\'s "https://h/b"', ['https://h/a', 'https://h/b'], 'javascript'],
  // CSV
  [
    'a,https://h/x,"https://h/""q"",z"\nb,https://h/;y,3',
    ['https://h/x', 'https://h/"q",z', 'https://h/;y'],
    'csv',
  ],
  ['a;https://h/x,y;1\nb;https://h/z;2', ['https://h/x,y', 'https://h/z'], 'csv'],
  // YAML
  [
    "a: https://h/x#y # https://h/c\nb: 'it''s https://h/z'\n- https://h/1\n- {u: https://h/2, v: [https://h/3]}",
    ['https://h/x#y', 'https://h/c', 'https://h/z', 'https://h/1', 'https://h/2', 'https://h/3'],
    'yaml',
  ],
  [
    'a: |\n  see https://h/a.\n\n  "https://h/b\nb: >-\n  https://h/c\nd: "https://h/\\u0064"',
    ['https://h/a', 'https://h/b', 'https://h/c', 'https://h/d'],
    'yaml',
  ],
  ['run: curl -d \'{"a":"https://h/a"}\' https://h/b', ['https://h/a', 'https://h/b'], 'yaml'],
  // XML
  [
    '<a href="https://h/?a=1&amp;b=2">https://h/&#x26;</a><!-- https://h/c --><![CDATA[https://h/&d]]>',
    ['https://h/?a=1&b=2', 'https://h/&', 'https://h/c', 'https://h/&d'],
    'xml',
  ],
  [
    '<urlset xmlns="http://www.sitemaps.org/x"><url>\n <loc>\n  https://h/?a&amp;b\n </loc></url>',
    ['http://www.sitemaps.org/x', 'https://h/?a&b'],
    'xml',
  ],
  ['<p a="http://h/a/b http://h/c/d.xsd"/>', ['http://h/a/b', 'http://h/c/d.xsd'], 'xml'],
  // Settings and shells
  [
    'proxy_pass http://backend:8000;\na = https://h/;',
    ['http://backend:8000', 'https://h/'],
    'settings',
  ],
  [
    'A=https://h/x\n# https://h/z\nC = \'https://h/w\'\nd https\\://h\\:80/\n[remote "https://h/r"]\nt = ["https://h/1"]',
    ['https://h/x', 'https://h/z', 'https://h/w', 'https://h:80/', 'https://h/r', 'https://h/1'],
    'settings',
  ],
  [
    "curl 'https://h/it'\\''s' \"https://h/\\$x\" https://h/?a=1\\&b=2 # https://h/c",
    ["https://h/it's", 'https://h/$x', 'https://h/?a=1&b=2', 'https://h/c'],
    'shell',
  ],
];

for (const [text, urls, kind] of cases) {
  test(`${kind ?? 'text'}: ${text}`, (t) => {
    t.deepEqual(
      findURLs(text, { kind }).map(({ url }) => url),
      urls,
    );
  });
}

test('refang undoes what analysts write', (t) => {
  const pairs = [
    ['hxxps[://]h[.]io/bad[.]exe', 'https://h.io/bad.exe'],
    ['h[.]io:443[/]x', 'h.io:443/x'],
    ['10.0.0[.]1', '10.0.0.1'],
    ['hXXp://a[dot]b(dot)c{.}d/', 'http://a.b.c.d/'],
    ['hxxp[:]//a[.b.]c', 'http://a.b.c'],
    ['user[at]h[.]io, user[@]h(.)io', 'user@h.io, user@h.io'],
    ['fxp://h[.]io h**ps://h', 'ftp://h.io https://h'],
    ['http://[::1]/a[0]=1 f(x) (at home)', 'http://[::1]/a[0]=1 f(x) (at home)'],
  ] as const;
  for (const [text, expected] of pairs) t.is(refang(text), expected);
  const found = findURLs('see hxxps[:]//a[.]example/b, hxxp://c(dot)example', { refang: true });
  t.deepEqual(
    found.map(({ url }) => url),
    ['https://a.example/b', 'http://c.example'],
  );
  t.is(found[0]?.write('https://h/'), null);
});

test('URLs that their places cannot contain are left', (t) => {
  const replace = (text: string, url: string, kind?: TextKind) => {
    const { text: changed, left } = replaceURLs(text, () => url, { kind });
    return [changed, left.length];
  };
  t.deepEqual(replace('a,https://h/a\n', 'https://h/a,b', 'csv'), ['a,https://h/a\n', 1]);
  t.deepEqual(replace('{a: https://h/a}', 'https://h/[b]', 'yaml'), ['{a: https://h/a}', 1]);
  t.deepEqual(replace('a: https://h/a', 'https://h/:', 'yaml'), ['a: https://h/a', 1]);
  t.deepEqual(replace('see https://h/a.', 'https://h/b.', 'text'), ['see https://h/a.', 1]);
  t.deepEqual(replace("<a b='https://h/a'/>", "https://h/?a'&<", 'xml'), [
    "<a b='https://h/?a&#39;&amp;&lt;'/>",
    0,
  ]);
});

test('the schemes are an option', (t) => {
  const text = 'HTTPS://h/a ftp://h/b';
  t.deepEqual(
    findURLs(text, { schemes: ['https'] }).map(({ url }) => url),
    ['HTTPS://h/a'],
  );
});

test('names of files say their kinds', (t) => {
  t.is(kindOfName('docs/.env.local'), 'settings');
  t.is(kindOfName('.env'), 'settings');
  t.is(kindOfName('a\\B.JSON'), 'json');
  t.is(kindOfName('.json'), null);
  t.is(kindOfName('json'), null);
  for (const kind of textKinds) {
    for (const end of namesOfKinds.get(kind) ?? []) t.is(kindOfName(`a${end}`), kind);
  }
});

test('one line with 16,000 URLs takes half a second', async (t) => {
  for (const [text, kind] of [
    ['{"a":"https://example.org/path?x=1"},', 'json'],
    ['https://example.org/path?x=1,', 'text'],
    ['{"a":"https:\\/\\/example.org\\/path?x=1"},', 'text'],
  ] as const) {
    const line = text.repeat(16_000);
    findURLs(line.slice(0, 10_000), { kind });
    const time = await leastOf(() => {
      const timeSince = startProcessorTime();
      t.is(findURLs(line, { kind }).length, 16_000);
      return timeSince();
    }, 500);
    t.true(time <= 500, `${kind}: ${time} ms`);
  }
});

const units = [
  ...[
    'https://h/',
    "'https://h)",
    '\u201Chttps://h)',
    '|https://h',
    '<https://h',
    '"https://h',
    '://',
    'a:',
    'a.',
    '\\',
    '\\"',
    '\\\\n',
    "'",
    '"',
    '`',
    '/*',
    '//',
    '<',
    '<!--',
    '<![CDATA[',
    '<a b="',
    '&amp;',
    '&',
    '{',
    '(https://a',
    '[/',
    ',a://',
    ';',
    ' ',
    ' #',
    '\n',
    '- ',
    '? ',
    '[',
    'a: ',
    '|\n',
    ': |\n',
    "''",
    '%',
    '=',
    'a=',
    'a b ',
    '\\: ',
    '$',
    "$'",
    '[.]',
    'hxxp',
    '@',
    'mailto:',
    'data:',
    'urn:a',
    '!',
    '*',
    '\t',
    '\r',
  ],
];

const LENGTH = isLongRun ? 2 ** 17 : 2 ** 16;

for (const kind of textKinds) {
  test(`finding URLs in ${kind} takes time in proportion to the length`, (t) => {
    for (const unit of units) {
      const makeText = (length: number) => repeated('a: ', unit, 'https://h/', length);
      t.is(
        findGrowth((text) => findURLs(text, { kind }), makeText, LENGTH, 300),
        null,
        unit,
      );
    }
  });
}

test('finding defanged URLs, and replacing URLs, takes time in proportion to the length', (t) => {
  for (const unit of units) {
    const makeText = (length: number) => repeated('a: ', unit, 'https://h/', length);
    t.is(
      findGrowth((text) => findURLs(text, { refang: true }), makeText, LENGTH, 300),
      null,
      unit,
    );
    const replace = (text: string) => replaceURLs(text, ({ url }) => `${url}a`);
    t.is(findGrowth(replace, makeText, 2 ** 15, 1000), null, unit);
  }
});

test('xsi:schemaLocation is a list, and not a URL with a space', (t) => {
  const text =
    '<a xsi:schemaLocation="https://h.example/ns schemas/a.xsd" href="https://h.example/a b/c"/>';
  t.deepEqual(
    findURLs(text, { kind: 'xml' }).map(({ url }) => url),
    ['https://h.example/ns', 'https://h.example/a b/c'],
  );
});
