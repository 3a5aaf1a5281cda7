// URLs in what real programs write: each is found exactly, and a changed text is read with exactly the new URLs.

import assert from 'node:assert/strict';
import { parseAndSerialize } from '@urlkit/url-parser';
import { findURLs, replaceURLs, type TextKind } from '@urlkit/url-text';
import test from 'ava';
import { parse as parseCSV } from 'csv-parse/sync';
import { stringify as writeCSV } from 'csv-stringify/sync';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { parse as parseWords, quote } from 'shell-quote';
import { create } from 'xmlbuilder2';
import YAML from 'yaml';
import { absoluteURL } from '../../../test/support/arbitraries.js';
import { isShortRun } from '../../../test/support/long-run.js';
import { checkProperty } from '../../../test/support/property.js';

interface Writer {
  readonly kind: TextKind;
  readonly write: (urls: readonly string[]) => string;
  /** Reads the URLs with the parser of the format; undefined if there is none. */
  readonly read?: (text: string) => readonly unknown[];
  /** The URLs that the format can hold. */
  readonly holds?: (url: string) => boolean;
}

/** URLs as people and programs write them: with a host, and of any characters but white space. */
const written = absoluteURL.filter(
  (url) =>
    /^[a-z][a-z\d+.-]*:\/\/[^\s/?#\\<>"`]{0,99}[a-z\d]/i.test(url) &&
    !/[\s\0-\x1F\x7F-\x9F\uD800-\uDFFF\uFFFE\uFFFF]/.test(
      url.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ''),
    ) &&
    !/[,;|](?:[\w.-]{1,99}=)?[a-z][a-z\d+.-]{0,30}:\/\//i.test(url),
);

/** The same as the parser serializes them. */
const serialized = written
  .map((url) => parseAndSerialize(url) ?? '')
  .filter(
    (url) =>
      /^[a-z][a-z\d+.-]*:\/\/[^/?#]*[a-z\d]/.test(url) &&
      !/[,;|](?:[\w.-]{1,99}=)?[a-z][a-z\d+.-]{0,30}:\/\//i.test(url),
  );

const escapeUnits = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const jsonWriter = (rewrite: (json: string) => string): Writer => ({
  kind: 'json',
  write: (urls) => rewrite(JSON.stringify({ urls, 'a b': 'no "URL": {}' })),
  read: (text) => JSON.parse(text).urls,
});

const csvWriter = (options: {
  delimiter: string;
  quoted?: boolean;
  record_delimiter?: string;
}): Writer => ({
  kind: 'csv',
  write: (urls) =>
    writeCSV([['name', 'url', 'note'], ...urls.map((url) => ['a', url, 'b'])], options),
  read: (text) =>
    parseCSV(text, { delimiter: options.delimiter })
      .slice(1)
      .map((row) => row[1]),
});

const yamlWriter = (options: YAML.ToStringOptions & YAML.CreateNodeOptions): Writer => ({
  kind: 'yaml',
  write: (urls) =>
    `# a comment\n${YAML.stringify({ list: urls, map: { name: 'it\'s "a"', n: 1 } }, options)}`,
  read: (text) => YAML.parse(text).list,
});

function readXML(text: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => found.push(...Object.values(attributes).map(String)));
  parser.on('text', (content) => found.push(...(content.trim() === '' ? [] : [content])));
  parser.on('cdata', (content) => found.push(content));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return found;
}

const xmlWriter = (add: (url: string) => object): Writer => ({
  kind: 'xml',
  write: (urls) => create({ r: { e: urls.map(add) } }).end({ prettyPrint: true }),
  read: readXML,
  holds: (url) => !url.includes(']]>'),
});

