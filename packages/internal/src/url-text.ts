// The forms in which users pass a URL that is not a record.

import { checkedLater, hasOwn, isObject, readOptions } from './arguments.js';

/** Returns a string as it is, and the `href` of another value; null if that is not a string. */
export function hrefOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  // A record only has an href if a program has put one on Object.prototype.
  const isHolder = isObject(value) && !hasOwn(value, 'scheme') && 'href' in value;
  return isHolder && typeof value.href === 'string' ? value.href : null;
}

/** Returns a URL as it is written. */
export function requireURLText(url: unknown, name = 'url'): string {
  const text = hrefOf(url);
  if (text === null) throw new TypeError(`${name} must be a string or a URL object`);
  return text;
}

/** Reads options that have only a base URL, and returns it as text; undefined if there is none. */
export function readBaseOption<Base>(
  options: { readonly base?: Base | null | undefined } | undefined,
  toText: (base: Base, name: string) => string,
): string | undefined {
  const { base = null } = readOptions(options, { base: checkedLater });
  return base === null ? undefined : toText(base, 'options.base');
}
