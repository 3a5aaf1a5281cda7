// Every way to one answer gives the same one.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toScalarValueString } from '@urlkit/infra';
import { URL } from '@urlkit/url-api';
import { URL as BundledURL } from '@urlkit/url-api/bundled';
import { living } from '@urlkit/url-editions';
import { scanLines } from '@urlkit/url-lines';
import {
  apiParseURL,
  basicParseURL,
  canParse,
  type ParsedURL,
  type ParseResult,
  parse,
  parseAndSerialize,
  parseURL,
  resolve,
  type StateOverride,
  setAttribute,
  type URLAttributeName,
} from '@urlkit/url-parser';
import { createURLRecord, hasOpaquePath, type URLRecord } from '@urlkit/url-record';
import { serializeURL, type URLInput } from '@urlkit/url-serializer';
import { validateChange, validateURL } from '@urlkit/url-validation';
import test from 'ava';
import fc from 'fast-check';
import {
  basicURLParse,
  type StateOverride as OracleStateOverride,
  parseURL as oracleParseURL,
  serializeURL as oracleSerialize,
} from 'whatwg-url';
// biome-ignore lint/style/noRestrictedImports: The modules that bundlers take have no name under Node.
import { URL as GenericURL } from '../../packages/url-api/dist/index.js';
import {
  absoluteURL,
  assignment,
  grammarInput,
  mutationsOf,
  type ParserInput,
  text,
} from '../support/arbitraries.js';
import { recordSetters } from '../support/attributes.js';
import { nullForTypeError } from '../support/oracle.js';
import { checkProperty } from '../support/property.js';
import { readInputs, wpt } from '../support/wpt.js';

type URLClass = typeof URL;

const commonJS: { readonly URL: URLClass } = createRequire(import.meta.url)('@urlkit/url-api');

const classes = { node: URL, generic: GenericURL, browser: BundledURL, commonJS: commonJS.URL };

const ignore = (): void => {};
const serialized = (record: URLRecord | null): string | null => record && serializeURL(record);

/** Ways to the serialized URL of a text. A base is a string that parses, or undefined. */
type Way = (input: string, base: string | undefined) => string | null;

/** Ways to the answer whether a text parses. */
const checks = new Map<string, (input: string, base: string | undefined) => boolean>();

const recordOf = (base: string | undefined): URLRecord | null =>
  base === undefined ? null : parseURL(base);

/** The forms in which a base may be passed. */
const baseForms: Readonly<Record<string, (base: string) => URLInput | null>> = {
  'a string': (base) => base,
  'a record': parseURL,
  'a URL object': (base) => new URL(base),
  'an object with an href': (href) => ({ href }),
};

const ways = new Map<string, Way>();
for (const [name, Class] of Object.entries(classes)) {
  ways.set(`new URL (${name})`, (input, base) =>
    nullForTypeError(() => new Class(input, base).href),
  );
  ways.set(`URL.parse (${name})`, (input, base) => Class.parse(input, base)?.href ?? null);
  ways.set(`the href setter (${name})`, (input, base) => {
    const url = new Class('a:');
    // A setter has no base.
    return nullForTypeError(() => {
      url.href = base === undefined ? input : new Class(input, base).href;
      return url.href;
    });
  });
}
for (const [form, toBase] of Object.entries(baseForms)) {
  const read = (base: string | undefined) => (base === undefined ? null : toBase(base));
  for (const onValidationError of [undefined, ignore]) {
    ways.set(`parseURL with ${form} as base, ${onValidationError && 'a sink'}`, (input, base) =>
      serialized(parseURL(input, { base: read(base), onValidationError })),
    );
  }
  ways.set(`parseAndSerialize with ${form} as base`, (input, base) =>
    parseAndSerialize(input, { base: read(base) }),
  );
  ways.set(
    `validateURL with ${form} as base`,
    (input, base) => validateURL(input, { base: read(base) }).href,
  );
}
const hrefOf = (result: ParseResult): string | null =>
  result.failure === null ? result.href : null;
