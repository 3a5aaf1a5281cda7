// A base URL is a string or what the edition parses from it.

import {
  parseURL as parseIn2011,
  resolveURL as resolveIn2011,
} from '@urlkit/url-editions/html-2011';
import {
  parseURL as parseInW3C,
  resolveURL as resolveInW3C,
  serializeURL as serializeInW3C,
} from '@urlkit/url-editions/w3c-2012';
import { isValidURL, parseURL, serializeURL } from '@urlkit/url-editions/whatwg-2012';
import test from 'ava';

const bases = ['http://h:8/a/b?q#f', 'file:///C:/a', 'mailto:a@b', 'http://[::1]/', 'ws://u:p@h/'];
const inputs = ['', 'x', '../y', '/z', '//i/j', '?k', '#l', 'http:m', 'https://n/', 'o:p'];

type Resolve = (input: string, base: never) => string | null;

const editions: Readonly<Record<string, readonly [parse: (base: string) => unknown, Resolve]>> = {
  'html-2011': [parseIn2011, (input, base) => resolveIn2011(input, { base })],
  'w3c-2012': [
    parseInW3C,
    (input, base) => {
      const url = resolveInW3C(input, base);
      return url && serializeInW3C(url);
    },
  ],
  'whatwg-2012': [
    parseURL,
    (input, base) => {
      const url = parseURL(input, { base });
      return url && serializeURL(url);
    },
  ],
  'isValidURL of whatwg-2012': [parseURL, (input, base) => `${isValidURL(input, { base })}`],
};

for (const [name, [parse, resolve]] of Object.entries(editions)) {
  test(`${name} takes a base as a string and as it is parsed`, (t) => {
    let count = 0;
    for (const base of bases) {
      for (const input of inputs) {
        const result = resolve(input, base as never);
        t.is(resolve(input, parse(base) as never), result, `${input} ${base}`);
        if (result !== null) count++;
      }
    }
    t.true(count >= 20, `${count}`);
    for (const base of [{}, 5, [], true]) {
      t.throws(() => resolve('x', base as never), { instanceOf: TypeError, message: /base/ });
    }
  });
}

test('a base that does not parse is a failure', (t) => {
  const reasons: string[] = [];
  t.is(parseURL('x', { base: 'http://a:b/', onFailure: (reason) => reasons.push(reason) }), null);
  t.is(parseURL('http://h/', { base: 'no scheme' }), null);
  t.deepEqual(reasons, ['base URL that does not parse']);
  t.is(resolveInW3C('x', 'no scheme'), null);
});
