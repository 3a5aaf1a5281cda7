import { inspect } from 'node:util';
import { serializeIPv4 } from '@urlkit/host';
import { type CheckURLOptions, checkAddress, checkURL, urlPolicy } from '@urlkit/host-policy';
import { compareEditions } from '@urlkit/url-editions';
import test from 'ava';

const policy = urlPolicy({});
const strict = urlPolicy({ requireUnambiguous: compareEditions });

const namesOf = (
  input: string,
  by: Parameters<typeof checkURL>[1] = policy,
  options?: CheckURLOptions,
): string[] => checkURL(input, by, options).reasons.map(({ name }) => name);

test('what is allowed is returned serialized', (t) => {
  const check = checkURL('HTTPS://Example.ORG:443/a/../b?q#f', policy);
  t.true(check.allowed);
  t.is(check.href, 'https://example.org/b?q#f');
  t.deepEqual(
    { ...check },
    { allowed: true, scheme: 'https', host: 'example.org', port: 443, reasons: [] },
  );
});

test('all reasons at once', (t) => {
  const reasons = namesOf('ftp://user:pw@127.0.0.1:8021/x', {
    ports: ['443'],
    allowHosts: ['example.org'],
    refuseHosts: ['127.0.0.0/8'],
  });
  t.deepEqual(reasons, [
    ...[
      'scheme-not-allowed',
      'credentials',
      'port-not-allowed',
      'host-not-allowed',
      'host-refused',
    ],
    'address-not-globally-reachable',
  ]);
});

test('what is printed holds no secrets', (t) => {
  for (const input of [
    'https://u:SECRET@example.org/SECRET?SECRET#SECRET',
    'https://example.org/SECRET',
    'https://SECRET SECRET/',
    'SECRET',
    'https://example.org:SECRET/',
  ]) {
    const check = checkURL(input, policy);
    for (const text of [JSON.stringify(check), inspect(check), inspect({ ...check })])
      t.false(/SECRET/i.test(text), text);
  }
});

test('a redirect is resolved and checked in one step', (t) => {
  const options = { base: 'https://example.org/a/b' };
  t.is(checkURL('../c', policy, options).href, 'https://example.org/c');
  t.deepEqual(namesOf('//127.0.0.1/', policy, options), ['address-not-globally-reachable']);
  t.deepEqual(namesOf('/c', policy, { base: 'nonsense' }), ['unparsable']);
  t.deepEqual(namesOf('https://example.org/', policy, { base: 'nonsense' }), ['unparsable']);
  t.true(namesOf('\\\\127.0.0.1', strict, options).includes('ambiguous'));
});

test('each option', (t) => {
  t.deepEqual(namesOf('ftp://example.org/', { schemes: ['ftp'] }), []);
  t.deepEqual(namesOf('https://u@example.org/', { credentials: true }), []);
  t.deepEqual(namesOf('https://example.org/', { ports: ['80', '440-450'] }), []);
  t.deepEqual(namesOf('http://example.org:8080/', { ports: ['80', '440-450'] }), [
    'port-not-allowed',
  ]);
  t.deepEqual(namesOf('foo://example.org/', { schemes: ['foo'], ports: ['80'] }), [
    'port-not-allowed',
    'host-unusable',
  ]);
  t.deepEqual(namesOf('https://a.example.org/', { allowHosts: ['*.example.org'] }), []);
  t.deepEqual(namesOf('https://a.example.org/', { refuseHosts: ['a.example.org'] }), [
    'host-refused',
  ]);
  t.deepEqual(namesOf('http://127.0.0.1/', { allowLocal: ['127.0.0.1'] }), []);
  t.deepEqual(namesOf('http://127.0.0.2/', { allowLocal: ['127.0.0.1'] }), [
    'address-not-globally-reachable',
  ]);
  t.deepEqual(namesOf('http://localhost:8080/', { allowLocal: ['localhost:8080'] }), []);
  t.deepEqual(namesOf('http://localhost/', { allowLocal: ['localhost:8080'] }), [
    'domain-not-globally-reachable',
  ]);
  t.deepEqual(namesOf('https://example.org/', { names: false }), ['domain-not-looked-up']);
  t.deepEqual(namesOf('https://8.8.8.8/', { names: false }), []);
});

test('an allowed host still has to be globally reachable, and a refused one is refused inside others, too', (t) => {
  t.deepEqual(namesOf('http://10.0.0.1/', { allowHosts: ['10.0.0.0/8'] }), [
    'address-not-globally-reachable',
  ]);
  for (const host of [
    '8.8.8.8',
    '[::ffff:8.8.8.8]',
    '[64:ff9b::8.8.8.8]',
    '[2002:808:808::]',
    '[2a00::5efe:808:808]',
  ]) {
    t.true(
      namesOf(`http://${host}/`, { refuseHosts: ['8.8.8.0/24'] }).includes('host-refused'),
      host,
    );
  }
  t.deepEqual(namesOf('http://[::ffff:127.0.0.1]/', { allowLocal: ['127.0.0.1'] }), []);
  t.deepEqual(namesOf('http://[64:ff9b::127.0.0.1]/', { allowLocal: ['127.0.0.1'] }), [
    'embedded-address-not-globally-reachable',
  ]);
});

