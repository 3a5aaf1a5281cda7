import { inspect } from 'node:util';
import { parseHost } from '@urlkit/host';
import { type CheckURLOptions, checkAddress, checkURL, urlPolicy } from '@urlkit/host-policy';
import test from 'ava';

const policy = urlPolicy({});

const namesOf = (
  input: string,
  by: Parameters<typeof checkURL>[1] = policy,
  options?: CheckURLOptions,
): string[] => checkURL(input, by, options).reasons.map(({ name }) => name);

test('an allowed URL is returned in serialized form', (t) => {
  const check = checkURL('HTTPS://Example.ORG:443/a/../b?q#f', policy);
  t.true(check.allowed);
  t.is(check.href, 'https://example.org/b?q#f');
  t.deepEqual(
    { ...check },
    { allowed: true, scheme: 'https', host: 'example.org', port: 443, reasons: [] },
  );
});

test('all reasons are returned at once', (t) => {
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

test('the printed result contains no secrets', (t) => {
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
});

test('the readers get the input and its base', (t) => {
  const asked: unknown[] = [];
  const requireUnambiguous = (...args: readonly unknown[]) => {
    asked.push(args);
    return { reachesDifferentHosts: args[0] === '/b' };
  };
  const by = urlPolicy({ requireUnambiguous });
  const options = { base: 'https://example.org/' };
  t.deepEqual(namesOf('/a', by, options), []);
  t.deepEqual(namesOf('/b', by, options), ['ambiguous']);
  t.deepEqual(namesOf('http://[', by), ['unparsable']);
  t.deepEqual(namesOf('https://example.org/c', by), []);
  t.deepEqual(asked, [
    ['/a', options],
    ['/b', options],
    ['https://example.org/c', {}],
  ]);
});

test('what the readers cannot compare is refused, and what they throw otherwise is thrown', (t) => {
  const readersThat = (error: Error) =>
    urlPolicy({
      requireUnambiguous: () => {
        throw error;
      },
    });
  t.deepEqual(namesOf('https://example.org/', readersThat(new RangeError())), ['ambiguous']);
  t.throws(() => namesOf('https://example.org/', readersThat(new EvalError())), {
    instanceOf: EvalError,
  });
});

test('each option has its effect', (t) => {
  t.deepEqual(namesOf('ftp://example.org/', { schemes: ['ftp'] }), []);
  t.deepEqual(namesOf('https://u@example.org/', { credentials: true }), []);
  t.deepEqual(namesOf('https://example.org/', { ports: ['80', '440-450'] }), []);
  t.deepEqual(namesOf('http://example.org:8080/', { ports: ['80', '440-450'] }), [
    'port-not-allowed',
  ]);
  t.deepEqual(namesOf('foo://example.org/', { schemes: ['foo'], ports: ['80'] }), [
    'port-not-allowed',
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

test('an allowed host must still be globally reachable, and a refused address is also refused inside another', (t) => {
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

test('a URL without a host to connect to is refused', (t) => {
  const schemes = ['http', 'https', 'file', 'data', 'mailto', 'foo', 'javascript', 'blob'];
  for (const input of [
    'file:///etc/passwd',
    'data:,x',
    'mailto:a@b',
    'foo:bar',
    'foo://',
    'foo://a%20b',
    'javascript:1',
    'blob:https://a/1',
    'http://..',
    'http://a..b',
  ]) {
    t.deepEqual(namesOf(input, { schemes, allowLocal: ['*'] }), ['host-unusable'], input);
  }
});

test('a URL that does not parse is refused with the name of its error, and does not throw', (t) => {
  const { reasons } = checkURL('http://a:b', policy);
  t.deepEqual(reasons, [{ name: 'unparsable', message: 'The URL does not parse: port-invalid.' }]);
  t.deepEqual(checkURL('http://h', policy, { base: 'http://a:b' }).reasons, [
    { name: 'unparsable', message: 'The base URL does not parse: port-invalid.' },
  ]);
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

test('checkAddress applies only the rules about addresses', (t) => {
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
  for (const text of [
    'fe80::1%eth0',
    '',
    'a.org',
    '127.1',
    '0x08.8.8.8',
    'https://1.1.1.1/',
    '*',
  ]) {
    t.deepEqual(names(text), ['not-an-address'], text);
  }
  t.deepEqual(checkAddress(null, by)[0]?.name, 'not-an-address');
  t.deepEqual(checkAddress(parseHost('a.org'), by)[0]?.name, 'not-an-address');
});

test('a wrong type or value is a TypeError that names the argument and the option', (t) => {
  const throws = (message: RegExp, ...args: readonly unknown[]) =>
    t.throws(() => Reflect.apply(checkURL, null, args), { instanceOf: TypeError, message });
  for (const url of [undefined, null, 1, [], ['http://a/'], {}]) {
    const { allowed, reasons } = checkURL(url, policy);
    t.false(allowed);
    t.deepEqual(
      reasons.map(({ name }) => name),
      ['not-a-url'],
    );
  }
  throws(/policy/, 'http://a', undefined);
  throws(/policy/, 'http://a', undefined, {});
  throws(/policy/, 'http://a', null);
  throws(/policy has no option allowHost$/, 'http://a', { allowHost: ['a'] });
  throws(/policy\.schemes/, 'http://a', { schemes: 'http' });
  for (const scheme of ['https:', 'HTTPS', '', '1', 'a b']) {
    throws(/^policy\.schemes\[1\] must be a scheme/, 'http://a', { schemes: ['http', scheme] });
  }
  throws(/policy\.credentials/, 'http://a', { credentials: 1 });
  throws(/policy\.ports\[1\]/, 'http://a', { ports: ['80', 'x'] });
  throws(/policy\.ports/, 'http://a', { ports: [80] });
  throws(/policy\.allowHosts\[0\] .*asterisk .*wildcard-misplaced/, 'http://a', {
    allowHosts: ['a.*'],
  });
  throws(/policy\.requireUnambiguous/, 'http://a', { requireUnambiguous: true });
  throws(/names/, 'http://a', { names: 'no' });
  t.throws(() => Reflect.apply(checkAddress, null, [1, policy]), {
    instanceOf: TypeError,
    message: /address/,
  });
  throws(/plain object/, 'http://example.org', Object.create({ schemes: ['ftp'] }));
});
