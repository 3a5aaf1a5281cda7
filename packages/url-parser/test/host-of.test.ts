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
    ['example.com:80', 'domain example.com'],
    ['localhost:80', 'domain localhost'],
    ['intranet:', 'domain intranet'],
    ['127.0.0.1:65535', 'ipv4 2130706433'],
    ['[::1]:80', 'ipv6 0,0,0,0,0,0,0,1'],
    ['fe80::1%eth0', 'ipv6 65152,0,0,0,0,0,0,1'],
    ['::ffff:127.0.0.1%25lo', 'ipv6 0,0,0,0,0,65535,32512,1'],
  ];
  for (const [host, expected] of cases) t.is(textOf(host), expected, String(host));
});

test('text that is neither a host nor a URL has no host', (t) => {
  const texts = [
    'a.b:80/p',
    'a.b:65536',
    'a b:80',
    'u@a.b:80',
    'a.b\\\\:80',
    ':80',
    'g::1%eth0',
    'dead:beef',
    '',
    'a b',
    'a/b',
    '::g',
    '[::1',
    '/p',
  ];
  for (const text of texts) t.is(hostOf(text), null, text);
  t.is(hostOf({ href: 'x' }), null);
  t.throws(() => hostOf(1 as never), { message: /^host must be / });
  for (const wrong of [undefined, 1, {}, ['a']]) {
    const call = () => Reflect.apply(hostOf, null, [wrong, 'target']);
    t.throws(call, { instanceOf: TypeError, message: /^target must be / });
  }
});

// The definition, without the question whether the text has a U+003A (:).
function expectedOf(text: string): unknown {
  const address = parseIPv6(text);
  if (address !== null) return { kind: 'ipv6', value: address };
  const zone = /^([\da-f:.]*:[\da-f:.]*)%[^/?#]+$/i.exec(text)?.[1] ?? '';
  const inZone = parseIPv6(zone);
  if (inZone !== null) return { kind: 'ipv6', value: inZone };
  const end = text.lastIndexOf(':');
  const [name, port] = end === -1 ? ['', 'x'] : [text.slice(0, end), text.slice(end + 1)];
  const isName = name !== '' && !/[/?#@\\]/.test(name) && !name.endsWith(':');
  if (isName && /^\d*$/.test(port)) return Number(port) > 65535 ? null : parseHost(name);
  const url = parseURL(text);
  const [, before = '', after = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const hasPort = before.includes('.') || before.toLowerCase() === 'localhost';
  const isPartOfAddress = /^[\da-f]+$/i.test(before) && /^[\da-f:.]*$/i.test(after);
  const isMeantAsHost = url?.host === null && (hasPort || isPartOfAddress);
  return url === null || isMeantAsHost ? parseHost(text) : url.host;
}

test('a text is an IPv6 address, a host with a port, a URL or a host, in this order', (t) => {
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
  const others = ['xn--', '-', 'é', '\t', '@', '?', '#', ' ', '\ud800', '0x', 'E', ''];
  const texts = fc.array(fc.constantFrom(...pieces, ...others), { maxLength: 6 });
  checkProperty(t, 2000, texts, (parts) => {
    const text = parts.join('');
    t.deepEqual(hostOf(text), expectedOf(text), text);
  });
});