function parsedBase(base: string): ParsedURL {
  const parsed = parse(base);
  if (parsed.failure !== null) throw new Error(`${base} does not parse`);
  return parsed;
}
ways.set('parse or resolve', (input, base) =>
  hrefOf(base === undefined ? parse(input) : resolve(input, base)),
);
ways.set('resolve with a parsed base', (input, base) =>
  hrefOf(base === undefined ? parse(input) : resolve(input, parsedBase(base))),
);
ways.set('parseURL of an object', (href, base) => serialized(parseURL({ href }, { base })));
for (const [form, toURL] of Object.entries(baseForms)) {
  // A text against its base, in the form in which it is passed.
  const passed = (input: string, base: string | undefined): URLInput | null => {
    const href = parseAndSerialize(input, { base });
    return href && toURL(href);
  };
  const through = (read: (url: URLInput) => string | null): Way => {
    return (input, base) => {
      const url = passed(input, base);
      return url && read(url);
    };
  };
  ways.set(
    `parseURL of ${form}`,
    through((url) => serialized(parseURL(url))),
  );
  ways.set(
    `parseAndSerialize of ${form}`,
    through((url) => parseAndSerialize(url)),
  );
  ways.set(
    `validateURL of ${form}`,
    through((url) => validateURL(url).href),
  );
}
// The parser keeps the last base URL.
ways.set('parseAndSerialize after another base', (input, base) => {
  parseAndSerialize('x', { base: 'ht://other/y?z' });
  return parseAndSerialize(input, { base });
});
ways.set('parseAndSerialize after the same base', (input, base) => {
  parseAndSerialize('../x', { base });
  return parseAndSerialize(input, { base });
});
ways.set('apiParseURL', (input, base) => serialized(apiParseURL(input, base)));
ways.set('basicParseURL', (input, base) =>
  serialized(basicParseURL(input, { base: recordOf(base) })),
);
ways.set('basicParseURL with a sink', (input, base) =>
  serialized(basicParseURL(input, { base: recordOf(base), onValidationError: ignore })),
);
ways.set('the living edition', (input, base) => {
  const read = living.interpret(input, { base });
  return read.kind === 'url' ? read.href : null;
});

for (const [name, Class] of Object.entries(classes)) {
  checks.set(`URL.canParse (${name})`, (input, base) => Class.canParse(input, base));
}
checks.set('canParse', (input, base) => canParse(input, base));
checks.set('canParse with a parsed base', (input, base) =>
  canParse(input, base && parsedBase(base)),
);

function checkWays({ input, base }: ParserInput): void {
  if (base !== undefined && !URL.canParse(base)) return;
  const href = URL.parse(input, base)?.href ?? null;
  for (const [name, way] of ways) assert.equal(way(input, base), href, name);
  for (const [name, parses] of checks) assert.equal(parses(input, base), href !== null, name);
  if (base === undefined) checkLine(input, href);
}

const utf8 = new TextEncoder();

// What scanLines takes for a serialized URL is one, or lacks only the slash of its path.
function checkLine(line: string, href: string | null): void {
  if (/[\n\uD800-\uDFFF]/u.test(line)) return;
  const [other] = scanLines(utf8.encode(`${line}\n`)).others;
  if (other === undefined) assert.equal(href, line, 'scanLines');
  else if (other.lacksPath) assert.equal(href, `${line}/`, 'scanLines without a path');
}

test('lines in bulk are read as each alone', (t) => {
  const lines = fc
    .sample(inputs, { numRuns: 3000, seed: 1 })
    .flatMap(({ input }) => [input, `https://a.b/${input}`, URL.parse(input)?.href ?? ''])
    .map((line) => toScalarValueString(line).replaceAll('\n', ''));
  const { lineCount, others } = scanLines(utf8.encode(`${lines.join('\n')}\n`));
  t.is(lineCount, lines.length);
  let [start, serializedCount] = [0, 0];
  for (const line of lines) {
    const bytes = utf8.encode(`${line}\n`);
    const [alone] = scanLines(bytes).others;
    const [inBulk] = others.filter((other) => other.start <= start && start < other.end);
    t.is(inBulk?.lacksPath, alone?.lacksPath, line);
    if (alone === undefined) serializedCount++;
    start += bytes.length;
  }
  t.true(serializedCount > 300 && serializedCount < lines.length - 300, `${serializedCount}`);
});

