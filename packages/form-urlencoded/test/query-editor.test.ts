import assert from 'node:assert/strict';
import {
  editQuery,
  parseURLEncoded,
  QueryEditor,
  type QueryEditorOptions,
} from '@urlkit/form-urlencoded';
import { toScalarValueString } from '@urlkit/infra';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import test from 'ava';
import fc from 'fast-check';
import { findGrowth, repeated } from '../../../test/attack/growth.js';
import { anyText } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

type Edit = (editor: QueryEditor) => void;

const query = '?foo=bar%20baz&x=%7e&flag&e=&y=a+b&z=%zz';

const edits: readonly (readonly [query: string, edit: Edit, expected: string])[] = [
  [query, (editor) => editor.set('new', 1), `${query}&new=1`],
  [query, (editor) => editor.append('x', '~ &'), `${query}&x=%7E+%26`],
  [query, (editor) => editor.delete('x'), '?foo=bar%20baz&flag&e=&y=a+b&z=%zz'],
  [query, (editor) => editor.delete('foo'), '?x=%7e&flag&e=&y=a+b&z=%zz'],
  [query, (editor) => editor.delete('z'), '?foo=bar%20baz&x=%7e&flag&e=&y=a+b'],
  [query, (editor) => editor.delete('none'), query],
  [query, (editor) => editor.set('x', '!'), '?foo=bar%20baz&x=%21&flag&e=&y=a+b&z=%zz'],
  [query, (editor) => editor.set('flag', 'on'), '?foo=bar%20baz&x=%7e&flag=on&e=&y=a+b&z=%zz'],
  [query, (editor) => editor.set('foo', 'bar baz'), query],
  [query, (editor) => editor.set('x', '~'), query],
  [query, (editor) => editor.set('flag', ''), query],
  [query, (editor) => editor.set('z', '%zz'), query],
  ['a=1&b&a=%32&%61=3', (editor) => editor.set('a', 2), 'a=2&b'],
  ['%61=1&b', (editor) => editor.set('a', 2), '%61=2&b'],
  ['a=1&b&a=%32', (editor) => editor.append('a', 3), 'a=1&b&a=%32&a=3'],
  ['a=1&b&a=%32', (editor) => editor.delete('a'), 'b'],
  ['a=1&b=1&a=%32', (editor) => editor.delete('a', 1), 'b=1&a=%32'],
  ['', (editor) => editor.set('a', 1), 'a=1'],
  ['?', (editor) => editor.set('a', 1), '?a=1'],
  ['a&', (editor) => editor.set('b', 1), 'a&b=1'],
  ['&&a&&', (editor) => editor.append('b', ''), '&&a&&b='],
  ['&&a&&', (editor) => editor.delete('a'), '&&&'],
  ['a&&b', (editor) => editor.delete(''), 'a&&b'],
  ['a&=1&b', (editor) => editor.delete(''), 'a&b'],
  ['?a', (editor) => editor.delete('a'), '?'],
  ['??a=1', (editor) => editor.set('?a', 2), '??a=2'],
  ['ü=ß&a', (editor) => editor.set('a', 'é'), 'ü=ß&a=%C3%A9'],
  ['ü=ß', (editor) => editor.set('ü', 'ß'), 'ü=ß'],
  ['a=\uFFFD', (editor) => editor.set('a', '\uD800'), 'a=\uFFFD'],
  ['\uD800=1', (editor) => editor.set('\uFFFD', 2), '\uD800=2'],
  ['a=1&?admin=1', (editor) => editor.delete('a'), '%3Fadmin=1'],
  ['?a=1&?admin=1', (editor) => editor.delete('a'), '??admin=1'],
  ['b&?=1&&a=2&a=1', (editor) => editor.sort(), '%3F=1&a=2&a=1&b&'],
  ['c=%7a&%62=1&a=~&b=%32', (editor) => editor.sort(), 'a=~&%62=1&b=%32&c=%7a'],
  ['__proto__=1', (editor) => editor.set('constructor', 1), '__proto__=1&constructor=1'],
];

