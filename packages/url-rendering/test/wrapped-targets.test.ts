// URLs without a scheme in the values of a query, as open redirects have them.

import test from 'ava';
import { nameFindings } from '../src/index.js';

function targetsOf(url: string): string[] {
  return nameFindings(url).flatMap(({ name, message, start, end }) =>
    name === 'wrapped-target' ? [`${url.slice(start, end)} ${message}`] : [],
  );
}

const slashes = ['/', '\\', '%2F', '%5c'];
const pairs = slashes.flatMap((first) => slashes.map((second) => first + second));

test('a value that begins with two slashes and a name is a URL of another site', (t) => {
  for (const scheme of ['https', 'http']) {
    for (const name of ['next', 'return_to', 'url']) {
      for (const pair of pairs) {
        for (const end of ['', '/', '/a?b', ':8080/']) {
          const user = end === '' ? 'good.example@' : '';
          const value = `${pair}${user}evil.example.net${end}`;
          const url = `${scheme}://good.example/login?a=1&${name}=${value}&b=2`;
          const [found = ''] = targetsOf(url);
          t.true(found.startsWith(`${value} `), url);
          t.true(found.endsWith('at `evil.example.net`.'), url);
        }
      }
    }
  }
});

test('a path, a name without a dot, and the same site are none', (t) => {
  const values = [
    '/evil.example',
    '/a//evil.example',
    '//folder/a.txt',
    '//www.good.example/',
    '//',
  ];
  for (const value of [...values, 'a//evil.example', '//evil.example@x', '/%20/evil.example']) {
    t.deepEqual(targetsOf(`https://good.example/login?next=${value}`), [], value);
  }
});
