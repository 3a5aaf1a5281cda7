import { isIPv6 } from 'node:net';
import { canonicalizeIPv6, type IPv6Address, parseIPv6, serializeIPv6 } from '@urlkit/ipv6';
import test from 'ava';
import fc from 'fast-check';
import { checkProperty } from '../../../test/support/property.js';
import { show } from '../../../test/support/show.js';

const valid: readonly (readonly [input: string, serialized: string])[] = [
  ['::', '::'],
  ['::1', '::1'],
  ['1::', '1::'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ['1::8', '1::8'],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
  ['::2:3:4:5:6:7:8', '0:2:3:4:5:6:7:8'],
  ['0:0:1:0:0:0:1:0', '0:0:1::1:0'],
  ['0:f:0:0:f:f:0:0', '0:f::f:f:0:0'],
  ['2001:DB8::FF00:42:8329', '2001:db8::ff00:42:8329'],
  ['0001:0002::000A', '1:2::a'],
  ['::1.2.3.4', '::102:304'],
  ['::ffff:192.0.2.128', '::ffff:c000:280'],
  ['1:2:3:4:5:6:255.255.255.255', '1:2:3:4:5:6:ffff:ffff'],
  ['1::2:0.0.0.0', '1::2:0:0'],
];

for (const [input, serialized] of valid) {
  test(`${input} is ${serialized}`, (t) => {
    const address = parseIPv6(input);
    t.is(address && serializeIPv6(address), serialized);
    t.deepEqual(parseIPv6(serialized), address);
  });
}

// At least one input for each error, with the range at fault.
const invalid: readonly (readonly [input: string, error: string])[] = [
  [':1', 'IPv6-invalid-compression 0-1'],
  [':', 'IPv6-invalid-compression 0-1'],
  ['1:2:3:4:5:6:7:8:9', 'IPv6-too-many-pieces 16-17'],
  ['1:2:3:4:5:6:7:8::', 'IPv6-too-many-pieces 16-17'],
  ['1::1::1', 'IPv6-multiple-compression 4-6'],
  [':::', 'IPv6-multiple-compression 1-3'],
  ['1:2:3!:4', 'IPv6-invalid-code-point 5-6'],
  ['1:2:3:', 'IPv6-invalid-code-point 5-6'],
  ['12345::', 'IPv6-invalid-code-point 4-5'],
  ['1:😀', 'IPv6-invalid-code-point 2-4'],
  ['fe80::1%eth0', 'IPv6-invalid-code-point 7-8'],
  ['1:2:3', 'IPv6-too-few-pieces 0-5'],
  ['', 'IPv6-too-few-pieces 0-0'],
  ['1:1:1:1:1:1:1:127.0.0.1', 'IPv4-in-IPv6-too-many-pieces 14-23'],
  ['1:2:3:4:5:6:7:.1', 'IPv4-in-IPv6-invalid-code-point 14-15'],
  ['ffff::.0.0.1', 'IPv4-in-IPv6-invalid-code-point 6-7'],
  ['ffff::127.0.xyz.1', 'IPv4-in-IPv6-invalid-code-point 12-13'],
  ['ffff::127.0xyz', 'IPv4-in-IPv6-invalid-code-point 11-12'],
  ['ffff::127.00.0.1', 'IPv4-in-IPv6-invalid-code-point 10-12'],
  ['ffff::127.0.0.1.2', 'IPv4-in-IPv6-invalid-code-point 15-16'],
  ['ffff::127.0.', 'IPv4-in-IPv6-invalid-code-point 12-12'],
  ['ffff::a.0.0.1', 'IPv4-in-IPv6-invalid-code-point 6-7'],
  ['ffff::127.0.0.4000', 'IPv4-in-IPv6-out-of-range-part 14-18'],
  ['ffff::127.0.0', 'IPv4-in-IPv6-too-few-parts 6-13'],
];

for (const [input, expected] of invalid) {
  test(`"${input}" fails with ${expected}`, (t) => {
    const errors: string[] = [];
    const address = parseIPv6(input, {
      onValidationError: ({ name, start, end, fatal }) => {
        t.true(fatal);
        errors.push(`${name} ${start}-${end}`);
      },
    });
    t.is(address, null);
    t.deepEqual(errors, [expected]);
  });
}

test('each leading zero is reported, and is not fatal', (t) => {
  const errors: unknown[] = [];
  t.deepEqual(
    parseIPv6('01::0:00', { onValidationError: (error) => errors.push(error) }),
    [1, 0, 0, 0, 0, 0, 0, 0],
  );
  const name = 'IPv6-piece-leading-zero';
  t.deepEqual(errors, [
    { name, start: 0, end: 2, fatal: false },
    { name, start: 6, end: 8, fatal: false },
  ]);
});

test('all 256 patterns of zero pieces serialize as RFC 5952 recommends and parse back', (t) => {
  for (let mask = 0; mask < 256; mask++) {
    const pieces = Array.from({ length: 8 }, (_, index) => (mask >> index) & 1);
    const address = pieces as unknown as IPv6Address;
    const serialized = serializeIPv6(address);
    t.deepEqual(parseIPv6(serialized), address);
    const longest = Math.max(
      0,
      ...(pieces.join('').match(/0{2,}/g) ?? []).map((run) => run.length),
    );
    const written = serialized.split(':').filter((piece) => piece !== '').length;
    t.is(8 - written, longest, serialized);
    t.is(serialized.includes('::'), longest > 0, show(mask));
  }
});

test('an address that is serialized and parsed again is the same', (t) => {
  const piece = fc.oneof(fc.constant(0), fc.nat(0xffff));
  fc.assert(
    fc.property(fc.tuple(piece, piece, piece, piece, piece, piece, piece, piece), (address) => {
      t.deepEqual(parseIPv6(serializeIPv6(address)), address);
    }),
  );
});

test('random text is an address exactly if Node says so, except for zones and leading zeros in IPv4', (t) => {
  const text = fc.array(fc.constantFrom('0', '1', 'f', ':', '::', '12', '.', '255', 'g', 'abcd'), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(text, (parts) => {
      const input = parts.join('');
      t.is(parseIPv6(input) !== null, isIPv6(input), input);
    }),
    { numRuns: 5_000 },
  );
});

// Pieces that are often zero, in several spellings.
const piece = fc.oneof(
  fc.constant('0'),
  fc.constantFrom('', '00', '1', 'a', 'A', '0a', 'ffff', 'FFFF', '1.2.3.4'),
  fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16)),
);
const spellings = fc.array(piece, { minLength: 2, maxLength: 9 }).map((pieces) => pieces.join(':'));