test('nothing is allowed that has no host to connect to', (t) => {
  const schemes = ['http', 'https', 'file', 'data', 'mailto', 'foo', 'javascript', 'blob'];
  for (const input of [
    'file:///etc/passwd',
    'data:,x',
    'mailto:a@b',
    'foo:bar',
    'foo://',
    'foo://host',
    'javascript:1',
    'blob:https://a/1',
    'http://..',
    'http://a..b',
  ]) {
    t.deepEqual(namesOf(input, { schemes, allowLocal: ['*'] }), ['host-unusable'], input);
  }
});

test('what does not parse is refused by the name of its error, and nothing throws', (t) => {
  const { reasons } = checkURL('http://a:b', policy);
  t.deepEqual(reasons, [{ name: 'unparsable', message: 'The URL does not parse: port-invalid.' }]);
  for (const input of [
    '',
    ' ',
    '//a',
    'http://',
    'http://[::1',
    '\ud800',
    'http://a b',
    'https://%00',
    '/a',
    'http://1.2.3.4.5',
  ]) {
    t.deepEqual(namesOf(input), ['unparsable'], input);
    t.is(checkURL(input, policy).href, null);
  }
});

// The ways to write an address that cheat sheets of request forgery list, made for any address.
function spellings(address: number): readonly string[] {
  const bytes = serializeIPv4(address).split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
  const circled = (byte: number) =>
    String(byte).replace(/\d/g, (digit) =>
      digit === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(digit)),
    );
  const fullwidth = (byte: number) =>
    String(byte).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const bold = (byte: number) =>
    String(byte).replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)));
  const octal = (byte: number) => `0${byte.toString(8)}`;
  const groups = [hex.slice(0, 2).join(''), hex.slice(2).join('')];
  return [
    ...[
      `${address}`,
      `0x${hex.join('')}`,
      `0X${hex.join('').toUpperCase()}`,
      `0${address.toString(8)}`,
    ],
    ...[`${a}.${b}.${c}.${d}`, `${a}.${b}.${c * 256 + d}`, `${a}.${(b << 16) | (c << 8) | d}`],
    ...[bytes.map(octal).join('.'), bytes.map((byte) => `000${octal(byte)}`).join('.')],
    ...[
      hex.map((byte) => `0x${byte}`).join('.'),
      `${a}.0x${hex[1]}.${octal(c)}.${d}`,
      `${a}.${b}.${c}.${d}.`,
    ],
    ...[
      bytes.map(circled).join('.'),
      bytes.map(fullwidth).join('．'),
      bytes.map(bold).join('。'),
      bytes.join('｡'),
    ],
    ...[
      bytes.join('.').replace(/./g, (c1) => `%${c1.charCodeAt(0).toString(16)}`),
      bytes.join('%2e'),
    ],
    ...[
      `[::ffff:${bytes.join('.')}]`,
      `[::ffff:${groups.join(':')}]`,
      `[0:0:0:0:0:FFFF:${groups.join(':')}]`,
    ],
    ...[
      `[::${bytes.join('.')}]`,
      `[::ffff:0:${groups.join(':')}]`,
      `[64:ff9b::${groups.join(':')}]`,
    ],
    ...[
      `[64:ff9b:1::${groups.join(':')}]`,
      `[2002:${groups.join(':')}::1]`,
      `[2a00::5efe:${bytes.join('.')}]`,
    ],
    `${bytes.join('.')}\u{ad}`.replace('.', '\u{ad}.'),
  ];
}

test('every spelling of a local address that cheat sheets list is refused', (t) => {
  let count = 0;
  for (const address of [
    0x7f000001,
    0xa9fea9fe,
    0x0a000001,
    0xc0a80001,
    0xac100001,
    0x64646464 + 100,
    0,
  ]) {
    for (const host of spellings(address)) {
      for (const url of [
        `http://${host}/`,
        `http:${host}`,
        `http:\\\\${host}\\`,
        `\t HTTP://${host}:80`,
        `https://${host}?a@example.org`,
        `http://${host}#@example.org/`,
      ]) {
        t.true(checkURL(url, policy).reasons.length > 0, url);
        count++;
      }
    }
  }
  t.true(count > 1000);
});

