// Section 5.2 of the text: one test for each state, under the id of its requirement.

import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { createParsedURL, parseURL, type StateName } from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';
import { findGrowth, repeated } from '../../../../test/attack/growth.js';
import { change, hrefOf, record } from './support.js';

type Parsing = readonly [input: string, base: string | undefined, href: string | null];
type Changing = readonly [href: string, input: string, expected: string | null];

function state(
  id: string,
  name: StateName,
  parsing: readonly Parsing[],
  changing: readonly Changing[],
): void {
  test(`${id}: ${name} state`, (t) => {
    for (const [input, base, href] of parsing) t.is(hrefOf(input, base), href, input);
    for (const [href, input, expected] of changing)
      t.is(change(href, name, input), expected, input);
  });
}

const h = 'http://u:p@h:8/a/b?q#f';

state(
  '002-30',
  'schemeStart',
  [
    ['X:', undefined, 'x:'],
    ['1:', undefined, null],
    [' \t\n\f\rx:y \t\n\f\r', undefined, 'x:y'],
    ['\vx:', undefined, null],
    ['\0x:', undefined, null],
    ['', h, 'http://h:8/a/b?q'],
  ],
  [
    ['http://h/', 'X:', 'x://h/'],
    ['http://h/', '1:', 'http://h/'],
    ['http://h/', '', 'http://h/'],
  ],
);

state(
  '002-31',
  'scheme',
  [
    ['A+-.1:b', undefined, 'a+-.1:b'],
    ['http:x', undefined, 'http://x/'],
    ['http:x', h, 'http://h:8/a/x'],
    ['https:x', h, 'https://x/'],
    ['file:x', undefined, 'file:///x'],
    ['a', h, 'http://h:8/a/a'],
    ['a b:c', h, 'http://h:8/a/a%20b:c'],
    ['ht\ttp://g/', undefined, null],
    ['constructor:a', undefined, 'constructor:a'],
  ],
  [
    ['http://h/', 's:', 's://h/'],
    ['http://h/', 's', 'http://h/'],
    ['http://h/', 's!:', 'http://h/'],
  ],
);

state(
  '002-32',
  'schemeData',
  [
    ['x://h/../é?q#f', undefined, 'x://h/../%C3%A9?q#f'],
    ['x: <\t\n\r\x7F>`', undefined, 'x: <%7F>`'],
    ['x:a ?b', undefined, 'x:a ?b'],
    ['x:', undefined, 'x:'],
  ],
  [['x:a', 'b ?c', 'x:ab ?c']],
);

state(
  '002-33',
  'noScheme',
  [
    ['a', undefined, null],
    ['#a', 'about:blank', null],
    ['a', 'file:///b/c', 'file:///b/a'],
  ],
  [['x:y', 'a', null]],
);

test('002-33, its note: the scheme of the base counts, not its relative flag', (t) => {
  const base = parseURL('http://h/');
  if (base === null) return t.fail();
  parseURL('foo:', { url: base, stateOverride: 'schemeStart' });
  t.true(base.relativeFlag);
  t.is(parseURL('a', { base }), null);
});

state(
  '002-34',
  'relative',
  [
    ['', h, 'http://h:8/a/b?q'],
    ['//g', h, 'http://g/'],
    ['\\/g', h, 'http://g/'],
    ['/c', h, 'http://h:8/c'],
    ['\\c', h, 'http://h:8/c'],
    ['?c', h, 'http://h:8/a/b?c'],
    ['#c', h, 'http://h:8/a/b?q#c'],
    ['c', h, 'http://h:8/a/c'],
    ['file:', undefined, 'file:///'],
    ['file:', 'file:///a/b?c', 'file:///a/b?c'],
    ['file:?q', 'file:///a/b?c', 'file:///a/b?q'],
    ['file:/x', undefined, 'file:///x'],
    ['file:/x', 'file://h/y', 'file://h/x'],
    ['file:///etc/x', 'about:blank', 'file:///etc/x'],
    ['file:x', 'http://h/p', 'file://h/x'],
    ['file:\\\\g\\x', undefined, 'file://g/x'],
  ],
  [],
);

state(
  '002-35',
  'authorityStart',
  [
    ['http:////\\\\h/p', undefined, 'http://h/p'],
    ['http:h/p', undefined, 'http://h/p'],
    ['///x', h, 'http://x/'],
  ],
  [['http://h/', '//g/a', 'http://g/']],
);

