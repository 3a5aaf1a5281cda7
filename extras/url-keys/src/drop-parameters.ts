import { findBefore } from '@urlkit/internal';
import { utf8PercentDecode } from '@urlkit/percent-encoding';

/** The parameters to leave out of a key. Names in URLs are percent-decoded before they are compared. */
export interface DroppedParameters {
  /** Names, or prefixes of names followed by U+002A (*), such as `utm_*`. Alone, `*` means all parameters. */
  readonly names?: readonly string[] | undefined;
  /**
   * Whether to leave out what is empty between two U+0026 (&), so that `?a=1&&b` and `?a=1&b` have one key, and so have `?` and no
   * query. The default is false.
   */
  readonly empty?: boolean | undefined;
}

/** Whether a parameter, as it is written, is dropped. */
export type ParameterTest = (parameter: string) => boolean;

/** Creates a test for parameters. Returns null if none is dropped. */
export function parameterTest({
  names = [],
  empty = false,
}: DroppedParameters): ParameterTest | null {
  if (names.length === 0) return empty ? (parameter) => parameter === '' : null;
  const exact = new Set(names.filter((name) => !name.endsWith('*')));
  const prefixes = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  const shortest = shortestPrefixes(prefixes);
  return (parameter) => {
    if (parameter === '' && empty) return true;
    const name = decodedName(parameter);
    const prefix = lastUpTo(name, shortest);
    return exact.has(name) || (prefix !== undefined && name.startsWith(prefix));
  };
}

// Sorts prefixes, and leaves out those that begin with another one.
function shortestPrefixes(prefixes: readonly string[]): readonly string[] {
  let last: string | undefined;
  return Array.from(prefixes)
    .sort()
    .filter((prefix) => {
      if (last !== undefined && prefix.startsWith(last)) return false;
      last = prefix;
      return true;
    });
}

// Returns the last text that does not come after another one. No prefix of a name comes after it.
function lastUpTo(name: string, sorted: readonly string[]): string | undefined {
  let start = 0;
  let end = sorted.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((sorted[middle] as string) <= name) start = middle + 1;
    else end = middle;
  }
  return start === 0 ? undefined : sorted[start - 1];
}

/**
 * Removes parameters from the query of a URL. The query is between the first `?` and the first `#`. The
 * rest of the URL does not change. If no parameter is left, the `?` is removed too.
 */
export function dropParameters(url: string, isDropped: ParameterTest): string {
  const end = findBefore(url.length, '#', url, 0);
  const start = url.indexOf('?');
  if (start === -1 || start > end) return url;
  const parameters = url.slice(start + 1, end).split('&');
  const kept = parameters.filter((parameter) => !isDropped(parameter));
  if (kept.length === parameters.length) return url;
  const query = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return url.slice(0, start) + query + url.slice(end);
}

function decodedName(parameter: string): string {
  const equals = parameter.indexOf('=');
  const name = equals === -1 ? parameter : parameter.slice(0, equals);
  if (/^[\w.-]*$/.test(name)) return name;
  return utf8PercentDecode(name.replace(/[\t\n\r]/g, '').replace(/\+/g, ' '));
}
