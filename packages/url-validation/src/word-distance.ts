/**
 * Whether two strings are one typing error apart: one code unit is added, left out or replaced, or two are exchanged. Equal
 * strings are not.
 */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b) return false;
  let start = 0;
  for (const unit of a) {
    if (!b.startsWith(unit, start)) break;
    start += unit.length;
  }
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB.slice(1) ||
    `${restOfA.charAt(1)}${restOfA.charAt(0)}${restOfA.slice(2)}` === restOfB
  );
}
