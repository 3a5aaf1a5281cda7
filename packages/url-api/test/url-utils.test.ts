import { getEncoding } from '@urlkit/percent-encoding/encodings';
import {
  baseURL,
  livingAlgorithms,
  parsedURL,
  queryEncoding,
  setInput,
  URL,
  URLQuery,
  URLUtils,
  updateSteps,
} from '@urlkit/url-api';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';

class Holder extends URLUtils(Object) {
  base: string | ReturnType<typeof parseURL> = null;
  encoding = 'utf-8';
  updates: string[] = [];

  override get [baseURL]() {
    return this.base;
  }

  override get [queryEncoding]() {
    return getEncoding(this.encoding);
  }

  override [updateSteps](): void {
    this.updates.push(this.href);
  }
}

function hold(input: string, base: Holder['base'] = null): Holder {
  const holder = new Holder();
  holder.base = base;
  holder[setInput](input);
  return holder;
}

const attributes = [
  ...(['protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

test('without algorithms, it reads URLs like the URL class', (t) => {
  for (const input of ['https://u:p@h:8/a?b#c', 'mailto:x?y', 'file:///C|/', 'blob:https://h/x']) {
    const holder = hold(input);
    const url = new URL(input);
    t.is(`${holder}`, url.href);
    t.is(holder.origin, url.origin);
    for (const attribute of attributes) t.is(holder[attribute], url[attribute]);
  }
});

test('a label in place of an encoding is an error of setInput, and UTF-8 in setters', (t) => {
  class Labelled extends URLUtils(Object) {
    override get [queryEncoding]() {
      return 'windows-1252';
    }
  }
  const holder = new Labelled();
  const error = { instanceOf: TypeError, message: /^the query encoding .*getEncoding/ };
  t.throws(() => holder[setInput]('http://h/?é'), error);
  holder.href = 'http://h/?é';
  t.is(holder.href, 'http://h/?%C3%A9');
  holder.search = '?ü';
  t.is(holder.href, 'http://h/?%C3%BC');
});

test('without a base URL and a query encoding, algorithms get null', (t) => {
  const got: object[] = [];
  const algorithms: typeof livingAlgorithms = {
    ...livingAlgorithms,
    parse(input, options) {
      got.push(options);
      return livingAlgorithms.parse(input, options);
    },
  };
  const holder = new (class extends URLUtils(Object, algorithms) {})();
  holder[setInput]('http://h/');
  const broken = new (class extends URLUtils(Object, algorithms) {
    override get [queryEncoding]() {
      return 'no encoding';
    }
  })();
  broken.href = 'http://h/';
  t.deepEqual(got, Array(2).fill({ base: null, encoding: null }));
});

test('algorithms that know labels get encodings, and every base URL as a record', (t) => {
  const asked: unknown[] = [];
  const algorithms = {
    ...livingAlgorithms,
    getEncoding,
    parse(...[input, options]: Parameters<typeof livingAlgorithms.parse>) {
      const { base, encoding } = options;
      asked.push([input, base, encoding && Reflect.get(encoding, 'name')]);
      return livingAlgorithms.parse(input, options);
    },
  };
  for (const encoding of ['windows-1252', getEncoding('windows-1252')]) {
    class Labelled extends URLUtils(Object, algorithms) {
      override get [baseURL]() {
        return 'http://h/a';
      }
      override get [queryEncoding]() {
        return encoding;
      }
    }
    const holder = new Labelled();
    holder[setInput]('?é');
    t.is(holder.href, 'http://h/a?%E9');
    holder.search = '?ü';
    t.is(holder.href, 'http://h/a?%FC');
    t.deepEqual(asked.splice(0), [
      ['http://h/a', null, null],
      ['?é', parseURL('http://h/a'), 'windows-1252'],
    ]);
  }
  const plain = new (URLUtils(Object, algorithms))();
  t.is(plain[queryEncoding], null);
  plain[setInput]('http://h/?é');
  t.is(plain.href, 'http://h/?%C3%A9');
});

test('what a getter of the query encoding throws is passed on', (t) => {
  class Broken extends URLUtils(Object) {
    override get [queryEncoding](): null {
      throw new Error('no document');
    }
  }
  t.throws(() => Reflect.set(new Broken(), 'href', 'http://h/'), { message: 'no document' });
});

test('its base must be a class', (t) => {
  t.throws(() => URLUtils(3 as never), {
    instanceOf: TypeError,
    message: 'Base must be a function',
  });
});

test('an object without input has no URL', (t) => {
  const holder = new Holder();
  t.deepEqual([holder.href, holder.protocol, holder.host, holder.query], ['', ':', '', null]);
  t.is(holder[parsedURL], null);
});

test('input that does not parse is kept', (t) => {
  const holder = hold('https://h/');
  holder.href = '//nowhere';
  t.is(holder.href, '//nowhere');
  t.is(`${holder}`, '//nowhere');
  t.is(holder.protocol, ':');
  t.is(holder.origin, '');
  t.is(holder.query, null);
  t.is(holder[parsedURL], null);
  for (const attribute of attributes.slice(1)) t.is(holder[attribute], '');
  holder.updates = [];
  for (const attribute of attributes) holder[attribute] = 'x';
  holder.query = new URLQuery('a');
  t.is(holder.href, '//nowhere');
  t.deepEqual(holder.updates, []);
  holder.href = 'https://h/a';
  t.is(holder.pathname, '/a');
  t.deepEqual(holder.updates, ['https://h/a']);
});

test('the base is a string or a record, and is read for each input', (t) => {
  const holder = hold('c', 'https://h/a/b');
  t.is(holder.href, 'https://h/a/c');
  holder.base = parseURL('https://g/');
  t.is(holder.href, 'https://h/a/c');
  holder.href = 'd';
  t.is(holder.href, 'https://g/d');
  holder.base = 'does not parse';
  holder.href = 'd';
  t.is(holder.href, 'd');
});

test('the update steps run after every potential change', (t) => {
  const holder = hold('https://h/');
  t.deepEqual(holder.updates, []);
  holder.hash = '#a';
  holder.port = 'not a port';
  t.deepEqual(holder.updates, ['https://h/#a', 'https://h/#a']);
});

test('the update steps do not run if the attribute cannot be set', (t) => {
  const holder = hold('mailto:x');
  for (const attribute of [
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
  ] as const) {
    holder[attribute] = 'x';
  }
  t.deepEqual(holder.updates, []);
  t.is(holder.href, 'mailto:x');
  holder.search = 'y';
  holder.protocol = 'news';
  t.deepEqual(holder.updates, ['mailto:x?y', 'news:x?y']);
});

test('the query encoding is used for href and search, but not for the query object', (t) => {
  const holder = new Holder();
  holder.encoding = 'windows-1252';
  holder.href = 'https://h/ü?ü∑';
  t.is(holder.href, 'https://h/%C3%BC?%FC%26%238721%3B');
  holder.search = 'é=1';
  t.is(holder.search, '?%E9=1');
  t.is(holder.query?.get('é'), '1');
  holder.query?.append('ü', '');
  t.is(holder.search, '?%C3%A9=1&%C3%BC=');
  holder.href = 'ws://h/?ü';
  t.is(holder.search, '?%C3%BC');
});

test('a change of the query object changes the URL', (t) => {
  const holder = hold('https://h/?a=1&a=2#f');
  const { query } = holder;
  query?.set('a', '3');
  query?.append('b', 'x y');
  t.deepEqual([query?.has('b'), query?.has('c')], [true, false]);
  t.is(holder.href, 'https://h/?a=3&a=2&b=x+y#f');
  query?.delete('a');
  query?.delete('b');
  t.is(holder.href, 'https://h/#f');
  t.is(holder.updates.length, 4);
});

test('a change of the URL changes the query object', (t) => {
  const holder = hold('https://h/?a=1');
  const { query } = holder;
  holder.search = '?b=2';
  t.is(holder.query, query);
  t.is(query?.get('b'), '2');
  holder.search = 'b?c=3';
  t.is(query?.get('b?c'), '3');
  holder.search = '';
  t.is(query?.size, 0);
  holder.href = 'https://h/?c=3';
  t.not(holder.query, query);
  t.is(holder.query?.get('c'), '3');
  query?.set('d', '4');
  t.is(holder.href, 'https://h/?c=3');
});

test('the query object can be set', (t) => {
  const holder = hold('https://h/?a=1');
  const old = holder.query;
  const query = new URLQuery({ b: '2' });
  holder.query = query;
  t.is(holder.query, query);
  t.is(holder.href, 'https://h/?b=2');
  old?.set('a', '3');
  t.is(holder.href, 'https://h/?b=2');
  for (const nothing of [null, undefined]) Reflect.set(holder, 'query', nothing);
  t.is(holder.query, query);
  t.deepEqual(holder.updates, ['https://h/?b=2']);
});

test('a query object that belongs to another object is copied', (t) => {
  const holder = hold('https://h/');
  const other = hold('https://g/?b=2');
  holder.query = other.query;
  t.not(holder.query, other.query);
  other.query?.set('b', '3');
  t.deepEqual([holder.href, other.href], ['https://h/?b=2', 'https://g/?b=3']);
  holder.query?.set('b', '4');
  t.deepEqual([holder.href, other.href], ['https://h/?b=4', 'https://g/?b=3']);
  t.throws(() => Reflect.set(holder, 'query', { get: () => '' }), {
    instanceOf: TypeError,
    message: 'query must be a URLQuery',
  });
});

test('other algorithms can be passed', (t) => {
  class Shouting extends URLUtils(Object, {
    ...livingAlgorithms,
    serialize: (url) => livingAlgorithms.serialize(url).toUpperCase(),
  }) {}
  const url = new Shouting();
  url.href = 'https://h/a';
  t.is(url.href, 'HTTPS://H/A');
  t.is(url.pathname, '/a');
});

test('algorithms may have URLs without a query object', (t) => {
  const algorithms = { ...livingAlgorithms, hasQueryObject: () => false };
  const url = new (class extends URLUtils(Object, algorithms) {})();
  url.href = 'https://h/?a=1';
  t.is(url.query, null);
  url.search = '?b=2';
  Reflect.set(url, 'query', new URLQuery('c=3'));
  t.is(url.query, null);
  t.is(url.href, 'https://h/?b=2');
});

test('the base class keeps its constructor, members and instances', (t) => {
  class Named {
    readonly name: string;

    constructor(name: string) {
      this.name = name;
    }
  }
  const Mixed = URLUtils(Named);
  const object = new Mixed('x');
  t.true(object instanceof Named);
  t.is(object.name, 'x');
  t.deepEqual(Object.keys(object), ['name']);
  const enumerable: string[] = [];
  for (const key in object) enumerable.push(key);
  t.deepEqual(
    enumerable.sort(),
    ['name', 'href', 'origin', 'query', 'toString', ...attributes].sort(),
  );
});

test('many changes of a query take linear time', (t) => {
  const link = new (URLUtils(Object))();
  link[setInput]('https://h/?');
  for (let index = 0; index < 100_000; index++) link.query?.append('a', 'b');
  t.is(link.search.length, '?a=b'.length * 100_000);
});

function pairs(query: URLQuery, ...names: string[]): [string, string[]][] {
  return names.map((name) => [name, query.getAll(name)]);
}

test('it is created from nothing, a string, another URLQuery or a record', (t) => {
  for (const init of [undefined, null, '', {}]) t.is(new URLQuery(init).size, 0);
  t.deepEqual(pairs(new URLQuery('a=1&b=%C3%A9+&a=2'), 'a', 'b'), [
    ['a', ['1', '2']],
    ['b', ['é ']],
  ]);
  const record = new URLQuery({ a: '1', 'b c': '&=', __proto__: 'inherited' });
  t.deepEqual(pairs(record, 'a', 'b c'), [
    ['a', ['1']],
    ['b c', ['&=']],
  ]);
  t.is(record.size, 2);
  t.is(new URLQuery('?a=1').get('?a'), '1');
});

test('a copy does not change with its original', (t) => {
  const original = new URLQuery('a=1');
  const copy = new URLQuery(original);
  original.set('a', '2');
  copy.append('b', '3');
  t.deepEqual([original.get('a'), original.size], ['2', 1]);
  t.deepEqual([copy.get('a'), copy.size], ['1', 2]);
});

test('set changes only the first pair', (t) => {
  const query = new URLQuery('a=1&b=2&a=3');
  query.set('a', '4');
  t.deepEqual(query.getAll('a'), ['4', '3']);
  query.set('c', '5');
  t.deepEqual([query.get('c'), query.size], ['5', 4]);
});

test('delete removes all pairs', (t) => {
  const query = new URLQuery('a=1&b=2&a=3');
  query.delete('a');
  query.delete('none');
  t.deepEqual(
    [query.has('a'), query.get('a'), query.getAll('a'), query.size],
    [false, null, [], 1],
  );
});

test('names and values are required, and converted to strings', (t) => {
  const query = new URLQuery();
  Reflect.apply(query.append, query, [1, null]);
  t.is(query.get('1'), 'null');
  for (const [method, count] of [
    ['get', 1],
    ['getAll', 1],
    ['has', 1],
    ['delete', 1],
  ] as const) {
    t.throws(() => Reflect.apply(query[method], query, []), { instanceOf: TypeError });
    t.is(query[method].length, count);
  }
  for (const method of ['set', 'append'] as const) {
    t.throws(() => Reflect.apply(query[method], query, ['a']), { instanceOf: TypeError });
  }
});

test('it is an interface of Web IDL', (t) => {
  t.is(Object.prototype.toString.call(new URLQuery()), '[object URLQuery]');
  t.is(URLQuery.name, 'URLQuery');
  t.deepEqual(Object.keys(URLQuery.prototype).sort(), [
    'append',
    'delete',
    'get',
    'getAll',
    'has',
    'set',
    'size',
  ]);
  t.throws(() => Reflect.apply(URLQuery.prototype.get, {}, ['a']), { instanceOf: TypeError });
});
