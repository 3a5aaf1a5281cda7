import { createURLKey, keyedURL, keyProfiles, urlKey } from '@urlkit/url-keys';
import test from 'ava';
import { growsTooFast, repeated } from '../../../test/attack/growth.js';

test('every profile has a name, an original and a list of what it loses', (t) => {
  t.is(keyProfiles.length, 6);
  for (const { name, original, loses } of keyProfiles) {
    t.true(original.length > 0 && loses.length > 0);
    t.is(typeof urlKey('http://example.org/', { profile: name }), 'string');
  }
});

test('keyedURL returns the URL and its key', (t) => {
  const options = { profile: 'surt' } as const;
  t.deepEqual(keyedURL('HTTP://WWW.example.org/A#b', options), {
    url: 'http://www.example.org/A#b',
    key: 'org,example)/a',
  });
  t.deepEqual(keyedURL('example.org', options), { url: null, key: 'org,example)/' });
  t.deepEqual(keyedURL('http://h:x/', options), { url: null, key: null });
});

test('parameters are dropped by their decoded names, and the rest does not change', (t) => {
  const dropParameters = { names: ['a b', 'é'], prefixes: ['utm_', '_'] };
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
    { profile: 'surt', secret: true },
    { profile: 'surt', dropParameters: null },
    { profile: 'surt', dropParameters: ['secret'] },
    { profile: 'surt', dropParameters: { names: 'secret' } },
    { profile: 'surt', dropParameters: { names: [1] } },
    { profile: 'surt', dropParameters: { prefixes: [''] } },
    { profile: 'surt', dropParameters: { secret: [] } },
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
        t.false(growsTooFast(run, makeText, 2 ** 15, 100), `${profile}: ${before}${unit}`);
      }
    }
  }
});
