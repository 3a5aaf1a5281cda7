// Encodings are objects. Only modules that have the tables of encodings take labels.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editQuery, QueryEditor, serializeURLEncoded } from '@urlkit/form-urlencoded';
import { parseForm, serializeForm } from '@urlkit/form-urlencoded/encodings';
import {
  getOutputEncoding,
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
} from '@urlkit/percent-encoding';
import { getEncoding } from '@urlkit/percent-encoding/encodings';
import { queryEncoding, setInput, URLUtils } from '@urlkit/url-api';
import { resolveURL } from '@urlkit/url-editions/html-2011';
import * as whatwg2012 from '@urlkit/url-editions/whatwg-2012';
import { basicParseURL, parseAndSerialize, parseURL, setAttribute } from '@urlkit/url-parser';
import { serializeURL } from '@urlkit/url-serializer';
import test from 'ava';
import { readPackages } from '../../scripts/workspace.js';

type Members = 'href' | 'search' | typeof queryEncoding | typeof setInput;
type Holder = new () => Pick<URLUtils, Members>;

const holders: readonly Holder[] = [URLUtils(Object), whatwg2012.URLUtils(Object)];

function holderOf(Base: Holder | undefined, encoding: unknown): Pick<URLUtils, Members> {
  if (Base === undefined) throw new Error('no class');
  return new (class extends Base {
    override get [queryEncoding]() {
      return encoding as never;
    }
  })();
}

function hold(Base: Holder | undefined, encoding: unknown): string {
  const holder = holderOf(Base, encoding);
  holder[setInput]('http://h/?é');
  return holder.href;
}

const record = () => parseURL('http://h/') ?? undefined;

/** Each puts `é` into a query, or a name, in an encoding. */
const withObjects: Readonly<Record<string, (encoding: never) => unknown>> = {
  parseURL: (encoding) => parseURL('http://h/?é', { encoding })?.query,
  parseAndSerialize: (encoding) => parseAndSerialize('http://h/?é', { encoding }),
  basicParseURL: (encoding) => basicParseURL('http://h/?é', { encoding })?.query,
  'basicParseURL of a query': (encoding) =>
    basicParseURL('é', { encoding, url: record(), stateOverride: 'query' })?.query,
  setAttribute(encoding) {
    const url = record();
    return url && setAttribute(url, 'search', 'é', { encoding }) && serializeURL(url);
  },
  serializeURLEncoded: (encoding) => serializeURLEncoded([['é', '']], encoding),
  QueryEditor(encoding) {
    const query = new QueryEditor('', { encoding });
    query.append('é', '');
    return query.toString();
  },
  editQuery: (encoding) => editQuery('http://h/', (query) => query.append('é', ''), { encoding }),
  getOutputEncoding: (encoding) =>
    getOutputEncoding(encoding)?.percentEncode('é', queryPercentEncodeSet),
  percentEncodeAfterEncoding: (encoding) =>
    percentEncodeAfterEncoding(encoding, 'é', queryPercentEncodeSet),
  'resolveURL of html-2011': (encoding) => resolveURL('http://h/?é', { encoding }),
  URLUtils: (encoding) => hold(holders[0], encoding),
};

const withLabels: Readonly<Record<string, (encoding: never) => unknown>> = {
  serializeForm: (encoding) => serializeForm([['é', '']], { encoding }),
  'parseURL of whatwg-2012': (encoding) => whatwg2012.parseURL('http://h/?é', { encoding })?.query,
  'URLUtils of whatwg-2012': (encoding) => hold(holders[1], encoding),
};

const labels = ['windows-1252', 'gbk', 'LATIN1', ' ascii ', 'bogus', 'utf-7', ''];

for (const [name, call] of Object.entries({ ...withObjects, ...withLabels })) {
  test(`${name} takes an encoding`, (t) => {
    t.regex(String(call(getEncoding('windows-1252') as never)), /%E9/);
  });
}

for (const [name, call] of Object.entries(withObjects)) {
  test(`${name} refuses labels, and names getEncoding`, (t) => {
    for (const label of labels) {
      t.throws(
        () => call(label as never),
        { instanceOf: TypeError, message: /getEncoding/ },
        label,
      );
    }
  });
}

for (const [name, call] of Object.entries(withLabels)) {
  test(`${name} takes labels, and throws a RangeError for others`, (t) => {
    for (const label of labels) {
      if (getEncoding(label) === null) {
        t.throws(() => call(label as never), { instanceOf: RangeError }, label);
      } else {
        t.regex(String(call(label as never)), label === 'gbk' ? /%A8%A6/ : /%E9/, label);
      }
    }
  });
}

test('parseForm takes labels', (t) => {
  t.deepEqual(parseForm('q=%E9', { encoding: 'latin1' }), [['q', 'é']]);
  t.throws(() => parseForm('q', { encoding: 'bogus' }), { instanceOf: RangeError });
});

test('setters of URLUtils never throw for a query encoding', (t) => {
  for (const Base of holders) {
    for (const encoding of [...labels, 5, {}, undefined]) {
      const holder = holderOf(Base, encoding);
      holder.href = 'http://h/?é';
      const isKnown = typeof encoding === 'string' && getEncoding(encoding) !== null;
      const expected = Base === holders[0] || !isKnown ? /%C3%A9$/ : /%(?:E9|A8%A6)$/;
      t.regex(holder.href, expected);
      holder.search = 'é';
      t.regex(holder.href, expected);
    }
  }
});

const SENTENCE =
  'An encoding is an object from `getEncoding` of `@urlkit/percent-encoding/encodings`; null is UTF-8.';

test('READMEs of packages that take encodings say what they are', (t) => {
  const found = readPackages().map(({ folder, path }) => {
    const dist = join(path, 'dist');
    const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => readFileSync(join(dist, file), 'utf8'));
    const takesEncodings = declarations.some((text) => /\b(?:Character)?Encoding \|/.test(text));
    const readme = readFileSync(join(path, 'README.md'), 'utf8').replace(/\s+/g, ' ');
    return { folder, takesEncodings, isSaid: readme.includes(SENTENCE) };
  });
  t.deepEqual(
    found.filter(({ takesEncodings, isSaid }) => takesEncodings !== isSaid),
    [],
  );
  t.is(found.filter(({ isSaid }) => isSaid).length, 5);
});