/** What each short cut answers, and what it leaves to the states. */
const shortCuts: Readonly<
  Record<
    string,
    Readonly<Record<'taken' | 'left', readonly (readonly [input: string, base?: string])[]>>
  >
> = {
  'the question about the whole text': {
    taken: [['https://a.b/c?d#e'], ['http://a.b:8/'], ['https://a.b/%7E']],
    left: [['https://a.b/c?d#e\n'], ['HTTPS://a.b/'], ['https://a.b/ '], ['https://a.b:443/']],
  },
  'its first half for `canParse`': {
    taken: [['https://a.b/c d'], ['https://a.b/../"'], ['https://a.b']],
    left: [['https://a b/c'], ['https://a.>\u0338/'], ['https://a..b:x/'], ['https://1.2.3.256/']],
  },
  'the question about a whole reference': {
    taken: [
      ['x?y', 'https://a.b/c/d'],
      ['/x', 'https://a.b/c'],
      ['x/y#z', 'https://a.b/'],
    ],
    left: [
      ['x:y', 'https://a.b/c/d'],
      ['./x ', 'https://a.b/'],
      ['x', 'a:b'],
      ['C|', 'file:///D:/'],
    ],
  },
  'what follows a head that is not canonical': {
    taken: [['HTTPS://A.b/c?d#e'], ['https:a.b/c'], ['http://a.b:80/c']],
    left: [['HTTPS://A.b/c/../d'], ['https:a.b/c\n?d'], ['http://a.b:80\\c']],
  },
  'the last base URL': {
    taken: [
      ['x', 'https://a.b/c'],
      ['y', 'https://a.b/c'],
    ],
    left: [
      ['x', 'https://a.b/c'],
      ['x', 'https://a.b/d/e'],
    ],
  },
  'dot segments at the start of a reference at once': {
    taken: [
      ['../x', 'https://a.b/c/d/e'],
      ['../../../../x', 'https://a.b/c/d'],
      ['./x', 'a://b/c/d'],
    ],
    left: [
      ['..x', 'https://a.b/c/d'],
      ['.%2e/x', 'https://a.b/c/d'],
      ['../x', 'file:///C:/d'],
      ['..', 'a:/'],
    ],
  },
  'no scheme without `:` for `canParse`': {
    taken: [['a.b/c'], [''], ['a b'], ['//a.b/c']],
    left: [['a:'], ['a.b/c:d'], [':'], ['\ta:b']],
  },
  'credentials that stay as they are': {
    taken: [['https://a@b/'], ['a://b:c@d/'], ['https://:a@b/'], ['https://a:b%20@c:80/']],
    left: [
      ['https://@a/'],
      ['https://a:@b/'],
      ['https://a:b:c@d/'],
      ['https://a@b@c/'],
      ['a://b\t:c@d'],
    ],
  },
  'IPv6 addresses that stay as they are': {
    taken: [['https://[::1]:80/'], ['a://[1:2::3]'], ['https://a@[1::]/']],
    left: [
      ['https://[::A]/'],
      ['https://[1:0:0:2::]/'],
      ['https://[::1.2.3.4]/'],
      ['https://[01::]/'],
    ],
  },
};

/** What the setters ask, of values. */
const setterShortCuts: Readonly<
  Record<
    string,
    Readonly<Record<'taken' | 'left', readonly (readonly [URLAttributeName, string])[]>>
  >
> = {
  'the question about a new path': {
    taken: [
      ['pathname', '/a/b%20c'],
      ['pathname', '/'],
    ],
    left: [
      ['pathname', '/a/../b'],
      ['pathname', 'a b'],
      ['pathname', '/a?b#c'],
      ['pathname', '/\t.'],
    ],
  },
  'the question about a new query, or fragment': {
    taken: [
      ['search', '?a=b&c'],
      ['search', 'a'],
      ['hash', '#a'],
      ['hash', 'a%20'],
    ],
    left: [
      ['search', "?a'b"],
      ['search', '\n?a'],
      ['search', '?'],
      ['hash', '#a b'],
      ['hash', '##'],
    ],
  },
};

