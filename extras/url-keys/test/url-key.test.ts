import { readFileSync } from 'node:fs';
import {
  createURLKey,
  type KeyProfileName,
  keyedURL,
  keyProfiles,
  matchesSURTPrefix,
  type SURTPrefix,
  surtPrefix,
  urlKey,
} from '@urlkit/url-keys';
import { deserializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { countNormalizations } from '../../../test/support/normalization.js';
import { show } from '../../../test/support/show.js';

test('every profile has a name, an original and a list of what it loses', (t) => {
  t.is(keyProfiles.length, 6);
  for (const { name, original, loses } of keyProfiles) {
    t.true(original.length > 0 && loses.length > 0, show(name, original, loses));
    t.is(typeof urlKey('http://example.org/', { profile: name }), 'string');
  }
});

test('keyedURL returns the URL and its key', (t) => {
  const options = { profile: 'surt' } as const;
  t.deepEqual(keyedURL('HTTP://WWW.example.org/A#b', options), {
    url: 'http://www.example.org/A#b',
    key: 'org,example)/a',
  });
  t.is(urlKey('example.org', options), 'org,example)/');
  t.is(keyedURL('example.org', options), null);
  t.is(keyedURL('http://h:x/', options), null);
  const record = deserializeURL('http://www.example.org/A#b');
  t.deepEqual(keyedURL(record, options), keyedURL('HTTP://WWW.example.org/A#b', options));
});

test('parameters are dropped by their decoded names, and the rest does not change', (t) => {
  const dropParameters = { names: ['a b', 'é', 'utm_*', '_*'] };
  const keyOf = createURLKey({ profile: 'href', dropParameters });
  const cases = [
    ['http://h/?a+b=1&c=%7e', 'http://h/?c=%7e'],
    ['http://h/?a%20b&c', 'http://h/?c'],
    ['http://h/?%C3%A9=1#?é=1', 'http://h/#?%C3%A9=1'],
    ['http://h/?UTM_x=1&utm_=&u%74m_y&_', 'http://h/?UTM_x=1'],
    ['http://h/?ut\tm_x=1&&=', 'http://h/?&='],
    ['http://h/?&utm_x', 'http://h/?'],
    ['http://h/?x=utm_&a=b', 'http://h/?x=utm_&a=b'],
    ['http://h/#?utm_x', 'http://h/#?utm_x'],
    ['http://h/', 'http://h/'],
    ['utm-:?utm_', 'utm-:'],
  ] as const;
  for (const [url, expected] of cases) t.is(keyOf(url), expected, url);
});

test('a shorter prefix drops what a longer one does', (t) => {
  const dropParameters = { names: ['ab*', 'abc*', 'b*', 'a_*', 'abd*'] };
  const url = 'http://h/?ab=1&abb&abe&a=2&a_&aa&ac&bc&c&B';
  t.is(urlKey(url, { profile: 'href', dropParameters }), 'http://h/?a=2&aa&ac&c&B');
});

test('a parameter is not compared with every prefix', (t) => {
  const prefixes = Array.from({ length: 1000 }, (_, index) => `p${index}_`);
  const url = `http://h/?${Array.from(prefixes, (prefix) => `${prefix.slice(0, -1)}-=1`).join('&')}`;
  const startsWith = String.prototype.startsWith;
  let count = 0;
  String.prototype.startsWith = function (text, position) {
    count++;
    return startsWith.call(this, text, position);
  };
  try {
    t.is(
      urlKey(url, {
        profile: 'href',
        dropParameters: { names: prefixes.map((prefix) => `${prefix}*`) },
      }),
      url,
    );
  } finally {
    String.prototype.startsWith = startsWith;
  }
  t.true(count >= prefixes.length);
  t.true(count < 5 * prefixes.length, `${count}`);
});

test('IDNA2003 folds each character once, and does not prepare a label that is too long', (t) => {
  for (const [host, most] of [
    ['é'.repeat(5000), 1],
    ['\u05D0\u0323'.repeat(5000), 1],
    ['é.'.repeat(5000), 3],
  ] as const) {
    const { calls } = countNormalizations(() => urlKey(`http://${host}`, { profile: 'surt' }));
    t.true(calls <= most * 5000, `${host.slice(0, 2)}: ${calls}`);
  }
  // What normalization removes or composes does not make a label too long.
  const label = '\u{AD}'.repeat(5000) + '\u03B1\u0313\u0300\u0345'.repeat(9);
  const keyOf = createURLKey({ profile: 'surt' });
  t.is(keyOf(`http://${label}.gr`), keyOf(`http://${'\u1F82'.repeat(9)}.gr`));
  t.regex(keyOf(`http://${label}.gr`) ?? '', /^gr,xn--/);
});

test('an asterisk drops all parameters', (t) => {
  const options = { profile: 'href', dropParameters: { names: ['*'] } } as const;
  t.is(urlKey('http://h/?a=1&&b#?c', options), 'http://h/#?c');
  t.is(urlKey('http://h/?', options), 'http://h/');
});

test('what is empty can be dropped', (t) => {
  const keyOf = createURLKey({ profile: 'href', dropParameters: { empty: true, names: ['c'] } });
  t.is(keyOf('http://h/?a=1&&b&&#?&'), 'http://h/?a=1&b#?&');
  t.is(keyOf('http://h/?a=1&c&=&b'), 'http://h/?a=1&=&b');
  t.is(urlKey('http://h/?&', { profile: 'href', dropParameters: { empty: true } }), 'http://h/');
  t.is(urlKey('http://h/?&', { profile: 'href', dropParameters: { empty: false } }), 'http://h/?&');
});

test('href profiles can sort parameters', (t) => {
  const sortParameters = true;
  const url = "http://h/?b='2&a=%7e&b=1+1&%61=0#?d&c";
  const sorted = 'http://h/?a=%7e&%61=0&b=%272&b=1+1';
  t.is(urlKey(url, { profile: 'href-without-fragment', sortParameters }), sorted);
  t.is(urlKey(url, { profile: 'href', sortParameters }), `${sorted}#?d&c`);
  t.is(urlKey('http://h/?', { profile: 'href', sortParameters }), 'http://h/?');
  t.is(urlKey('http://[', { profile: 'href', sortParameters }), null);
  const dropParameters = { names: ['a*'] };
  t.is(
    urlKey(url, { profile: 'href', sortParameters, dropParameters }),
    'http://h/?b=%272&b=1+1#?d&c',
  );
});

test('only named parameters are dropped', (t) => {
  const url = 'http://h/?utm_source=a&gclid=b';
  t.is(urlKey(url, { profile: 'href' }), url);
  t.is(urlKey(url, { profile: 'href', dropParameters: {} }), url);
});

test('options and arguments of a wrong type are TypeErrors that do not repeat them', (t) => {
  const wrong: readonly unknown[] = [
    undefined,
    null,
    'surt',
    {},
    { profile: 'SURT-secret' },
    { profile: 'constructor' },
    Object.create({ profile: 'surt' }),
    { profile: 'surt', unknown: 'secret' },
    { profile: 'surt', dropParameters: null },
    { profile: 'surt', dropParameters: ['secret'] },
    { profile: 'surt', dropParameters: { names: 'secret' } },
    { profile: 'surt', dropParameters: { names: [1] } },
    { profile: 'surt', dropParameters: { names: [''] } },
    { profile: 'surt', dropParameters: { prefixes: [] } },
    { profile: 'surt', dropParameters: { empty: 'secret' } },
    { profile: 'surt', dropParameters: { names: ['a*b-secret'] } },
    { profile: 'surt', sortParameters: 'secret' },
    { profile: 'surt', sortParameters: true },
  ];
  for (const options of wrong) {
    const error = t.throws(() => Reflect.apply(createURLKey, null, [options]), {
      instanceOf: TypeError,
    });
    t.notRegex(error?.message ?? '', /secret/);
  }
  for (const url of [undefined, null, 1, {}, { href: 1 }]) {
    const options = { profile: 'surt' };
    t.throws(() => Reflect.apply(urlKey, null, [url, options]), { instanceOf: TypeError });
  }
});

test('hosts are converted with IDNA2008 or IDNA2003', (t) => {
  const hosts = [
    ['faß.de', 'xn--fa-hia.de', 'de,fass)/'],
    ['☕ß.de', 'xn--ss-xtx.de', 'de,xn--ss-xtx)/'],
    ['l·l.cat', 'xn--ll-0ea.cat', 'cat,xn--ll-0ea)/'],
    ['·ß.cat', 'xn--ss-zea.cat', 'cat,xn--ss-zea)/'],
    ['a_é.de', 'a_%C3%A9.de', 'de,xn--a_-cja)/'],
    ['é..de', '%C3%A9..de', 'de,%c3%a9)/'],
    ['\u0301a.fr', 'xn--a-wbb.fr', 'fr,xn--a-wbb)/'],
    ['🄰.de', 'a.de', 'de,xn--617h)/'],
    ['XN--FA-HIA.de.', 'xn--fa-hia.de.', 'de,xn--fa-hia)/'],
  ] as const;
  for (const [host, urlcanon, surt] of hosts) {
    t.is(urlKey(`http://${host}/`, { profile: 'urlcanon-whatwg' }), `http://${urlcanon}/`);
    t.is(urlKey(`http://${host}/`, { profile: 'surt' }), surt);
  }
});

test('keys take linear time', (t) => {
  const units = [
    '/',
    '/..',
    '.',
    '@',
    ':',
    '%',
    '%25',
    '25',
    'a&',
    'cfid=',
    ' ',
    '\t',
    '[',
    'é',
    'www.',
    '&cftoken=',
  ];
  const sessions = ['/(0123456789abcdef01234567)', '/(a(0123456789abcdef01234567))', '.aspx?'];
  for (const unit of [...units, ...sessions]) {
    for (const { name: profile } of keyProfiles) {
      for (const [before, after] of [
        ['http://h/', '.aspx'],
        ['http://h?', '!'],
        ['http://', 'a'],
        ['', '!'],
      ] as const) {
        const makeText = (length: number) => repeated(before, unit, after, length);
        const run = (url: string) => urlKey(url, { profile });
        t.is(findGrowth(run, makeText, 2 ** 15, 100), null, `${profile}: ${before}${unit}`);
      }
    }
  }
});

function prefixOf(scope: string): SURTPrefix {
  const prefix = surtPrefix(scope);
  if (prefix === null) throw new Error(`no scope: ${scope}`);
  return prefix;
}

function isIn(url: string, scope: string): boolean {
  const key = urlKey(url, { profile: 'surt' });
  return key !== null && matchesSURTPrefix(key, prefixOf(scope));
}

test('a prefix matches exactly the keys in its scope', (t) => {
  const scopes = [
    {
      scope: 'example.org *.example.org http://www.EXAMPLE.org http://(org,example, (org,example',
      within:
        'https://example.org/ http://a.example.org:8/x http://example.org:8080 www.example.org',
      without:
        'http://example.com/ http://badexample.org/ http://example.org.evil.com/ http://org/',
    },
    {
      scope:
        'example.org/ http://example.org/* example.org/index.html http://(org,example,)/ (org,example)',
      within: 'http://example.org/ https://example.org/a/b?c http://www.example.org',
      without: 'http://a.example.org/ http://example.org:8080/',
    },
    {
      scope: 'example.org/A/ example.org/a/b?x=/ example.org/a/* http://(org,example,www,)/a/',
      within: 'http://example.org/a/ http://example.org/a/?q http://example.org/A/b/c',
      without: 'http://example.org/ab http://example.org/ http://b.example.org/a/',
    },
    {
      scope: 'example.org:8080 (org,example:8080',
      within: 'http://example.org:8080/a',
      without: 'http://example.org/ http://a.example.org:8080/ http://example.org:80801/',
    },
    {
      scope: '192.168.1.1',
      within: 'http://192.168.1.1/ http://192.168.1.1:80/ http://192.168.1.1:81/',
      without: 'http://192.168.1.11/ http://1.192.168.1/',
    },
  ];
  for (const { scope, within, without } of scopes) {
    for (const name of scope.split(' ')) {
      for (const url of within.split(' ')) t.true(isIn(url, name), `${url} in ${name}`);
      for (const url of without.split(' ')) t.false(isIn(url, name), `${url} not in ${name}`);
    }
  }
});

test('prefixes are in the same order as the keys', (t) => {
  for (const scope of ['example.org', 'example.org/', 'example.org/a/', '1.2.3.4']) {
    const { prefixes } = prefixOf(scope);
    t.deepEqual(prefixes, [...prefixes].sort());
  }
});

test('a scope must have a host with a key', (t) => {
  for (const scope of [
    '',
    '/',
    'http://',
    '*',
    'a*b',
    '*.*',
    '*.',
    '*.example.org/a',
    'http://h:x/',
    '#a',
  ]) {
    t.is(surtPrefix(scope), null, scope);
  }
  t.throws(() => Reflect.apply(surtPrefix, null, [1]), { instanceOf: TypeError });
  const prefix = prefixOf('example.org');
  t.throws(() => Reflect.apply(matchesSURTPrefix, null, [null, prefix]), { instanceOf: TypeError });
});

// Compares with recorded keys of the Python packages. `npm run check -- keys --record` records them again.

type Recorded = Readonly<Record<KeyProfileName | 'url', string>>;

const recorded: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('recorded-keys.json', import.meta.url), 'utf8'),
);
const profiles = ['surt', 'urlcanon-semantic', 'urlcanon-whatwg', 'w3lib'] as const;

test('the recording has a thousand different URLs', (t) => {
  t.is(recorded.length, 1_000);
  t.is(new Set(recorded.map(({ url }) => url)).size, 1_000);
});

for (const profile of profiles) {
  test(`the keys of ${profile} are those of the original`, (t) => {
    const keyOf = createURLKey({ profile });
    const keys = recorded.map(({ url }) => ({ url, key: keyOf(url) }));
    t.deepEqual(
      keys,
      recorded.map((entry) => ({ url: entry.url, key: entry[profile] })),
    );
  });
}
