import { URL } from '@urlkit/url-api';
import { parseURL, type URLAttributeName } from '@urlkit/url-parser';
import { type IgnoredReason, validateChange } from '@urlkit/url-validation';
import test, { type ExecutionContext } from 'ava';

type Case = readonly [href: string, attribute: URLAttributeName, value: string];

const ignored: Readonly<Record<IgnoredReason, readonly Case[]>> = {
  'opaque-path': [
    ['mailto:a@b', 'host', 'h'],
    ['mailto:a@b', 'hostname', 'h'],
    ['mailto:a@b', 'pathname', 'c'],
  ],
  'no-host': [
    ['foo:/a', 'username', 'u'],
    ['foo:///a', 'password', 'p'],
    ['mailto:a@b', 'port', '8'],
  ],
  'file-scheme': [
    ['file://h/', 'username', 'u'],
    ['file:///', 'password', 'p'],
    ['file://h/', 'port', '8'],
  ],
  'invalid-scheme': [
    ['https://h/', 'protocol', '1a'],
    ['https://h/', 'protocol', ''],
    ['https://h/', 'protocol', 'a b:'],
  ],
  'special-scheme': [['https://h/', 'protocol', 'foo']],
  'not-special-scheme': [['foo://h/', 'protocol', 'https:']],
  'credentials-or-port': [
    ['https://u@h/', 'protocol', 'file:'],
    ['https://h:8/', 'protocol', 'file'],
    ['foo://u@h/', 'host', ''],
    ['foo://h:8/', 'hostname', '/x'],
  ],
  'file-without-host': [['file:///', 'protocol', 'https']],
  'port-in-hostname': [['https://h/', 'hostname', 'g:8']],
  'no-port': [
    ['https://h/', 'port', 'x'],
    ['https://h/', 'host', 'g:'],
    ['https://h/', 'host', 'g:x'],
  ],
  'invalid-value': [
    ['https://h/', 'host', 'a b'],
    ['https://h/', 'hostname', '[1'],
    ['https://h/', 'host', ''],
    ['https://h/', 'port', '65536'],
  ],
  'invalid-port': [['https://h/', 'host', 'g:65536']],
  rest: [
    ['https://h/', 'host', 'g/a'],
    ['https://h/', 'hostname', 'g\\a'],
    ['https://h/', 'host', 'g:8a'],
    ['https://h/', 'host', '[1::]:8a'],
    ['https://h/', 'port', '8x'],
    ['https://h/', 'protocol', 'http://g'],
  ],
};

const taken: readonly Case[] = [
  ['https://h/', 'protocol', 'http'],
  ['https://h/', 'protocol', 'HTTP:'],
  ['https://h/', 'protocol', 'https'],
  ['file:///', 'protocol', 'file'],
  ['https://h/', 'username', 'ü'],
  ['https://u:p@h/', 'password', ''],
  ['https://h/', 'host', 'g:8'],
  ['https://h/', 'host', '[::1]:8'],
  ['https://h/', 'host', '[1:2::]'],
  ['foo://h', 'host', ''],
  ['https://h:8/', 'hostname', 'g'],
  ['https://h:8/', 'port', ''],
  ['https://h:8/', 'port', '443'],
  ['https://h/', 'pathname', 'a?b#c'],
  ['https://h/', 'search', '?a b'],
  ['https://h/?', 'search', ''],
  ['mailto:a', 'search', 'b'],
  ['https://h/', 'hash', '#a b'],
  ['https://h/#', 'hash', ''],
];

function check(
  t: ExecutionContext,
  [href, attribute, value]: Case,
  reason: IgnoredReason | null,
): void {
  const url = parseURL(href);
  if (url === null) {
    t.fail();
    return;
  }
  const snapshot = structuredClone(url);
  const report = validateChange(url, attribute, value);
  t.deepEqual(url, snapshot, 'the URL is not changed');
  const object = new URL(href);
  object[attribute] = value;
  t.is(report.href, object.href, 'what the setter does');
  t.is(report.changed, object.href !== href);
  t.is(report.ignored, reason, `${href} ${attribute} ${value}`);
  t.is(report.message === null, reason === null);
}

for (const [reason, cases] of Object.entries(ignored)) {
  test(`a value is ignored for the reason ${reason}`, (t) => {
    for (const row of cases) check(t, row, reason as IgnoredReason);
  });
}

test('some values are used completely', (t) => {
  for (const row of taken) check(t, row, null);
});

test('some values are used in part', (t) => {
  const url = parseURL('https://h/');
  if (url === null) return t.fail();
  const { href, changed, ignored, diagnostics } = validateChange(url, 'host', 'g:65536');
  t.is(href, 'https://g/');
  t.true(changed);
  t.is(ignored, 'invalid-port');
  t.deepEqual(
    diagnostics.map(({ name, start, end }) => [name, start, end]),
    [['port-out-of-range', 2, 7]],
  );
});

test('diagnostics have offsets in the value, including the leading delimiter', (t) => {
  const url = parseURL('https://h/');
  if (url === null) return t.fail();
  for (const [attribute, value] of [
    ['search', '?a b'],
    ['hash', '#a b'],
    ['pathname', '/a b'],
  ] as const) {
    const { diagnostics } = validateChange(url, attribute, value);
    t.deepEqual(
      diagnostics.map(({ name, start, end }) => [name, start, end]),
      [['invalid-URL-unit', 2, 3]],
    );
  }
});

test('text that is not a URL has no attributes', (t) => {
  for (const text of ['', 'a/b', 'https://h:x/']) t.is(validateChange(text, 'host', 'h'), null);
});

test('there are no other attributes', (t) => {
  const url = parseURL('https://h/');
  if (url === null) return t.fail();
  for (const attribute of ['href', 'origin', 'constructor', '']) {
    t.throws(() => validateChange(url, attribute as URLAttributeName, 'x'), {
      instanceOf: TypeError,
    });
  }
});
