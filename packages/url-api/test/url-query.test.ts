import { URLQuery } from '@urlkit/url-api';
import test from 'ava';

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
