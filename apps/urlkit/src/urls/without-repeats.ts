/** Returns what leaves out answers that were printed before, if this is wanted. All answers are kept in memory. */
export function createRepeatFilter(isWanted: boolean): (output: string) => string {
  if (!isWanted) return (output) => output;
  const known = new Set<string>();
  return (output) => (known.size < known.add(output).size ? output : '');
}