test('both sides of each short cut give the same in every way', (t) => {
  const page = readFileSync(
    new globalThis.URL('../../docs/benchmarks-made.md', import.meta.url),
    'utf8',
  );
  const [, table = ''] = /<!-- shortcuts -->([\s\S]*?)<!--/.exec(page) ?? [];
  const names = Array.from(table.matchAll(/^\| (?!short cut|---)(.*?) \|/gm), ([, name]) => name);
  const covered = [...Object.keys(shortCuts), ...Object.keys(setterShortCuts)];
  t.deepEqual(covered.sort(), names.sort());
  for (const { taken, left } of Object.values(shortCuts)) {
    for (const [input, base] of [...taken, ...left]) checkWays({ input, base });
  }
  for (const { taken, left } of Object.values(setterShortCuts)) {
    for (const [attribute, value] of [...taken, ...left]) {
      for (const href of ['https://a.b/c?d#e', 'file:///C:/d', 'a://b', 'a:b ?c', 'a:/.//b']) {
        checkSetters(href, attribute, value);
      }
    }
  }
});

// What the host parser, Unicode ToASCII or both change or remove.
const marks = fc.constantFrom(
  '\u0338',
  '\u0301',
  '\u00AD',
  '\u200B\u0338',
  '\uFE0F\u0338',
  '\u3002',
);

// Canonical composition joins < = > with U+0338.
const codeUnit = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.constantFrom(0x3c, 0x3d, 0x3e));

/** Hosts with a mark after any ASCII code point. */
const markedHost = fc
  .tuple(codeUnit, marks, fc.constantFrom('', 'b', 'é.', '.c'))
  .map(([unit, mark, rest]) => `a.${String.fromCharCode(unit)}${mark}${rest}`);

const removed = fc.constantFrom('\n', '\t', '\r\n', ' ', ' \n', '\0');
const after = fc.constantFrom(...['', '#d', '?e', '/', '.', '@h', ':80', '\\', '%41', 'C|', '\n']);

/** URLs with something removed anywhere, and what may follow it. */
const withRemoved = fc
  .tuple(
    fc.constantFrom('https://a.b/c?d#e', 'http://u:p@[::1]:8/', 'a:b ?c', 'file:///C|/d', '//h/x'),
    ...[fc.nat(20), removed, after, removed],
  )
  .map(([url, at, first, then, last]) => url.slice(0, at) + first + then + url.slice(at) + last);

const hard: fc.Arbitrary<ParserInput> = fc.record({
  input: fc.oneof(
    withRemoved,
    fc
      .tuple(fc.constantFrom('http://', 'https:\\', 'file://', 'ws:/'), markedHost, after)
      .map((parts) => parts.join('')),
    fc.tuple(withRemoved, withRemoved).map(([a, b]) => a.slice(0, 6) + b),
  ),
  base: fc.constantFrom(undefined, 'https://a.b/c/d?e#f', 'file:///C:/x/y', 'a:b', 'ht://h/p'),
});

const inputs = fc.oneof(hard, grammarInput);

test('random inputs give the same URL in every way', (t) => {
  checkProperty(t, 800, inputs, checkWays);
});

wpt.test('mutations of web-platform inputs give the same URL in every way', (t) => {
  checkProperty(t, 500, mutationsOf(readInputs()), checkWays);
});

