// What a printer prints from parts is read back as what it was given, or it throws a TypeError. The printers of
// references are in extras/url-reference/test/laws.test.ts, recompose is in extras/uri/test/resolution.test.ts, and
// serializeURL in round-trip.test.ts.

import assert from 'node:assert/strict';
import { parseURLEncoded, QueryEditor, serializeURLEncoded } from '@urlkit/form-urlencoded';
import { parseForm, serializeForm } from '@urlkit/form-urlencoded/encodings';
import { parseHost, serializeHost, serializeIPv4 } from '@urlkit/host';
import { hostPattern } from '@urlkit/host-policy';
import { toScalarValueString, utf8DecodeWithoutBOM } from '@urlkit/infra';
import { parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import {
  componentPercentEncodeSet,
  percentDecode,
  utf8PercentEncode,
} from '@urlkit/percent-encoding';
import { splitURIReference } from '@urlkit/uri';
import { uriResolver } from '@urlkit/uri/resolver';
import { URLSearchParams } from '@urlkit/url-api';
import * as w3c2012 from '@urlkit/url-editions/w3c-2012';
import {
  applyFixes,
  formatDiagnostic,
  hasHidden,
  validateURL,
  visible,
  widthOf,
} from '@urlkit/url-validation';
import test from 'ava';
import fc from 'fast-check';
import { absoluteURL, grammarInput, queryText } from '../support/arbitraries.js';
import { checkProperty } from '../support/property.js';

const tuples = fc.array(fc.tuple(queryText, queryText), { maxLength: 4 });

test('form data is read back', (t) => {
  checkProperty(t, 1000, tuples, (pairs) => {
    const expected = pairs.map((pair) => pair.map(toScalarValueString));
    assert.deepEqual(parseURLEncoded(serializeURLEncoded(pairs)), expected);
    assert.deepEqual(parseForm(serializeForm(pairs)), expected);
    assert.deepEqual(Array.from(new URLSearchParams(String(new URLSearchParams(pairs)))), expected);
    const editor = new QueryEditor('');
    for (const [name, value] of pairs) editor.append(name, value);
    assert.deepEqual(Array.from(new QueryEditor(String(editor))), expected);
  });
});

test('hosts are read back', (t) => {
  const address = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), {
    minLength: 8,
    maxLength: 8,
  });
  checkProperty(
    t,
    1000,
    fc.tuple(address, fc.nat(0xffffffff), absoluteURL),
    ([pieces, ipv4, input]) => {
      assert.deepEqual(parseIPv6(serializeIPv6(pieces as never)), pieces);
      assert.deepEqual(parseHost(serializeIPv4(ipv4)), { kind: 'ipv4', value: ipv4 });
      const { url } = validateURL(input);
      if (!url?.host || url.host.kind === 'empty') return;
      const isOpaque = url.host.kind === 'opaque';
      assert.deepEqual(parseHost(serializeHost(url.host), { isOpaque }), url.host);
    },
  );
});

test('percent-encoded text is read back', (t) => {
  checkProperty(t, 1000, queryText, (text) => {
    const encoded = utf8PercentEncode(text, componentPercentEncodeSet);
    const bytes = percentDecode(encoded);
    assert.equal(utf8DecodeWithoutBOM(bytes), toScalarValueString(text));
  });
});

