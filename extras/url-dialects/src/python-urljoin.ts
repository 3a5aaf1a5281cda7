// https://docs.python.org/3.13/library/urllib.parse.html#urllib.parse.urljoin

import { createDialect, type Dialect, isUnread, type Reading } from './dialect.js';
import {
  type PythonRelease,
  pythonURLSplit,
  read,
  type SplitURL,
  split,
} from './python-urlsplit.js';

/**
 * Python's `urllib.parse.urljoin`. Its result is a string, which is read with `urlsplit`. Without a base,
 * it is the same as {@link pythonURLSplit}.
 *
 * @see https://docs.python.org/3.13/library/urllib.parse.html#urllib.parse.urljoin
 */
export const pythonURLJoin: Dialect = /* @__PURE__ */ createDialect(
  pythonURLSplit,
  (input) => read(input, '3.13.0'),
  (input, base) => join(input, base, '3.13.0'),
);

/**
 * The same function of Python 3.11.2 with the security updates of Debian 12.
 *
 * @see https://docs.python.org/3.11/library/urllib.parse.html#urllib.parse.urljoin
 */
export const python311: Dialect = /* @__PURE__ */ createDialect(
  {
    name: 'python-3.11',
    title: 'Python 3.11, urllib.parse.urljoin',
    version: '3.11.2',
    source: 'https://docs.python.org/3.11/library/urllib.parse.html#urllib.parse.urljoin',
  },
  (input) => read(input, '3.11.2'),
  (input, base) => join(input, base, '3.11.2'),
);

// Schemes whose references are resolved, and schemes with parameters in the last segment.
const withReferences =
  /^(?:|ftp|https?|gopher|nntp|imap|wais|file|shttp|mms|prospero|rtsp[su]?|sftp|svn|svn\+ssh|wss?)$/;
const withParameters = /^(?:|ftp|hdl|prospero|https?|imap|shttp|rtsp[su]?|sips?|mms|sftp|tel)$/;

function join(reference: string, base: string, release: PythonRelease): Reading {
  const again = (url: SplitURL): Reading => read(unsplit(url, release), release);
  if (reference === '' || base === '') return read(base || reference, release);
  const from = split(base, release);
  if (isUnread(from)) return from;
  const to = split(reference, release);
  if (isUnread(to)) return to;
  const scheme = to.scheme || from.scheme;
  if (scheme !== from.scheme || !withReferences.test(scheme)) return read(reference, release);
  if (to.authority !== '') return again({ ...to, scheme });
  const { path, parameters } = splitPath(to.path, scheme);
  const { authority } = from;
  if (path === '' && parameters === '') {
    return again({ ...to, ...from, query: to.query || from.query, fragment: to.fragment });
  }
  const resolved = joinPaths(splitPath(from.path, scheme).path, path);
  const joined = resolved + (parameters && `;${parameters}`);
  return again({ ...to, scheme, authority, path: joined });
}

function splitPath(text: string, scheme: string): { path: string; parameters: string } {
  const [, path = text, parameters = ''] =
    (withParameters.test(scheme) && /^((?:.*\/)?[^/;]*);([^/]*)$/s.exec(text)) || [];
  return { path, parameters };
}

function joinPaths(base: string, path: string): string {
  const folder = base.split('/');
  if (folder[folder.length - 1] !== '') folder.pop();
  const segments = [...(path.startsWith('/') ? [] : folder), ...path.split('/')];
  const last = segments.length - 1;
  const output: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const isSkipped = segment === '' && index > 0 && index < last && !path.startsWith('/');
    if (segment === '..') output.pop();
    else if (segment !== '.' && !isSkipped) output.push(segment);
  }
  if (/^\.\.?$/.test(segments[last] ?? '')) output.push('');
  return output.join('/') || '/';
}

// Python drops empty parameters.
function unsplit(url: SplitURL, release: PythonRelease): string {
  const { scheme, authority, path, query, fragment } = url;
  const split = splitPath(path, scheme);
  const kept = split.path + (split.parameters && `;${split.parameters}`);
  const isOld = release === '3.11.2';
  const hasSlashes =
    authority !== '' ||
    (isOld
      ? scheme !== '' && !kept.startsWith('//')
      : kept.startsWith('//') || (scheme !== '' && /^(?:\/|$)/.test(kept)));
  const isRooted = isOld ? hasSlashes : authority !== '';
  const rooted = isRooted && /^[^/]/.test(kept) ? `/${kept}` : kept;
  const start = (scheme && `${scheme}:`) + (hasSlashes ? `//${authority}` : '');
  return start + rooted + (query && `?${query}`) + (fragment && `#${fragment}`);
}
