// URLs whose keys are compared: those of the corpora, if there are any, and random URLs.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { generateURLs } from '../../../../apps/bench/generate.js';
import { root } from '../../../../scripts/run.js';
import { absoluteURL, mutationsOf, text } from '../../../../test/support/arbitraries.js';
import { findData } from '../../../../test/support/wpt-data.js';

const { array, constant, constantFrom, oneof, tuple } = fc;

const host = oneof(
  constantFrom('example.com', 'www.example.com', 'WWW2.Example.co.uk', 'www.com', 'a.b.c.d.', 'x'),
  constantFrom('1.2.3.4', '017.0.1', '3221225985', '1.2', '256.1.1.1', '0x7f.1', '-1', '1_0.2'),
  constantFrom('[::1]', '[2001:DB8:0::1%25eth0]', '[fe80::1%en0]', '[v1.a:b]', '[1.2.3.4]', '[::1'),
  constantFrom(
    'bücher.de',
    'faß.de',
    'FAẞ.de',
    'ς.gr',
    'ＷＷＷ.ｊｐ',
    '☕.example',
    '例え。テスト',
    'א1.il',
  ),
  constantFrom(
    'a_b.com',
    'a..b',
    '.a.',
    '-a-.com',
    'xn--bcher-kva.de',
    'xn--a',
    'xn--faß',
    '%65xample.com',
  ),
  constantFrom(
    'ǆ.com',
    'ﬀ.com',
    'ᾳ.gr',
    'İ.tr',
    'a\u200db.com',
    'क्\u200dष.in',
    '٠١.eg',
    'ا٠.eg',
    '\u0301a.fr',
  ),
  constantFrom(
    'l·l.cat',
    '·.cat',
    'カ・.jp',
    '・.jp',
    '🄰.com',
    '𝐀.com',
    '\u1e9e.de',
    '½.com',
    '℀.com',
    '︰.com',
  ),
  text(5),
);

const segment = oneof(
  constantFrom(
    'a',
    'B',
    '',
    '.',
    '..',
    '%2e',
    'index.html',
    'a;b',
    'A%2fb',
    '%25%34%31',
    'é',
    'a b',
    'x|[y]',
  ),
  constantFrom(
    '(S(4hqa0555fwsecu455xqckv45))',
    '(4hqa0555fwsecu455xqckv45)',
    'mileg.aspx',
    'a.ASPX',
    'c;jsessionid=1',
  ),
  text(4),
);

const parameter = oneof(
  constantFrom(
    'a=1',
    'b=2',
    'a',
    'A=',
    '=',
    'q=%C3%A9',
    'q=a+b',
    'q=a%20b',
    'c=d=e',
    'x=%2525',
    '%zz',
    '',
  ),
  constantFrom('utm_source=x', 'phpsessid=', 'cfid=1', 'cftoken=2', 'xcfid=', 'CFTOKEN='),
  constantFrom('jsessionid', 'sid', 'PHPSESSID').map(
    (name) => `${name}=${'0123456789abcdef'.repeat(2)}`,
  ),
  constant(`ASPSESSIONIDABCDEFGH=${'ABCDEFGHIJKL'.repeat(2)}`),
  text(5),
);

const prefix = oneof(
  { arbitrary: constantFrom('http://', 'https://'), weight: 8 },
  {
    arbitrary: constantFrom(
      '',
      '//',
      'HTTP://',
      'http://https://',
      'http:/',
      'http:////',
      'ftp://',
    ),
    weight: 2,
  },
  {
    arbitrary: constantFrom(
      'dns:',
      'mailto:',
      'filedesc://',
      'gopher://',
      'file://',
      'file:',
      'x://',
    ),
    weight: 1,
  },
  {
    arbitrary: constantFrom(
      ' http://',
      'ht\ttp://',
      'h%54tp://',
      'data:',
      'about:',
      'screenshot:http://',
    ),
    weight: 1,
  },
);

