// The defects of the text: which are repaired, and which are kept.

import { getEncoding } from '@urlkit/percent-encoding/encodings';
import {
  parseForm,
  parseHost,
  parseIPv6,
  parseURL,
  serializeIPv6,
  URL,
  URLQuery,
} from '@urlkit/url-editions/whatwg-2012';
import test, { type ExecutionContext } from 'ava';
import { hrefOf } from './support.js';

function ipv6(input: string): string | null {
  const address = parseIPv6(input);
  return address && serializeIPv6(address);
}

const defects: readonly ((t: ExecutionContext) => void)[] = [
  (t) => t.is(new URL('file:///etc/x').href, 'file:///etc/x'),
  (t) => t.is(hrefOf('http://host/'), 'http://host/'),
  (t) => t.is(hrefOf('http://u@h/'), 'http://u@h/'),
  (t) => t.is(hrefOf('http://h\to\tst/'), 'http://host/'),
  (t) => {
    t.is(hrefOf('http://h/a/b/../c'), 'http://h/a/c');
    t.is(hrefOf('http://h/a/./b'), 'http://h/a/b');
    t.is(hrefOf('http://h/a/b/..?q'), 'http://h/a/?q');
  },
  (t) => t.is(hrefOf('http://h/../x'), 'http://h/x'),
  (t) => t.is(hrefOf('mailto:x?y'), 'mailto:x?y'),
  (t) => t.is(ipv6('1::2'), '1::2'),
  (t) => t.is(ipv6('::1'), '::1'),
  (t) => t.is(ipv6('::ffff:192.0.2.1'), '::ffff:c000:201'),
  (t) => t.is(ipv6('1:0:0:0:0:0:0:2'), '1::2'),
  (t) => {
    const encoding = getEncoding('windows-1252');
    t.is(hrefOf('http://h/?é', undefined, { encoding }), 'http://h/?%E9');
    t.is(hrefOf('x:?é', undefined, { encoding }), 'x:?%C3%A9');
  },
  (t) => t.deepEqual(parseForm('_charset_=latin1&a=%E9', { useCharset: true })[1], ['a', 'é']),
  (t) => t.is(parseHost('é'), 'xn--9ca'),
  (t) => {
    const offsets: number[] = [];
    parseURL('x:%41%zz: ', { onParseError: (offset) => offsets.push(offset) });
    t.deepEqual(offsets, [5]);
  },
  (t) => {
    t.is(new URLQuery('a=1').get('a'), '1');
    const url = new URL('http://h/');
    url.query = new URL('http://g/?a=1').query;
    t.is(url.href, 'http://h/?a=1');
  },
  (t) => {
    t.is(hrefOf('http://?q'), 'http:///?q');
    t.is(hrefOf('http:///?q'), 'http:///?q');
    t.is(hrefOf('http://@/example.org/'), 'http:///example.org/');
    t.is(hrefOf('http:///example.org/'), 'http://example.org/');
  },
  (t) => t.is(hrefOf('file:/x', 'file://h/y'), 'file://h/x'),
];

for (const [index, assert] of defects.entries()) {
  test(`D${index + 1} ${index < 16 ? 'is repaired' : 'is not repaired'}`, assert);
}

test('all 18 defects are covered', (t) => {
  t.is(defects.length, 18);
});
