// Tests that mistakes get the hint that they should get, and that nothing else does.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAndSerialize } from '@urlkit/url-parser';
import {
  applyFixes,
  explainHint,
  type HintName,
  hintNames,
  isValidURLString,
  validateURL,
} from '@urlkit/url-validation';
import test from 'ava';
import { isLongRun, sample } from '../../../test/support/long-run.js';
import { show } from '../../../test/support/show.js';

/** An input, the name of its hint, and the URL that the hint suggests. */
const mistakes: readonly (readonly [input: string, name: HintName, href: string, base?: string])[] =
  [
    ['example.com', 'missing-scheme', 'https://example.com/'],
    ['www.example.com/a b', 'missing-scheme', 'https://www.example.com/a%20b'],
    ['例え.jp', 'missing-scheme', 'https://xn--r8jz45g.jp/'],
    ['localhost', 'missing-scheme', 'http://localhost/'],
    ['192.168.0.1:8080/a', 'missing-scheme', 'http://192.168.0.1:8080/a'],
    ['[::1]:8080', 'missing-scheme', 'http://[::1]:8080/'],
    ['www.example.com', 'missing-scheme', 'https://www.example.com/', 'https://h/'],
    ['github.com/a/b', 'missing-scheme', 'https://github.com/a/b', 'https://h/'],
    ['localhost:3000', 'host-as-scheme', 'http://localhost:3000/'],
    ['localhost:3000/a?b', 'host-as-scheme', 'http://localhost:3000/a?b'],
    ['example.com:8080', 'host-as-scheme', 'https://example.com:8080/'],
    ['//x', 'scheme-relative', 'https://x/'],
    ['https;//x', 'scheme-punctuation', 'https://x/'],
    ['http//x', 'scheme-punctuation', 'http://x/'],
    ['https//x', 'scheme-punctuation', 'https://x/'],
    ['https:://x', 'scheme-punctuation', 'https://x/'],
    ['https：//x', 'scheme-punctuation', 'https://x/'],
    ['https: //x', 'scheme-punctuation', 'https://x/'],
    ['https:// x', 'scheme-punctuation', 'https://x/'],
    ['http:/x', 'missing-slash', 'http://x/'],
    ['http:x', 'missing-slash', 'http://x/'],
    ['http:/x', 'missing-slash', 'http://x/', 'http://h/'],
    ['htp://x', 'misspelled-scheme', 'http://x/'],
    ['ttps://x', 'misspelled-scheme', 'https://x/'],
    ['htpps://x', 'misspelled-scheme', 'https://x/'],
    ['hhtp://x', 'misspelled-scheme', 'http://x/'],
    ['HTPS://x', 'misspelled-scheme', 'https://x/'],
    ['user@example.org', 'email-address', 'mailto:user@example.org'],
    ['user@example.org', 'email-address', 'mailto:user@example.org', 'https://h/'],
    ['C:\\x', 'windows-path', 'file:///C:/x'],
    ['C:/a b#c', 'windows-path', 'file:///C:/a%20b%23c'],
    ['\\\\server\\share\\x', 'windows-path', 'file://server/share/x'],
    ['“https://x/”', 'copied-punctuation', 'https://x/'],
    ['<https://x/>', 'copied-punctuation', 'https://x/'],
    ['"localhost:3000"', 'copied-punctuation', 'http://localhost:3000/'],
    ['https://x/a”', 'copied-punctuation', 'https://x/a'],
    ['https://x/guide.', 'copied-punctuation', 'https://x/guide'],
    ['https://x/index.html.', 'copied-punctuation', 'https://x/index.html'],
    ['https://example.com.', 'copied-punctuation', 'https://example.com/'],
    ['https://x/a,', 'copied-punctuation', 'https://x/a'],
    ['https://x/a)', 'copied-punctuation', 'https://x/a'],
    ['https://x/a。', 'copied-punctuation', 'https://x/a'],
    ['example.com。', 'copied-punctuation', 'https://example.com/'],
    ['https://x/100%', 'percent-sign', 'https://x/100%25'],
    ['https://x/%a/%zz?%', 'percent-sign', 'https://x/%25a/%25zz?%25'],
    ['http://2001:db8::1/a', 'unbracketed-ipv6', 'http://[2001:db8::1]/a'],
    ['http://::1', 'unbracketed-ipv6', 'http://[::1]/'],
    ['postgres://u:p#s/s@h/a', 'unencoded-password', 'postgres://u:p%23s%2Fs@h/a'],
    ['https://exam\u200Bple.com/', 'invisible-character', 'https://example.com/'],
    ['\uFEFFhttps://x/', 'invisible-character', 'https://x/'],
  ];