test('the other tricks with the text of a URL are refused, or named ambiguous', (t) => {
  const good = 'example.com';
  const local = '127.0.0.1';
  const tricks = [
    ...[
      `http://${good}@${local}/`,
      `http://${good}:80@${local}/`,
      `http://${local}@${good}/`,
      `http://a:b@${local}`,
    ],
    ...[`http://${good}\\@${local}/`, `http://${local}\\@${good}/`, `http://${good}\\\\@${local}`],
    ...[
      `http://${good}#@${local}/`.replace('#', '%23'),
      `http://${local}%2523@${good}`,
      `http://${local}%09${good}`,
    ],
    ...[`http://${local}:80\\@${good}:80/`, `http://${good}:80+&@${local}:22/#+@${good}:80/`],
    ...[
      `http://1.1.1.1 &@${local}# @3.3.3.3/`,
      `http://a@${good}:80@${local}/`,
      `http://a@${local} @${good}/`,
    ],
    ...[
      `http://${local};${good}/`,
      `http://${good};@${local}/`,
      `http://${good}&@${local}`,
      `http://${good}+@${local}`,
    ],
    ...[
      `http:///${local}/`,
      `http:////${local}/`,
      `http:/${local}/`,
      `http:${local}/`,
      `///${local}/`,
    ],
    ...[
      `//${local}/`,
      `\\\\${local}\\`,
      `http://${local}%00.${good}/`,
      `http://${local}\r\n${good}`,
    ],
    ...[
      'http://localhost:+11211aaa',
      'http://localhost:00011211/',
      'http://[::]:25/',
      'http://[0:0:0:0:0:0:0:1]',
    ],
    ...[
      'gopher://127.0.0.1:6379/_x',
      'dict://127.0.0.1:11211/stat',
      'file:///etc/passwd',
      'ldap://127.0.0.1',
    ],
    ...[
      'jar:http://127.0.0.1!/',
      'netdoc:///etc/passwd',
      'sftp://evil.com:11111/',
      'tftp://evil.com:12346/T',
    ],
    ...[
      'http://[fe80::1%25eth0]/',
      'http://[::1%25]/',
      'http://0/',
      'http://127.1:80',
      'http://0x7f.0.0x0.01',
    ],
    ...[
      'http://ⓛocalhost/',
      'http://LOCALHOST。/',
      'http://loc\u{ad}alhost/',
      'http://localhost%2e/',
    ],
    ...[
      'http://metadata.google.internal/computeMetadata/v1/',
      'http://instance-data/latest/',
      'url:file:///x',
    ],
    ...[
      'data:text/html,x',
      'javascript://example.com/%0aalert(1)',
      'http://[::ffff:0x7f.0.0.1]',
      'http://127.0.0.1.:80',
    ],
  ];
  for (const url of tricks) {
    t.true(checkURL(url, strict).reasons.length > 0, url);
  }
  t.true(namesOf(`http://${good}\\@evil.example/`, strict).includes('ambiguous'));
  t.deepEqual(namesOf(`https://${good}/a?b=http://${local}#c`, strict), []);
});

test('checkAddress is the part of a policy that is about addresses', (t) => {
  const by = urlPolicy({
    allowHosts: ['example.org'],
    refuseHosts: ['8.8.8.8'],
    allowLocal: ['127.0.0.1'],
  });
  const names = (host: string) => checkAddress(host, by).map(({ name }) => name);
  t.deepEqual(names('1.1.1.1'), []);
  t.deepEqual(names('127.0.0.1'), []);
  t.deepEqual(names('::ffff:127.0.0.1'), []);
  t.deepEqual(names('127.0.0.2'), ['address-not-globally-reachable']);
  t.deepEqual(names('8.8.8.8'), ['host-refused']);
  t.deepEqual(names('fe80::1%eth0'), ['host-unusable']);
  t.deepEqual(names(''), ['host-unusable']);
});

test('a wrong type or value is a TypeError that names the argument and the option', (t) => {
  const throws = (message: RegExp, ...args: readonly unknown[]) =>
    t.throws(() => Reflect.apply(checkURL, null, args), { instanceOf: TypeError, message });
  throws(/input/, 1, policy);
  throws(/policy/, 'http://a');
  throws(/policy/, 'http://a', null);
  throws(/policy has no option allowHost$/, 'http://a', { allowHost: ['a'] });
  throws(/policy\.schemes/, 'http://a', { schemes: 'http' });
  throws(/policy\.credentials/, 'http://a', { credentials: 1 });
  throws(/policy\.ports\[1\]/, 'http://a', { ports: ['80', 'x'] });
  throws(/policy\.ports/, 'http://a', { ports: [80] });
  throws(/policy\.allowHosts\[0\] .*wildcard-misplaced/, 'http://a', { allowHosts: ['a.*'] });
  throws(/policy\.requireUnambiguous/, 'http://a', { requireUnambiguous: true });
  throws(/names/, 'http://a', { names: 'no' });
  t.throws(() => Reflect.apply(checkAddress, null, [1, policy]), {
    instanceOf: TypeError,
    message: /host/,
  });
  const inherited = Object.create({ schemes: ['ftp'] });
  t.true(checkURL('http://example.org', inherited).allowed);
});
