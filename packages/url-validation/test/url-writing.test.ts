import { parseURL } from '@urlkit/url-parser';
import { isValidURLString } from '@urlkit/url-validation';
import {
  areURLUnits,
  effectivePieceLength,
  isAbsoluteURLString,
  isAbsoluteURLWithFragmentString,
  isOpaqueHostAndPortString,
  isOpaquePathURLString,
  isPathAbsoluteNonAuthorityURLString,
  isPathAbsoluteURLString,
  isPathRelativeSchemeLessURLString,
  isPathRelativeURLString,
  isRelativeURLString,
  isRelativeURLWithFragmentString,
  isSchemeRelativeFileURLString,
  isSchemeRelativeSpecialURLString,
  isSchemeRelativeURLString,
  isURLFragmentString,
  isURLPathSegmentString,
  isURLPortString,
  isURLQueryString,
  isURLSchemeString,
  isValidDomainString,
  isValidHostString,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidIPv6PieceString,
  isValidIPv6PiecesAndIPv4String,
  isValidIPv6PiecesString,
  isValidOpaqueHostString,
} from '@urlkit/url-validation/grammar';
import test from 'ava';
import { show } from '../../../test/support/show.js';

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
    '1:2:3:4::5:6:7:8',
    '::1:2:3:4:5:6:7:8',
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

checkVerdicts('valid IPv6-piece strings', isValidIPv6PieceString, {
  valid: ['0', '1', 'f', 'FFFF', 'a0'],
  invalid: ['', '00', '01', '10000', 'g', '1:2', '-1', '1\n'],
});

checkVerdicts('valid IPv6-pieces strings', isValidIPv6PiecesString, {
  valid: ['0', '1:2', '1:2:3:4:5:6:7:8:9'],
  invalid: ['', ':', '1:', ':1', '1::2', '01:2', '1.2.3.4'],
});

checkVerdicts('valid IPv6-pieces-and-IPv4 strings', isValidIPv6PiecesAndIPv4String, {
  valid: ['1.2.3.4', '0:1.2.3.4', '1:2:1.2.3.4'],
  invalid: ['', '1', '1:2', ':1.2.3.4', '::1.2.3.4', '1.2.3.4:1', '1:1.2.3', '1:1.2.3.04'],
});

test('effectivePieceLength counts pieces', (t) => {
  const lengths = { '1': 1, '1:2:3': 3, '1.2.3.4': 2, '1:1.2.3.4': 3, '': null, '1::2': null };
  for (const [input, length] of Object.entries(lengths)) {
    t.is(effectivePieceLength(input), length, input);
  }
});

checkVerdicts('valid domain strings', isValidDomainString, {
  valid: ['example.com', 'EXAMPLE', 'bücher.example', 'xn--bcher-kva', '1.a', 'é'],
  invalid: [
    '',
    'a_b',
    'a.',
    '.a',
    'a..b',
    '-a',
    'a-',
    'a%41',
    '1',
    'a.1',
    'a.0x',
    '[::1]',
    'xn--a',
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
    'a::1]',
    '[1]',
    'a/b',
    'xn--a',
  ],
});

checkVerdicts('valid opaque-host strings', isValidOpaqueHostString, {
  valid: ['a', 'a_b', 'EX%41', 'é', '1.2.3', "!$&'()*+,-.;=_~", '[::1]'],
  invalid: ['', 'a b', 'a%', 'a%4', 'a"', 'a:b', 'a/b', 'a?b', 'a@b', '[1]', 'a[', '\u{1FFFE}'],
});

checkVerdicts('URL units', areURLUnits, {
  valid: ['', 'a/b?c', "!$&'()*+,-./:;=?@_~", '%41%ff', 'é\u{10FFFD}'],
  invalid: [
    '\uD800',
    '#',
    ' ',
    '%',
    '%4',
    '%4g',
    '[',
    '\\',
    '^',
    '`',
    '|',
    '"',
    '\x7F',
    '\x9F',
    '\uFFFE',
  ],
});

checkVerdicts('absolute-URL-with-fragment strings', isAbsoluteURLWithFragmentString, {
  valid: ['https://h', 'https://h#', 'x:?a#b'],
  invalid: ['', '#a', 'https://h#a#b', 'https:#a', 'x:a#<'],
});

checkVerdicts('absolute-URL strings', isAbsoluteURLString, {
  valid: ['https://h', 'FILE:///a?b', 'x:', 'x:/a', 'x://h:1/a?', 'x:a/b'],
  invalid: ['', 'a', 'https://h#', 'https:h', 'file:', '?a', ':', 'x:a?#', 'x:?<'],
});

