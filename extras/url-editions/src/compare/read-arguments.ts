import { readBaseOption } from '@urlkit/internal';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';

/** Options for {@link compareEditions} and `compareReadings`. */
export interface CompareOptions {
  /** The base URL, which should be absolute; null or undefined if there is none. */
  readonly base?: URLInput | null | undefined;
}

// A comparison reads its input dozens of times, and keeps each reading.
const LONGEST_INPUT = 0x10000;

/** Checks the URL and the options of a comparison, and returns the URL and the base URL as text. */
export function readArguments(
  url: URLInput,
  options: CompareOptions | undefined,
): readonly [input: string, base: string | undefined] {
  const input = urlStringOf(url);
  const base = readBaseOption(options, urlStringOf);
  if (input.length + (base ?? '').length > LONGEST_INPUT) {
    throw new RangeError('url and options.base together must not have more than 65,536 code units');
  }
  return [input, base];
}
