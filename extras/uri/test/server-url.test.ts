// Servers of OpenAPI documents, as tools that parse their URLs get them.

import { expandServerURL, parseURIReference, type ServerVariable } from '@urlkit/uri';
import test from 'ava';

type Variables = Readonly<Record<string, ServerVariable>>;
type Row = readonly [
  url: string,
  variables: Variables,
  values: Record<string, string>,
  expected: string | null,
];

const https: ServerVariable = { default: 'https', enum: ['https', 'http'] };
const port: ServerVariable = { default: '8443', enum: ['443', '8443'] };

const rows: readonly Row[] = [
  ['https://h/v1', {}, {}, 'https://h/v1'],
  ['{protocol}://h:{port}/v1', { protocol: https, port }, {}, 'https://h:8443/v1'],
  [
    '{protocol}://h:{port}/v1',
    { protocol: https, port },
    { protocol: 'http', port: '443' },
    'http://h:443/v1',
  ],
  [
    'https://{tenant}.{region}.example.com',
    { tenant: { default: 'a' }, region: { default: 'eu' } },
    { tenant: 'b' },
    'https://b.eu.example.com',
  ],
  // A value of several components, as in many documents.
  [
    '{scheme}://{environment}/{version}',
    { scheme: https, environment: { default: 'localhost:8000' }, version: { default: 'v1/beta' } },
    {},
    'https://localhost:8000/v1/beta',
  ],
  ['{server}', { server: { default: 'https://h:8/a' } }, {}, 'https://h:8/a'],
  [
    '/{base-path}/{api.version}',
    { 'base-path': { default: 'a' }, 'api.version': { default: 'v1' } },
    {},
    '/a/v1',
  ],
  ['{path}', { path: { default: '' } }, {}, ''],
  ['https://h/{a}{a}', { a: { default: 'x' } }, {}, 'https://h/xx'],
  ['https://h/{a}', {}, { a: '$&$1' }, 'https://h/$&$1'],
  ['https://h:{port}', {}, { port: '1' }, 'https://h:1'],
  // No value, or one that is not possible.
  ['https://h:{port}', {}, {}, null],
  ['https://h:{port}', { port }, { port: '80' }, null],
  ['https://h:{port}', { port: { default: '80', enum: ['443'] } }, {}, null],
  ['https://h:{toString}/{__proto__}', {}, {}, null],
  ['https://h:{port}', { port: { default: 'http' } }, {}, null],
  ['{scheme}://h', { scheme: { default: '1' } }, {}, null],
  ['https://h/{a}', { a: { default: '{b}' }, b: { default: 'x' } }, {}, null],
  ['https://h/{}', {}, {}, null],
  ['https://h/{a', { a: { default: 'x' } }, {}, null],
  ['https://h/a}', { a: { default: 'x' } }, {}, null],
  ['https://h/{a b}', { 'a b': { default: 'x y' } }, {}, null],
];

for (const [index, [url, variables, values, expected]] of rows.entries()) {
  test(`server ${index}, ${url}, is ${expected}`, (t) => {
    t.is(expandServerURL(url, variables, values), expected);
    if (expected !== null) t.not(parseURIReference(expected), null);
  });
}

test('arguments of other types are refused', (t) => {
  for (const args of [
    [1],
    ['', null],
    ['', 'a'],
    ['', {}, 1],
    ['{a}', { a: { default: 1 } }],
    ['{a}', {}, { a: 1 }],
    ['{a}', { a: { default: '', enum: '' } }],
  ]) {
    t.throws(() => expandServerURL(...(args as [string])), { instanceOf: TypeError });
  }
});
