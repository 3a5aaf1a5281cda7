import {
  assertArgument,
  assertString,
  type Check,
  mustBeFunction,
  TextWriter,
} from '@urlkit/internal';

const CODE_UNITS_PER_PART = 0x10000;

const mustBePattern: Check = (value) => (value instanceof RegExp ? null : 'a regular expression');

/**
 * Replaces all matches in a string, part by part if it is long: engines keep every match in memory until the last one
 * is found.
 *
 * @param pattern A global expression that matches one code unit, or a percent sign and two more.
 * @returns The string with each match replaced.
 */
export function replaceOctets(
  input: string,
  pattern: RegExp,
  replacement: (octet: string) => string,
): string {
  assertString(input, 'input');
  assertArgument(pattern, 'pattern', mustBePattern);
  assertArgument(replacement, 'replacement', mustBeFunction);
  if (input.length <= CODE_UNITS_PER_PART) return input.replace(pattern, replacement);
  if (input.search(pattern) === -1) return input;
  const writer = new TextWriter();
  for (let start = 0, end = 0; start < input.length; start = end) {
    end = start + CODE_UNITS_PER_PART;
    if (input.startsWith('%', end - 1)) end--;
    else if (input.startsWith('%', end - 2)) end -= 2;
    writer.write(input.slice(start, end).replace(pattern, replacement));
  }
  return writer.text();
}