test('components for Ajv are read back, or are a TypeError', (t) => {
  const part = fc.string({ unit: fc.constantFrom(...':/?#@[]a1.abcdefgh'), maxLength: 3 });
  const parts = fc.record(
    {
      scheme: part,
      userinfo: part,
      host: part,
      port: fc.nat(9),
      path: part,
      query: part,
      fragment: part,
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  let printed = 0;
  const tried = checkProperty(t, 5000, parts, (components) => {
    let text: string;
    try {
      text = uriResolver.serialize(components);
    } catch (error) {
      assert(error instanceof TypeError);
      return;
    }
    const { path: read, ...others } = splitURIReference(text);
    const { path = '', port, ...given } = components;
    const none = { scheme: null, userinfo: null, host: null, query: null, fragment: null };
    assert.deepEqual(others, { ...none, port: port === undefined ? null : `${port}`, ...given });
    // A path that would be read as something else gets a dot segment.
    assert([path, `/.${path}`, `./${path}`].includes(read), text);
    const parsed = uriResolver.parse(text);
    if (parsed.error === undefined) {
      assert.deepEqual(uriResolver.parse(uriResolver.serialize(parsed)), parsed);
      printed++;
    }
  });
  t.true(printed > tried / 50, `${printed}`);
});

test('a host pattern has the text that it is read from', (t) => {
  const texts = fc
    .tuple(
      fc.constantFrom('', 'https://', 'a+b://', 'HTTP://'),
      fc.constantFrom('*', '*.', '.', '', '10.', '[', '[::1]', '10.0.0.0', 'BÜCHER.example'),
      fc.constantFrom('', 'example.org', '1', '::/8]', '/8', '0x7f.1'),
      fc.constantFrom('', ':80', ':80-90', ':*', '/'),
    )
    .map((parts) => parts.join(''));
  let count = 0;
  const tried = checkProperty(t, 1000, texts, (text) => {
    const pattern = hostPattern(text);
    if (pattern === null) return;
    count++;
    assert.equal(pattern.text, text);
    assert.deepEqual(hostPattern(pattern.text), pattern);
  });
  t.true(count > tried / 10, `${count}`);
});

// That of whatwg-2012 is not always: by its text, an empty host is written as none.
test('the URLs of w3c-2012 are read back', (t) => {
  checkProperty(t, 1000, grammarInput, ({ input }) => {
    const draft = w3c2012.parseURL(input);
    if (draft !== null) assert.deepEqual(w3c2012.parseURL(w3c2012.serializeURL(draft)), draft);
  });
});

// By the text, parameters without a name and a value are left out.
test('parameters of w3c-2012 are read back in their canonical form', (t) => {
  checkProperty(
    t,
    1000,
    fc.array(fc.tuple(queryText.filter(Boolean), fc.option(queryText)), { maxLength: 4 }),
    (parameters) => {
      const canonical = w3c2012.serializeParameters(parameters);
      assert.equal(w3c2012.serializeParameters(w3c2012.collectParameters(canonical)), canonical);
    },
  );
});

/** Reads escapes such as `\\u{200B}`. */
const unescaped = (text: string): string =>
  text.replace(/\\u\{([0-9A-F]+)\}/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );

interface PrintedDiagnostic {
  readonly name: string;
  /** Columns count from 1, up to the last one. */
  readonly columns: readonly [first: number, last: number];
  /** The text between the marks, and before them. */
  readonly excerpt: string;
  readonly carets: string;
  /** What to do. */
  readonly help: string | undefined;
}

function readDiagnostic(printed: string): PrintedDiagnostic {
  const [head = '', excerpt = '', carets = '', ...rest] = printed.split('\n');
  const [, name = '', first, last = first] =
    /^(?:error|warning|hint): .* \((\S+?)(?:: \S+)?, columns? (\d+)(?: to (\d+))?\)$/.exec(head) ??
    assert.fail(head);
  assert.match(rest.at(-1) ?? '', /^ {2}see https:/);
  return {
    name,
    columns: [Number(first), Number(last)],
    excerpt: excerpt.slice(2),
    carets: carets.slice(2),
    help: rest.length > 1 ? rest[0]?.slice(2) : undefined,
  };
}

/** Does to a text what the help of a diagnostic says. */
function followHelp(input: string, { columns, help = '' }: PrintedDiagnostic): string {
  const [, what = '', first, last = first] =
    /(?:^remove|in place of) (it|columns? (\d+)(?: to (\d+))?\b)/.exec(help) ?? [];
  const [from, to] = first === undefined ? columns : [Number(first), Number(last)];
  const text = /^write: (.*?)(?: \(in place of columns? \d+(?: to \d+)?\))?$/.exec(help)?.[1];
  assert(text !== undefined || what !== '', help);
  return input.slice(0, from - 1) + unescaped(text ?? '') + input.slice(to);
}

test('what is printed of a diagnostic is read back, and its help is the fix', (t) => {
  let fixed = 0;
  const tried = checkProperty(t, 2000, grammarInput, ({ input }) => {
    const { diagnostics, hints } = validateURL(input);
    for (const found of [...diagnostics, ...hints]) {
      const printed = formatDiagnostic(input, found, { maxLength: 4 * input.length + 4 });
      assert(!hasHidden(printed.replaceAll('\n', '')), printed);
      const read = readDiagnostic(printed);
      const { start, end } = ('cause' in found && found.cause) || found;
      assert.equal(read.name, found.name);
      assert.deepEqual(read.columns, [start + 1, Math.max(start + 1, end)]);
      assert.equal(unescaped(read.excerpt), input);
      const [, spaces = '', carets = ''] = /^( *)(\^+)$/.exec(read.carets) ?? assert.fail(printed);
      assert.equal(spaces.length, widthOf(visible(input.slice(0, start))));
      assert.equal(carets.length, Math.max(1, widthOf(visible(input.slice(start, end)))));
      if (found.fix === null || 'silences' in found) continue;
      // An empty range has a column, but nothing to replace.
      const range = start === end ? { ...read, columns: [start + 1, start] as const } : read;
      assert.equal(followHelp(input, range), applyFixes(input, [found]), printed);
      fixed++;
    }
  });
  t.true(fixed > tried / 2, `${fixed}`);
});