for (const [input, name, href, base] of mistakes) {
  test(`${JSON.stringify(input)} with ${base ?? 'no base'} has the hint ${name}`, (t) => {
    const { hints } = validateURL(`  ${input} `, { base });
    t.deepEqual(
      hints.map((hint) => [hint.name, hint.href]),
      [[name, href]],
    );
    const [hint] = validateURL(input, { base }).hints;
    t.truthy(hint);
    if (hint === undefined) return;
    t.is(parseAndSerialize(applyFixes(input, [hint]), { base }), href);
    t.true(0 <= hint.start && hint.start < hint.end && hint.end <= input.length);
  });
}

test('every hint is explained in sentences, and has an example', (t) => {
  t.throws(() => explainHint('constructor' as never), { instanceOf: TypeError });
  for (const name of hintNames) {
    const { message, link } = explainHint(name);
    t.regex(message, /^[A-Z][^\n]*\.$/);
    t.true(link.endsWith(`/docs/errors.md#${name}`), show(name));
    t.true(
      mistakes.some((mistake) => mistake[1] === name),
      show(name),
    );
  }
});

for (const [input, base] of [
  ['https://example.com/a?b#c'],
  ['https://example.com/a_(b)'],
  ['https://en.wikipedia.org/wiki/Apple_Inc.'],
  ['https://x/.'],
  ['mailto:user@example.org'],
  ['https://u:80/a@b'],
  ['http://1.2.3.4:80:80/'],
  ['tel:5551234'],
  ['urn:isbn:123'],
  ['ftp://x/'],
  ['shttp://x/'],
  ['redis:6379'],
  ['index.html'],
  ['README.md#install', 'https://h/'],
  ['a.b', 'https://h/'],
  ['//x', 'https://h/'],
  ['/a/b'],
  ['a b c'],
  [''],
  ['..'],
  ['"'],
  ['()'],
  ['"foo"', 'https://h/'],
  ['%'],
] as const) {
  test(`${JSON.stringify(input)} with ${base ?? 'no base'} has no hint`, (t) => {
    t.deepEqual(validateURL(input, { base }).hints, []);
  });
}

const corpora = process.env['URL_CORPORA_DIR'] ?? '';
const testCorpora = existsSync(corpora) ? test : test.skip;

testCorpora('no valid absolute URL of the corpora has a hint', (t) => {
  let count = 0;
  for (const name of ['debian-homepages', 'file-urls', 'kasztp', 'node-files']) {
    const lines = readFileSync(join(corpora, `${name}.txt`), 'utf8').split('\n');
    for (const url of sample(lines, 3)) {
      if (!isValidURLString(url)) continue;
      count++;
      t.deepEqual(validateURL(url).hints, [], url);
    }
  }
  t.true(count > (isLongRun ? 120_000 : 40_000), `${count} valid URLs`);
});

test('hints take little time, whatever the input', (t) => {
  for (const part of ['a-', 'a.', '_', '.', ')', '“', '%', 'é.', 'u:p/', '\u200Ba', '1.', ':']) {
    for (const input of [part.repeat(100), part.repeat(20_000), `${part.repeat(140)}.com`]) {
      const start = performance.now();
      validateURL(input);
      t.true(performance.now() - start < 5_000, part);
    }
  }
});