test('an address is canonicalized, and null if its text is canonical already', (t) => {
  const counts = { addresses: 0, serialized: 0 };
  const tried = checkProperty(t, 20_000, spellings, (text) => {
    for (const input of [text, `:${text}`, text.replace(/:0(?::0)*:/, '::')]) {
      const result = canonicalizeIPv6(`[${input}]`, 1, input.length + 1);
      const address = parseIPv6(input);
      if ((address === null) !== (typeof result === 'object' && result !== null))
        throw new Error(input);
      if (address === null) continue;
      counts.addresses++;
      counts.serialized += Number(result === null);
      if ((result ?? input) !== serializeIPv6(address) || result === input) throw new Error(input);
    }
  });
  t.true(Math.min(counts.serialized, counts.addresses - counts.serialized) > tried / 60);
});

test('a part of a text is read as that part alone is', (t) => {
  const invalid = [
    '',
    ':',
    '1',
    '1:',
    ':1',
    '1:2:3:4:5:6:7',
    '::1.2.3',
    '::1.2.3.',
    '::g',
    '::\ud83d',
  ];
  for (const input of [...valid.map(([text]) => text), ...invalid]) {
    const alone = canonicalizeIPv6(input);
    const expected =
      alone === null || typeof alone === 'string'
        ? alone
        : { ...alone, start: alone.start + 1, end: alone.end + 1 };
    for (const after of [':', '::', '1', '12345', 'f', '.', '.4', 'g', '\udca9']) {
      const found = canonicalizeIPv6(`[${input}${after}`, 1, input.length + 1);
      t.deepEqual(found, expected, `${input} before ${after}`);
    }
  }
});

test('an error has the range of what is wrong', (t) => {
  const cases: readonly (readonly [input: string, name: string, start: number, end: number])[] = [
    ['1:2:3:4:5:6:7:.1', 'IPv4-in-IPv6-invalid-code-point', 14, 15],
    ['1:2:3:4:5:6:7:1.1', 'IPv4-in-IPv6-too-many-pieces', 14, 17],
    ['::💩x', 'IPv6-invalid-code-point', 2, 4],
    ['::\uffffx', 'IPv6-invalid-code-point', 2, 3],
    ['::1.💩', 'IPv4-in-IPv6-invalid-code-point', 4, 6],
  ];
  for (const [input, name, start, end] of cases) {
    t.deepEqual(canonicalizeIPv6(input), { name, start, end, fatal: true } as never);
  }
});

test('a value that is no string is named as the wrong argument', (t) => {
  for (const value of [null, undefined, 1, ['::1']]) {
    t.throws(() => parseIPv6(value as never), { message: 'input must be a string' });
    t.throws(() => canonicalizeIPv6(value as never), { message: 'text must be a string' });
  }
});

test('what is not a list of eight pieces cannot be serialized', (t) => {
  for (const value of [
    null,
    [],
    [1, 2, 3, 4, 5, 6, 7],
    new Array(9).fill(0),
    [0, 0, 0, 0, 0, 0, 0, 0x10000],
    '::1',
  ]) {
    t.throws(() => serializeIPv6(value as never), { instanceOf: TypeError });
  }
});
