// Tests that mistakes get the hint that they should get, and that nothing else does.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainHint, hintNames, isValidURLString, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import { sample, stepOf } from '../../../test/support/long-run.js';
import { startProcessorTime } from '../../../test/support/processor-time.js';

test('every hint is explained in sentences, and has an example', (t) => {
  t.throws(() => explainHint('constructor' as never), { instanceOf: TypeError });
  for (const name of hintNames) {
    const { message, link } = explainHint(name);
    t.regex(message, /^[A-Z][^\n]*\.$/);
    t.true(link.endsWith(`/docs/errors.md#${name}`), name);
  }
});

test('bytes that are not UTF-8, and UTF-8 that was read wrongly, have sentences of their own', (t) => {
  for (const [letter, latin1] of [
    ['é', '%E9'],
    ['ü', '%FC'],
    ['ñ', '%F1'],
  ] as const) {
    const twice = Array.from(Buffer.from(letter), (byte) =>
      encodeURIComponent(String.fromCharCode(byte)),
    );
    for (const [written, says] of [
      [latin1, /^These bytes are not UTF-8\./],
      [twice.join(''), /^This was UTF-8 that was read in another encoding/],
    ] as const) {
      const hint = validateURL(`https://h/caf${written}`).hints[0];
      t.is(hint?.name, 'wrong-encoding');
      t.regex(hint?.message ?? '', says);
      t.is(hint?.href, `https://h/caf${encodeURIComponent(letter)}`);
    }
  }
});

test('a member of Object.prototype does not change what a word is like', (t) => {
  let hrefs: readonly unknown[] = [];
  // Past its end, a string has this letter: that of `info`, and that after `com` in a word that is not near.
  Object.defineProperty(Object.prototype, '3', { value: 'o', configurable: true });
  try {
    hrefs = ['inf', 'comon'].map((end) => validateURL(`https://example.${end}/`).hints[0]?.href);
  } finally {
    Reflect.deleteProperty(Object.prototype, '3');
  }
  t.deepEqual(hrefs, ['https://example.info/', undefined]);
});

