// Changes to one parameter of a query that leave every other character as it is.

import { serializeURLEncoded } from '@urlkit/form-urlencoded';
import { QueryEditor } from '@urlkit/form-urlencoded/query-editor';

/** Changes the name or value of a parameter. A part that is the same when decoded does not change. */
export function replaceParameter(
  query: string,
  index: number,
  { name, value }: { readonly name?: string; readonly value?: string },
): string {
  const token = new QueryEditor(query).tokens[index];
  if (token === undefined) return query;
  const { start, nameEnd, end } = token;
  const isSameName = name === undefined || name === token.name;
  const isSameValue = value === undefined || value === token.value;
  const spelledName = isSameName ? query.slice(start, nameEnd) : encode(name);
  const spelledValue = isSameValue ? query.slice(nameEnd, end) : `=${encode(value)}`;
  return query.slice(0, start) + spelledName + spelledValue + query.slice(end);
}

/** Removes a parameter and one U+0026 (&) next to it. Returns the query, which is empty if nothing is left. */
export function removeParameter(query: string, index: number): string {
  const token = new QueryEditor(query).tokens[index];
  if (token === undefined) return query;
  const { start, end } = token;
  const isFollowed = query.charAt(end) === '&';
  const isAfter = !isFollowed && query.charAt(start - 1) === '&';
  const rest =
    query.slice(0, isAfter ? start - 1 : start) + query.slice(isFollowed ? end + 1 : end);
  return rest === '?' ? '' : rest;
}

export function addParameter(query: string, name: string, value: string): string {
  const editor = new QueryEditor(query === '' ? '?' : query);
  editor.append(name, value);
  return editor.toString();
}

function encode(text: string): string {
  return serializeURLEncoded([['', text]]).slice(1);
}
