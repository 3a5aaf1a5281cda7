// SURT prefixes, as Heritrix makes them of seeds, for keys of the profile `surt`
// https://heritrix.readthedocs.io/en/latest/glossary.html

import { cut } from './byte-string.js';
import { surt } from './surt.js';

/** What the keys of a scope begin with. */
export interface SURTPrefix {
  /** What the keys of all within begin with, in order: a sorted index has them in as many ranges. */
  readonly prefixes: readonly string[];
  /** The key of the directory itself if the scope is one, which has lost its slash; or null. */
  readonly key: string | null;
}

/**
 * Makes the SURT prefix of a scope. `example.org`, without a slash, or `*.example.org` is a host and all
 * hosts below it; `example.org/` the host alone; `example.org/a/b`, or `example.org/a/*`, all of it that
 * begins with `/a/`. It may have a scheme, which does not count, and it may be a SURT itself, such as
 * `http://(org,example,`.
 *
 * @returns The prefix; null if the scope has no host, or a host that has no key.
 * @throws {TypeError} If the scope is no string.
 */
export function surtPrefix(scope: string): SURTPrefix | null {
  if (typeof scope !== 'string') throw new TypeError('scope must be a string');
  const [url] = cut(cut(plainScope(scope.trim()), '#')[0], '?');
  const match = /^(?:[A-Za-z][A-Za-z\d+.-]*:\/\/)?(\*\.)?([^/]*)(\/.*)?$/.exec(url);
  const [, wildcard, host = '', path] = match ?? [];
  if (host === '' || (wildcard !== undefined && path !== undefined)) return null;
  const directory = path?.slice(0, path.lastIndexOf('/') + 1) ?? '/';
  const key = surt(`http://${host}${directory}`);
  if (key === null || !key.includes(')')) return null;
  if (path === undefined) return hostPrefix(key.slice(0, key.indexOf(')')));
  if (key.endsWith(')/')) return { prefixes: [key], key: null };
  return { prefixes: [`${key}/`, `${key}?`], key };
}

/**
 * Whether the key of a URL by the profile `surt` is in a scope.
 *
 * @throws {TypeError} If the key is no string.
 */
export function matchesSURTPrefix(key: string, { prefixes, key: own }: SURTPrefix): boolean {
  if (typeof key !== 'string') throw new TypeError('key must be a string');
  return key === own || prefixes.some((prefix) => key.startsWith(prefix));
}

// A SURT as the URL or the host that it comes from.
function plainScope(scope: string): string {
  const match = /^(?:[A-Za-z][A-Za-z\d+.-]*:\/\/)?\(([^):]*)(:\d+)?(\).*)?$/.exec(scope);
  if (match === null) return scope;
  const [, reversed = '', port = '', rest] = match;
  const host = reversed.replace(/,$/, '').split(',').reverse().join('.');
  return host + port + (rest === undefined ? '' : rest.slice(1) || '/');
}

// A host with a port, or an address, has none below it.
function hostPrefix(host: string): SURTPrefix {
  if (host.includes(':')) return { prefixes: [`${host})`], key: null };
  const ends = /^\d+(?:,\d+){3}$/.test(host) ? [')', ':'] : [')', ',', ':'];
  return { prefixes: ends.map((end) => host + end), key: null };
}
