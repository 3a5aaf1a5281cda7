/**
 * Finds a delimiter in a string. A loop over the results ends even if a program has replaced
 * `String.prototype.indexOf`.
 *
 * @param limit The offset to return if there is no delimiter before it.
 * @returns The offset in code units.
 */
export function findBefore(limit: number, delimiter: string, text: string, start: number): number {
  const offset = text.indexOf(delimiter, start);
  return offset >= start && offset <= limit ? offset : limit;
}