state(
  '002-36',
  'authority',
  [
    ['http://a@b@c/', undefined, 'http://a%40b@c/'],
    ['http://a:b@c:d@e/', undefined, 'http://a:b%40c:d@e/'],
    ['http://a:b:c@d/', undefined, 'http://a:b:c@d/'],
    ['http://:@h/', undefined, 'http://:@h/'],
    ['http://@h/', undefined, 'http://h/'],
    ['http://a\tb:c\nd@h\r/', undefined, 'http://ab:cd@h/'],
    ['http://é ;=[]^|{}"<>`@h/', undefined, 'http://%C3%A9%20;=[]^|{}%22%3C%3E%60@h/'],
    ['http://\u{1F600}/', undefined, 'http://xn--e28h/'],
    ['http://h\\@g/', undefined, 'http://h/@g/'],
  ],
  [['http://h/', 'u@g', 'http://u@g/']],
);

state(
  '002-37',
  'fileHost',
  [
    ['file://h/a', undefined, 'file://h/a'],
    ['file://localhost/a', undefined, 'file://localhost/a'],
    ['file:///a', undefined, 'file:///a'],
    ['file://C|/a', undefined, 'file:///C:/a'],
    ['file://c:\\a', undefined, 'file:///c:/a'],
    ['file://C|', undefined, 'file:///C:'],
    ['file://C|a/b', undefined, 'file://c|a/b'],
    ['file://h\t\n\rg/a', undefined, 'file://hg/a'],
    ['file://[::1]/', undefined, 'file://[::1]/'],
    ['file://[/', undefined, null],
    ['file://u@h/', undefined, null],
    ['file://h:80/x', undefined, null],
  ],
  [],
);

state(
  '002-38',
  'host',
  [
    ['http://h', undefined, 'http://h/'],
    ['http://h?q', undefined, 'http://h/?q'],
    ['http://h#f', undefined, 'http://h/#f'],
    ['http://[::1]:8/', undefined, 'http://[::1]:8/'],
    ['http://[::1/', undefined, null],
    ['http://h\to\ns\rt:8/', undefined, 'http://host:8/'],
    ['http://:80/', undefined, 'http:///'],
    ['http://a b/', undefined, null],
  ],
  [
    ['http://h:8/p', 'g', 'http://g:8/p'],
    ['http://h:8/p', 'g:', 'http://g/p'],
    ['http://h:8/p', 'g:9x', 'http://g:9/p'],
    ['http://h:8/p', '', 'http://:8/p'],
    ['http://h:8/p', 'a b', null],
  ],
);

test('002-38, hostname: the same state ends before a port', (t) => {
  t.is(change('http://h:8/p', 'hostname', 'g'), 'http://g:8/p');
  t.is(change('http://h:8/p', 'hostname', 'g:9'), 'http://g:8/p');
  t.is(change('http://h:8/p', 'hostname', ':9'), 'http://:8/p');
  t.is(change('http://h:8/p', 'hostname', '[::1]:9'), 'http://[::1]:8/p');
  t.is(change('http://h:8/p', 'hostname', 'g/x'), 'http://g:8/p');
});

state(
  '002-39',
  'port',
  [
    ['http://h:42/', undefined, 'http://h:42/'],
    ['http://h:031/', undefined, 'http://h:31/'],
    ['http://h:080/', undefined, 'http://h/'],
    ['http://h:0000/', undefined, 'http://h:0/'],
    ['http://h:/', undefined, 'http://h/'],
    ['http://h:99999999999999999999/', undefined, 'http://h:99999999999999999999/'],
    ['http://h:8a/', undefined, null],
    ['http://h:\t80/', undefined, null],
    ['http://h:8?q', undefined, 'http://h:8/?q'],
  ],
  [
    ['http://h:8/', '', 'http://h/'],
    ['http://h:8/', '9x', 'http://h:9/'],
    ['http://h:8/', 'x', 'http://h/'],
    ['http://h:8/', '8\t0', 'http://h:8/'],
  ],
);

