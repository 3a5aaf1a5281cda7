import { emptyHost, type Host } from '@urlkit/host';
import {
  allowsQueryEncoding,
  assertOrigin,
  assertURLRecord,
  cannotHaveUsernamePasswordPort,
  createURLRecord,
  defaultPort,
  hasOpaquePath,
  includesCredentials,
  isDoubleDotURLPathSegment,
  isFileScheme,
  isNormalizedWindowsDriveLetter,
  isSingleDotURLPathSegment,
  isSpecial,
  isSpecialScheme,
  isURLRecord,
  isWindowsDriveLetter,
  shortenPath,
  specialSchemes,
  startsWithWindowsDriveLetter,
  type URLRecord,
} from '@urlkit/url-record';
import test from 'ava';
import { show } from '../../../test/support/show.js';

const host: Host = { kind: 'domain', value: 'h' };

function record(components: Partial<URLRecord>): URLRecord {
  return { ...createURLRecord(), ...components };
}

test('special schemes have their default ports', (t) => {
  const ports = specialSchemes.map((scheme) => [scheme, defaultPort(scheme)]);
  t.deepEqual(Object.fromEntries(ports), {
    ftp: 21,
    file: null,
    http: 80,
    https: 443,
    ws: 80,
    wss: 443,
  });
  t.true(specialSchemes.every(isSpecialScheme));
  t.true(isSpecial(record({ scheme: 'ws' })));
});

test('no other string is a special scheme, not even a key of Object.prototype', (t) => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(0x61 + index));
  for (const scheme of [...letters, '', 'constructor', '__proto__', 'toString', 'HTTP', 'gopher']) {
    t.false(isSpecialScheme(scheme), scheme);
    t.is(defaultPort(scheme), null, scheme);
  }
});

test('only special URLs except WebSocket URLs have a query encoding', (t) => {
  t.deepEqual(specialSchemes.filter(allowsQueryEncoding), ['ftp', 'file', 'http', 'https']);
  t.deepEqual(specialSchemes.filter(isFileScheme), ['file']);
});

test('a new record has the initial values, and shares no state', (t) => {
  t.deepEqual(createURLRecord(), {
    ...{ scheme: '', username: '', password: '', host: null, port: null, path: [] },
    ...{ query: null, fragment: null, blobURLEntry: null },
  });
  const url = createURLRecord();
  shortenPath(url);
  if (typeof url.path !== 'string') url.path.push('a');
  t.deepEqual(createURLRecord().path, []);
});

test('values of other types are not URL records', (t) => {
  const initial = createURLRecord();
  const all = { ...initial, host, port: 0xffff, path: 'p', query: 'q', fragment: 'f' };
  for (const value of [initial, all]) {
    t.true(isURLRecord(value));
    t.notThrows(() => assertURLRecord(value));
  }
  const wrong = Object.keys(initial)
    .filter((component) => component !== 'blobURLEntry')
    .flatMap((component) => [1.5, undefined, {}].map((value) => ({ ...all, [component]: value })));
  const inherited = Object.create(initial);
  const callable = Object.assign(() => {}, all);
  for (const value of [
    ...wrong,
    inherited,
    callable,
    null,
    undefined,
    'https://a/',
    { ...all, port: 0x10000 },
  ]) {
    t.false(isURLRecord(value), show(value));
    t.throws(() => assertURLRecord(value), { message: /^url must be a URL record/ }, show(value));
  }
});

test('credentials are found, and some URLs cannot have them or a port', (t) => {
  t.false(includesCredentials(record({})));
  t.true(includesCredentials(record({ username: 'u' })));
  t.true(includesCredentials(record({ password: 'p' })));
  t.true(cannotHaveUsernamePasswordPort(record({ scheme: 'x' })));
  t.true(cannotHaveUsernamePasswordPort(record({ scheme: 'x', host: emptyHost })));
  t.true(cannotHaveUsernamePasswordPort(record({ scheme: 'file', host })));
  t.false(cannotHaveUsernamePasswordPort(record({ scheme: 'x', host })));
});

