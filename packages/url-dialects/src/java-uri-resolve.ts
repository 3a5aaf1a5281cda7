// https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html#resolve(java.net.URI)

import { createDialect, type Dialect, type Reading } from './dialect.js';
import { type JavaURI, javaURI, parse, read, toProgramURL } from './java-uri.js';

/** Java's `URI.resolve`. Without a base it is the same as {@link javaURI}. */
export const javaURIResolve: Dialect = /* @__PURE__ */ createDialect(javaURI, read, join);

function join(reference: string, base: string): Reading {
  const from = parse(base);
  if ('kind' in from) return from;
  const to = parse(reference);
  return 'kind' in to ? to : toProgramURL(resolve(to, from));
}

function resolve(to: JavaURI, from: JavaURI): JavaURI {
  if (to.isOpaque || from.isOpaque || to.scheme !== null) return to;
  if (to.hasAuthority) return { ...to, scheme: from.scheme };
  const { path, query, fragment } = to;
  if (path === '' && query === null && fragment !== null) return { ...from, fragment };
  return { ...from, path: resolvePath(from, path), query, fragment };
}

function resolvePath(from: JavaURI, path: string): string {
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
    if (isUp && !/^(?:\.\.\/?)?$/.test(output[output.length - 1] ?? '')) output.pop();
    else if (isUp || !/^\.\/?$/.test(segment)) output.push(segment);
  }
  const start = path.startsWith('/') ? '/' : '';
  const text = output.join('');
  // Without ./ the first segment would be read as a scheme.
  const isScheme = start === '' && segments[0] !== output[0] && /^[^/]*:/.test(text);
  return start + (isScheme ? './' : '') + text;
}