state(
  '002-40',
  'relativePathStart',
  [
    ['http://h\\a', undefined, 'http://h/a'],
    ['http://h', undefined, 'http://h/'],
    ['http://h//a', undefined, 'http://h//a'],
  ],
  [
    ['http://h/p', 'a', 'http://h/a'],
    ['http://h/p', '/a', 'http://h/a'],
    ['http://h/p', '', 'http://h/'],
  ],
);

state(
  '002-41',
  'relativePath',
  [
    ['http://h/a/../b', undefined, 'http://h/b'],
    ['http://h/a/./b', undefined, 'http://h/a/b'],
    ['http://h/a/..', undefined, 'http://h/'],
    ['http://h/a/.?q', undefined, 'http://h/a/?q'],
    ['http://h/../..#f', undefined, 'http://h/#f'],
    ['http://h/a%2Eb/%2e%2E/c', undefined, 'http://h/c'],
    ['http://h/%2%zz%', undefined, 'http://h/%2%zz%'],
    ['http://h/a\tb\nc\rd\\e', undefined, 'http://h/abcd/e'],
    ['http://h/é"<>`{}^|', undefined, 'http://h/%C3%A9%22%3C%3E%60{}^|'],
    ['file:///C|/x', undefined, 'file:///C:/x'],
    ['file:///a/C|/x', undefined, 'file:///a/C|/x'],
    ['file:///C|x/', undefined, 'file:///C|x/'],
    ['file:///C:/..', undefined, 'file:///'],
    ['http://h/C|/', undefined, 'http://h/C|/'],
  ],
  [['http://h/a', '..', 'http://h/']],
);

test('002-42: query state', (t) => {
  const inEncoding = (label: string, input: string): string | null =>
    hrefOf(input, undefined, { encoding: getEncoding(label) });
  t.is(hrefOf('http://h/?é \'`{}|"<>\t\n\r%zz?'), "http://h/?%C3%A9%20'%60{}|%22%3C%3E%zz?");
  t.is(hrefOf('http://h/?\uD83D\t\uDE00'), 'http://h/?%EF%BF%BD%EF%BF%BD');
  t.is(inEncoding('windows-1252', 'http://h/é?é∑#é'), 'http://h/%C3%A9?%E9?#%C3%A9');
  t.is(inEncoding('windows-1252', 'ws://h/?é'), 'ws://h/?%E9');
  t.is(inEncoding('windows-1252', 'x:?é'), 'x:?%C3%A9');
  t.is(inEncoding('shift_jis', 'http://h/?表'), 'http://h/?%95\\');
  t.is(inEncoding('iso-2022-jp', 'http://h/?日€日'), 'http://h/?%1B$BF|%1B(B?%1B$BF|%1B(B');
  t.is(change('http://h/?a#f', 'query', 'b#c'), 'http://h/?ab%23c#f');
});

state(
  '002-43',
  'fragment',
  [
    ['http://h/#a b"<>`{}#?/', undefined, 'http://h/#a b"<>`{}#?/'],
    ['http://h/#é\t\n\r\x7F%zz', undefined, 'http://h/#%C3%A9%7F%zz'],
    ['x:#', undefined, 'x:#'],
  ],
  [['http://h/#a', '#b', 'http://h/#a#b']],
);

test('a state override must be the name of a state', (t) => {
  for (const name of ['constructor', 'Host', 'pathStart', '']) {
    const options = { url: createParsedURL(), stateOverride: name as StateName };
    t.throws(() => parseURL('x', options), { instanceOf: TypeError });
  }
});

test('changes before a failure remain', (t) => {
  const url = record({ scheme: 'http', relativeFlag: true, host: 'h' });
  t.is(parseURL('g@[', { url, stateOverride: 'authority' }), null);
  t.is(url.username, 'g');
});

test('the parser takes linear time', (t) => {
  const base = parseURL('http://h/');
  for (const part of [
    '/',
    '\\',
    'a@',
    '..',
    '../',
    '%2e',
    'a.',
    ' ',
    '\t',
    ':',
    '?',
    '#',
    '[',
    '%',
  ]) {
    for (const start of ['http://h/', 'http://', 'http://h/?', 'http://h/#', 'x:', '', 'file:']) {
      const makeText = (length: number) => repeated(start, part, '', length);
      t.is(
        findGrowth((text) => parseURL(text, { base }), makeText, 2 ** 16, 100),
        null,
        start + part,
      );
    }
  }
});