test('dot segments are recognized in all spellings', (t) => {
  const dot = ['.', '%2e', '%2E'];
  const isDouble = dot.flatMap((first) => dot.map((second) => first + second));
  const neither = ['', 'a', '...', '%2f', '%2e%2e%2e', '%252e', '.a', '%2', 'a%2e'];
  for (const segment of [...dot, ...isDouble, ...neither]) {
    t.is(isSingleDotURLPathSegment(segment), dot.includes(segment), segment);
    t.is(isDoubleDotURLPathSegment(segment), isDouble.includes(segment), segment);
  }
});

test('no other value is a dot segment or a Windows drive letter', (t) => {
  const tests = [isDoubleDotURLPathSegment, isWindowsDriveLetter, isNormalizedWindowsDriveLetter];
  for (const value of [['..'], ['C:']]) {
    for (const is of [...tests, isSingleDotURLPathSegment, startsWithWindowsDriveLetter]) {
      t.false(Reflect.apply(is, undefined, [value]), `${is.name}(${show(value)})`);
    }
  }
});

test('Windows drive letters are recognized', (t) => {
  const cases: readonly (readonly [string, boolean, boolean, boolean])[] = [
    ['C:', true, true, true],
    ['c|', true, false, true],
    ['C', false, false, false],
    ['1:', false, false, false],
    ['C:/', false, false, true],
    ['C|\\', false, false, true],
    ['C:?', false, false, true],
    ['C:#', false, false, true],
    ['C:a', false, false, false],
    ['', false, false, false],
    ['aC:', false, false, false],
    ['/C:/', false, false, false],
  ];
  for (const [input, isDrive, isNormalized, starts] of cases) {
    t.is(isWindowsDriveLetter(input), isDrive, input);
    t.is(isNormalizedWindowsDriveLetter(input), isNormalized, input);
    t.is(startsWithWindowsDriveLetter(input), starts, input);
  }
});

test('shortening a path keeps the drive of a file: URL, and an opaque path', (t) => {
  const shortened = (scheme: string, path: string | string[]): unknown => {
    const url = record({ scheme, path });
    shortenPath(url);
    return url.path;
  };
  t.deepEqual(shortened('file', ['C:']), ['C:']);
  t.deepEqual(shortened('file', ['C|']), []);
  t.deepEqual(shortened('file', ['C:', 'D:']), ['C:']);
  t.deepEqual(shortened('http', ['C:']), []);
  t.deepEqual(shortened('http', []), []);
  t.is(shortened('x', 'opaque'), 'opaque');
  for (const path of [undefined, 1]) {
    t.throws(() => shortened('x', path as never), { message: 'url must be a URL record' });
  }
  t.true(hasOpaquePath(record({ path: 'opaque' })));
  t.false(hasOpaquePath(record({ path: [] })));
});

test('values of other types are not origins', (t) => {
  const origin = { kind: 'tuple', scheme: 'https', host, port: null };
  for (const value of [origin, { ...origin, port: 8 }, { kind: 'opaque' }]) {
    t.notThrows(() => assertOrigin(value));
  }
  const wrong = [{ kind: 'Tuple' }, { scheme: null }, { host: null }, { port: 1.5 }];
  for (const value of [
    ...wrong.map((one) => ({ ...origin, ...one })),
    null,
    undefined,
    'https://a',
  ]) {
    const message = 'origin must be an origin, as returned by originOf';
    t.throws(() => assertOrigin(value), { message }, show(value));
  }
});

test('createURLRecord takes no components, which it would ignore', (t) => {
  const call = () => Reflect.apply(createURLRecord, null, [{ scheme: 'https' }]);
  t.throws(call, { instanceOf: TypeError, message: /takes no arguments/ });
});
