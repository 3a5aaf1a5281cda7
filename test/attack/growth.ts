// The time that a call takes as its text grows.

import { startProcessorTime } from '../support/processor-time.js';

/** What comes before a repeated unit. */
export const prefixes: readonly string[] = [
  ...[
    '',
    'http://',
    'http://h/',
    'http://h',
    'http://h/?',
    'http://h/#',
    'http://u:',
    'http://u@',
    'http://h:',
  ],
  ...['http://[', 'http://xn--', 'http:', 'a:', 'a://', 'a://h/', 'a:/', 'file:', 'file:///'],
  ...[
    'file:///C:/',
    'blob:http://',
    'ws://1.',
    '//',
    '/',
    '\\',
    '?',
    '#',
    '%',
    ' ',
    '[',
    '0x',
    'xn--',
  ],
  '*.',
];

/** What is repeated: ASCII, and more. */
export const units: readonly string[] = [
  ...Array.from({ length: 0x80 }, (_, codeUnit) => String.fromCharCode(codeUnit)),
  ...[
    '../',
    './',
    '%2e',
    '%2e%2e/',
    '%41',
    'a.',
    'a/',
    'a@',
    'a:',
    'a=b&',
    '/a',
    '/a/..',
    '/..',
    '//',
    '/\\',
    '1:',
    '1.',
  ],
  ...[
    '::',
    '[]',
    'xn--a.',
    'é',
    'é.',
    'ł',
    '\u0301',
    '\u0323\u0301',
    '\u200d',
    '\u05d0',
    '\uff0f',
    '\ufdfa',
    '\u3316',
    '\ufb2c',
  ],
  ...[
    '💩',
    '\ud83d',
    '\udca9',
    '\u3002',
    '\t\n',
    'a\t',
    '\\?',
    '?#',
    '&&',
    '=+',
    '&#1;',
    'jsessionid=',
    'a ',
  ],
];

/** What comes after it. */
export const suffixes: readonly string[] = ['', '/', 'x', '@h', '!', '\0', ' ', '?a#b'];

/** What is repeated: one text, or several, one after the other. */
export type Units = string | readonly string[];

/** A text of about so many code units, of which each unit takes the same share. */
export function repeated(prefix: string, unit: Units, suffix: string, length: number): string {
  const all = typeof unit === 'string' ? [unit] : unit;
  const share = length / all.length;
  return prefix + all.map((one) => one.repeat(Math.ceil(share / one.length))).join('') + suffix;
}

// An eighth of a text takes an eighth of its time, or a little less, as it leaves more of the processor's caches and of
// memory free. If time grows with the square of the length, it takes a 64th.
const LARGEST_FACTOR = 32;

/**
 * How the time grows if it grows faster than in proportion to the length of the text, and null otherwise. A text that
 * takes long is compared with one of an eighth of its length.
 *
 * @param makeText A text of a length.
 * @param limit Milliseconds that a text may take, whatever the others do.
 */
export function findGrowth(
  run: (text: string) => unknown,
  makeText: (length: number) => string,
  length: number,
  limit: number,
): string | null {
  const [small, large] = [makeText(length / 8), makeText(length)];
  const time = (text: string): number => {
    const timeSince = startProcessorTime();
    run(text);
    return timeSince();
  };
  const best = (text: string): number => Math.min(time(text), time(text), time(text));
  let after = time(large);
  if (after < limit) return null;
  const before = best(small);
  // Only repeated if one run took too long.
  if (after > LARGEST_FACTOR * before) after = best(large);
  if (after < limit || after < LARGEST_FACTOR * before) return null;
  const [few, many] = [before, after].map((milliseconds) => milliseconds.toFixed());
  return `${small.length} code units take ${few} ms, ${large.length} take ${many} ms`;
}
