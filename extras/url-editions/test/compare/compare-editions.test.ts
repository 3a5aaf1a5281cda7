import { isDeepStrictEqual } from 'node:util';
import { updateSteps } from '@urlkit/url-api';
import {
  type Cause,
  type Comparison,
  type ComponentName,
  type Components,
  compareEditions,
  compareReadings,
  editions,
  html2007 as html2007Edition,
  html2011 as html2011Edition,
  living,
  rfc3986AppendixB,
  type URLReader,
  urlSpec09,
  w3c2012,
  whatwg2012,
} from '@urlkit/url-editions';
import * as html2007 from '@urlkit/url-editions/html-2007';
import * as html2011 from '@urlkit/url-editions/html-2011';
import * as w3c from '@urlkit/url-editions/w3c-2012';
import * as whatwg from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../../test/attack/growth.js';
import { checkProperty } from '../../../../test/support/property.js';
import { show } from '../../../../test/support/show.js';
import { tricks } from './tricks.js';

function causesOf({ components }: Comparison): Cause[] {
  return [...new Set(components.flatMap(({ causes }) => causes))];
}

function component(comparison: Comparison, name: ComponentName) {
  return comparison.components.find((entry) => entry.component === name);
}

test('if all editions agree, there is one agreement and no cause', (t) => {
  const comparison = compareEditions('http://user@example.com:8080/a?b#c');
  t.is(comparison.readings.length, 8);
  t.false(comparison.reachesDifferentHosts);
  t.deepEqual(comparison.hosts, [
    { value: 'example.com', editions: editions.map(({ name }) => name) },
  ]);
  t.deepEqual(
    comparison.components.map((entry) => entry.component),
    [
      ...['href', 'origin', 'protocol', 'username', 'password', 'host'],
      ...['hostname', 'port', 'pathname', 'search', 'hash'],
    ],
  );
  for (const { agreements, causes } of comparison.components) {
    t.is(agreements.length, 1);
    t.deepEqual(causes, []);
  }
});

test('the largest agreement comes first', (t) => {
  const comparison = compareEditions('http://0x7f.1/');
  t.deepEqual(component(comparison, 'hostname'), {
    component: 'hostname',
    agreements: [
      {
        value: '0x7f.1',
        editions: [
          ...['rfc-3986', 'rfc-3986-appendix-b', 'html-2007', 'html-2011', 'w3c-2012'],
          'whatwg-2012',
        ],
      },
      { value: '127.0.0.1', editions: ['url-spec-0.9', 'living'] },
    ],
    causes: ['IPv4 forms'],
  });
  t.true(comparison.reachesDifferentHosts);
});

// For each cause, an input that has no other cause.
const causes: readonly (readonly [cause: Cause, input: string, name: ComponentName])[] = [
  ['surrounding controls and spaces', ' http://h/', 'hostname'],
  ['tabs and newlines', 'ht\ntp://h/', 'hostname'],
  ['backslash', 'http://h\\x/', 'hostname'],
  ['missing or extra slashes', 'http:///h/', 'hostname'],
  ['characters in the userinfo', 'http://a@b@h/', 'hostname'],
  ['semicolon', 'http://h;x/', 'hostname'],
  ['percent-encoded host', 'http://%68/', 'hostname'],
  ['IDNA mapping', 'http://faß.de/', 'hostname'],
  ['IPv4 forms', 'http://1/', 'hostname'],
  ['letter case', 'HTTP://h/', 'protocol'],
  ['default port', 'http://h:80/', 'port'],
  ['port forms', 'http://h:08/', 'port'],
  ['empty path', 'http://h', 'pathname'],
  ['percent-encoded dots', 'http://h/a%2Eb', 'pathname'],
  ['dot segments', 'http://h/a/..', 'pathname'],
  ['percent-encoding', 'http://h/é', 'pathname'],
  ['empty query or fragment', 'http://h/?#', 'search'],
  ['Unicode origin', 'http://xn--tda/', 'origin'],
  ['opaque path', 'mailto:a?b', 'search'],
  ['other', 'http://h:x/', 'hostname'],
];

