import {
  normalizeURI,
  parseIRIReference,
  parseURIReference,
  resolveURI,
  splitURIReference,
} from '@urlkit/uri';
import {
  decodeUnreserved,
  escapeHost,
  escapeInvalid,
  extendGrammar,
  type GrammarExtension,
  grammar,
  iriGrammar,
  isIPLiteral,
  isScheme,
  joinComponents,
  parseReference,
  percentEncodeCharacter,
  production,
  schemeProduction,
  transformReference,
  userinfoPart,
} from '@urlkit/uri/generic-syntax';
import test from 'ava';

test('the grammars are those of the parsers', (t) => {
  for (const input of [
    's://u@h:1/p?q#f',
    'a b',
    '//[v1.a]',
    '//[::1]',
    'é',
    '?\uE000',
    '%',
    '%zz',
  ]) {
    t.deepEqual(parseReference(input, grammar), parseURIReference(input), input);
    t.deepEqual(parseReference(input, iriGrammar), parseIRIReference(input), input);
  }
});

/** Extensions, with what each allows in addition, and what it still refuses. */
const extensions: readonly [GrammarExtension, readonly string[], readonly string[]][] = [
  [{}, [], [' ', '//a b', '?{}', '%']],
  [{ unreserved: '{}' }, ['{', '//{}@{}', '?{', '#}', '//[v1.{]'], ['|', '{}:a']],
  [{ iunreserved: '\u00E9' }, ['\u00E9', '//\u00E9', '?\u00E9'], ['//[v1.\u00E9]', '\u00E8']],
  [{ query: ' ' }, ['? '], [' ', '# ']],
  [{ fragment: '#' }, ['##'], ['?{#', '[']],
  [{ lonePercent: true }, ['%', '?%zz', '#%'], ['//%', '[']],
];

for (const [extension, allowed, refused] of extensions) {
  test(`${JSON.stringify(extension)} extends the grammar`, (t) => {
    const extended = extendGrammar(extension);
    for (const input of allowed) {
      t.not(parseReference(input, extended), null, input);
      t.is(parseReference(input, grammar), null, input);
    }
    for (const input of refused) t.is(parseReference(input, extended), null, input);
  });
}

test('what a production does not match is percent-encoded', (t) => {
  t.is(escapeInvalid('a%20%b \u{1F600}\uD800', grammar.path), 'a%20%25b%20%F0%9F%98%80%EF%BF%BD');
  t.is(escapeInvalid('%', extendGrammar({ lonePercent: true }).path), '%');
  t.is(escapeInvalid('abc', production('ab')), 'ab%63');
  t.is(escapeInvalid('a:b', schemeProduction), 'a%3Ab');
  t.is(escapeInvalid('a:b', userinfoPart), 'a%3Ab');
  t.is(escapeHost('[::1]', grammar), '[::1]');
  t.is(escapeHost('[::x]', grammar), '%5B%3A%3Ax%5D');
  t.is(percentEncodeCharacter('a'), '%61');
});

test('schemes and addresses are recognized', (t) => {
  t.deepEqual(['a', 'a+-.1', '1a', 'a_', ''].map(isScheme), [true, true, false, false, false]);
  t.deepEqual(
    ['[::1]', '[v1.a]', '[::g]', '::1', '[v1.\u00E9]'].map((host) => isIPLiteral(host)),
    [...[true, true, false, false, false]],
  );
  t.true(isIPLiteral('[v1.{]', extendGrammar({ unreserved: '{' })));
});

test('sections 5.2.2 and 5.3 are followed to the letter', (t) => {
  const resolve = (reference: string, base: string, strict?: boolean): string =>
    joinComponents(
      transformReference(splitURIReference(reference), splitURIReference(base), { strict }),
    );
  t.is(resolve('..//h/p', 'foo:a/b'), 'foo://h/p');
  t.is(resolveURI('..//h/p', 'foo:a/b'), 'foo:/.//h/p');
  t.is(resolve('foo:c', 'foo:a/b'), 'foo:c');
  t.is(resolve('foo:c', 'foo:a/b', false), 'foo:a/c');
});

test('only unreserved characters are decoded, and other octets have capital letters', (t) => {
  for (let octet = 0; octet < 256; octet++) {
    const character = String.fromCharCode(octet);
    const encoded = `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
    const isUnreserved = /[A-Za-z0-9\-._~]/.test(character);
    for (const [first, second] of ['Aa', 'aA', 'aa', 'AA'].map((cases) => cases.split(''))) {
      const digit = (at: number, like: string | undefined) =>
        like === 'a' ? encoded.charAt(at).toLowerCase() : encoded.charAt(at);
      const written = `%${digit(1, first)}${digit(2, second)}`;
      t.is(decodeUnreserved(written), isUnreserved ? character : encoded);
      t.is(normalizeURI(`a:${written}`, { level: 'case' }), `a:${encoded}`);
    }
  }
  t.is(decodeUnreserved('%41%7e%2d%5F%2f%c3%a9%'), 'A~-_%2F%C3%A9%');
});