const isPlain = (url: string): boolean => !/["'`\\#$;|<>]/.test(url);

const writers: Readonly<Record<string, Writer>> = {
  'JSON.stringify': jsonWriter((json) => json),
  'JSON of PHP': jsonWriter((json) => escapeUnits(json.replace(/\//g, '\\/'), /[^\0-\x7F]/g)),
  'JSON of Go': jsonWriter((json) => escapeUnits(json, /[&<>\u2028\u2029]/g)),
  'JSON of .NET': jsonWriter((json) =>
    escapeUnits(
      json.replace(/\\(.)/g, (pair, one) => (one === '"' ? '\\u0022' : pair)),
      /[&<>'+`]|[^\0-\x7F]/g,
    ),
  ),
  'JSON with indents': { ...jsonWriter((json) => JSON.stringify(JSON.parse(json), null, 2)) },
  'JSON in lines': {
    kind: 'json',
    write: (urls) => urls.map((url) => `${JSON.stringify({ url })}\n`).join(''),
    read: (text) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).url),
  },
  'CSV with commas': csvWriter({ delimiter: ',' }),
  'CSV with semicolons': csvWriter({ delimiter: ';', record_delimiter: '\r\n' }),
  'CSV with tabs': csvWriter({ delimiter: '\t' }),
  'CSV with bars': csvWriter({ delimiter: '|' }),
  'CSV in quotation marks': csvWriter({ delimiter: ',', quoted: true }),
  YAML: yamlWriter({}),
  'YAML in one line': yamlWriter({ collectionStyle: 'flow', lineWidth: 0 }),
  'YAML in double quotation marks': yamlWriter({ defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }),
  'YAML in single quotation marks': yamlWriter({ defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }),
  'attributes of XML': xmlWriter((url) => ({ '@href': url })),
  'text of XML': xmlWriter((url) => ({ '#': url })),
  'sections of XML': xmlWriter((url) => ({ $: url })),
  '.env': {
    kind: 'settings',
    write: (urls) => urls.map((url, index) => `export A_${index}=${url}\n# note\n`).join(''),
    holds: (url) => isPlain(url),
  },
  '.env in quotation marks': {
    kind: 'settings',
    write: (urls) => urls.map((url) => `A="${url.replace(/["\\$]/g, '\\$&')}"\n`).join(''),
  },
  'properties of Java': {
    kind: 'settings',
    write: (urls) =>
      urls
        .map((url) => `a.b=${escapeUnits(url.replace(/[\\:=#!]/g, '\\$&'), /[^\0-\x7F]/g)}\n`)
        .join(''),
    holds: (url) => !url.includes('\\'),
  },
  TOML: {
    kind: 'settings',
    write: (urls) => `[a]\nlist = [${urls.map((url) => JSON.stringify(url)).join(', ')}]\n`,
  },
  'words of a shell': {
    kind: 'shell',
    write: (urls) =>
      `curl ${urls.map((url) => `'${url.replace(/'/g, "'\\''")}'`).join(' ')} # done\n`,
    read: (text) =>
      parseWords(text)
        .filter((word) => typeof word === 'string')
        .slice(1),
    holds: (url) => !/\\/.test(url),
  },
  'words of shell-quote': {
    kind: 'shell',
    write: (urls) => `wget ${urls.map((url) => quote([url])).join('\nwget ')}\n`,
    holds: (url) => /^[\w:/?&=@%.+~,-]+[a-z\d/=]$/i.test(url),
  },
  'strings of JavaScript': {
    kind: 'javascript',
    write: (urls) =>
      `const a = [${urls.map((url) => `'${url.replace(/[\\']/g, '\\$&')}'`).join(', ')}]; // it's\n`,
  },
  'templates of JavaScript': {
    kind: 'javascript',
    write: (urls) => urls.map((url) => `f(\`${url.replace(/[\\`$]/g, '\\$&')}\`);\n`).join(''),
  },
};

for (const [name, { kind, write, read, holds = () => true }] of Object.entries(writers)) {
  const lists = fc.array(
    fc.tuple(fc.oneof(written, serialized).filter(holds), serialized.filter(holds)),
    { minLength: 1, maxLength: 4 },
  );
  test(`URLs in ${name} are found exactly, and changed without damage`, (t) => {
    checkProperty(t, isShortRun ? 25 : 300, lists, (pairs) => {
      const urls = pairs.map(([url]) => url);
      const text = write(urls);
      assert.deepEqual(
        findURLs(text, { kind }).map(({ url }) => url),
        urls,
        text,
      );
      let index = 0;
      const { text: changed, left } = replaceURLs(text, () => pairs[index++]?.[1] ?? '', { kind });
      const stay = new Set(left.map(({ start }) => start));
      const starts = findURLs(text, { kind }).map(({ start }) => start);
      const expected = pairs.map(([old, url], at) => (stay.has(starts[at] ?? -1) ? old : url));
      if (kind !== 'yaml' && kind !== 'csv') assert.deepEqual(left, [], text);
      assert.deepEqual(
        findURLs(changed, { kind }).map(({ url }) => url),
        expected,
        changed,
      );
      if (read !== undefined) assert.deepEqual(read(changed), expected, changed);
    });
  });
}

