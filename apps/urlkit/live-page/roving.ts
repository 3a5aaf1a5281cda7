// A row of elements that is one stop of the Tab key. The arrow keys move the focus in it.
// https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex

/** Moves the focus as a key says. Returns the index of the element that gets it; null if the key does not move it. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  current: number,
): number | null {
  const next = nextIndex(event.key, current, elements.length);
  if (next === null) return null;
  event.preventDefault();
  for (const [index, found] of elements.entries()) found.tabIndex = index === next ? 0 : -1;
  elements[next]?.focus();
  return next;
}

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
