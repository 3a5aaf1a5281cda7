import { format } from 'node:url';
import '@urlkit/url-api/polyfill/url-format';
import * as api from '@urlkit/url-api';
import test from 'ava';

const inputs = [
  'https://user:password@xn--bcher-kva.example:8080/a?b#c',
  'http://h/?#',
  'http://h/?',
  'http://h/#',
  'http://user@[::1]/',
  'http://127.0.0.1/',
  'foo://h%20x/y?#',
  'mailto:user@example.org?subject=a#b',
  'file:///C:/a',
];
const flags = ['auth', 'fragment', 'search', 'unicode'] as const;
const choices = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  Object.fromEntries(flags.map((flag, index) => [flag, ((bits >> index) & 1) === 1])),
);

for (const input of inputs) {
  test(`format writes ${input} as it writes a URL of Node`, (t) => {
    t.is(format(new api.URL(input)), format(new URL(input)));
    for (const options of choices) {
      t.is(
        format(new api.URL(input), options),
        format(new URL(input), options),
        JSON.stringify(options),
      );
    }
  });
}

test('format writes other objects as before', (t) => {
  t.is(format({ protocol: 'http', host: 'h', pathname: '/a' }), 'http://h/a');
  t.is(format('http://h/'), 'http://h/');
});
