import { parseHost } from '@urlkit/host';
import { hostPattern, hostPatterns, matches, urlPolicy } from '@urlkit/host-policy';
import { matches as matchesHost } from '@urlkit/host-policy/host';
import { parseURL } from '@urlkit/url-parser';
import test, { type ExecutionContext } from 'ava';
import { isShortRun } from '../../../test/support/long-run.js';

function check(
  t: ExecutionContext,
  text: string,
  yes: readonly string[],
  no: readonly string[],
): void {
  const pattern = hostPattern(text);
  const list = hostPatterns([text, 'other.invalid']);
  if (pattern === null) {
    t.fail(text);
    return;
  }
  for (const [urls, expected] of [
    [yes, true],
    [no, false],
  ] as const) {
    for (const input of urls) {
      const url = parseURL(input);
      if (url === null) {
        t.fail(input);
        continue;
      }
      t.is(matches(pattern, url), expected, `${text}: ${input}`);
      t.is(matches(list, url), expected, `${text} in a list: ${input}`);
    }
  }
}

test('an exact host matches only itself', (t) => {
  const same = [
    'http://example.org/',
    'https://EXAMPLE.ORG:8080',
    'http://example.org./',
    'http://ex%61mple.org',
    'http://ｅxample.org',
  ];
  const others = [
    'http://a.example.org',
    'http://example.org.evil.com',
    'http://badexample.org',
    'http://org',
  ];
  check(t, 'example.org', same, others);
  check(t, 'ExAmPlE.oRg.', same, others);
  check(t, 'bücher.de', ['http://xn--bcher-kva.de', 'http://BÜCHER.de'], ['http://bucher.de']);
});

test('*.domain matches subdomains, and .domain also the domain, only at the borders of labels', (t) => {
  const below = ['http://a.example.org', 'http://a.b.example.org.', 'http://A.Example.Org'];
  const others = [
    'http://badexample.org',
    'http://example.org.evil.com',
    'http://org',
    'http://1.2.3.4',
  ];
  check(t, '*.example.org', below, [...others, 'http://example.org']);
  check(t, '.example.org', [...below, 'http://example.org', 'http://example.org.'], others);
});

test('addresses match in all of their forms, and in blocks', (t) => {
  const loopback = [
    'http://127.0.0.1',
    'http://0x7f.1',
    'http://2130706433',
    'http://[::ffff:7f00:1]',
  ];
  check(t, '127.0.0.1', loopback, ['http://127.0.0.2', 'http://127.0.0.1.nip.io']);
  check(t, '[::ffff:127.0.0.1]', loopback, ['http://127.0.0.2', 'http://[::7f00:1]']);
  check(
    t,
    '172.16.0.0/12',
    ['http://172.16.0.0', 'http://172.31.255.255'],
    ['http://172.15.255.255', 'http://172.32.0.0'],
  );
  check(
    t,
    '0.0.0.0/0',
    ['http://1.2.3.4', 'http://[::ffff:1.2.3.4]'],
    ['http://[::1]', 'http://a.de'],
  );
  check(t, '::ffff:10.0.0.0/104', ['http://10.9.9.9'], ['http://11.0.0.0']);
  for (const block of ['2001:db8::/33', '[2001:db8::]/33']) {
    check(t, block, ['http://[2001:db8:7fff::1]'], ['http://[2001:db8:8000::1]', 'http://1.2.3.4']);
  }
  check(t, '2001:db8::1', ['http://[2001:DB8:0:0::1]'], ['http://[2001:db8::2]']);
  check(t, '[::1]/128', ['http://[::1]'], ['http://[::2]', 'http://[::]']);
});

test('ports and schemes are compared', (t) => {
  check(
    t,
    'example.org:443',
    ['https://example.org', 'http://example.org:443'],
    ['http://example.org', 'https://example.org:444'],
  );
  check(
    t,
    '*:8000-8999',
    ['http://a:8000', 'http://[::1]:8999'],
    ['http://a:7999', 'http://a:9000', 'http://a'],
  );
  check(
    t,
    'HTTPS://*.example.org',
    ['https://a.example.org:1'],
    ['http://a.example.org', 'https://example.org'],
  );
  check(t, 'https://[::1]:443', ['https://[::1]'], ['https://[::1]:444', 'http://[::1]:443']);
  check(t, '10.0.0.0/8:80', ['http://10.0.0.1'], ['https://10.0.0.1']);
  check(t, '[fd00::]/8:80', ['http://[fd00::1]'], ['https://[fd00::1]']);
  check(t, '*', ['http://a', 'foo://b', 'http://1.2.3.4'], []);
});

