import { readFileSync } from 'node:fs';
import { hostPattern, parseNoProxy } from '@urlkit/host-policy';
import { parseURL } from '@urlkit/url-parser';
import test from 'ava';

const path = new URL('no-proxy-answers.json', import.meta.url);
const {
  '//': _,
  ...answers
}: Record<string, Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));

test('the readings agree with the recorded answers of curl, Go and Node', (t) => {
  let count = 0;
  for (const [value, expected] of Object.entries(answers)) {
    const { bypasses } = parseNoProxy(value);
    for (const [host, programs] of Object.entries(expected)) {
      const target = parseURL(`http://${host}:8080/`);
      if (target === null) {
        t.fail(host);
        continue;
      }
      const actual = Object.entries(bypasses(target)).filter(([, isBypassed]) => isBypassed);
      t.is(actual.map(([program]) => program).join(' '), programs, `${value}: ${host}`);
      count++;
    }
  }
  t.is(count, 290);
});

test('there is a difference exactly if the programs disagree', (t) => {
  const hosts = Object.keys(answers['*'] ?? {}).filter((host) => !/localhost|::1|^127/.test(host));
  for (const value of Object.keys(answers)) {
    const { bypasses, entries } = parseNoProxy(value);
    const isDisagreement = hosts.some((host) => {
      const { curl, go, node } = bypasses(parseURL(`http://${host}:8080/`) ?? { host: null });
      return curl !== go || go !== node;
    });
    if (isDisagreement)
      t.true(
        entries.some(({ difference }) => difference !== null),
        value,
      );
  }
  t.is(parseNoProxy('192.0.2.1').entries[0]?.difference, null);
  t.is(parseNoProxy('2001:db8::1').entries[0]?.difference, null);
  t.is(parseNoProxy('*').entries[0]?.difference, null);
  t.is(parseNoProxy('a b').entries[0]?.readings.go.length, 0);
});

test('a range is read as the blocks it consists of', (t) => {
  const [entry] = parseNoProxy('192.0.2.3-192.0.2.17').entries;
  const texts = entry?.readings.node.map(({ text }) => text);
  t.deepEqual(texts, ['192.0.2.3/32', '192.0.2.4/30', '192.0.2.8/29', '192.0.2.16/31']);
  t.deepEqual(parseNoProxy('0.0.0.0-255.255.255.255').entries[0]?.readings.node.length, 1);
  t.is(parseNoProxy('192.0.2.3-192.0.2.2').entries[0]?.readings.node.length, 0);
});

test('bits after the length of a block are ignored', (t) => {
  const { bypasses } = parseNoProxy('10.1.2.3/8,2001:db8::1/32');
  t.deepEqual(bypasses('10.200.0.1'), { curl: true, go: true, node: false });
  t.deepEqual(bypasses('2001:db8:ffff::1'), { curl: true, go: true, node: false });
  t.deepEqual(bypasses('11.0.0.1'), { curl: false, go: false, node: false });
});

test('Go reaches this machine without a proxy, whatever the value', (t) => {
  const { bypasses } = parseNoProxy('');
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    t.deepEqual(bypasses(host), { curl: false, go: true, node: false }, host);
  }
  t.false(bypasses('64:ff9b::7f00:1').go);
});

test('no string throws, and every reading is a pattern', (t) => {
  for (const text of [
    '',
    ',',
    ' , ',
    '/',
    ':',
    '1/2/3',
    '::/129',
    '1.2.3.4/33',
    '-',
    '*.',
    '.',
    '[',
    '[::1',
    'a:b',
  ]) {
    for (const { readings } of parseNoProxy(text).entries) {
      for (const pattern of Object.values(readings).flat())
        t.deepEqual(hostPattern(pattern.text), pattern);
    }
  }
  t.throws(() => Reflect.apply(parseNoProxy, null, [1]), {
    instanceOf: TypeError,
    message: /text/,
  });
});