const userinfo = oneof(
  { arbitrary: constant(''), weight: 6 },
  { arbitrary: constantFrom('user@', 'u:p@', ':@', 'a:b@c@', 'ü;=:%40@', '@', '[]@'), weight: 1 },
);

const port = oneof(
  { arbitrary: constant(''), weight: 6 },
  {
    arbitrary: constantFrom(':80', ':443', ':8080', ':', '::', ':0', ':080', ':65536', ':x'),
    weight: 1,
  },
);

const path = array(segment, { maxLength: 4 }).map((segments) =>
  segments.map((name) => `/${name}`).join(''),
);
const query = oneof(
  constant(''),
  constant('?'),
  array(parameter, { maxLength: 4 }).map((parameters) => `?${parameters.join('&')}`),
);
const fragment = oneof(
  { arbitrary: constant(''), weight: 3 },
  constantFrom('#', '#top', '#a?b', '#é'),
);

/** URLs made of parts that the profiles treat specially. */
export const crawledURL: Arbitrary<string> = tuple(
  prefix,
  userinfo,
  host,
  port,
  path,
  query,
  fragment,
).map((parts) => parts.join(''));

/** Returns random URLs, always the same for a seed. */
export function randomURLs(count: number, seed: number, seeds: readonly string[] = []): string[] {
  const kinds: Arbitrary<string>[] = [crawledURL, absoluteURL];
  if (seeds.length > 0) {
    const originals = seeds.map((input) => ({ input, base: undefined }));
    kinds.push(mutationsOf(originals).map(({ input }) => input));
  }
  return fc.sample(oneof(...kinds), { numRuns: count, seed });
}

function readLines(folder: string, file: string): string[] {
  try {
    return readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Returns the URLs of the corpora; none if there are no corpora. */
export function realURLs(): string[] {
  const folder = resolve(root, process.env['URL_CORPORA_DIR'] ?? '../shared/corpora');
  const files = ['debian-homepages.txt', 'file-urls.txt', 'kasztp.txt', 'node-files.txt'];
  return files.flatMap((file) => readLines(folder, file));
}

/** Returns the inputs of web-platform-tests; none if they are missing. */
export function testedURLs(): string[] {
  const folder = findData();
  const text = folder === null ? '[]' : readLines(folder, 'urltestdata.json').join('\n');
  const cases: (string | { readonly input: string })[] = JSON.parse(text);
  return cases.flatMap((item) => (typeof item === 'string' ? [] : [item.input]));
}

const written: readonly string[] = [
  '',
  ' ',
  'filedesc://crawl-1.arc.gz',
  'example.org',
  'www.example.org/',
  'HTTP://WWW.Example.ORG/A/B/',
  'http://www2.example.org//a//b/../c?b=2&a=1#top',
  'https://example.org:443/?q=caf%C3%A9+au%20lait',
  'http://example.org/a.aspx?SID=0123456789abcdef0123456789abcdef',
  'http://example.org/(S(4hqa0555fwsecu455xqckv45))/mileg.aspx',
  'http://example.org/%2525252541/%41%7e',
  'http://user:password@example.org/private',
  'http://192.168.1.1/admin?user=root',
  'http://0300.0250.1/',
  'http://3232235777/',
  'http://[2001:DB8:0:0::1]:8080/',
  'https://example.org/search?utm_source=a&utm_medium=b&id=1',
  'mailto:someone@example.org',
  'data:text/html,<p>x</p>',
  'dns:www.example.org',
  'ftp://ftp.example.org/pub/',
  'file:///C|/Windows/',
  '//example.org/path',
  'http:example.org',
  'http:///example.org/path',
  'javascript:void(0)',
];

/** Returns a thousand made-up URLs, for the recorded keys. */
export function recordedURLs(): string[] {
  const random = generateURLs(200).concat(fc.sample(crawledURL, { numRuns: 2_000, seed: 23 }));
  const all = [...new Set([...written, ...random.filter(isOld)])];
  return all.slice(0, 1_000);
}

// Answers about other characters depend on the version of Python.
function isOld(url: string): boolean {
  return !/[\p{Cn}\uD800-\uDFFF]/u.test(url);
}
