// https://docs.python.org/3/library/functions.html#int

const MOST_DECIMAL_DIGITS = 4300;

const decimal = /^[\t-\r ]*([+-]?)(\d+(?:_\d+)*)[\t-\r ]*$/;
const octal = /^[\t-\r ]*([+-]?)(?:0[oO]_?)?([0-7]+(?:_[0-7]+)*)[\t-\r ]*$/;
const hexadecimal = /^[\t-\r ]*([+-]?)(?:0[xX]_?)?([\dA-Fa-f]+(?:_[\dA-Fa-f]+)*)[\t-\r ]*$/;

const syntaxes = {
  8: { pattern: octal, prefix: '0o' },
  10: { pattern: decimal, prefix: '' },
  16: { pattern: hexadecimal, prefix: '0x' },
} as const;

/** Parses bytes as `int(bytes, base)` does in Python. Returns null if that raises an error. */
export function parsePythonInteger(bytes: string, base: 8 | 10 | 16): bigint | null {
  const { pattern, prefix } = syntaxes[base];
  const match = pattern.exec(bytes);
  if (match === null) return null;
  const digits = (match[2] ?? '').replace(/_/g, '');
  if (base === 10 && digits.length > MOST_DECIMAL_DIGITS) return null;
  const value = BigInt(prefix + digits);
  return match[1] === '-' ? -value : value;
}
