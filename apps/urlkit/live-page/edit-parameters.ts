// Changes to one parameter of a query that leave every other character as it is.

import { QueryEditor, type QueryToken, serializeURLEncoded } from '@urlkit/form-urlencoded';

/** Returns the parameters of a query, each as it is written. */
export function writtenParameters(query: string): readonly string[] {
  return tokensOf(query).map(({ start, end }) => query.slice(start, end));
}

/** Returns a query of parameters as they are written, which is empty if there are none. */
export function joinParameters(parameters: readonly string[]): string {
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/** Changes the name or value of a parameter. A part that is the same when decoded does not change. */
export function replaceParameter(
  query: string,
  index: number,
  { name, value }: { readonly name?: string; readonly value?: string },
): string {
  const token = tokensOf(query)[index];
  if (token === undefined) return query;
  const { start, nameEnd, end } = token;
  const isSameName = name === undefined || name === token.name;
  const isSameValue = value === undefined || value === token.value;
  const spelledName = isSameName ? query.slice(start, nameEnd) : encode(name);
  const spelledValue = isSameValue ? query.slice(nameEnd, end) : `=${encode(value)}`;
  // A parameter without a name and a value would be none.
  return query.slice(0, start) + (spelledName + spelledValue || '=') + query.slice(end);
}

/** Removes a parameter and one U+0026 (&) next to it. Returns the query, which is empty if nothing is left. */
export function removeParameter(query: string, index: number): string {
  const token = tokensOf(query)[index];
  if (token === undefined) return query;
  const { start, end } = token;
  const isFollowed = query.charAt(end) === '&';
  const isAfter = !isFollowed && query.charAt(start - 1) === '&';
  const rest =
    query.slice(0, isAfter ? start - 1 : start) + query.slice(isFollowed ? end + 1 : end);
  return rest === '?' ? '' : rest;
}

/** Inserts a parameter as it is written, before the one with an index, or at the end. */
export function insertParameter(query: string, index: number, written: string): string {
  const token = tokensOf(query)[index];
  if (token !== undefined) {
    return `${query.slice(0, token.start)}${written}&${query.slice(token.start)}`;
  }
  return query === '' || query === '?' ? `?${written}` : `${query}&${written}`;
}

/** Exchanges a parameter and the one after it. */
export function exchangeParameters(query: string, index: number): string {
  const tokens = tokensOf(query);
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (first === undefined || second === undefined) return query;
  return [
    query.slice(0, first.start),
    query.slice(second.start, second.end),
    query.slice(first.end, second.start),
    query.slice(first.start, first.end),
    query.slice(second.end),
  ].join('');
}

export function addParameter(query: string, name: string, value: string): string {
  const editor = new QueryEditor(query === '' ? '?' : query);
  editor.append(name, value);
  return editor.toString();
}

function tokensOf(query: string): readonly QueryToken[] {
  return new QueryEditor(query).tokens;
}

function encode(text: string): string {
  return serializeURLEncoded([['', text]]).slice(1);
}
