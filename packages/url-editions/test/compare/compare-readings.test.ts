import {
  type Components,
  compareReadings,
  editions,
  living,
  rfc3986AppendixB,
  type URLReader,
} from '@urlkit/url-editions';
import test from 'ava';

const nothing: Components = {
  kind: 'url',
  href: '',
  origin: 'null',
  protocol: '',
  username: '',
  password: '',
  host: '',
  hostname: '',
  port: '',
  pathname: '',
  search: '',
  hash: '',
};

function reader(name: string, components: Partial<Components>): URLReader {
  return { name, interpret: () => ({ ...nothing, protocol: 'http:', ...components }) };
}

/** Compares two readers that return the given components for any input. */
function compare(a: Partial<Components>, b: Partial<Components>) {
  return compareReadings('x', [reader('a', a), reader('b', b)]);
}

const refusing: URLReader = {
  name: 'refusing',
  interpret: () => ({ kind: 'failure', reason: 'none' }),
};

const unsure: URLReader = {
  name: 'unsure',
  interpret: () => ({ kind: 'unknown', reason: 'the weather' }),
};

test('if all readers agree, there are no disagreements, doubts or causes', (t) => {
  const comparison = compareReadings('http://user@example.com:8080/a?b#c', editions);
  t.is(comparison.readings.length, 8);
  t.is(comparison.verdict, 'alike');
  t.deepEqual(comparison.disagreements, []);
  t.deepEqual(comparison.doubts, []);
  t.deepEqual(comparison.causes, []);
});

test('different hosts, ports and schemes are returned with their readers', (t) => {
  const comparison = compareReadings('http://good.example\\@evil.example/', [
    living,
    rfc3986AppendixB,
  ]);
  t.is(comparison.verdict, 'different');
  t.deepEqual(comparison.disagreements, [
    {
      component: 'host',
      seen: [
        { value: 'good.example', readers: ['living'] },
        { value: 'evil.example', readers: ['rfc-3986-appendix-b'] },
      ],
    },
  ]);
  t.deepEqual(comparison.causes, ['backslash']);
  t.is(compare({ hostname: 'h', port: '1' }, { hostname: 'h', port: '2' }).verdict, 'different');
  t.is(compare({ hostname: 'h', protocol: 'x:' }, { hostname: 'h' }).verdict, 'different');
});

test('different spellings count as the same', (t) => {
  const pairs: readonly (readonly [Partial<Components>, Partial<Components>])[] = [
    [{ hostname: 'EXAMPLE.com' }, { hostname: 'example.com' }],
    [{ hostname: 'h', port: '80' }, { hostname: 'h' }],
    [
      { hostname: 'h', port: '080' },
      { hostname: 'h', port: '80' },
    ],
    [{ hostname: 'h', protocol: 'HTTP:' }, { hostname: 'h' }],
    [{ hostname: '[0:0::1]' }, { hostname: '::1' }],
    [{ hostname: '[fe80::1%25eth0]' }, { hostname: '[fe80::1]' }],
    [{ hostname: 'bücher.example' }, { hostname: 'xn--bcher-kva.example' }],
    [{ hostname: 'localhost', protocol: 'file:' }, { protocol: 'file:' }],
    [
      { hostname: 'h', port: '389', protocol: 'ldap:' },
      { hostname: 'h', protocol: 'ldap:' },
    ],
    [
      { hostname: 'h', port: '636', protocol: 'ldaps:' },
      { hostname: 'h', protocol: 'ldaps:' },
    ],
    [{ hostname: 'h', pathname: '/a' }, { pathname: '/b' }],
  ];
  for (const [a, b] of pairs) t.is(compare(a, b).verdict, 'alike', JSON.stringify([a, b]));
});

test('a host that IDNA maps does not count as the same', (t) => {
  for (const [unicode, ascii] of [
    ['faß.de', 'xn--fa-hia.de'],
    ['①.example', '1.example'],
    ['ｈ.example', 'h.example'],
  ]) {
    t.is(compare({ hostname: unicode ?? '' }, { hostname: ascii ?? '' }).verdict, 'different');
  }
});