test('a pattern without meaning is an error', (t) => {
  const wrong = {
    'port-invalid': ['a:', 'a:b', 'a:65536', 'a:9-8', 'a:-1', '*:', 'a:1-', '[::1]:x'],
    'wildcard-misplaced': [
      '**',
      'a.*',
      '*a.org',
      'a.*.org',
      '*.*.org',
      '*.127.0.0.1',
      '.0x7f.1',
      '*.1',
      '.*',
      '*..*',
    ],
    empty: [''],
    space: [' ', ' a.org', 'a.org ', 'a b', 'a.org\t', 'a.org\u{a0}'],
    'several-patterns': [
      'a.com,b.com',
      'a;b',
      'evil.example.com,',
      'a.com, b.com',
      'a|b',
      'a\nb',
      '!a,b',
    ],
    quoted: [
      '"evil.example.com"',
      "'a.org'",
      '`a.org`',
      '\u201ca.org\u201d',
      '"a.org',
      '["a.org","b.org"]',
    ],
    negated: ['!evil.example.com', '~a.org'],
    'unset-variable': [
      ...['undefined', 'null', 'NaN', '[object Object]', '%DENY%', '{{ deny }}'],
      ...['DENY', '{DENY}', '(DENY)'].flatMap((name) => [
        `$${name}`,
        `https://$${name}`,
        `*.$${name}`,
      ]),
    ],
    'label-invalid': [
      ...['a&b', 'a=b', 'a$', 'a+b.org', '(a)', 'a.org)', '{a}.org', 'a.{b}.org', '-a.org+'],
      ...['a\uff0cb', 'a~b', 'http://a!', '%65vil.com', 'evil%2ecom', '*.a%E3%80%81b.com'],
      // Middle dots and signs that only some letters have beside them.
      ...['evil.com\u00b7b.com', 'l\u00b7a.cat', 'a\u00b7l.cat', '\u00b7l.cat', 'l\u00b7.cat'],
      ...['\u4f8b.jp\u30fb\u4f8b.jp', '\u30a2\u30fb', '\u30fb\u30a2', 'a.com\u30fbb.com'],
      ...['a\u05f3.com', '\u05f4\u05d0.com', 'a\u0375.gr', '\u0375a.gr'],
      ...['-evil.com', '- evil.com'.replace(' ', ''), 'evil.com-', 'a.-b', 'a-.b', '*.-a.org'],
      ...Array.from(
        '\u3001\u060c\u300c\u300d\u00ab\u00bb\u2022\u2044\u2013\u2014\u2026\u00a7\u20ac\u2192\u2713\ud83d\ude00\ufe63\u061b\u0964',
      ).flatMap((mark) => [`${mark}evil.com`, `evil.com${mark}`, `a.com${mark}b.com`]),
    ],
    path: [
      'x/8',
      '1.2.3/8',
      '/',
      '//a',
      'a.org/',
      'a.org/b',
      'https://a.org/',

      '[::1/64',
    ],
    'host-invalid': [
      '*.',
      '.',
      '..',
      'a..b',
      '.a..b',
      '[::1',
      '1.2.3.4.5',
      'user@a.org',
      'a?b',
      'a#b',
      ':80',
      'a\\b',
      'http://',
      '[a]',
    ],
    'prefix-length-invalid': [
      '10.0.0.0/33',
      '10.0.0.0/',
      '10.0.0.0/08',
      '10.0.0.0/-1',
      '10.0.0.0/8/8',
      '::/129',
      '::ffff:0:0/95',
      '10.0.0.0/255.0.0.0',
    ],
    'configuration-word': [
      'all',
      'None',
      'any',
      'default',
      'false',
      'https://off:443',
      '*.all',
      'deny',
      ...['everything', 'nobody', 'anyone', 'anywhere', 'any-host', 'AllHosts', 'ANY.', '.nothing'],
      ...[
        'public',
        'private',
        'Internal',
        'external:443',
        'https://local',
        'loopback',
        'linkLocal',
      ],
    ],
    'ipv4-invalid': [
      '8.8',
      '203.0.113',
      '127.1',
      '0x7f000001',
      '010.0.0.1',
      '1',
      '127.0.0.1.',
      '１.2.3.4',
    ],
    'prefix-has-host-bits': ['10.0.0.1/8', '10.0.0.0/4', '2001:db8::1/64', '::ffff:10.0.0.1/104'],
  };
  for (const [name, texts] of Object.entries(wrong)) {
    for (const text of texts) {
      const errors: string[] = [];
      t.is(hostPattern(text, { onError: (error) => errors.push(error.name) }), null, text);
      t.deepEqual(errors, [name], text);
    }
  }
});