test('without IDNA, ASCII gives the same URLs, and other hosts fail', (t) => {
  const drawn = fc
    .sample(inputs, { numRuns: 3000, seed: 1 })
    .filter(({ base }) => base === undefined || URL.canParse(base));
  const program = `
    import { URL } from '@urlkit/url-api';
    let text = '';
    for await (const part of process.stdin) text += part;
    const hrefs = JSON.parse(text).map(({ input, base }) => URL.parse(input, base)?.href ?? null);
    console.log(JSON.stringify(hrefs));
  `;
  const args = ['--conditions=no-idna', '--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, args, {
    input: JSON.stringify(drawn),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const hrefs: readonly (string | null)[] = JSON.parse(output);
  let ascii = 0;
  for (const [index, { input, base }] of drawn.entries()) {
    const expected = URL.parse(input, base)?.href ?? null;
    const isASCII = !/[^\0-\x7F]|%[89A-F]/i.test(input + base);
    if (isASCII) ascii++;
    if (isASCII || hrefs[index] !== null)
      t.is(hrefs[index], expected, JSON.stringify({ input, base }));
  }
  t.true(ascii > 1000, `${ascii}`);
});

/** Ways to the URL that a setter makes. */
const setterWays = new Map<
  string,
  (href: string, name: URLAttributeName, value: string) => string
>();
for (const [name, Class] of Object.entries(classes)) {
  setterWays.set(`the setter of URL (${name})`, (href, attribute, value) => {
    const url = new Class(href);
    url[attribute] = value;
    return url.href;
  });
}
for (const onValidationError of [undefined, ignore]) {
  setterWays.set(`setAttribute, ${onValidationError && 'a sink'}`, (href, attribute, value) => {
    const record = parseURL(href) ?? createURLRecord();
    setAttribute(record, attribute, value, { onValidationError });
    return serializeURL(record);
  });
}
setterWays.set('basicParseURL with the state override of the setter', (href, attribute, value) => {
  const record = parseURL(href) ?? createURLRecord();
  const set = recordSetters.get(attribute);
  if (set === undefined) setAttribute(record, attribute, value);
  else set(record, value);
  return serializeURL(record);
});
setterWays.set(
  'validateChange',
  (href, attribute, value) => validateChange(href, attribute, value)?.href ?? 'no URL',
);

test('every way to set an attribute gives the same URL', (t) => {
  const drawn = fc.tuple(fc.oneof(absoluteURL, withRemoved), assignment, text(3));
  checkProperty(t, 2000, drawn, ([input, [attribute, value], end]) => {
    const href = URL.parse(input)?.href;
    if (href === undefined || attribute === 'href') return;
    checkSetters(href, attribute, value + end);
  });
});

function checkSetters(href: string, attribute: URLAttributeName, value: string): void {
  const url = new URL(href);
  url[attribute] = value;
  for (const [name, set] of setterWays) {
    assert.equal(set(href, attribute, value), url.href, `${name}: ${attribute}`);
  }
}

const overrides: Readonly<Record<StateOverride, OracleStateOverride>> = {
  schemeStart: 'scheme start',
  host: 'host',
  hostname: 'hostname',
  port: 'port',
  pathStart: 'path start',
  query: 'query',
  fragment: 'fragment',
};

test('basicParseURL with any state override changes any URL like whatwg-url', (t) => {
  const override = fc.constantFrom(...(Object.keys(overrides) as StateOverride[]));
  const values = fc.oneof(
    text(6),
    assignment.map(([, value]) => value),
    fc
      .array(fc.constantFrom('/', '..', '.', '%2e', 'c', '?', '#', '\\', 'C|'), { maxLength: 5 })
      .map((parts) => parts.join('')),
  );
  checkProperty(
    t,
    3000,
    fc.tuple(absoluteURL, override, values),
    ([href, stateOverride, value]) => {
      const url = parseURL(href);
      const theirs = oracleParseURL(toScalarValueString(href));
      if (url === null || theirs === null) return;
      // The standard calls the parser for no such pair.
      if (hasOpaquePath(url) && /^(?:host|hostname|port|pathStart)$/.test(stateOverride)) return;
      // The setters make these empty before they call the parser.
      if (stateOverride === 'query' || stateOverride === 'fragment') {
        url[stateOverride] = '';
        theirs[stateOverride] = '';
      }
      basicParseURL(value, { url, stateOverride });
      basicURLParse(toScalarValueString(value), {
        url: theirs,
        stateOverride: overrides[stateOverride],
      });
      assert.equal(serializeURL(url), oracleSerialize(theirs), stateOverride);
    },
  );
});
