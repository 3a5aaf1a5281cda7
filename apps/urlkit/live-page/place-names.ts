// Where the names of parts are in a drawing.

const GAP = 4;

/** Moves names that would overlap to lower rows, so that no part is wider than its text. */
export function placeNames(drawn: HTMLElement): void {
  const limit = drawn.getBoundingClientRect().right;
  let top = Number.NaN;
  let ends: number[] = [];
  let most = 0;
  const placed = Array.from(drawn.querySelectorAll<HTMLElement>('.name'), (name) => {
    const part = name.parentElement?.getBoundingClientRect() ?? drawn.getBoundingClientRect();
    if (part.top !== top) ends = [];
    top = part.top;
    const width = name.offsetWidth;
    const start = Math.min(part.left, limit - width);
    const free = ends.findIndex((end) => end + GAP <= start);
    const row = free === -1 ? ends.length : free;
    ends[row] = start + width;
    most = Math.max(most, ends.length);
    return { name, row, shift: start - part.left };
  });
  drawn.style.setProperty('--rows', String(most));
  for (const { name, row, shift } of placed) {
    name.style.setProperty('--row', String(row));
    name.style.setProperty('--shift', `${shift}px`);
  }
}
