// Edits the query of a URL, and leaves everything else unchanged.

import { assertType, isObject } from '@urlkit/infra/arguments';
import { findBefore } from '@urlkit/infra/strings';
import { type URLInput, urlStringOf } from '@urlkit/url-serializer';
import { QueryEditor, type QueryEditorOptions } from './editor.js';

/**
 * Edits the query of a URL. Nothing but the parameters that the function changes is rewritten, not even
 * what the URL parser would percent-encode, so signatures of the rest stay valid.
 *
 * @param url A URL or relative URL: a string, which is not parsed, a `URL` object or a record.
 * @param edit Changes the query, which is empty if the URL has none.
 * @returns The URL with the new query; without U+003F (?) if no parameter is left.
 * @throws {TypeError} If `edit` returns a promise.
 * @throws {RangeError} If no encoding has the label `encoding`.
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export function editQuery(
  url: URLInput,
  edit: (query: QueryEditor) => unknown,
  options?: QueryEditorOptions,
): string {
  const text = urlStringOf(url);
  assertType(edit, 'edit', 'function');
  const hashStart = findBefore(text.length, '#', text, 0);
  const searchStart = findBefore(hashStart, '?', text, 0);
  const before = text.slice(searchStart, hashStart);
  const query = new QueryEditor(before || '?', options);
  const result = edit(query);
  if (isObject(result) && 'then' in result) {
    throw new TypeError('edit must change the query before it returns, and not return a promise');
  }
  const after = query.toString();
  const isUnchanged = after === before || (after === '?' && before === '');
  const search = isUnchanged ? before : after === '?' ? '' : after;
  return text.slice(0, searchStart) + search + text.slice(hashStart);
}
