// https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html#%3Cinit%3E(java.net.URL,java.lang.String)

import {
  createDialect,
  cut,
  type Dialect,
  isUnread,
  type ProgramURL,
  type Reading,
  unknown,
} from './dialect.js';
import { javaURL, read, readAuthority, strip } from './java-url.js';

/**
 * Java's `new URL(context, string)`. Without a base, it is the same as {@link javaURL}.
 *
 * @see https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URL.html#%3Cinit%3E(java.net.URL,java.lang.String)
 */
export const javaURLInContext: Dialect = /* @__PURE__ */ createDialect(javaURL, read, resolve);

function resolve(input: string, base: string): Reading {
  const from = read(base);
  if (isUnread(from)) return from;
  const text = strip(input);
  const [, name = '', afterColon = ''] = /^([^/:]*):(.*)$/s.exec(text) ?? [];
  const scheme = name.toLowerCase();
  // In a scheme, Java accepts letters and digits of any script.
  const hasScheme = /^\p{L}[\p{L}\p{Nd}+.-]*$/u.test(scheme);
  const isSame = scheme === from.scheme && from.path?.startsWith('/');
  if (hasScheme && !isSame) return read(input);
  const rest = hasScheme ? afterColon : text;
  if (from.scheme === 'jar') return unknown('how jar: resolves references');
  if (from.scheme === 'mailto') return read(`mailto:${rest}`);
  return resolveHierarchical(rest, from, /^[^:]*:\/\/(?!\/\/)/.test(strip(base)));
}

function resolveHierarchical(text: string, from: ProgramURL, hasAuthority: boolean): Reading {
  const [beforeFragment, fragment] = cut(text, '#');
  if (beforeFragment === '') return { ...from, fragment: fragment ?? from.fragment };
  const [beforeQuery, query] = cut(beforeFragment, '?');
  const [, authority, path = ''] = /^(?:\/\/(?!\/\/)([^/]*))?(.*)$/s.exec(beforeQuery) ?? [];
  const server = authority === undefined ? {} : readAuthority(authority);
  if (isUnread(server)) return server;
  const basePath = authority ? '' : (from.path ?? '');
  const isRooted = hasAuthority || authority !== undefined;
  const newPath = beforeQuery === '' ? `${folderOf(basePath)}/` : merge(path, basePath, isRooted);
  return { ...from, ...server, path: newPath, query, fragment };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

function merge(path: string, base: string, isRooted: boolean): string {
  if (path === '') return base;
  if (path.startsWith('/')) return path;
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  const joined = (folder === '' && isRooted ? '/' : folder) + path;
  return base === '' ? joined : removeDotSegments(joined);
}

// Removes dot segments between slashes first, then those at the end and at the start.
function removeDotSegments(path: string): string {
  const output: string[] = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const isInside = index > 0 && index < segments.length - 1;
    if (isInside && segment === '..' && isRemovable(output)) output.pop();
    else if (!isInside || segment !== '.') output.push(segment);
  }
  return removeLastSegment(output.join('/'))
    .replace(/^\.\/(?=.)/s, '')
    .replace(/\/\.$/, '/');
}

// Java never removes the first segment, or `..` at the root.
function isRemovable(segments: readonly string[]): boolean {
  const [first, second] = segments;
  return segments.length > 2 || (segments.length === 2 && !(first === '' && second === '..'));
}

// Java searches for the first segment that begins with two dots, whatever follows them.
function removeLastSegment(path: string): string {
  const dots = path.endsWith('/..') ? path.indexOf('/..') : 0;
  const slash = dots === 0 ? -1 : path.lastIndexOf('/', dots - 1);
  return slash < 0 ? path : path.slice(0, slash + 1);
}
