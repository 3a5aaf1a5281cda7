// Calls of the packages that take texts apart by array patterns and loops that end early.

import {
  checkAddress,
  checkURL,
  type HostPattern,
  hostPattern,
  hostPatterns,
  matches,
  parseNoProxy,
  urlPolicy,
} from '@urlkit/host-policy';
import { domainToASCII } from '@urlkit/idna';
import { parsePublicSuffixList, registrableDomain } from '@urlkit/public-suffix';
import { dialects, olderDialects } from '@urlkit/url-dialects';
import { compareEditions, compareReadings, editions } from '@urlkit/url-editions';
import { createURLKey, keyProfiles } from '@urlkit/url-keys';
import { renderURL } from '@urlkit/url-rendering';
import { type Call, observeCalls } from './observe-calls.js';

const inputs = [
  ...['', 'x', 'a:b', '//h:1/p', '\\\\x\t/y', 'HTTP://u:p@EXAMPLE.com:80/../b c?d=e&f#g'],
  ...[
    'http://0x7f.1:070/',
    'http://[::1]:8/',
    'https://b\u00FCcher.example/\u00E9',
    'http://a\\@b',
  ],
  ...[
    'http://1.2.3.4.5/',
    'http://\u05D0.example./',
    'http://g\u03BF\u03BFgle.com',
    'http://a\uFF0Fb/',
  ],
];

const readers = [...dialects, ...olderDialects];

function* readerCalls(): Generator<Call> {
  for (const input of inputs) {
    yield () => editions.map((edition) => edition.interpret(input));
    yield () => editions.map((edition) => edition.interpret(input, { base: 'http://h/a/b?c' }));
    yield () => readers.map((dialect) => dialect.interpret(input));
    yield () => readers.map((dialect) => dialect.interpret(input, { base: 'http://h/a/b?c' }));
    yield () => keyProfiles.map(({ name }) => createURLKey({ profile: name })(input));
    for (const dropParameters of [{ names: ['c'] }, { names: ['c*'] }]) {
      yield () => createURLKey({ profile: 'w3lib', dropParameters })(input);
    }
    yield () => renderURL(input, { knownNames: ['example.com', 'google.com'] });
  }
  yield () => compareEditions('HTTP://a.example:80/../b c?d#e');
  yield () => compareEditions('\\\\x\t/y', { base: 'http://h/' });
  yield () => compareReadings('http://a\\@b:80#@c/', dialects);
  yield () => domainToASCII('\u{10FFFD}'.padStart(5_000, '\u00E9'));
}

function* policyCalls(): Generator<Call> {
  const patterns = ['*.example.com', '10.0.0.0/8', '::/64', 'https://h:1-2'];
  for (const input of inputs) {
    yield () => checkURL(input, {});
    yield () => checkURL(input, { requireUnambiguous: compareEditions });
  }
  for (const host of ['10.1.2.3', '[::1]', '93.184.216.34', '[64:ff9b::a00:1]', 'a.example.com']) {
    yield () => checkAddress(host, urlPolicy({ schemes: ['http'] }));
    yield () => matches(hostPatterns(patterns), host);
    yield () => registrableDomain(host, { list: parsePublicSuffixList('com\n*.uk\n!a.uk') });
  }
  yield () => [hostPattern('*.'), hostPatterns(patterns)];
  for (const text of ['h:81', 'https://h', 'h']) {
    yield () => matches(hostPattern(text) as HostPattern, 'h');
  }
  for (const text of ['10.0.0.0/8', 'a:1', 'a b', '1.1.1.1-1.1.1.9', '[::1]', '*.a', '\u00E9']) {
    yield () => [parseNoProxy(text).entries, parseNoProxy(text).bypasses('host')];
  }
}

observeCalls([...readerCalls(), ...policyCalls()]);