for (const [index, [input, edit, expected]] of edits.entries()) {
  test(`edit ${index} of ${JSON.stringify(input)} gives ${JSON.stringify(expected)}`, (t) => {
    const editor = new QueryEditor(input);
    edit(editor);
    t.is(editor.toString(), expected);
  });
}

test('parameters can be read', (t) => {
  const editor = new QueryEditor('?a=1&b=%C3%A9+x&a=2&flag&&=');
  t.is(editor.get('a'), '1');
  t.is(editor.get('b'), 'é x');
  t.is(editor.get('flag'), '');
  t.is(editor.get(''), '');
  t.is(editor.get('none'), null);
  t.deepEqual(editor.getAll('a'), ['1', '2']);
  t.deepEqual(editor.getAll('none'), []);
  t.true(editor.has('flag'));
  t.false(editor.has('none'));
  t.deepEqual(
    [editor.has('a', 2), editor.has('a', '3'), editor.has('b', '1')],
    [true, false, false],
  );
  t.is(editor.size, 5);
});

test('a value may be a URL', (t) => {
  t.is(new QueryEditor('a=https://b').get('a'), 'https://b');
});

test('tokens have the offsets of parameters', (t) => {
  const text = '?foo=bar%20baz&&flag&e=';
  const parts = new QueryEditor(text).tokens.map(
    ({ start, nameEnd, valueStart, end, ...token }) => [
      ...Object.values(token),
      text.slice(start, nameEnd),
      text.slice(valueStart, end),
      text.slice(start, end),
    ],
  );
  t.deepEqual(parts, [
    ['foo', 'bar baz', 'foo', 'bar%20baz', 'foo=bar%20baz'],
    ['flag', '', 'flag', '', 'flag'],
    ['e', '', 'e', '', 'e='],
  ]);
});

test('an encoding is used to read and to write', (t) => {
  const editor = new QueryEditor('name=%D6%D0&x=%7e', { encoding: getEncoding('gbk') });
  t.is(editor.get('name'), '中');
  editor.set('name', '文');
  t.is(editor.toString(), 'name=%CE%C4&x=%7e');
});

const name = fc.constantFrom('a', 'b', '', 'é', 'a b');
const value = fc.oneof(fc.constantFrom('', '1', '%', '&', '='), anyText());
const text = fc.array(fc.constantFrom(...'ab=&&+%26?é\uD800')).map((parts) => parts.join(''));

test('it reads the same as the parser, and reading changes nothing', (t) => {
  checkProperty(t, 700, text, (input) => {
    const editor = new QueryEditor(input);
    const pairs = editor.tokens.map((token) => [token.name, token.value]);
    assert.deepEqual(pairs, parseURLEncoded(input.replace(/^\?/, '')));
    assert.equal(editor.toString(), input);
  });
});

test('editQuery takes what it can read without the other packages', (t) => {
  const removeA = (editor: QueryEditor): void => editor.delete('a');
  t.is(editQuery('//h/%zz?a=1&b=%7e#top', removeA), '//h/%zz?b=%7e#top');
  t.is(editQuery({ href: '?a=1#top' }, removeA), '#top');
  t.is(editQuery(new URL('http://h/?a=1&b'), removeA), 'http://h/?b');
  t.is(
    editQuery('/x#top', (editor) => editor.append('a', 1)),
    '/x?a=1#top',
  );
  for (const url of ['/x?#top', '/x#top', '']) t.is(editQuery(url, removeA), url);
  t.throws(() => editQuery('?a', () => Promise.resolve()), { message: /not return a promise$/ });
  const record = { scheme: 'http', path: [''], query: 'a=1', fragment: null };
  for (const url of [record, null, undefined, { href: 1 }]) {
    const error = t.throws(() => Reflect.apply(editQuery, null, [url, removeA]));
    t.is(error?.message, 'url must be a string or a URL object');
  }
});

