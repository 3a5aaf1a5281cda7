// Tests classes that extend those of Node: they behave like those of this package, and what Node has stored follows.

import test from 'ava';
import { type Classes, extendClasses } from '../src/extended-classes.js';
import { URL } from '../src/url.js';
import { URLSearchParams } from '../src/url-search-params.js';

const own: Classes = { URL, URLSearchParams };
const platform = globalThis as unknown as Classes;
const extended = extendClasses(platform);
const names = ['URL', 'URLSearchParams'] as const;

/** What can be seen of the members of an object, without their code. */
function shapeOf(object: object): unknown[] {
  const seen = (value: unknown) =>
    typeof value === 'function'
      ? [value.name, Object.getOwnPropertyDescriptor(value, 'length')]
      : typeof value;
  return Object.entries(Object.getOwnPropertyDescriptors(object)).map(
    ([name, { value, get, set, ...flags }]) => [name, seen(value), seen(get), seen(set), flags],
  );
}

for (const name of names) {
  test(`${name} has the members of this package's class`, (t) => {
    t.deepEqual(shapeOf(extended[name].prototype), shapeOf(own[name].prototype));
    const staticsOf = (classes: Classes) =>
      shapeOf(classes[name]).filter((member) => !Object(member).includes('length'));
    t.deepEqual(new Set(staticsOf(extended)), new Set(staticsOf(own)));
    t.is(extended[name].name, name);
    const { prototype } = extended[name];
    t.is(Object.prototype.toString.call(prototype), `[object ${name}]`);
  });
}

/** What a function returns or throws. */
function outcomeOf(run: (classes: Classes) => unknown, classes: Classes): unknown {
  try {
    const value = run(classes);
    return value === null || typeof value !== 'object' || Array.isArray(value) ? value : `${value}`;
  } catch (error) {
    const { name, message } = error as Error;
    // The engine says that a private member is missing, in several ways.
    return [name, message.replace(/.*(?:private member|must be an instance).*/, 'wrong receiver')];
  }
}

const call = (name: 'URL' | 'URLSearchParams', member: string, ...args: unknown[]) => {
  return (classes: Classes) =>
    Reflect.apply(Reflect.get(classes[name].prototype, member), {}, args);
};

const seenBy = (url: InstanceType<Classes['URL']>) => [
  ...[url.href, url.origin, url.protocol, url.username, url.password, url.host, url.hostname],
  ...[url.port, url.pathname, url.search, url.hash, url.toJSON(), `${url}`, `${url.searchParams}`],
];

const attempts: readonly ((classes: Classes) => unknown)[] = [
  ({ URL }) => seenBy(new URL('https://u:p@h:8/a?b=1#c')),
  ({ URL }) => new URL('/c?d', 'https://h/a/b').href,
  ({ URL }) => new URL('https://a:b/'),
  ({ URL }) => Reflect.construct(URL, []),
  ({ URL }) => URL.parse('/c', 'https://h/a'),
  ({ URL }) => URL.parse('/c'),
  ({ URL }) => Reflect.apply(URL.parse, URL, []),
  ({ URL }) => [URL.canParse('/c', 'https://h/'), URL.canParse('/c')],
  ({ URL }) => Reflect.apply(URL.canParse, URL, []),
  ({ URL }) => {
    const url = new URL('https://h/');
    url.hostname = 'g';
    url.port = '81';
    url.username = 'é';
    url.hash = 'x';
    return seenBy(url);
  },
  ({ URL }) => {
    const url = new URL('https://h/');
    url.href = 'nowhere';
  },
  ({ URL }) => Reflect.set(new URL('https://h/'), 'origin', 'x'),
  call('URL', 'toJSON'),
  ({ URL }) => Reflect.get(URL.prototype, 'href', {}),
  ({ URLSearchParams }) => new URLSearchParams(),
  ({ URLSearchParams }) => new URLSearchParams('?a=b&c'),
  ({ URLSearchParams }) => new URLSearchParams([['a', 'b']]),
  ({ URLSearchParams }) => new URLSearchParams({ a: 'b' }).size,
  ({ URLSearchParams }) => {
    const params = new URLSearchParams('b=1&a=2&b=3&b=1');
    const seen: unknown[] = [[...params], [...params.keys()], [...params.values()]];
    seen.push([...params.entries()], params.get('b'), params.getAll('b'), params.has('b', '3'));
    const that = {};
    params.forEach(function (this: unknown, ...args) {
      seen.push([this === that, ...args.slice(0, 2), args[2] === params]);
    }, that);
    params.delete('b', '3');
    params.append('\ud800', 'x');
    params.sort();
    params.set('a', 'y');
    seen.push(`${params}`);
    params.delete('b');
    return [...seen, `${params}`];
  },
  ({ URLSearchParams }) => Reflect.apply(new URLSearchParams().forEach, new URLSearchParams(), [3]),
  ...['append', 'delete', 'set', 'get', 'getAll', 'has'].flatMap((member) => [
    call('URLSearchParams', member, 'a', 'b'),
    ({ URLSearchParams }: Classes) => {
      const params = new URLSearchParams();
      return Reflect.apply(Reflect.get(params, member), params, []);
    },
  ]),
  ...['sort', 'forEach', 'keys', 'toString'].map((member) => call('URLSearchParams', member)),
];