test('a wrong pattern in a list is an error with its index and the reason', (t) => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    '[2] is not a pattern: it has no valid host (host-invalid)': ['a.org', '*', '*.', 'b:x'],
    '[0] is not a pattern: it is empty (empty)': [''],
  };
  for (const [message, texts] of Object.entries(lists)) {
    t.throws(() => hostPatterns(texts), { instanceOf: TypeError, message: `texts${message}` });
    for (const option of ['allowHosts', 'refuseHosts', 'allowLocal']) {
      const call = () => urlPolicy({ [option]: texts });
      t.throws(call, { instanceOf: TypeError, message: `policy.${option}${message}` });
    }
  }
});

test('a pattern alone gives the same answer as in a list', (t) => {
  const texts = [
    'a.org',
    '*.a.org',
    '.a.org',
    'b.a.org:80',
    '10.0.0.0/8',
    '10.1.0.0/16',
    '10.1.2.3',
    '::/0',
    '2001:db8::/32',
    '2001:db8:1::/48',
    '*:81',
  ];
  const hosts = [
    'a.org',
    'b.a.org',
    'c.b.a.org',
    'org',
    '10.0.0.1',
    '10.1.2.3',
    '[2001:db8:1::1]',
    '[::1]',
    '8.8.8.8',
  ];
  const list = hostPatterns(texts);
  let count = 0;
  for (const host of hosts) {
    for (const port of [null, 80, 81]) {
      const target = { host: parseHost(host), scheme: 'http', port };
      const each = texts.filter((text) => {
        const pattern = hostPattern(text);
        return pattern !== null && matches(pattern, target);
      });
      const found = list.find(target)?.text;
      t.true(found === undefined ? each.length === 0 : each.includes(found), host);
      count += each.length;
    }
  }
  t.true(count > 30);
});

test('each of ten thousand patterns is found without comparing all', (t) => {
  const texts = Array.from({ length: 2500 }, (_, i) => [
    ...[`h${i}.example.org`, `*.s${i}.example.net`, `10.${i >> 8}.${i & 255}.0/24`],
    `[2001:db8:${i.toString(16)}::]/48`,
  ]).flat();
  const list = hostPatterns(texts);
  t.is(list.patterns.length, 10_000);
  for (const [index, text] of texts.entries()) {
    const host = text.replace('*', 'a').replace('.0/24', '.9').replace('::]/48', '::9]');
    t.is(list.find({ host: parseHost(host) })?.text, texts[index]);
  }
  for (const host of [
    'example.org',
    'h2500.example.org',
    's1.example.net',
    '10.9.196.1',
    '[2001:db9::]',
  ]) {
    t.is(list.find({ host: parseHost(host) }), null);
  }
});

test('the text of a host may have a port, and the last piece of an IPv6 address is none', (t) => {
  const list = hostPatterns(['[::8080]:8080', 'a.org:443', '1.2.3.4:443', 'b.org:8']);
  const matching = ['[::8080]:8080', '[::8080]:08080', 'a.org:443', '1.2.3.4:443', 'b.org:8'];
  const others = ['[::8080]', '::8080', '[::8080]:808', '[::8080]:80', 'a.org:44', 'a.org:4430'];
  for (const text of matching) t.true(matches(list, text), text);
  for (const text of [...others, 'a.org', 'a.org:', 'b.org:80']) t.false(matches(list, text), text);
});

