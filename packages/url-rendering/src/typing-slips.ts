// Known names with one slip of the fingers: `githuh.com`, `googel.com`, `twiter.com`.

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Shorter names are too often other words. */
const SHORTEST = 6;

/** Returns the known name that a registrable domain is, with one slip of typing; null if there is none. */
export function findMistyped(owner: string, knownNames: readonly string[]): string | null {
  if (knownNames.includes(owner)) return null;
  return knownNames.find((name) => isSlip(owner, name)) ?? null;
}

function isSlip(written: string, known: string): boolean {
  const longer = written.length - known.length;
  const dot = known.indexOf('.');
  if (longer < -1 || longer > 1 || dot < SHORTEST || !written.endsWith(known.slice(dot))) {
    return false;
  }
  let at = 0;
  while (written[at] === known[at]) at++;
  const [letter = '', next = ''] = [known[at], known[at + 1]];
  if (longer === 1) return isSame(written, at + 1, known, at) && written[at] === known[at - 1];
  if (longer === -1) return isSame(written, at, known, at + 1) && letter === known[at - 1];
  const isSwapped = written[at] === next && written[at + 1] === letter;
  if (isSwapped) return isSame(written, at + 2, known, at + 2);
  const isBeside = at > 0 && areNeighbours(written[at] ?? '', letter);
  return isBeside && isSame(written, at + 1, known, at + 1);
}

function isSame(a: string, startOfA: number, b: string, startOfB: number): boolean {
  return a.slice(startOfA) === b.slice(startOfB);
}

/** Whether two keys of the usual keyboard are beside each other. */
function areNeighbours(a: string, b: string): boolean {
  const [rowOfA, rowOfB] = [a, b].map((key) => ROWS.findIndex((row) => row.includes(key)));
  if (rowOfA === undefined || rowOfB === undefined || rowOfA < 0 || rowOfB < 0) return false;
  // Each row is half a key to the right of the one above.
  const placeOf = (key: string, row: number): number => (ROWS[row] ?? '').indexOf(key) + row / 2;
  return Math.abs(rowOfA - rowOfB) <= 1 && Math.abs(placeOf(a, rowOfA) - placeOf(b, rowOfB)) <= 1;
}
