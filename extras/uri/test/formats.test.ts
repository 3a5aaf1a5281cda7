// The formats of JSON Schema, with the tests of the JSON Schema Test Suite.

import {
  type FormatName,
  formatSchema,
  formats,
  isHostname,
  isIDNHostname,
  isURITemplate,
} from '@urlkit/uri/formats';
import Ajv from 'ajv';
import test from 'ava';
import { formatsFolder, readFormatTests } from '../../../test/support/json-schema-formats.js';

const counts: Readonly<Record<FormatName, number>> = {
  uri: 46,
  'uri-reference': 28,
  iri: 24,
  'iri-reference': 13,
  'uri-template': 38,
  hostname: 64,
  'idn-hostname': 90,
  ipv4: 41,
  ipv6: 42,
};
const names = Object.keys(counts) as FormatName[];

test('there are nine formats, with 386 tests', (t) => {
  t.is(
    Object.values(counts).reduce((sum, count) => sum + count),
    386,
  );
  t.deepEqual(Object.keys(formats), names);
});

for (const name of names) {
  formatsFolder.test(`${name}: all tests of the JSON Schema Test Suite pass`, (t) => {
    const ajv = new Ajv.default({ formats, strict: false });
    const validate = ajv.compile({ format: name });
    const schema = formatSchema(name)['~standard'];
    const cases = readFormatTests(name);
    t.is(cases.length, counts[name]);
    for (const { data, valid, description } of cases) {
      t.is(validate(data), valid, description);
      if (typeof data !== 'string') continue;
      t.is(formats[name](data), valid, description);
      const result = schema.validate(data);
      t.deepEqual('value' in result ? result.value : null, valid ? data : null);
      if ('value' in result) continue;
      t.is(result.issues.length, 1);
      for (const { message, start, end } of result.issues) {
        t.regex(message, /^must be an? [\w ]+/i);
        t.true(start <= end && end <= data.length);
      }
    }
  });
}

test('issues name the rule at fault', (t) => {
  const issueOf = (name: FormatName, value: unknown) =>
    formatSchema(name)['~standard'].validate(value);
  t.deepEqual(issueOf('uri', 'http://h st/'), {
    issues: [
      { message: 'must be a URI: the rule reg-name does not match at offset 8', start: 8, end: 9 },
    ],
  });
  t.deepEqual(issueOf('uri-template', 'a{b}{c'), {
    issues: [
      {
        message: 'must be a URI template: the rule expression does not match at offset 4',
        start: 4,
        end: 5,
      },
    ],
  });
  t.deepEqual(issueOf('uri-template', 'a b'), {
    issues: [
      {
        message: 'must be a URI template: the rule literals does not match at offset 1',
        start: 1,
        end: 2,
      },
    ],
  });
  t.deepEqual(issueOf('ipv4', '1.2.3'), {
    issues: [{ message: 'must be an IPv4 address', start: 0, end: 5 }],
  });
  t.deepEqual(issueOf('ipv4', 4), { issues: [{ message: 'must be a string', start: 0, end: 0 }] });
  t.deepEqual(issueOf('iri', 'a:ü'), { value: 'a:ü' });
});

test('the names of formats and texts are checked', (t) => {
  t.throws(() => formatSchema('url' as never), { instanceOf: TypeError });
  t.throws(() => formatSchema('constructor' as never), { instanceOf: TypeError });
  for (const is of Object.values(formats)) {
    t.throws(() => is(1 as never), { message: 'text must be a string' });
  }
});

test('hostnames beyond the test suite', (t) => {
  t.true(isHostname('ab--c.example'));
  t.true(isHostname('XN--BCHER-KVA.example'));
  t.false(isHostname('a'.repeat(64)));
  t.false(isHostname(`${'a.'.repeat(126)}ab`));
  t.true(isHostname(`${'a.'.repeat(126)}a`));
  t.true(isIDNHostname('bücher.example'));
  t.false(isIDNHostname('Bücher.example'));
  t.true(isIDNHostname('BUCHER.example'));
  t.false(isIDNHostname('ab--c.example'));
  t.false(isIDNHostname('ﬁ.example'));
  t.false(isIDNHostname('u\u0308.example'));
  t.false(isIDNHostname('☕.example'));
  t.false(isIDNHostname('\uD800.example'));
  t.false(isIDNHostname('ü'.repeat(600)));
});

test('all operators and modifiers of templates', (t) => {
  for (const operator of ['', '+', '#', '.', '/', ';', '?', '&', '=', ',', '!', '@', '|']) {
    t.true(isURITemplate(`x{${operator}a,b_%41.c*,d:9999}y`), operator);
  }
  for (const wrong of [
    '{$a}',
    '{.}',
    '{a.}',
    '{.a..b}',
    '{a:}',
    '{a*:1}',
    '{{a}}',
    '}',
    '%',
    '%4',
  ]) {
    t.false(isURITemplate(wrong), wrong);
  }
});