test('an edit changes no code unit of other parameters', (t) => {
  const others = (editor: QueryEditor, named: string): string[] => {
    const input = editor.toString();
    return (
      editor.tokens
        .filter((token) => token.name !== named)
        // A U+003F (?) at the start is encoded.
        .map(({ start, end }) => input.slice(start, end).replace(/^%3F/, '?'))
    );
  };
  checkProperty(
    t,
    700,
    fc.tuple(text, name, value, fc.constantFrom('set', 'append', 'delete')),
    (args) => {
      const [input, named, newValue, operation] = args;
      const editor = new QueryEditor(input);
      const before = others(editor, named);
      const valuesBefore = editor.getAll(named);
      if (operation === 'delete') editor.delete(named);
      else editor[operation](named, newValue);
      assert.deepEqual(others(editor, named), before);
      const expected = { set: [newValue], append: [...valuesBefore, newValue], delete: [] };
      assert.deepEqual(editor.getAll(named), expected[operation]);
    },
  );
});

test('it is iterable, and becomes a query as a string and in JSON', (t) => {
  const editor = new QueryEditor('?a=%31&&b');
  t.deepEqual(
    [...editor],
    [
      ['a', '1'],
      ['b', ''],
    ],
  );
  t.is(JSON.stringify({ editor }), '{"editor":"?a=%31&&b"}');
  t.is(`${editor}`, '?a=%31&&b');
});

test('an argument of a wrong type throws a TypeError that names it', (t) => {
  const editor = new QueryEditor('a');
  const calls: readonly (readonly [argument: string, call: () => unknown])[] = [
    ['query', () => new QueryEditor(undefined as never)],
    ['options', () => new QueryEditor('', 'gbk' as never)],
    ['options.encoding', () => new QueryEditor('', { encoding: 1 as never })],
    ['query', () => new QueryEditor('https://example.org/?a=b')],
    ['value', () => editor.has('a', null as never)],
    ['value', () => editor.delete('a', {} as never)],
    ['name', () => editor.get(1 as never)],
    ['name', () => editor.append(null as never, '')],
    ['value', () => editor.set('a', null as never)],
    ['value', () => editor.append('a', {} as never)],
  ];
  for (const [argument, call] of calls) {
    t.throws(call, { instanceOf: TypeError, message: new RegExp(`^${argument} must be`) });
  }
});

test('edits take linear time', (t) => {
  const edit = (query: string) => {
    const editor = new QueryEditor(query);
    editor.set('a', 2);
    editor.delete('b');
    t.is(editor.size, 1);
  };
  t.is(
    findGrowth(edit, (length) => repeated('', 'a=1&b=2&', '', length), 2 ** 18, 100),
    null,
  );
});

const spaces: readonly (readonly [url: string, edited: string, options?: QueryEditorOptions])[] = [
  ['https://h/?a=1+2', 'https://h/?a=1+2&b=x+y%2Bz'],
  ['?a=1+2', '?a=1+2&b=x+y%2Bz'],
  ['HTTPS://h/', 'HTTPS://h/?b=x+y%2Bz'],
  ['mailto:a@h?subject=1+2', 'mailto:a@h?subject=1+2&b=x%20y%2Bz'],
  [' MAILTO:a@h', ' MAILTO:a@h?b=x%20y%2Bz'],
  ['sms:1?a', 'sms:1?a&b=x%20y%2Bz'],
  ['h2:?a', 'h2:?a&b=x%20y%2Bz'],
  ['app://h/?a#top', 'app://h/?a&b=x%20y%2Bz#top'],
  ['app://h/', 'app://h/?b=x+y%2Bz', { plusIsSpace: true }],
  ['app://h/', 'app://h/?b=x+y%2Bz', { space: '+' }],
  ['https://h/', 'https://h/?b=x%20y%2Bz', { space: '%20' }],
  ['https://h/', 'https://h/?b=x%20y%2Bz', { plusIsSpace: false }],
];

