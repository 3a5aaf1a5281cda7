/** Returns a function that makes an answer empty if it was printed before, which keeps all answers; or one that changes none. */
export function createRepeatFilter(isWanted: boolean): (output: string) => string {
  if (!isWanted) return (output) => output;
  const known = new Set<string>();
  return (output) => (known.size < known.add(output).size ? output : '');
}
