// https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html#resolve(java.net.URI)

import { createDialect, type Dialect } from './dialect.js';
import { javaURI, parse, read } from './java-uri.js';
import { type ResolvableURL, resolveWith } from './resolvable-url.js';

/**
 * Java's `URI.resolve`. Without a base, it is the same as {@link javaURI}.
 *
 * @see https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html#resolve(java.net.URI)
 */
export const javaURIResolve: Dialect = /* @__PURE__ */ createDialect(
  javaURI,
  read,
  /* @__PURE__ */ resolveWith(parse, resolve),
);

function resolve(to: ResolvableURL, from: ResolvableURL): ResolvableURL {
  if (to.isOpaque || from.isOpaque || to.scheme !== null) return to;
  if (to.hasAuthority) return { ...to, scheme: from.scheme };
  const { path, query, fragment } = to;
  if (path === '' && query === null && fragment !== null) return { ...from, fragment };
  return { ...from, path: resolvePath(from, path), query, fragment };
}

function resolvePath(from: ResolvableURL, path: string): string {
  if (path.startsWith('/')) return path;
  const folder = from.path.slice(0, from.path.lastIndexOf('/') + 1);
  const root = folder === '' && path !== '' && from.scheme !== null ? '/' : '';
  return normalize(root + folder + path);
}

// A segment includes the slash after it. `..` stays if there is nothing to remove before it.
function normalize(path: string): string {
  const segments = path.match(/[^/]+\/?/g) ?? [];
  const output: string[] = [];
  for (const segment of segments) {
    const isUp = /^\.\.\/?$/.test(segment);
    const last = output.length === 0 ? '' : (output[output.length - 1] as string);
    if (isUp && !/^(?:\.\.\/?)?$/.test(last)) output.pop();
    else if (isUp || !/^\.\/?$/.test(segment)) output.push(segment);
  }
  const start = path.startsWith('/') ? '/' : '';
  const text = output.join('');
  // Without `./`, the first segment would be read as a scheme.
  const isScheme = start === '' && segments[0] !== output[0] && /^[^/]*:/.test(text);
  return start + (isScheme ? './' : '') + text;
}
