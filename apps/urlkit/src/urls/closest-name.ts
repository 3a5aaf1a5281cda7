/** Returns a hint that names what was probably meant, such as `; did you mean hostname?`; '' if no name is close. */
export function hintOfName(name: string, names: readonly string[]): string {
  const lowercase = name.toLowerCase();
  const [closest] = names
    .map((known) => ({ known, distance: distanceOf(lowercase, known.toLowerCase()) }))
    .filter(({ known, distance }) => distance <= Math.min(2, known.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return closest === undefined ? '' : `; did you mean ${closest.known}?`;
}

/** The number of letters to add, leave out, replace or exchange with the next one. */
function distanceOf(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const replaced = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      const least = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(isExchanged ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
