import {
  type HostValidationErrorSink,
  parseDomain,
  parseHost,
  parseIPv4,
  parseOpaqueHost,
} from '@urlkit/host';
import test from 'ava';

// The names in order, each with its range, and ! if it is fatal.
const cases: readonly (readonly [input: string, errors: readonly string[], isOpaque?: boolean])[] =
  [
    ['example.com', []],
    ['a_b.c', ['domain-to-ASCII 0-3']],
    ['x.a_b.c', ['domain-to-ASCII 2-5']],
    ['exa%23mple.org', ['domain-percent-encoded 3-6', 'domain-to-ASCII 0-10!']],
    ['exam%70le.org', ['domain-percent-encoded 4-7']],
    ['a.ü\u200Db.c', ['domain-to-ASCII 2-5!']],
    ['127.0.0.1.', ['domain-to-ASCII 10-10', 'IPv4-empty-part 9-10']],
    ['a..b', ['domain-to-ASCII 2-2']],
    ['\u0627\u0661.\u06F1', ['domain-to-ASCII 0-4!']],
    ['1.2.3', ['IPv4-too-few-parts 0-5']],
    ['1.2.3.4.5', ['IPv4-too-many-parts 0-9!']],
    ['test.42', ['IPv4-too-few-parts 0-7', 'IPv4-non-numeric-part 0-4!']],
    ['a.01.1', ['IPv4-too-few-parts 0-6', 'IPv4-non-numeric-part 0-1!']],
    ['127.0.0x0.1', ['IPv4-non-decimal-part 6-9']],
    ['255.255.4000.1', ['IPv4-out-of-range-part 8-12!']],
    ['1.2.3.256', ['IPv4-out-of-range-part 6-9!']],
    ['[::1', ['IPv6-unclosed 0-1!']],
    ['[01:02', ['IPv6-unclosed 0-1!']],
    ['a b', ['domain-to-ASCII 0-3!']],
    ['a.b c.d', ['domain-to-ASCII 2-5!']],
    ['a.b c', ['domain-to-ASCII 2-5!']],
    ['1.2.3.255', []],
    ['255.600', ['IPv4-too-few-parts 0-7', 'IPv4-out-of-range-part 4-7']],
    ['1.2.600', ['IPv4-too-few-parts 0-7', 'IPv4-out-of-range-part 4-7']],
    ['0x1.2.3.4.5', ['IPv4-too-many-parts 0-11!']],
    ['1.2.３３.4', ['IPv4-non-ASCII-input 4-6']],
    ['[::1]x', ['IPv6-unclosed 5-6!']],
    ['\u00AD1.⑩00.1.1', ['IPv4-non-ASCII-input 0-1', 'IPv4-out-of-range-part 3-6!']],
    ['1.2.３.4', ['IPv4-non-ASCII-input 4-5']],
    ['1。2.3.4', ['IPv4-non-ASCII-input 1-2']],
    ['1.%EF%BC%92.3.4', ['domain-percent-encoded 2-11', 'IPv4-non-ASCII-input 2-11']],
    ['①.x', []],
    [
      '０ｘ7F.1',
      ['IPv4-non-ASCII-input 0-2', 'IPv4-too-few-parts 0-6', 'IPv4-non-decimal-part 0-4'],
    ],
    // Percent-encoded twice, it is no label separator.
    ['xn--ü.a%252Eb', ['domain-percent-encoded 7-10', 'domain-to-ASCII 0-13!']],
    // An empty label is where it would be.
    ['h.', ['domain-to-ASCII 2-2']],
    ['h%2e', ['domain-percent-encoded 1-4', 'domain-to-ASCII 4-4']],
    ['a%2e%2eb', ['domain-percent-encoded 1-7', 'domain-to-ASCII 4-4']],
    [
      '1.2.%33.',
      [
        'domain-percent-encoded 4-7',
        'domain-to-ASCII 8-8',
        'IPv4-empty-part 4-7',
        'IPv4-too-few-parts 0-8',
      ],
    ],
    // A domain has at most 253 code units.
    [domainOf(253), []],
    [domainOf(254), ['domain-to-ASCII 0-254']],
    [`${domainOf(253)}.b c`, ['domain-to-ASCII 254-257!']],
    [`${domainOf(251)}_b`, ['domain-to-ASCII 192-253']],
    [`${domainOf(252)}_b`, ['domain-to-ASCII 0-254']],
    ['[1:2:3]', ['IPv6-too-few-pieces 1-6!']],
    ['[::01]', ['IPv6-piece-leading-zero 3-5']],
    ['exa[mple', ['host-invalid-code-point 3-4!'], true],
    ['a"b%c{', ['invalid-URL-unit 1-2', 'invalid-URL-unit 3-4'], true],
  ];

function domainOf(length: number): string {
  const label = `${'a'.repeat(63)}.`;
  return label.repeat(3) + 'a'.repeat(length - 3 * label.length);
}

/** Returns the errors that a parser reports. */
function errorsOf(parse: (onValidationError: HostValidationErrorSink) => unknown): string[] {
  const errors: string[] = [];
  parse(({ name, start, end, fatal }) => {
    errors.push(`${name} ${start}-${end}${fatal ? '!' : ''}`);
  });
  return errors;
}

for (const [input, expected, isOpaque = false] of cases) {
  test(`${input} has these errors`, (t) => {
    const errors = errorsOf((onValidationError) =>
      parseHost(input, { isOpaque, onValidationError }),
    );
    t.deepEqual(errors, expected);
  });
}

test('the parsers that the host parser calls report errors, too', (t) => {
  const ipv4 = (input: string) =>
    errorsOf((onValidationError) => parseIPv4(input, { onValidationError }));
  t.deepEqual(ipv4('1.2.3.4'), []);
  t.deepEqual(ipv4('0x1.2'), ['IPv4-too-few-parts 0-5', 'IPv4-non-decimal-part 0-3']);
  t.deepEqual(ipv4(''), [
    'IPv4-empty-part 0-0',
    'IPv4-too-few-parts 0-0',
    'IPv4-non-numeric-part 0-0!',
  ]);
  const opaque = (input: string) =>
    errorsOf((onValidationError) => parseOpaqueHost(input, { onValidationError }));
  t.deepEqual(opaque('a"'), ['invalid-URL-unit 1-2']);
  t.deepEqual(opaque('ab'), []);
  t.deepEqual(opaque('a b'), ['host-invalid-code-point 1-2!']);
  for (const beStrict of [false, true]) {
    const domain = (input: string) =>
      errorsOf((onValidationError) => parseDomain(input, { beStrict, onValidationError }));
    t.deepEqual(domain('a'), []);
    t.deepEqual(domain('a b'), ['domain-to-ASCII 0-3!']);
    t.deepEqual(domain('a_b'), [`domain-to-ASCII 0-3${beStrict ? '!' : ''}`]);
  }
});

test('options of other names or types are refused', (t) => {
  for (const parse of [parseIPv4, parseOpaqueHost]) {
    t.throws(() => parse('1', { onValidationError: 1 as never }), { message: /onValidationError/ });
  }
});
