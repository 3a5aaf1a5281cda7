import { componentRanges, documentBaseURL, parseAndSerialize } from '@urlkit/url-parser';
import test from 'ava';
import fc from 'fast-check';
import { grammarInput } from '../../../test/support/arbitraries.js';
import { checkProperty } from '../../../test/support/property.js';

function textsOf(input: string, base?: string): unknown {
  const ranges = componentRanges(input, { base });
  return (
    ranges &&
    Object.entries(ranges)
      .filter(([, range]) => range !== null)
      .map(([name, range]) => `${name}: ${input.slice(range.start, range.end)}`)
  );
}

test('the ranges of components are found', (t) => {
  t.deepEqual(textsOf(' HTTPS:\\\\u:p@[::1]:080/a b?c#d \n'), [
    ...['scheme: HTTPS', 'username: u', 'password: p', 'host: [::1]', 'port: 080'],
    ...['path: /a b', 'query: c', 'fragment: d'],
  ]);
  t.deepEqual(textsOf('ht\ttp://a@b@h\n/x'), [
    ...['scheme: ht\ttp', 'username: a@b', 'host: h', 'path: \n/x'].slice(0, 3),
    'path: /x',
  ]);
  t.deepEqual(textsOf('file://C|/x'), ['scheme: file', 'path: C|/x']);
  t.deepEqual(textsOf('file://h/x'), ['scheme: file', 'host: h', 'path: /x']);
  t.deepEqual(textsOf('mailto:a@b?c'), ['scheme: mailto', 'path: a@b', 'query: c']);
  t.deepEqual(textsOf('../x', 'http://h/'), ['path: ../x']);
  t.deepEqual(textsOf('//g:1', 'http://h/'), ['host: g', 'port: 1']);
  t.deepEqual(textsOf('', 'http://h/'), []);
  t.is(textsOf('x'), null);
  t.is(textsOf('http://h:x/'), null);
  t.is(textsOf('http://h/', 'x'), null);
});

test('ranges are in order, do not overlap, and leave out only delimiters', (t) => {
  checkProperty(t, 1000, grammarInput, ({ input, base }) => {
    const ranges = componentRanges(input, { base });
    const href = base === undefined ? parseAndSerialize(input) : parseAndSerialize(input, base);
    if ((ranges === null) !== (href === null)) throw new Error('one of them fails');
    let rest = '';
    let end = 0;
    for (const range of Object.values(ranges ?? {})) {
      if (range === null) continue;
      if (range.start < end || range.end < range.start) throw new Error(`${range.start}`);
      rest += input.slice(end, range.start);
      ({ end } = range);
    }
    rest += input.slice(end);
    if (ranges !== null && !/^[\0- :/\\?#@]*$/.test(rest)) throw new Error(rest);
  });
});

test('documentBaseURL returns the base URL of a document', (t) => {
  t.is(documentBaseURL('http://h/a/b'), 'http://h/a/b');
  t.is(documentBaseURL('http://h/a/b', null), 'http://h/a/b');
  t.is(documentBaseURL('http://h/a/b', '../c'), 'http://h/c');
  t.is(documentBaseURL(new URL('http://h/a/b'), '//g/'), 'http://g/');
  for (const href of ['http://', 'data:text/plain,x', 'javascript:0']) {
    t.is(documentBaseURL('http://h/a/b', href), 'http://h/a/b');
  }
  t.is(documentBaseURL('x', 'http://h/'), null);
  t.throws(() => documentBaseURL(1 as never), { instanceOf: TypeError });
  t.throws(() => documentBaseURL('http://h/', 1 as never), { instanceOf: TypeError });
  fc.assert(
    fc.property(grammarInput, ({ input }) => {
      const base = documentBaseURL('http://h/a', input);
      t.is(base, parseAndSerialize(base ?? ''));
    }),
  );
});
