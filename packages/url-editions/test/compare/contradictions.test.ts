// Questions that the five documents answer differently; null if a document has no answer.

import { updateSteps } from '@urlkit/url-api';
import {
  html2007 as html2007Edition,
  html2011 as html2011Edition,
  urlSpec09,
  w3c2012,
  whatwg2012,
} from '@urlkit/url-editions';
import * as html2007 from '@urlkit/url-editions/html-2007';
import * as html2011 from '@urlkit/url-editions/html-2011';
import * as w3c from '@urlkit/url-editions/w3c-2012';
import * as whatwg from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

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
    const reading = edition.interpret(url, base);
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
