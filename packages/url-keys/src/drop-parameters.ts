import { utf8PercentDecode } from '@urlkit/percent-encoding';

/** Parameters of a query that a key leaves out, by their decoded names. */
export interface DroppedParameters {
  readonly names?: readonly string[] | undefined;
  /** What a name begins with, such as `utm_`. */
  readonly prefixes?: readonly string[] | undefined;
}

/** Tells whether a decoded name is among the dropped ones. */
export type NameTest = (name: string) => boolean;

/** Makes a test of the names to drop. Null if there is nothing to drop. */
export function nameTest({ names = [], prefixes = [] }: DroppedParameters): NameTest | null {
  if (names.length === 0 && prefixes.length === 0) return null;
  const exact = new Set(names);
  return (name) => exact.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/**
 * Takes parameters out of the query of a URL, which is what is between the first `?` before any `#`,
 * and that `#`. Everything else stays as it is; a query of which nothing is left goes with its `?`.
 */
export function dropParameters(url: string, isDropped: NameTest): string {
  const hash = url.indexOf('#');
  const end = hash === -1 ? url.length : hash;
  const start = url.indexOf('?');
  if (start === -1 || start > end) return url;
  const parameters = url.slice(start + 1, end).split('&');
  const kept = parameters.filter((parameter) => !isDropped(decodedName(parameter)));
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
