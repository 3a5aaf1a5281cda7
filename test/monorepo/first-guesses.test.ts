// Jobs as somebody guesses them who knows the names of packages, and has not read their documentation. A guess is right at once if it
// gives what is meant, or an error that names the function to call.

import { isDeepStrictEqual } from 'node:util';
import test from 'ava';

// biome-ignore lint/suspicious/noExplicitAny: guesses need not fit the types.
type Module = any;

/** A job, the package, the guess, and what is meant: a value, or a function that an error must name. */
type Guess = readonly [
  job: string,
  module: string,
  guess: (module: Module) => unknown,
  meant: unknown,
  named?: string,
];

const guesses: readonly Guess[] = [
  ['encode text', 'percent-encoding', (m) => m.percentEncode('a b'), 'a%20b', 'utf8PercentEncode'],
  ['decode text', 'percent-encoding', (m) => m.percentDecode('a%20b'), 'a b'],
  [
    'encode text for a path',
    'percent-encoding',
    (m) => m.utf8PercentEncode('a b', m.pathPercentEncodeSet),
    'a%20b',
  ],
  [
    'set parameters from an object',
    'form-urlencoded',
    (m) => m.editQuery('https://h/?a=0', { a: ['1', '2'] }),
    'https://h/?a=1&a=2',
  ],
  [
    'set a parameter',
    'form-urlencoded',
    (m) => m.editQuery('https://h/?a=0', (query: Module) => query.set('a', '1')),
    'https://h/?a=1',
  ],
  ['read a query', 'form-urlencoded', (m) => m.parseURLEncoded('a=1'), [['a', '1']]],
  ['write a query', 'form-urlencoded', (m) => m.serializeURLEncoded([['a', 'b c']]), 'a=b+c'],
  ['IPv6 text to text', 'ipv6', (m) => m.canonicalizeIPv6('2001:DB8:0::1'), '2001:db8::1'],
  [
    'serialize an IPv6 address as text',
    'ipv6',
    (m) => m.serializeIPv6('2001:DB8:0::1'),
    '2001:db8::1',
    'parseIPv6',
  ],
  ['is a text an IPv6 address', 'ipv6', (m) => m.isIPv6Address('::1'), true],
  ['is a text an address', 'host', (m) => m.isIPAddress('127.0.0.1'), true, 'parseHost'],
  ['read a host', 'host', (m) => m.parseHost('EXAMPLE.org').value, 'example.org'],
  ['normalize a host', 'host', (m) => m.serializeHost('EXAMPLE.org'), 'example.org', 'parseHost'],
  ['compare hosts', 'host', (m) => m.hostEquals('EXAMPLE.org', 'example.org'), true, 'parseHost'],
  ['a domain in ASCII', 'idna', (m) => m.toASCII('ü.example'), 'xn--tda.example'],
  ['a domain in Unicode', 'idna', (m) => m.domainToUnicode('xn--tda.example'), 'ü.example'],
  [
    'the domain of a Host header',
    'public-suffix',
    (m) => m.registrableDomain('a.b.co.uk:8080'),
    'b.co.uk',
  ],
  [
    'the domain of a URL',
    'public-suffix',
    (m) => m.registrableDomain(new URL('https://a.b.co.uk/')),
    'b.co.uk',
  ],
  ['same site', 'public-suffix', (m) => m.isSameSite('https://a.b.co', 'https://c.b.co'), true],
  ['same origin', 'url-parser', (m) => m.isSameOrigin('https://h/a', 'https://h:443/b'), true],
  ['are URLs equal', 'url-parser', (m) => m.urlEquals('https://h', 'https://H/'), true],
  ['is it a URL', 'url-parser', (m) => m.canParse('https://h'), true],
  ['normalize a URL', 'url-parser', (m) => m.parseAndSerialize('HTTPS://H/a/../b'), 'https://h/b'],
  ['resolve', 'url-parser', (m) => m.resolve('../c', 'https://h/a/b').href, 'https://h/c'],
  ['the origin as text', 'url-parser', (m) => m.originOf('https://h:8/a'), 'https://h:8'],
  [
    'a relative URL from one to the other',
    'url-reference',
    (m) => m.relativize('https://h/a/c', 'https://h/a/b'),
    'c',
    'parseReference',
  ],
  ['is an address private', 'host-policy', (m) => m.isGloballyReachable('10.0.0.1'), false],
  ['is a URL safe', 'host-policy', (m) => m.checkURL('http://127.0.0.1/').allowed, false],
  [
    'is a host in a list',
    'host-policy',
    (m) => m.matches(m.hostPatterns(['*.h.org']), 'a.h.org'),
    true,
  ],
  [
    'is a host in a list of texts',
    'host-policy',
    (m) => m.matches(['*.h.org'], 'a.h.org'),
    true,
    'hostPatterns',
  ],
  [
    'does a host match a text',
    'host-policy',
    (m) => m.matches('*.h.org', 'a.h.org'),
    true,
    'hostPattern',
  ],
  [
    'a safe redirect',
    'host-policy',
    (m) => m.localReference('/a', 'https://h/').href,
    'https://h/a',
  ],
  [
    'drop trackers',
    'url-keys',
    (m) => m.dropTrackers('https://h/?utm_source=a&b=1'),
    'https://h/?b=1',
  ],
  ['a key', 'url-keys', (m) => m.urlKey('https://www.h.org/b', { profile: 'surt' }), 'org,h)/b'],
  [
    'URLs in a text',
    'url-text',
    (m) => m.findURLs('see https://h/a.').map(({ url }: Module) => url),
    ['https://h/a'],
  ],
  [
    'why a URL is invalid',
    'url-validation',
    (m) => m.validateURL('a').diagnostics.length > 0,
    true,
  ],
  [
    'show a URL',
    'url-rendering',
    (m) => m.renderURL('https://xn--tda.example/').text,
    'https://ü.example/',
  ],
  ['the port of a scheme', 'url-record', (m) => m.defaultPort('https:'), 443],
  ['serialize', 'url-serializer', (m) => m.serializeURL('https://h'), 'https://h/'],
  ['is a URL special', 'url-record', (m) => m.isSpecial('https://h/'), true],
];

const LEAST = 28;

/** Guesses that are not right yet, which somebody may mend. */
const wrong: readonly string[] = [
  'decode text',
  'set parameters from an object',
  'is a text an IPv6 address',
  'a domain in ASCII',
  'the origin as text',
  'drop trackers',
  'the port of a scheme',
  'serialize',
  'is a URL special',
];

async function isRight([, module, guess, meant, named]: Guess): Promise<boolean> {
  const imported: Module = await import(`@urlkit/${module}`);
  try {
    return isDeepStrictEqual(guess(imported), meant);
  } catch (error) {
    return named !== undefined && new RegExp(`\\b${named}\\b`).test(String(error));
  }
}

test(`of 40 first guesses, at least ${LEAST} are right`, async (t) => {
  t.is(guesses.length, 40);
  const results = await Promise.all(guesses.map(isRight));
  const found = guesses.filter((_, index) => !results[index]).map(([job]) => job);
  t.deepEqual(found, wrong);
  t.true(guesses.length - found.length >= LEAST);
});