test('each cause is found if it is the only one', (t) => {
  t.is(causes.length, 20);
  for (const [cause, input, name] of causes) {
    t.deepEqual(component(compareEditions(input), name)?.causes, [cause], `${name} of ${input}`);
  }
});

test('several causes are found', (t) => {
  const comparison = compareEditions('HTTP:\\\\0x7f.1:80\\a\\..');
  t.true(causesOf(comparison).includes('backslash'));
  t.true(causesOf(comparison).includes('IPv4 forms'));
  t.true(causesOf(comparison).includes('default port'));
});

test('different spellings of a host count as the same', (t) => {
  for (const input of ['http://EXAMPLE.com/', 'http://[0:0::1]/', 'http://ü.de/', 'mailto:a']) {
    t.false(compareEditions(input).reachesDifferentHosts, input);
  }
  t.deepEqual(compareEditions('a').hosts, []);
});

test('each edition reads the published tricks as recorded', (t) => {
  t.is(tricks.length, 21);
  for (const { input, base, hosts, causes: expected } of tricks) {
    const comparison = compareEditions(input, { base });
    const read = comparison.readings.map(({ edition, interpretation }) => [
      edition,
      interpretation.kind === 'url' ? interpretation.hostname : null,
    ]);
    t.deepEqual(Object.fromEntries(read), { ...hosts }, input);
    t.deepEqual(component(comparison, 'hostname')?.causes, expected, input);
    const names = new Set([
      ...comparison.hosts.map(({ value }) => value),
      ...Object.values(hosts).filter((host) => host?.includes('%')),
    ]);
    t.is(comparison.reachesDifferentHosts, names.size > 1, input);
  }
});

test('causes are searched for until the editions agree', (t) => {
  // Without the newline, only one reader is left that accepts the input.
  const { causes } = compareReadings('http:\\\\㌖\na', editions, { base: 'foo:bar' });
  t.deepEqual(causes, ['tabs and newlines']);
});

test('an input and a base have at most 65,536 code units together', (t) => {
  const longest = 'http:\\\\h/'.padEnd(0x10000, 'a');
  const causesOf = (input: string, base?: string): readonly string[] => [
    ...(component(compareEditions(input, { base }), 'hostname')?.causes ?? []),
    ...compareReadings(input, [whatwg2012, rfc3986AppendixB], { base }).causes,
  ];
  t.deepEqual(causesOf(longest), ['backslash']);
  for (const [input, base] of [[`${longest}a`], [longest, 'a:']] as const) {
    const error = { instanceOf: RangeError, message: /65,536/ };
    t.throws(() => compareEditions(input, { base }), error);
    t.throws(() => compareReadings(input, [whatwg2012, living], { base }), error);
  }
});

test('long runs of any character take linear time', (t) => {
  for (const piece of ['/', '@', '../', '%2e', ':', '\\', ' ', '\t', ';', '[', 'a.', '::1:', '?']) {
    for (const start of ['http://', 'http://h/', '']) {
      const makeText = (length: number) => repeated(start, piece, 'x', length);
      const compare = (text: string) => compareEditions(text, { base: 'http://h/' });
      t.is(findGrowth(compare, makeText, 2 ** 15, 200), null, start + piece);
    }
  }
});

test('a character that IDNA maps to a delimiter makes hosts different', (t) => {
  for (const [input, hosts] of [
    ['http://attacker.com\uFF0F.allowed.com/', ['attacker.com', 'attacker.com\uFF0F.allowed.com']],
    ['http://a.com\u2100b.com/', ['a.coma', 'a.com\u2100b.com']],
    ['http://a\uFF20b.com/', ['a\uFF20b.com', 'b.com']],
    ['http://x\uFF1A80/', ['x', 'x\uFF1A80']],
  ] as const) {
    const { hosts: found, reachesDifferentHosts } = compareEditions(input);
    t.deepEqual(found.map(({ value }) => value).sort(), Array.from(hosts).sort());
    t.true(reachesDifferentHosts, show(input, hosts));
  }
});

