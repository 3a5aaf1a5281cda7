// Edits the query of a URL, and leaves everything else unchanged.

import { assertType, findBefore, isObject, requireURLText } from '@urlkit/internal';
import { QueryEditor, type QueryEditorOptions } from './editor.js';

/**
 * Edits the query of a URL. Nothing but the parameters that the function changes is rewritten, not even
 * what the URL parser would percent-encode, so signatures of the rest stay valid.
 *
 * @param url A URL or relative URL: a string, which is not parsed, or an object with a string `href`, such as a
 *   `URL` of any implementation. Pass a record as `serializeURL(record)`.
 * @param edit Changes the query, which is empty if the URL has none.
 * @returns The URL with the new query; without U+003F (?) if no parameter is left.
 * @throws {TypeError} If `edit` returns a promise.
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export function editQuery(
  url: string | { readonly href: string },
  edit: (query: QueryEditor) => unknown,
  options?: QueryEditorOptions,
): string {
  const text = requireURLText(url);
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
  const search = after === '?' && before !== '?' ? '' : after;
  return text.slice(0, searchStart) + search + text.slice(hashStart);
}