/** Texts in which something around a URL says where it ends. */
const wraps: Readonly<Record<string, (url: string) => string>> = {
  'double quotation marks': (url) => `see "${url}", or not`,
  'single quotation marks': (url) => `f('${url}')`,
  backquotes: (url) => `run \`${url}\`.`,
  'curly quotation marks': (url) => `\u201C${url}\u201D, he said`,
  'angle brackets': (url) => `mail <${url}>.`,
  'a message of a chat': (url) => `<${url}|the text>`,
  bars: (url) => `12:00|${url}|200`,
  'brackets of Chinese': (url) => `\u300C${url}\u300D`,
};

for (const [name, wrap] of Object.entries(wraps)) {
  test(`a URL in ${name} is found exactly`, (t) => {
    const [before = '', after = ''] = wrap('\0').split('\0');
    const closing = after.charAt(0);
    const urls = serialized.filter(
      (url) => !url.includes(closing) && !/["<>`|\u2018-\u201F\u3000-\u303F\\]/.test(url),
    );
    checkProperty(t, isShortRun ? 25 : 300, urls, (url) => {
      const found = findURLs(wrap(url));
      assert.deepEqual(
        found.map(({ url: one, isEnclosed }) => [one, isEnclosed]),
        [[url, true]],
        wrap(url),
      );
      assert.equal(found[0]?.start, before.length);
    });
  });
}

/** URLs that end in a letter, a digit or a slash, and whose brackets are in pairs. */
const plain = serialized.filter(
  (url) =>
    /^[^\s"'<>`\\()[\]{}|\u2000-\u206F\u3000-\u303F\uFF00-\uFFEF]*[a-z\d/]$/i.test(url) &&
    !/&[a-z\d]*$|&[a-z]+;/i.test(url),
);

test('a URL in text is found exactly, whatever is around it', (t) => {
  const before = fc.constantFrom(
    '',
    ' ',
    '(',
    '[',
    '{',
    '=',
    '?u=',
    '--url=',
    'url=',
    '\u89C1',
    '|',
    '$',
    '^',
    '_',
    '~',
    '*',
    '**',
    '\u2192',
    '\u{1F517}',
    '\uFEFF',
    '\u200B',
    'é',
    '\n',
    '\\n',
    '\\"',
    '&lt;',
    '[url=',
    '[url]',
    ':',
    '/',
    '!',
    '"a" ',
    '\t',
  );
  const after = fc.constantFrom(
    '',
    ' ',
    '.',
    ', ',
    ')',
    ').',
    ']',
    '}',
    '**',
    '!',
    '?',
    ';',
    '\u3001',
    '\u3002x',
    '\uFF09',
    '"',
    '\\n',
    '\\"',
    '&quot;',
    '&gt;',
    '\u2026',
    '[/url]',
    '>',
    '\n',
    '|title=x',
    "'",
    "',",
    ',https://x.example/',
  );
  checkProperty(
    t,
    isShortRun ? 250 : 2_000,
    fc.tuple(before, plain, after),
    ([start, url, end]) => {
      const [found] = findURLs(start + url + end);
      assert.equal(found?.url, url, start + url + end);
      assert.equal((start + url + end).slice(found?.start, found?.end), url);
    },
  );
});

test('what can be in a scheme is a part of it', (t) => {
  const find = (text: string) => findURLs(text).map(({ url }) => url);
  t.deepEqual(find('git+https://h/a'), ['git+https://h/a']);
  t.deepEqual(find('ahttps://h/a'), ['ahttps://h/a']);
  t.deepEqual(find('1https://h/a +https://h/b -https://h/c'), [
    'https://h/a',
    'https://h/b',
    'https://h/c',
  ]);
});