checkVerdicts('URL-scheme strings', isURLSchemeString, {
  valid: ['a', 'HTTP', 'a1+-.'],
  invalid: ['', '1a', '+', 'a:', 'a b', 'é', 'a\n'],
});

checkVerdicts('URL-port strings', isURLPortString, {
  valid: ['', '0', '65535', '000065535'],
  invalid: ['65536', '-1', '1.0', '1e1', '٣', '8\n', ' '],
});

checkVerdicts('scheme-relative-special-URL strings', isSchemeRelativeSpecialURLString, {
  valid: ['//h', '//h:', '//h:8/a', '//[::1]:8//', '//[1::]:8', '//1.2.3.4'],
  invalid: ['', '/a', 'h', '//', '///a', '//h?', '//h/?', '//u@h', '//h:x', '//a_b', '//[::1]8'],
});

checkVerdicts('scheme-relative-URL strings', isSchemeRelativeURLString, {
  valid: ['//', '//h', '//a_b:8/a', '///a', '//[::1]:8'],
  invalid: ['', '/a', 'h', '//:8', '//h?', '//h/?', '//u@h', '//h|'],
});

checkVerdicts('opaque-host-and-port strings', isOpaqueHostAndPortString, {
  valid: ['', 'a', 'a:', 'a:1', '[::1]:65535'],
  invalid: [':', ':1', 'a:b', 'a:65536', 'a/', 'a?', '[::1]1', 'a:1:2'],
});

checkVerdicts('scheme-relative-file-URL strings', isSchemeRelativeFileURLString, {
  valid: ['//', '//h', '///', '///C:/a', '//h/a'],
  invalid: ['', '/', 'a', '//h:8', '//a_b/', '//?', '///?', '//C:/'],
});

checkVerdicts('path-absolute-URL strings', isPathAbsoluteURLString, {
  valid: ['/', '//', '/a', '/a//b:c', '/.'],
  invalid: ['', 'a', '/?', '/#', '/ ', '\\'],
});

checkVerdicts('path-absolute-non-authority-URL strings', isPathAbsoluteNonAuthorityURLString, {
  valid: ['/', '/a', '/a//b'],
  invalid: ['', 'a', '//', '//a', '/a?'],
});

checkVerdicts('path-relative-URL strings', isPathRelativeURLString, {
  valid: ['', 'a', 'a/b', 'a:b', '..', 'a//'],
  invalid: ['/', '/a', 'a?', 'a#', 'a b'],
});

checkVerdicts('path-relative-scheme-less-URL strings', isPathRelativeSchemeLessURLString, {
  valid: ['', 'a', 'a/b:c', './a:b', '1a:b', ':', 'é:'],
  invalid: ['a:b', 'C:', 'x+:', '/', 'a?', 'a?b:c'],
});

checkVerdicts('opaque-path-URL strings', isOpaquePathURLString, {
  valid: ['', 'a', 'a/b', 'a:b@c', '%20'],
  invalid: ['/', '//', 'a?', 'a#', 'a b', '%'],
});

checkVerdicts('URL-path-segment strings', isURLPathSegmentString, {
  valid: ['', '.', '..', '%2E', 'a:b', ';='],
  invalid: ['/', 'a/b', '?', '#', '\\', ' '],
});

checkVerdicts('URL-query strings', isURLQueryString, {
  valid: ['', 'a=b&c', '?', '/', 'ü'],
  invalid: ['#', ' ', '%', '<'],
});

checkVerdicts('URL-fragment strings', isURLFragmentString, {
  valid: ['', 'a', '?', '/', 'ü'],
  invalid: ['#', ' ', '%', '`'],
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
    'https://h/#\uD800',
    'x:\uD800',
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

test('only relative-URL-with-fragment strings may have a fragment', (t) => {
  for (const href of ['https://h/', 'file:///', 'x://h']) {
    const base = parseURL(href);
    if (base === null) return t.fail();
    for (const input of ['', 'a', '/a?b', '//h/a', '?']) {
      t.true(isRelativeURLString(input, { base }), input);
      t.true(isRelativeURLWithFragmentString(`${input}#a`, { base }), input);
      t.false(isRelativeURLString(`${input}#a`, { base }), input);
      t.false(isRelativeURLString(input), input);
      t.false(isRelativeURLWithFragmentString(input, { base: null }), input);
    }
    t.false(isRelativeURLString('x:a', { base }), show(href));
    t.false(isRelativeURLWithFragmentString('x:a#b', { base }), show(href));
    t.false(isRelativeURLWithFragmentString('#<', { base: href }), show(href));
  }
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
