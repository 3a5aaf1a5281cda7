// https://pkg.go.dev/net/url@go1.26.8#URL.ResolveReference

import { createDialect, type Dialect, withBytes } from './dialect.js';
import { goNetURL, parse, read } from './go-net-url.js';
import { type ResolvableURL, resolveWith } from './resolvable-url.js';

/**
 * Go's method `Parse` of a base URL, which calls `ResolveReference`. Without a base, it is the same as
 * {@link goNetURL}.
 *
 * @see https://pkg.go.dev/net/url@go1.26.8#URL.ResolveReference
 */
export const goResolveReference: Dialect = /* @__PURE__ */ createDialect(
  goNetURL,
  /* @__PURE__ */ withBytes(read),
  /* @__PURE__ */ withBytes(/* @__PURE__ */ resolveWith(parse, resolve)),
);

function resolve(to: ResolvableURL, from: ResolvableURL): ResolvableURL {
  if (to.scheme || to.hasAuthority) {
    const path = to.isOpaque ? to.path : removeDotSegments(to.path);
    return { ...to, path, scheme: to.scheme || from.scheme };
  }
  const isEmpty = to.path === '' && to.query === null;
  const query = isEmpty ? from.query || null : to.query;
  const fragment = isEmpty ? to.fragment || from.fragment : to.fragment;
  const path = from.isOpaque && to.path === '' ? from.path : merge(from, to);
  return { ...from, path, query, fragment };
}

function merge(from: ResolvableURL, to: ResolvableURL): string {
  const folder = from.isOpaque ? '' : from.path.slice(0, from.path.lastIndexOf('/') + 1);
  if (to.path === '') return removeDotSegments(from.path);
  return removeDotSegments(to.path.startsWith('/') ? to.path : folder + to.path);
}

// Go drops an empty segment at the start of the output, but not after a single dot.
function removeDotSegments(path: string): string {
  if (path === '') return '';
  // Each part but the first begins with its slash.
  const output: string[] = [];
  let length = 0;
  let isFirst = true;
  for (const segment of path.split('/')) {
    if (segment === '..') {
      length -= output.pop()?.length ?? 0;
      isFirst = length === 0;
    } else {
      const part = isFirst ? segment : `/${segment}`;
      if (segment !== '.') {
        output.push(part);
        length += part.length;
      }
      isFirst = false;
    }
  }
  const end = /(?:^|\/)\.\.?$/.test(path) ? '/' : '';
  return `/${output.join('')}${end}`.replace(/^\/\//, '/');
}