for (const [index, attempt] of attempts.entries()) {
  test(`attempt ${index} has the outcome that it has with the classes of this package`, (t) => {
    t.deepEqual(outcomeOf(attempt, extended), outcomeOf(attempt, own));
  });
}

/** What a platform has stored for a URL and for search parameters. */
function storedIn({ URL, URLSearchParams }: Classes, url: object, params: object): unknown[] {
  return [
    Reflect.get(URL.prototype, 'href', url),
    Reflect.apply(URLSearchParams.prototype.toString, params, []),
  ];
}

test('what Node has stored follows each change of search parameters', (t) => {
  const url = new extended.URL('https://h/?b=1&a=2&b=3');
  const params = url.searchParams;
  t.is(url.searchParams, params);
  const alone = new extended.URLSearchParams([
    ['b', '1'],
    ['a', '2'],
    ['b', '3'],
  ]);
  for (const change of [
    (list: typeof alone) => list.sort(),
    (list: typeof alone) => list.append('c', 'd'),
    (list: typeof alone) => list.delete('b', '1'),
    (list: typeof alone) => list.set('c', 'e'),
    (list: typeof alone) => list.delete('a'),
  ]) {
    change(params);
    change(alone);
    t.deepEqual(storedIn(platform, url, params), [url.href, `${params}`]);
    t.is(storedIn(platform, url, alone)[1], `${alone}`);
    t.is(`${alone}`, `${params}`);
  }
  url.search = '?x';
  t.deepEqual(storedIn(platform, url, params), ['https://h/?x', 'x=']);
});

test('an old platform that ignores the value to delete stores the right list', (t) => {
  class Params extends globalThis.URLSearchParams {
    override delete(name: string): void {
      super.delete(name);
    }
  }
  const old = { URL, URLSearchParams: Params } as unknown as Classes;
  const params = new (extendClasses(old).URLSearchParams)('a=1&b&a=2');
  params.delete('a', '2');
  t.is(storedIn(platform, new globalThis.URL('a:'), params)[1], 'a=1&b=');
});

test('the constructor of a platform may call append, as that of React Native does', (t) => {
  class Appending extends platform.URLSearchParams {
    constructor(init = '') {
      super();
      for (const [name, value] of new platform.URLSearchParams(init)) this.append(name, value);
    }
  }
  const appending = { URL: platform.URL, URLSearchParams: Appending } as unknown as Classes;
  const { URLSearchParams } = extendClasses(appending);
  for (const init of ['?a=b&c=%20&a', [['a', 'b']], { a: 'é', b: '' }, '']) {
    const params = new URLSearchParams(init);
    t.is(`${params}`, `${new own.URLSearchParams(init)}`);
    t.is(Reflect.apply(platform.URLSearchParams.prototype.toString, params, []), `${params}`);
  }
});

test('for a URL that the platform cannot parse, it stores the search parameters', (t) => {
  class Refusing extends globalThis.URL {}
  const href = Object.getOwnPropertyDescriptor(globalThis.URL.prototype, 'href');
  Object.defineProperty(Refusing.prototype, 'href', {
    ...href,
    set(value: string) {
      if (value.startsWith('https:')) throw new TypeError();
      href?.set?.call(this, value);
    },
  });
  const classes = { URL: Refusing, URLSearchParams: globalThis.URLSearchParams };
  const url = new (extendClasses(classes as unknown as Classes).URL)('https://h/?a=b');
  t.deepEqual(storedIn(platform, url, url.searchParams), ['unknown:?a=b', 'a=b']);
  url.search = '?c';
  t.is(url.href, 'https://h/?c');
  t.deepEqual(storedIn(platform, url, url.searchParams), ['unknown:?c', 'c=']);
});
