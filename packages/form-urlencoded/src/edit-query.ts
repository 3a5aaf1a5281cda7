// Edits the query of a URL, and leaves everything else unchanged.

import {
  assertArgument,
  findBefore,
  isObject,
  mustBeFunction,
  readOptions,
  requireURLText,
} from '@urlkit/internal';
import { QueryEditor, type QueryEditorOptions, queryEditorChecks } from './editor.js';

/**
 * Edits the query of a URL. Nothing but the parameters that the function changes is rewritten, not even
 * what the URL parser would percent-encode, so signatures of the rest stay valid.
 *
 * Only forms write a space as a plus. In a URL whose scheme is not special, such as `mailto:`, a plus is a plus by default, and a space is written as `%20`.
 *
 * @param url A URL or relative URL: a string, which is not parsed, or an object with a string `href`, such as a
 *   `URL` of any implementation. Pass a record as `serializeURL(record)`.
 * @param edit Changes the query, which is empty if the URL has none.
 * @returns The URL with the new query; without U+003F (?) if no parameter is left.
 * @throws {TypeError} If `edit` returns a promise.
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 * @example
 * ```ts
 * editQuery('https://example.org/?a=1', (query) => query.set('a', '2')); // 'https://example.org/?a=2'
 * ```
 */
export function editQuery(
  url: string | { readonly href: string },
  edit: (query: QueryEditor) => unknown,
  options?: QueryEditorOptions,
): string {
  const text = requireURLText(url);
  assertArgument(edit, 'edit', mustBeFunction);
  const hashStart = findBefore(text.length, '#', text, 0);
  const searchStart = findBefore(hashStart, '?', text, 0);
  const before = text.slice(searchStart, hashStart);
  const own = readOptions(options, queryEditorChecks);
  const plusIsSpace = own.plusIsSpace ?? (own.space === '+' || isOfForms(text));
  const query = new QueryEditor(before || '?', { ...own, plusIsSpace });
  const result = edit(query);
  if (isObject(result) && 'then' in result) {
    throw new TypeError('edit must change the query before it returns, and not return a promise');
  }
  const after = query.toString();
  const search = after === '?' && before !== '?' ? '' : after;
  return text.slice(0, searchStart) + search + text.slice(hashStart);
}

// The special schemes of `@urlkit/url-record`, which a program that only edits queries need not install.
const SPECIAL_SCHEME = /^(?:file|ftp|https?|wss?)$/i;

/** Whether a form can have written the query: the scheme is special, or the URL is relative. */
function isOfForms(url: string): boolean {
  const [, scheme] = /^[\0- ]*([A-Za-z][A-Za-z\d+.-]*):/.exec(url) ?? [];
  return scheme === undefined || SPECIAL_SCHEME.test(scheme);
}