test('a name with a forbidden code point is no host, but what is read instead is another one', (t) => {
  for (const [input, hosts, reachesDifferent] of [
    ['http://a b/', [], false],
    ['http://a%20b/', [], false],
    ['http://a%2Fb/', [], false],
    ['http://a<b/', [], false],
    ['http://%61/', ['a'], true],
    ['http://[v1.a]/', [], false],
    ['http://a\uFF0Fb c/', ['a'], true],
    ['http://[::1]/', ['[::1]'], false],
  ] as const) {
    const comparison = compareEditions(input);
    t.deepEqual(
      comparison.hosts.map(({ value }) => value),
      Array.from(hosts),
      input,
    );
    t.is(comparison.reachesDifferentHosts, reachesDifferent, input);
  }
});

test('an edition parses what it interprets, and nothing else', (t) => {
  const pieces = fc.constantFrom(
    ...['http', ':', '//', '/', 'a', '\\', '@', '1:', '[', '%', '\uFF0F', '\u00AD', '.', '?'],
  );
  const inputs = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
  checkProperty(
    t,
    1000,
    fc.tuple(inputs, fc.option(inputs, { nil: undefined })),
    ([input, base]) => {
      for (const edition of editions) {
        const parses = edition.parse(input, { base }) !== null;
        if (parses !== (edition.interpret(input, { base }).kind === 'url')) {
          throw new Error(`${edition.name}: ${JSON.stringify([input, base])}`);
        }
      }
    },
  );
});

// A comparison converts each host once for all editions.
test('a comparison reads a URL as each edition alone does', (t) => {
  const starts = [
    'http://',
    'HTTP://u@',
    'wss:\\\\',
    'file://',
    'foo://',
    'ftp:///',
    ' http://a@b@',
    '',
  ];
  const pieces = fc.constantFrom(
    ...[
      '\u00E9',
      '\u0301',
      '\uFDFA',
      '\u3316',
      '\u00DF',
      '\u200D',
      '\u3002',
      '\uD800',
      'xn--',
      'a',
      '.',
    ],
    ...[
      '%',
      '%cc%81',
      '%2e',
      '%20',
      '@',
      ':',
      '80',
      '0x',
      '/',
      '\\',
      '?',
      '[',
      ']',
      ' ',
      '\t',
      '<',
    ],
  );
  const hosts = fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join(''));
  const bases = fc.constantFrom(undefined, 'http://h/p', 'foo:bar', '\u00E9');
  const inputs = fc.tuple(fc.constantFrom(...starts), hosts, bases);
  const check = ([start, host, base]: readonly [string, string, string | undefined]): void => {
    const input = start + host;
    const readings = compareEditions(input, { base }).readings.map(
      ({ interpretation }) => interpretation,
    );
    const alone = editions.map((edition) => edition.interpret(input, { base }));
    if (!isDeepStrictEqual(readings, alone)) throw new Error(JSON.stringify([input, base]));
  };
  check(['http://', 'xn--%2e', undefined]);
  check(['http://', 'xn--%2e1', undefined]);
  checkProperty(t, 500, inputs, check);
});

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
  t.is(compare({ hostname: 'h', protocol: 'ftp:' }, { hostname: 'h' }).verdict, 'different');
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
    [{ hostname: 'h', pathname: '/a' }, { pathname: '/b' }],
  ];
  for (const [a, b] of pairs) t.is(compare(a, b).verdict, 'alike', JSON.stringify([a, b]));
});

test('hosts are compared as programs look them up', (t) => {
  for (const [unicode, ascii] of [
    ['faß.de', 'xn--fa-hia.de'],
    ['①.example', '1.example'],
    ['ｈ.example', 'h.example'],
  ]) {
    t.is(compare({ hostname: unicode ?? '' }, { hostname: ascii ?? '' }).verdict, 'alike');
  }
  const python = [reader('python', { hostname: 'faß.de' }), reader('curl', { hostname: 'faß.de' })];
  const { disagreements } = compareReadings('faß.de', python);
  t.deepEqual(
    disagreements[0]?.seen.map(({ value }) => value),
    ['fass.de', 'xn--fa-hia.de'],
  );
});