test('a target is a host, or an object with a host of its own, a port and a scheme', (t) => {
  const host = parseHost('a.org');
  const pattern = hostPatterns(['a.org', '*']);
  for (const target of [host, { host }, { host, port: null, scheme: 'x' }]) {
    t.true(Reflect.apply(matchesHost, null, [pattern, target]));
  }
  t.false(matchesHost(pattern, { host: null }));
  t.true(matchesHost(hostPatterns(['a.org:80']), { host, port: 80 }));
  t.false(matchesHost(hostPatterns(['a.org:80']), { host, port: null }));
  t.is(hostPatterns(['a.org:80']).findPossible({ host, port: null })?.text, 'a.org:80');
  const callable = Object.assign(() => {}, { host });
  const inherited = [Object.create({ host }), Object.create({ kind: 'domain', value: 'a.org' })];
  const wrong = [{ kind: 'domain' }, { kind: 'other', value: '' }, { host: 'a.org' }, { host: {} }];
  const message = /^target must be a URL record or a host/;
  for (const target of [...wrong, ...inherited, callable, null, undefined, 'a.org', {}, []]) {
    t.throws(() => Reflect.apply(matchesHost, null, [pattern, target]), {
      instanceOf: TypeError,
      message,
    });
  }
  for (const port of ['80', -1, 1.5, 0x10000, true]) {
    const target = { host, port: port as number };
    t.throws(() => matchesHost(pattern, target), { message: 'target.port must be a port' });
  }
  for (const scheme of ['HTTP', 'http:', '', 1, null]) {
    const target = { host, scheme: scheme as string };
    t.throws(() => matchesHost(pattern, target), { message: /^target\.scheme must be a scheme/ });
  }
});

test('a domain of 253 code units can have addresses, and a longer one cannot', (t) => {
  const domain = (length: number): string => `${'a.'.repeat(120)}${'b'.repeat(length - 240)}`;
  t.true(matches(hostPatterns([domain(253)]), domain(253)));
  t.is(hostPattern(domain(254)), null);
});

test('a host without a URL matches no pattern with a port or a scheme', (t) => {
  const list = hostPatterns(['a.org:80', 'http://a.org']);
  t.false(matches(list, 'a.org'));
  t.true(matches(list, { host: parseHost('a.org'), scheme: 'http' }));
});

test('a text that is neither a host nor a URL does not match, also for *', (t) => {
  for (const text of ['.org', '::/0', '0.0.0.0/0', '*']) {
    const pattern = hostPattern(text);
    if (pattern === null) throw new Error(text);
    for (const host of ['', 'a b', '1.2.3.4.5', '[::1', 'dead:beef'])
      t.false(matches(pattern, host), host);
    for (const host of ['mailto:a@b', 'foo:/a.org', parseURL('mailto:a@b') ?? ''])
      t.false(matches(pattern, host), String(host));
    for (const host of ['a..org', '..']) t.is(matches(pattern, host), text === '*', host);
  }
});

test('a list reads each form, and takes text that it cannot read for a match of what is refused', (t) => {
  const list = hostPatterns(['a.org', '10.0.0.0/8', 'b.org:80']);
  for (const form of [
    'a.org',
    'a.org:8080',
    'https://a.org/',
    new URL('https://a.org'),
    parseHost('a.org'),
  ]) {
    t.is(list.find(form ?? '')?.text, 'a.org');
    t.is(list.findPossible(form ?? '')?.text, 'a.org');
  }
  for (const address of ['10.0.0.1', '::ffff:10.0.0.1', 'http://10.0.0.1/']) {
    t.is(list.find(address)?.text, '10.0.0.0/8');
    t.is(list.findPossible(address)?.text, '10.0.0.0/8');
  }
  // IPv4-mapped addresses have 80 bits of zeros.
  for (const address of ['2001:db8::ffff:10.0.0.1', '0:0:0:0:1:ffff:10.0.0.1', '::10.0.0.1']) {
    t.is(list.find(address), null);
    t.is(list.findPossible(address), null);
  }
  t.is(list.find('b.org:80')?.text, 'b.org:80');
  t.is(list.find('b.org:81'), null);
  t.is(list.findPossible('b.org:81'), null);
  t.is(list.findPossible('b.org')?.text, 'b.org:80');
  t.is(list.findPossible('c.org'), null);
  for (const text of ['', 'a b', 'dead:beef', 'https://[/']) {
    t.is(list.find(text), null, text);
    t.is(list.findPossible(text)?.text, 'a.org', text);
    t.false(matches(list, text), text);
  }
  for (const wrong of [undefined, null, 1, {}, ['a.org']]) {
    for (const method of [list.find, list.findPossible])
      t.throws(() => Reflect.apply(method, null, [wrong]), { instanceOf: TypeError });
  }
});

