// Random references, most of which are near the border between what the grammar allows and what it refuses.

const pieces = [
  ...[
    'a',
    'b',
    'g',
    'A',
    'Z',
    '1',
    '80',
    '0',
    '-',
    '.',
    '..',
    '.',
    '/',
    '/',
    '/',
    '//',
    './',
    '../',
  ],
  ...[
    ':',
    '@',
    '?',
    '#',
    '%41',
    '%2f',
    '%7E',
    '%c3%bc',
    '%',
    '%zz',
    '!',
    '$',
    '&',
    "'",
    '(',
    ')',
    '*',
  ],
  ...[
    '+',
    ',',
    ';',
    '=',
    '~',
    '_',
    'http:',
    'foo:',
    'urn:x:',
    '//h',
    '//u@h:8',
    '[::1]',
    '//[::1]',
  ],
  ...[
    '//[v1.a]',
    '//1.2.3.4',
    '[',
    ']',
    ' ',
    '\\',
    '^',
    '`',
    '{',
    '}',
    '|',
    '"',
    '<',
    '>',
    'é',
    '\uE000',
  ],
  ...[
    '\u{10300}',
    '\x7F',
    '\0',
    '\t',
    '/.',
    '/..',
    '/./',
    '/../',
    '%2e',
    '%2E%2e',
    '//[fe80::1%25e]',
  ],
] as const;

const bases = [
  'http://a/b/c/d;p?q',
  'http://a',
  'http://a/b/..',
  'foo:a/b',
  'foo:/a/b',
  'foo:',
  'urn:x:y',
  'http://u@[::1]:80/x/y/../z?q#f',
] as const;

/** A reference, and a base to resolve it against. */
export type ReferenceAndBase = readonly [reference: string, base: string];

/** Makes random references with their bases, always the same for a seed. */
export function randomReferences(count: number, seed: number): ReferenceAndBase[] {
  let state = seed >>> 0 || 1;
  // xorshift32
  const below = (limit: number): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
  // Most pieces are of the first kinds, so that about half of the references are valid.
  const piece = (): string => pieces[below(4) === 0 ? below(pieces.length) : below(46)] ?? '';
  return Array.from({ length: count }, () => {
    const reference = Array.from({ length: below(9) }, piece).join('');
    return [reference, bases[below(bases.length)] ?? bases[0]] as const;
  });
}