test('a reader without a host is not different, but in doubt if there is a scheme', (t) => {
  const readers = [reader('a', { hostname: 'h.example' }), reader('b', { pathname: '/H.example' })];
  t.is(compareReadings('h.example', readers).verdict, 'alike');
  t.is(compareReadings('https:/h.example', readers).verdict, 'possibly different');
});

test('an opaque path is not a host', (t) => {
  const readers = [
    reader('a', { protocol: 'data:', hostname: 'text', pathname: '/plain' }),
    reader('b', { protocol: 'data:', pathname: 'text/plain' }),
  ];
  t.is(compareReadings('data:text/plain', readers).verdict, 'alike');
  t.is(compareReadings('data:/text/plain', readers).verdict, 'alike');
});

test('a reader that refuses the input has no target', (t) => {
  t.is(compareReadings('x', [reader('a', { hostname: 'h' }), refusing]).verdict, 'alike');
  t.is(compareReadings('x', [{ ...refusing, name: 'b' }, refusing]).verdict, 'alike');
});

test('fewer than two different readers are a TypeError', (t) => {
  const twice = [living, reader(living.name, { hostname: 'h' })];
  const one = editions.filter(({ name }) => name === 'living');
  for (const readers of [[], one, [living, living], twice]) {
    t.throws(() => compareReadings('http://h/', readers), {
      instanceOf: TypeError,
      message: 'readers must be at least two, with different names',
    });
  }
});

