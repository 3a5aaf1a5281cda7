// Marks below the characters of the field, what is pointed at in it, and what the parts of a URL are.

import type { Range } from '@urlkit/infra';
import { byId, element } from './dom.js';
import { elided } from './elided.js';
import { visible } from './visible.js';

// Few drawings need these, and this is loaded first of what comes later.
export { changesTable } from './changes.js';
export { drawFailure } from './failed-drawing.js';

/** Marks characters of the field; null marks none. Browsers without highlights show no marks. */
export function markField(range: Range | null): void {
  const isMarked = range !== null && range.start < range.end;
  highlight('pointed', isMarked ? [rangeIn(byId('marks', HTMLElement), range)] : []);
}

/** Gives texts of the page the style of a highlight. */
export function highlight(name: string, ranges: readonly globalThis.Range[]): void {
  globalThis.CSS?.highlights?.set(name, new Highlight(...ranges));
}

/** Scrolls a field to some of its characters, and marks them. Whoever has a keyboard gets them selected. */
export function showPlace(field: HTMLTextAreaElement, { start, end }: Range): void {
  const marks = field.previousElementSibling;
  if (marks === null) return;
  const marked = rangeIn(marks, { start, end: Math.max(end, start + 1) });
  const { top, height } = marked.getBoundingClientRect();
  field.scrollTop += top - field.getBoundingClientRect().top - (field.clientHeight - height) / 2;
  highlight('pointed', [marked]);
  // The keyboard of a phone would hide it.
  if (!matchMedia('(pointer: coarse)').matches) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, end);
  }
  field.scrollIntoView({ block: 'nearest' });
}

/** Returns where characters are in the texts of an element. */
export function rangeIn(root: Element, range: Range): globalThis.Range {
  const marked = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let position = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    const isInside = (at: number) => at >= position && at <= position + length;
    if (isInside(range.start) && range.start < position + length)
      marked.setStart(text, range.start - position);
    if (isInside(range.end)) {
      marked.setEnd(text, range.end - position);
      break;
    }
    position += length;
  }
  return marked;
}

/** Calls a function with the characters of the field that are selected or pointed at, and with null if none are. */
export function followField(
  field: HTMLTextAreaElement,
  follow: (range: Range | null) => void,
): void {
  const rangeAt = (start: number, end: number): Range => ({ start, end: Math.max(end, start + 1) });
  const showSelection = (): void => {
    if (document.activeElement !== field) return;
    const { selectionStart, selectionEnd } = field;
    follow(rangeAt(selectionStart, selectionEnd));
  };
  document.addEventListener('selectionchange', showSelection);
  field.addEventListener('blur', () => follow(null));
  field.addEventListener('pointermove', ({ clientX, clientY }) => {
    const position = document.caretPositionFromPoint?.(clientX, clientY);
    if (position?.offsetNode === field) follow(rangeAt(position.offset, position.offset));
  });
  field.addEventListener('pointerleave', () => {
    follow(null);
    showSelection();
  });
}

/** What each part is, and where the glossary says more. */
const meanings: Readonly<Record<string, readonly [meaning: string, anchor: string]>> = {
  scheme: ['how programs get it', 'scheme-protocol'],
  username: ['the name of a user of the server. The host comes after @', 'userinfo-credentials'],
  password: ['a secret that everybody who sees the URL can read', 'userinfo-credentials'],
  host: ['the computer that programs connect to', 'host-hostname-server-name'],
  port: ['the number of the service on the host', 'port-port-number'],
  path: ['where it is on the host', 'path-segment-folder'],
  query: ['names and values for the server', 'query-query-string-search'],
  fragment: ['a place in the page. It is not sent to the server', 'fragment-hash-anchor'],
};

/** Says below a drawing what a part of the URL is. */
export function explainPart(root: HTMLElement, text: string, part: string): void {
  const found = meanings[part];
  if (found === undefined) return;
  const [meaning, anchor] = found;
  const glossary = byId('glossary', HTMLAnchorElement);
  glossary.hash = anchor;
  root.querySelector('[role=status]')?.remove();
  const said = element('p', { role: 'status' });
  root.append(said);
  // A region is said if its content comes after it.
  said.append(
    element('code', {}, ...elided(visible(text))),
    ' is the ',
    element('a', { href: glossary.href }, part),
    `: ${meaning}.`,
  );
}
