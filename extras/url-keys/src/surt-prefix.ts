// SURT prefixes of scopes, as in Heritrix, for keys of the profile `surt`.
// https://heritrix.readthedocs.io/en/latest/glossary.html

import { cut } from './byte-string.js';
import { surt } from './surt.js';

/** The prefixes of the keys in a scope. */
export interface SURTPrefix {
  /** Prefixes in the order of the keys. In a sorted index, the keys with a prefix are next to each other. */
  readonly prefixes: readonly string[];
  /** The key of the directory itself, which has no slash at its end. Null if the scope is a host. */
  readonly key: string | null;
}

/**
 * Returns the SURT prefix of a scope. A scope is one of these:
 *
 * - `example.org`, without a slash, or `*.example.org`: the host and its subdomains
 * - `example.org/`: only the host
 * - `example.org/a/b` or `example.org/a/*`: URLs whose path begins with `/a/`
 * - a SURT, such as `http://(org,example,`
 *
 * It may have a scheme, which is ignored.
 *
 * @returns The prefix; null if the scope has no host, or if the host has another asterisk or no key.
 * @see https://heritrix.readthedocs.io/en/latest/glossary.html
 */
export function surtPrefix(scope: string): SURTPrefix | null {
  if (typeof scope !== 'string') throw new TypeError('scope must be a string');
  const [url] = cut(cut(plainScope(scope.trim()), '#')[0], '?');
  const match = /^(?:[A-Za-z][A-Za-z\d+.-]*:\/\/)?(\*\.)?([^/*]*)(\/.*)?$/.exec(url);
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
 * Whether the key of a URL is in a scope.
 *
 * @param key A key of the profile `surt`.
 * @param scope A result of {@link surtPrefix}.
 */
export function matchesSURTPrefix(key: string, scope: SURTPrefix): boolean {
  if (typeof key !== 'string') throw new TypeError('key must be a string');
  if (!Array.isArray(scope?.prefixes)) {
    throw new TypeError('scope must be a SURT prefix, as returned by surtPrefix');
  }
  const { prefixes, key: own } = scope;
  return key === own || prefixes.some((prefix) => key.startsWith(prefix));
}

// Converts a SURT to a URL or a host.
function plainScope(scope: string): string {
  const match = /^(?:[A-Za-z][A-Za-z\d+.-]*:\/\/)?\(([^):]*)(:\d+)?(\).*)?$/.exec(scope);
  if (match === null) return scope;
  const [, reversed = '', port = '', rest] = match;
  const host = reversed.replace(/,$/, '').split(',').reverse().join('.');
  return host + port + (rest === undefined ? '' : rest.slice(1) || '/');
}

// Neither a host with a port nor an address has subdomains.
function hostPrefix(host: string): SURTPrefix {
  if (host.includes(':')) return { prefixes: [`${host})`], key: null };
  const ends = /^\d+(?:,\d+){3}$/.test(host) ? [')', ':'] : [')', ',', ':'];
  return { prefixes: ends.map((end) => host + end), key: null };
}