for (const [url, expected, options] of spaces) {
  test(`a space in the query of ${url} with ${JSON.stringify(options)} is as its readers expect`, (t) => {
    t.is(
      editQuery(url, (editor) => editor.append('b', 'x y+z'), options),
      expected,
    );
  });
}

test('a space is a plus after special schemes and in relative URLs, and only there', (t) => {
  const special = ['ftp', 'file', 'http', 'https', 'ws', 'wss'];
  const others = ['xhttp', 'httpsx', 'http2', 'ws+unix', 'w', 'httpss', 'x.http', 'web-http'];
  const relative = ['', '/', '//h/', 'a', 'a/b:c', '/mailto:a@h', '1a:b', '%61:b', 'a%3Ab', 'é:b'];
  const write = (url: string): string => editQuery(url, (editor) => editor.append('a b', ''));
  for (const scheme of special) t.is(write(`${scheme}:b`), `${scheme}:b?a+b=`);
  for (const scheme of others) t.is(write(`${scheme}:b`), `${scheme}:b?a%20b=`);
  for (const url of relative) t.is(write(url), `${url}?a+b=`);
});

test('a plus is a plus in the query of a mail, and stays one', (t) => {
  const subjects: unknown[] = [];
  const edited = editQuery('mailto:?subject=C+%2B&to=a+b@h', (editor) => {
    subjects.push(editor.get('subject'));
    editor.set('subject', 'C +');
    editor.set('to', 'a+b@h');
  });
  t.deepEqual(subjects, ['C++']);
  t.is(edited, 'mailto:?subject=C%20%2B&to=a+b@h');
});

// What encodeURIComponent keeps, and signatures do not: RFC 5849, section 3.6; the UriEncode of AWS.
const unreserved = /^[\w.~-]$/;

for (const encodeSet of ['sigv4', 'oauth1'] as const) {
  test(`with the set of ${encodeSet}, only unreserved ASCII code points are not encoded`, (t) => {
    for (let code = 0; code < 0x80; code++) {
      const character = String.fromCharCode(code);
      const hex = code.toString(16).toUpperCase().padStart(2, '0');
      const encoded = unreserved.test(character) ? character : `%${hex}`;
      const editor = new QueryEditor('', { encodeSet });
      editor.append(character, character);
      t.is(editor.toString(), `${encoded}=${encoded}`);
    }
    const editor = new QueryEditor('?a=*', { encodeSet });
    editor.append('é', '\u{1F600}');
    t.is(editor.toString(), '?a=*&%C3%A9=%F0%9F%98%80');
  });
}

test('what is written with any options parses to the same parameters', (t) => {
  const options = fc.record(
    {
      space: fc.constantFrom('%20' as const),
      encodeSet: fc.constantFrom('form' as const, 'sigv4' as const, 'oauth1' as const),
      plusIsSpace: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const pair = fc.tuple(anyText(), anyText());
  checkProperty(t, 300, fc.tuple(options, fc.array(pair)), ([own, pairs]) => {
    const editor = new QueryEditor('', own);
    for (const [name, value] of pairs) editor.append(name, value);
    const expected = pairs.map((texts) => texts.map(toScalarValueString));
    assert.deepEqual(parseURLEncoded(editor.toString()), expected);
    assert.deepEqual([...editor], expected);
  });
});

test('a space that the signature or the reader does not know is refused', (t) => {
  for (const options of [{ encodeSet: 'sigv4' }, { encodeSet: 'oauth1' }, { plusIsSpace: false }]) {
    t.throws(() => new QueryEditor('', { space: '+', ...options } as QueryEditorOptions), {
      instanceOf: TypeError,
      message: /^options\.space must be '%20'/,
    });
  }
  t.throws(() => new QueryEditor('', { encodeSet: 'aws' as 'sigv4' }), { instanceOf: TypeError });
});