test('a host that another reader takes for a path is a disagreement', (t) => {
  const { verdict, disagreements } = compare({ hostname: 'h.example' }, { pathname: '/H.example' });
  t.is(verdict, 'different');
  t.deepEqual(disagreements[0]?.seen, [
    { value: 'h.example', readers: ['a'] },
    { value: '', readers: ['b'] },
  ]);
});

test('an opaque path is not a host', (t) => {
  const readers = [
    reader('a', { protocol: 'data:', hostname: 'text', pathname: '/plain' }),
    reader('b', { protocol: 'data:', pathname: 'text/plain' }),
  ];
  t.is(compareReadings('data:text/plain', readers).verdict, 'alike');
  t.is(compareReadings('data:/text/plain', readers).verdict, 'different');
});

test('a reader that refuses the input has no target', (t) => {
  t.is(compareReadings('x', [reader('a', { hostname: 'h' }), refusing]).verdict, 'alike');
  t.is(compareReadings('x', [refusing]).verdict, 'alike');
});

test('doubts are returned with their readers', (t) => {
  const doubts: readonly (readonly [hostname: string, port: string, reason: string])[] = [
    ['0177.0.0.1', '', 'a number that resolvers read'],
    ['425.510.425.510', '', 'a number that resolvers read'],
    ['1.2.3.4.', '', 'a number that resolvers read'],
    ['0x', '', 'a number that resolvers read'],
    ['a%00', '', 'a character that no domain has'],
    ['127.0.0.1:80', '', 'a character that no domain has'],
    ['a\uFF0Fb', '', 'a host that IDNA maps or refuses'],
    ['h', '65536', 'a port that does not exist'],
  ];
  for (const [hostname, port, reason] of doubts) {
    const { verdict, doubts: found } = compare({ hostname, port }, { hostname, port });
    t.is(verdict, 'possibly different', hostname);
    t.deepEqual(found, [{ reason, readers: ['a', 'b'] }]);
  }
  t.is(compare({ hostname: '127.0.0.1' }, { hostname: '127.0.0.1' }).verdict, 'alike');
  const unknown = compareReadings('x', [unsure, reader('a', { hostname: 'h' })]);
  t.is(unknown.verdict, 'possibly different');
  t.deepEqual(unknown.doubts, [{ reason: 'the weather', readers: ['unsure'] }]);
});

test('a disagreement without a known cause has the cause other', (t) => {
  t.deepEqual(compare({ hostname: 'a' }, { hostname: 'b' }).causes, ['other']);
});

test('readings have the components that readers return, wherever these are in the URL', (t) => {
  const components: Components = {
    ...{ ...nothing, href: '/a/b', protocol: 'http:', username: 'a/b', host: 'h', hostname: 'h' },
    ...{ password: '/a', port: '/b', pathname: '/a', search: '?q', hash: '/a/b' },
  };
  const { readings } = compareReadings('/a/b', [reader('a', components)]);
  t.deepEqual(readings[0]?.interpretation, components);
});

test('readers get the base', (t) => {
  const { readings } = compareReadings('x', [living], 'http://h/');
  t.like(readings[0], { reader: 'living', interpretation: { href: 'http://h/x' } });
});

test('a wrong type is a TypeError that names the argument', (t) => {
  // @ts-expect-error: the types forbid it.
  t.throws(() => compareReadings(1, []), { instanceOf: TypeError, message: /^url must be/ });
  // @ts-expect-error: the types forbid it.
  t.throws(() => compareReadings('x'), { instanceOf: TypeError, message: /^readers must be/ });
  // @ts-expect-error: the types forbid it.
  t.throws(() => compareReadings('x', [], 1), { instanceOf: TypeError, message: /^base must be/ });
});