test('doubts are returned with their readers', (t) => {
  const doubts: readonly (readonly [hostname: string, port: string, reason: string])[] = [
    ['0177.0.0.1', '', 'whether this number is an address'],
    ['425.510.425.510', '', 'whether this number is an address'],
    ['1.2.3.4.', '', 'whether this number is an address'],
    ['0x', '', 'whether this number is an address'],
    ['a%00', '', 'what happens with a character that no domain has'],
    ['127.0.0.1:80', '', 'what happens with a character that no domain has'],
    ['a\uFF0Fb', '', 'whether IDNA maps or refuses the host'],
    ['h', '65536', 'what happens with a port above 65535'],
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
  const { readings } = compareReadings('/a/b', [reader('a', components), refusing]);
  t.deepEqual(readings[0]?.interpretation, components);
});

test('readers get the base', (t) => {
  const { readings } = compareReadings('x', [living, refusing], { base: 'http://h/' });
  t.like(readings[0], { reader: 'living', interpretation: { href: 'http://h/x' } });
});

test('a wrong type is a TypeError that names the argument', (t) => {
  // @ts-expect-error: the types forbid it.
  t.throws(() => compareReadings(1, []), { instanceOf: TypeError, message: /^url must be/ });
  // @ts-expect-error: the types forbid it.
  t.throws(() => compareReadings('x'), { instanceOf: TypeError, message: /^readers must be/ });
  // @ts-expect-error: the types forbid it.
  t.throws(() => compareReadings('x', [], { base: 1 }), {
    instanceOf: TypeError,
    message: /^options\.base must be/,
  });
});

// Questions that the five documents answer differently; null if a document has no answer.

type Attribute = 'search' | 'hash' | 'port' | 'pathname' | 'host' | 'hostname' | 'protocol';

interface Attributes extends Record<Attribute, string> {
  readonly address: string;
}

let actions = 0;

class From2007 extends html2007.URIDecompositionAttributes(Object) {
  address: string;

  constructor(address: string) {
    super();
    this.address = address;
  }

  override get [html2007.input](): string {
    return this.address;
  }

  override [html2007.commonSetterAction](output: string): void {
    this.address = output;
    actions++;
  }
}

class From2011 extends html2011.URLDecompositionAttributes(Object) {
  address: string;

  constructor(address: string) {
    super();
    this.address = address;
  }

  override get [html2011.input](): string {
    return this.address;
  }

  override [html2011.commonSetterAction](output: string): void {
    this.address = output;
    actions++;
  }
}

class FromW3C extends w3c.URL {
  get address(): string {
    return this.href;
  }
}

class FromWHATWG extends whatwg.URL {
  get address(): string {
    return this.href;
  }
}

// 000, 002, 003 and 004; 001 has no setters.
const makers: readonly ((url: string) => Attributes)[] = [
  (url) => new FromW3C(url),
  (url) => new FromWHATWG(url),
  (url) => new From2007(url),
  (url) => new From2011(url),
];

function got(url: string, attribute: Attribute): string[] {
  return makers.map((make) => make(url)[attribute]);
}

function set(url: string, attribute: Attribute, value: string): string[] {
  return makers.map((make) => {
    const object = make(url);
    object[attribute] = value;
    return object.address;
  });
}

const documents = [w3c2012, urlSpec09, whatwg2012, html2007Edition, html2011Edition];

// 000, 001, 002, 003 and 004.
function read(
  name: 'href' | 'hostname' | 'port' | 'pathname' | 'hash',
  url: string,
  base?: string,
) {
  return documents.map((edition) => {
    const reading = edition.interpret(url, { base });
    return reading.kind === 'url' ? reading[name] : null;
  });
}

test('the search getter differs for an empty query', (t) => {
  t.deepEqual(got('http://h/?', 'search'), ['?', '', '?', '?']);
  t.like(urlSpec09.interpret('http://h/?'), { search: '' });
  t.is(urlSpec09.parse('http://h/?a')?.query, 'a');
});

test('the search setter differs for the empty string', (t) => {
  // 003 does not say; here, it keeps the question mark.
  t.deepEqual(set('http://h/?a', 'search', ''), [
    ...['http://h/?', 'http://h/', 'http://h/?', 'http://h/?'],
  ]);
});

test('the hash setter differs for the empty string', (t) => {
  // 003 does not say; here, it keeps the number sign.
  t.deepEqual(set('http://h/#a', 'hash', ''), [
    ...['http://h/#', 'http://h/', 'http://h/#', 'http://h/#'],
  ]);
});

test('the port setter differs for ab', (t) => {
  t.deepEqual(set('http://h:8/', 'port', 'ab'), [
    ...['http://h:0/', 'http://h/', 'http://h:8/', 'http://h:0/'],
  ]);
});

test('the port setter differs for 0', (t) => {
  t.deepEqual(set('http://h:8/', 'port', '0'), [
    ...['http://h:/', 'http://h:0/', 'http://h:0/', 'http://h:0/'],
  ]);
});

test('ports above 65535 differ', (t) => {
  t.deepEqual(set('http://h:8/', 'port', '65536'), [
    ...['http://h:8/', 'http://h:65536/', 'http://h:65536/', 'http://h:8/'],
  ]);
  t.is(urlSpec09.parse('http://h:65536/'), null);
});

test('the port getter differs for the default port', (t) => {
  t.deepEqual(got('http://h:80/', 'port'), ['80', '', '80', '80']);
  t.like(urlSpec09.interpret('http://h:80/'), { port: '' });
});

test('a relative URL with the scheme of its base differs', (t) => {
  t.deepEqual(read('href', 'http:g', 'http://a/b/c'), [
    ...['http://a/b/g', 'http://a/b/g', 'http://a/b/g', 'http:g', 'http:g'],
  ]);
});

test('backslashes differ', (t) => {
  t.deepEqual(read('hostname', 'http:\\\\h\\p'), ['h', 'h', 'h', null, '']);
  t.deepEqual(read('hostname', 'http://a\\@b/'), ['a', 'a', 'a', null, 'a']);
});

test('dot segments differ', (t) => {
  t.deepEqual(read('pathname', 'http://h/a/../b'), ['/a/../b', '/b', '/b', '/a/../b', '/b']);
  t.is(w3c.canonicalizePath('/a/../b', 'intent'), '/b');
});

test('the characters that are trimmed differ', (t) => {
  t.deepEqual(read('hostname', ' http://h/'), ['h', 'h', 'h', null, 'h']);
  t.deepEqual(read('hostname', '\u0001http://h/'), ['h', 'h', null, null, null]);
  t.deepEqual(read('hostname', '\u000Bhttp://h/'), ['h', 'h', null, null, null]);
});

test('tabs and newlines inside a URL differ', (t) => {
  t.deepEqual(read('pathname', 'http://h/a\tb'), ['/a%09b', '/ab', '/ab', null, '/a%09b']);
  t.is(w3c.parseURL('http://h/a\tb')?.path, '/a\tb');
});

test('fragments that are not ASCII differ', (t) => {
  t.deepEqual(read('hash', 'http://h/#é'), ['#é', '#%C3%A9', '#%C3%A9', '#é', '#é']);
});

class HolderOf2012 extends whatwg.URLUtils(Object) {
  override [updateSteps](): void {
    actions++;
  }
}

test('setters whose condition does not hold differ', (t) => {
  const holder = new HolderOf2012();
  holder.href = 'http://h/';
  actions = 0;
  // Letters as a port for 2007, no host for 2011, and a host that does not parse for 2012.
  new From2007('http://h/').port = 'x';
  new From2011('http://h/').host = '';
  holder.host = 'a b';
  t.is(actions, 3);
  t.is(holder.href, 'http://h/');
  // 000 runs its action, which stores the unchanged URL.
  t.deepEqual(set('http://h/', 'protocol', ':')[0], 'http://h/');
});

test('the host after three slashes differs', (t) => {
  t.deepEqual(read('hostname', 'http:///x'), ['x', 'x', 'x', '', '']);
});

// Rows of the attribute tables: the result of the getter, and the URL after a new value is set. In the
// second row of an attribute, the conditions do not hold.
const attributeRows: readonly (readonly [
  attribute: Attribute,
  url: string,
  got: string,
  value: string,
  address: string,
  addressIn2007?: string,
])[] = [
  ['protocol', 'http://h/', 'http:', 'https::', 'https://h/'],
  ['protocol', 'http://h/', 'http:', '::', 'http://h/'],
  ['host', 'http://h:8/', 'h:8', 'x:81', 'http://x:81/'],
  ['host', 'mailto:x', '', 'h', 'mailto:x'],
  ['hostname', 'http://h:8/', 'h', '//x', 'http://x:8/'],
  ['hostname', 'mailto:x', '', 'h', 'mailto:x'],
  ['port', 'http://h:8/', '8', '81x', 'http://h:81/'],
  ['port', 'mailto:x', '', '8', 'mailto:x'],
  ['pathname', 'http://h/a', '/a', 'b', 'http://h/b'],
  ['pathname', 'mailto:x', '', 'b', 'mailto:x'],
  ['search', 'http://h/?a', '?a', '?b', 'http://h/?b'],
  // The table of document 003 has no condition for this setter.
  ['search', 'mailto:x?y', '', 'b', 'mailto:x?y', 'mailto:x?b'],
  ['hash', 'http://h/#a', '#a', '#b', 'http://h/#b'],
  ['hash', 'http://h/#', '', 'b', 'http://h/#b'],
];

const tables = new Map<string, (url: string) => Attributes>([
  ['1.7 of document 000', (url) => new FromW3C(url)],
  ['4 of document 003', (url) => new From2007(url)],
  ['5.5 of document 004', (url) => new From2011(url)],
]);

for (const [table, make] of tables) {
  test(`getters and setters follow the attribute table ${table}`, (t) => {
    for (const [attribute, url, got, value, address, addressIn2007 = address] of attributeRows) {
      const object = make(url);
      t.is(object[attribute], got, `${attribute} of ${url}`);
      object[attribute] = value;
      const expected = object instanceof From2007 ? addressIn2007 : address;
      t.is(object.address, expected, `${attribute} of ${url} set to ${value}`);
    }
  });
}