for (const [input, base] of [
  ['https://example.com/a?b#c'],
  ['https://example.com/a_(b)'],
  ['https://en.wikipedia.org/wiki/Apple_Inc.'],
  ['https://x/.'],
  ['mailto:user@example.org'],
  ['https://u:80/a@b'],
  ['tel:5551234'],
  ['urn:isbn:123'],
  ['ftp://x/'],
  ['shttp://x/'],
  ['index.html'],
  ['README.md#install', 'https://h/'],
  ['a.b', 'https://h/'],
  ['//x', 'https://h/'],
  ['a b c', 'https://h/'],
  ['"'],
  ['()'],
  ['"foo"', 'https://h/'],
  ['%'],
  ['', 'https://h/'],
  ['/a/b', 'https://h/'],
  ['?page=2', 'https://h/'],
  ['undefined', 'https://h/'],
  ['icon@2x.png', 'https://h/'],
  ['icon@20x20.svg', 'https://h/'],
  ['https://en.wikipedia.org/wiki/Warner_Bros.'],
  ['https://en.wikipedia.org/wiki/Jeopardy!'],
  ['https://en.wikipedia.org/wiki/Et_al.'],
  ['https://ja.wikipedia.org/wiki/モーニング娘。'],
  ['https://ja.wikipedia.org/wiki/けいおん！'],
  ['https://ja.wikipedia.org/wiki/K-ON！'],
  ['https://es.wikipedia.org/wiki/¿Por_qué_no_te_callas?'],
  ['https://en.wikipedia.org/wiki/Who’s_Afraid_of_Virginia_Woolf%3F'],
  ['https://web.archive.org/web/2020/https://example.org/a?b=c&d=e'],
  ['https://proxy.example.org/https://example.org/'],
  ['https://example.org/login?next=https%3A%2F%2Fexample.org%2F%3Fa%3D1'],
  ['https://example.org/login?next=https://example.org/a&lang=en'],
  ['https://example.org/a;x=1&y=2'],
  ['https://example.org/wiki/AT&T'],
  ['https://example.org/#a=1&b=2'],
  ['https://example.org/?q=a#/route?x=1&y=2'],
  ['https://example.org/a?b#:~:text=c&text=d'],
  ['https://example.org/a?b=c?d'],
  ['https://example.org/?q=1+1'],
  ['https://example.org/{3F2504E0-4F89-11D3-9A0C-0305E82C3301}'],
  ['https://example.org/?filter={"a":1}'],
  ['https://example.org/java/util/Map$Entry.html'],
  ['https://user:pa$word@example.org/'],
  ['https://undefined.example.org/'],
  ['https://example.org/Global_Objects/undefined'],
  ['https://example.org/v1...v2/a'],
  ['file://server/share/a'],
  ['file:///home/ann/a'],
  ['file://test/a%2520b'],
  ['data:text/html,<p>hi</p>'],
  ['data:image/png;base64,iVBORw0KGgo='],
  ['data:,a.'],
  ['hftp://example.org/'],
  ['feed:https://example.org/'],
  ['blob:https://example.org/1'],
  ['git+https://example.org/a'],
  ['sms:12345'],
  ['geo:48.2,16.3'],
  ['doi:10.1000/182'],
  ['sip:ann@example.org:5060'],
  ['ssh://git@example.org:2222/a/b.git'],
  ['postgres://user:word@db.example.org/app'],
  ['https://[2001:db8::80]/'],
  ['a:b@c'],
  ['https.example.org/a'],
  ['http://good.example\\@evil.example/'],
  ['https://good.example\\.evil.example/'],
  ['https://good.example\\_@evil.example/'],
  ['https://example.org/browse/tree/drivers/net/null'],
  ['https://developer.example.org/docs/operators/undefined'],
  ['https://example.org/_static/??-eJyVUVtOAzEMvBDZ'],
  ['https://mail.example.org/mail/u/0/#inbox/FMfcgz'],
  ['https://example.org/?q=caf%C3%A9'],
  ['https://example.org/?data=YWJj=='],
  ['https://example.org/?view=3D'],
  ['https://example.org/a?x=1#/route?y=2'],
  ['https://h.example/%E9%96%8B%E7%99%BA/'],
  ['https://h.example/%e9%96%8b%21/'],
  ['https://h.example:443/@ann@social.example'],
  ['redis://:pass@h.example:6379/0'],
  ['ssh://git@h.example/a.git'],
  ['https://example.mom/'],
  ['https://next.example.next/'],
  ['shttp://h/'],
  ['tel:+49-30-886'],
  ['mailto:a+b@h.example?cc=c+d@h.example'],
  ['ghcr.example/a/b', 'https://h/'],
] as const) {
  test(`${JSON.stringify(input)} with ${base ?? 'no base'} has no hint`, (t) => {
    t.deepEqual(validateURL(input, { base }).hints, []);
  });
}

const corpora = process.env['URL_CORPORA_DIR'] ?? '';
const testCorpora = existsSync(corpora) ? test : test.skip;

testCorpora('no valid absolute URL of the corpora has a hint that is wrong', (t) => {
  let count = 0;
  // Real mistakes in the corpora.
  const isMistake = (url: string): boolean =>
    /&amp;|^http:\/\/http:/.test(url) || url.includes('\\%3F');
  for (const name of ['debian-homepages', 'file-urls', 'kasztp', 'node-files']) {
    const texts = readFileSync(join(corpora, `${name}.txt`), 'utf8').split('\n');
    for (const url of sample(texts, 3)) {
      if (!isValidURLString(url)) continue;
      count++;
      if (!isMistake(url)) t.deepEqual(validateURL(url).hints, [], url);
    }
  }
  t.true(count > 120_000 / stepOf(3), `${count} valid URLs`);
});

test('hints take little time, whatever the input', (t) => {
  for (const part of ['a-', 'a.', '_', '.', ')', '“', '%', 'é.', 'u:p/', '\u200Ba', '1.', ':']) {
    for (const input of [part.repeat(100), part.repeat(20_000), `${part.repeat(140)}.com`]) {
      const timeSince = startProcessorTime();
      validateURL(input);
      t.true(timeSince() < 5_000, part);
    }
  }
});

for (const [input, part] of [
  ['#x', 'fragment'],
  ['#', 'fragment'],
  ['#/a?b', 'fragment'],
  ['?a=1', 'query'],
  ['?a#b', 'query'],
  ['/a', 'path'],
  ['./a', 'path'],
  ['../a?b', 'path'],
] as const) {
  test(`${input} is only a ${part}`, (t) => {
    const messages = validateURL(input).hints.map(({ message }) => message);
    t.is(messages.length, 1);
    t.true(messages[0]?.startsWith(`This is only a ${part}. Write the address of the site`));
  });
}