test('letters, marks and digits of all scripts are in no run of punctuation, and what is punctuation is', (t) => {
  const wrong: string[] = [];
  const inContext = new Set('\u00ad\u200c\u200d\u3002\uff0e\uff61');
  for (let codePoint = 0x80; codePoint < 0x20000; codePoint += isShortRun ? 5 : 1) {
    const symbol = String.fromCodePoint(codePoint);
    const isPunctuation = /[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]/u.test(symbol) && !inContext.has(symbol);
    // (1) is a number.
    const isOther = !/[\p{L}\p{M}\p{N}]/u.test(symbol) || /[(,]/.test(symbol.normalize('NFKC'));
    if (!isPunctuation && isOther) continue;
    const errors: string[] = [];
    hostPattern(`a${symbol}b.org`, { onError: ({ name }) => errors.push(name) });
    // IDNA refuses some letters, too.
    const isRefused = ['label-invalid', 'quoted', 'space'].includes(errors[0] ?? '');
    if (isPunctuation !== isRefused) wrong.push(codePoint.toString(16));
  }
  t.deepEqual(wrong, []);
});

test('middle dots and signs are parts of words of their scripts', (t) => {
  for (const text of [
    'l\u00b7l.cat',
    'paral\u00b7Lel.cat',
    '\u30a2\u30fb\u4f8b.jp',
    '\u05d0\u05f3.com',
  ])
    t.not(hostPattern(text), null, text);
});

test('words for classes of addresses may end domains', (t) => {
  for (const text of ['.internal', '*.local', 'a.private', 'internal-tools', 'all.example'])
    t.not(hostPattern(text), null, text);
});

test('any port of an origin is written as an asterisk', (t) => {
  check(
    t,
    'http://localhost:*',
    ['http://localhost', 'http://localhost:3000'],
    ['https://localhost'],
  );
  check(t, 'https://[::1]:*', ['https://[::1]:9'], ['http://[::1]']);
  check(t, '*:*', ['http://a', 'https://b:1'], []);
});

test('a URL is matched by its host, port and scheme', (t) => {
  const list = hostPatterns(['*.example.org', 'https://a.example:8443', '10.0.0.0/8']);
  for (const url of [
    ...['https://x.example.org/', 'https://a.example:8443/x', 'http://012.1/', 'redis://10.0.0.9/'],
    ...['ssh://u@X.example.ORG/', 'http:10.1', '[::ffff:a00:1]', '::ffff:10.0.0.1'],
  ]) {
    t.true(matches(list, url), url);
    if (URL.canParse(url)) t.true(matches(list, new URL(url)), url);
  }
  for (const url of ['https://example.org/', 'https://a.example/', 'http://a.example:8443/'])
    t.false(matches(list, url), url);
});

test('a wrong type is a TypeError that names the argument', (t) => {
  for (const value of [undefined, null, 1, {}, []]) {
    t.throws(() => Reflect.apply(hostPattern, null, [value]), {
      instanceOf: TypeError,
      message: /text/,
    });
    t.throws(() => Reflect.apply(matches, null, [hostPattern('*'), value]), {
      instanceOf: TypeError,
      message: /target/,
    });
  }
  for (const value of [null, 1, {}, 'a']) {
    for (const options of [{ onError: value }, () => {}]) {
      t.throws(() => Reflect.apply(hostPattern, null, ['a', options]), {
        instanceOf: TypeError,
        message: /onError|options/,
      });
    }
  }
  for (const value of [undefined, null, 1, {}, 'a']) {
    t.throws(() => Reflect.apply(hostPatterns, null, [value]), {
      instanceOf: TypeError,
      message: /texts/,
    });
    t.throws(() => Reflect.apply(matches, null, [value, 'a']), {
      instanceOf: TypeError,
      message: /pattern/,
    });
  }
  t.throws(() => Reflect.apply(hostPatterns, null, [[1]]), {
    instanceOf: TypeError,
    message: /text/,
  });
});
