import { parseHost } from '@urlkit/host';
import { parseIPv6 } from '@urlkit/ipv6';
import { type HostInput, hostOf, parseURL } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';

function textOf(host: HostInput | null): string | null {
  const found = hostOf(host);
  return found && `${found.kind} ${found.value}`;
}

test('a host is found in each form in which users pass one', (t) => {
  const domain = { kind: 'domain', value: 'h' } as const;
  const cases: readonly (readonly [host: HostInput | null, expected: string | null])[] = [
    [null, null],
    [domain, 'domain h'],
    [parseURL('https://h:8/p') ?? '', 'domain h'],
    [parseURL('mailto:a@b') ?? '', null],
    [new URL('https://h:8/p'), 'domain h'],
    ['https://H:8/p', 'domain h'],
    ['mailto:a@b', null],
    [new URL('tel:1'), null],
    ['x://h/', 'opaque h'],
    ['file:///p', 'empty '],
    ['EXAMPLE.com', 'domain example.com'],
    ['é.example', 'domain xn--9ca.example'],
    ['0x7f.1', 'ipv4 2130706433'],
    ['::1', 'ipv6 0,0,0,0,0,0,0,1'],
    ['[::1]', 'ipv6 0,0,0,0,0,0,0,1'],
    ['localhost', 'domain localhost'],
  ];
  for (const [host, expected] of cases) t.is(textOf(host), expected, String(host));
});

test('a host with a port, and what is neither a host nor a URL, are TypeErrors that name the argument', (t) => {
  const texts = [
    'example.com:80',
    'localhost:80',
    'intranet:80',
    'a.b:80/p',
    'fe80::1%eth0',
    'fe80:1',
    'dead:beef',
    '',
    'a b',
    'a/b',
    '::g',
    '[::1',
    '/p',
  ];
  for (const text of texts) {
    t.throws(
      () => hostOf(text),
      { instanceOf: TypeError, message: /^host must be a host, / },
      text,
    );
    t.throws(() => hostOf(text, 'target'), { message: /^target must be a host, / }, text);
  }
});

// The definition, without the question whether the text has a U+003A (:).
function expectedOf(text: string): unknown {
  const address = parseIPv6(text);
  if (address !== null) return { kind: 'ipv6', value: address };
  const url = parseURL(text);
  const [, before = '', after = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const hasPort =
    before.includes('.') || before.toLowerCase() === 'localhost' || /^\d*$/.test(after);
  const isPartOfAddress = /^[\da-f]+$/i.test(before) && /^[\da-f:.]*(?:%.*)?$/is.test(after);
  const isMeantAsHost = url?.host === null && (hasPort || isPartOfAddress);
  return url === null || isMeantAsHost ? (parseHost(text) ?? TypeError) : url.host;
}

test('a text is an IPv6 address, a URL or a host, in this order', (t) => {
  const pieces = [
    'a',
    '.',
    ':',
    '/',
    '\\',
    '[',
    ']',
    '1',
    '::',
    'localhost',
    'https:',
    'x:',
    '%2e',
  ];
  const others = ['é', '\t', '@', '?', '#', ' ', '\ud800', '0x', 'E', ''];
  const texts = fc.array(fc.constantFrom(...pieces, ...others), { maxLength: 6 });
  checkProperty(t, 2000, texts, (parts) => {
    const text = parts.join('');
    let found: unknown = TypeError;
    try {
      found = hostOf(text);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    t.deepEqual(found, expectedOf(text), text);
  });
});
