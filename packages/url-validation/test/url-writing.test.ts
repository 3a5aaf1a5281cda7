import { parseURL } from '@urlkit/url-parser';
import {
  isValidHostString,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidOpaqueHostString,
  isValidURLString,
} from '@urlkit/url-validation';
import test from 'ava';

type Verdicts = Readonly<Record<'valid' | 'invalid', readonly string[]>>;

function checkVerdicts(
  name: string,
  isValid: (input: string) => boolean,
  verdicts: Verdicts,
): void {
  test(name, (t) => {
    for (const input of verdicts.valid) t.true(isValid(input), JSON.stringify(input));
    for (const input of verdicts.invalid) t.false(isValid(input), JSON.stringify(input));
  });
}

checkVerdicts('valid IPv4-address strings', isValidIPv4AddressString, {
  valid: ['0.0.0.0', '127.0.0.1', '255.255.255.255'],
  invalid: [
    '',
    '1.2.3',
    '1.2.3.4.',
    '1.2.3.4.5',
    '1.2.3.256',
    '01.2.3.4',
    '0x1.2.3.4',
    '1.2.3.',
    '1.2.3.١',
  ],
});

checkVerdicts('valid IPv6-address strings', isValidIPv6AddressString, {
  valid: [
    '::',
    '::1',
    '1::',
    '1::2',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    'ABCD::ef',
    '::1.2.3.4',
    '1::1.2.3.4',
    '1:2:3:4:5:6:1.2.3.4',
    '0::0',
  ],
  invalid: [
    '',
    ':',
    ':::',
    '1',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    '::01',
    '::12345',
    '::g',
    '::1.2.3',
    '::1.2.3.04',
    '1.2.3.4',
    '1.2.3.4::',
    '1:2:3:4:5:6:7:1.2.3.4',
    '::1:',
    ':1',
    '::1%0',
  ],
});

checkVerdicts('valid host strings', isValidHostString, {
  valid: ['example.com', 'EXAMPLE.com', 'bücher.example', '127.0.0.1', '[::1]'],
  invalid: [
    '',
    'a_b',
    'a..b',
    'a.',
    '-a',
    'a b',
    'ex%61mple',
    '1.2.3',
    '0x7f.1',
    '256.0.0.1',
    'a.1',
    '[::1',
    '::1',
    '[1]',
    'a/b',
    'xn--a',
  ],
});

checkVerdicts('valid opaque-host strings', isValidOpaqueHostString, {
  valid: ['a', 'a_b', 'EX%41', 'é', '1.2.3', "!$&'()*+,-.;=_~", '[::1]'],
  invalid: ['', 'a b', 'a%', 'a%4', 'a"', 'a:b', 'a/b', 'a?b', 'a@b', '[1]', 'a[', '\u{1FFFE}'],
});

checkVerdicts('valid URL strings without a base URL', (input) => isValidURLString(input), {
  valid: [
    'https://example.com',
    'HTTPS://example.com:443/a/b?c#d',
    'https://example.com:/',
    'https://example.com:00080',
    'https://example.com/../a/./b',
    'https://example.com//',
    'https://bücher.example/ü?ü#ü',
    'https://h/%20?%20#%20',
    'file:///',
    'file://',
    'file://h/a',
    'file:///C:/a',
    'foo://',
    'foo://h:8/a',
    'foo:///a',
    'foo:/a',
    'foo:',
    'foo:a/b:c',
    'mailto:a@b?c#d',
    'a+b-c.1:x',
    'https://h/?a/b?c',
    'https://h/#a/b?c',
    'x:\uD800',
  ],
  invalid: [
    '',
    'a',
    '/a',
    '//h',
    '#a',
    'https:',
    'https:h',
    'https:/h',
    'https:///h',
    'https://',
    'https://h:65536',
    'https://h:8a',
    'https://u@h',
    'https://h\\a',
    'https://h/a b',
    'https://h/%',
    'https://h/?a b',
    'https://h/#a#b',
    ' https://h/',
    'https://h/\n',
    'https://a_b/',
    'file:a',
    'file:/a',
    'file://h:8/',
    'foo://h b',
    'foo://:8',
    'foo://u@h',
    'foo://h|',
    'foo:a b',
    '1a:b',
    ':a',
    'foo:[',
  ],
});

function relativeTo(href: string): (input: string) => boolean {
  const base = parseURL(href);
  return (input) => isValidURLString(input, { base });
}

checkVerdicts('valid URL strings with a special base URL', relativeTo('https://h/a'), {
  valid: [
    '',
    'a',
    '/a',
    '../a',
    '?a',
    '#a',
    '//h',
    '//h/a?b#c',
    'a/b:c',
    './a:b',
    'https://h',
    'foo:a',
  ],
  invalid: ['///h', '//', '//h:x', 'a b', '\\a', 'https:a', '#a#b'],
});

checkVerdicts('valid URL strings with a file: base URL', relativeTo('file:///a'), {
  valid: ['', 'a', '/a', '//', '//h/a', '///a', '?a'],
  invalid: ['//h:8', '//a b', 'file:a'],
});

checkVerdicts('valid URL strings with a base URL that is not special', relativeTo('foo://h/a'), {
  valid: ['', 'a', '/a', '//', '//a_b:8', '///a', '#a'],
  invalid: ['//a b', '//:8', 'a|'],
});

checkVerdicts('valid URL strings with a base URL that has an opaque path', relativeTo('foo:a'), {
  valid: ['#', '#a', 'foo:b'],
  invalid: ['', 'a', '/a', '?a', '?a#b', '#a#b'],
});
