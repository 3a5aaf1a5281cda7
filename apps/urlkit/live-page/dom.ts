import { visible } from './visible.js';

type Child = Node | string;

/** Creates an element. Text is never read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** Returns a message in which texts between U+0060 (`) are code. */
export function message(text: string): Child[] {
  return text
    .split(/`(`|[^`]+)`/)
    .map((piece, index) => (index % 2 === 0 ? piece : element('code', {}, visible(piece))));
}

/** Returns the text of a paragraph without its buttons and links. */
export function sentenceOf(
  { childNodes }: Element,
  read = ({ textContent }: Node): string => textContent ?? '',
): string {
  const isPressed = (part: Node) =>
    part instanceof HTMLButtonElement || part instanceof HTMLAnchorElement;
  return Array.from(childNodes, (part) => (isPressed(part) ? '' : read(part)))
    .join('')
    .trim();
}

export function button(text: string, act: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', act);
  return made;
}

/** Returns the element of the page with an id. */
export function byId<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} with the id ${id}`);
  return found;
}

/** Has a screen reader say a text, also if it was the last one. What the user has just asked for is said, nothing else. */
export function say(text: string): void {
  const said = byId('said', HTMLElement);
  said.textContent = '';
  said.textContent = text;
}

/** Creates a table with a row of headings, in a box that scrolls if the table is wider. */
export function scrollingTable(
  label: string,
  headings: readonly string[],
  rows: readonly (readonly HTMLTableCellElement[])[],
): HTMLElement {
  const head = element('tr', {}, ...headings.map((text) => element('th', { scope: 'col' }, text)));
  const body = rows.map((cells) => element('tr', {}, ...cells));
  const table = element(
    'table',
    { 'aria-label': label },
    element('thead', {}, head),
    element('tbody', {}, ...body),
  );
  return element(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': label, tabindex: '0' },
    table,
  );
}

/** Creates a list of terms and descriptions. */
export function descriptions(
  entries: readonly (readonly [term: string, value: Child])[],
): HTMLElement {
  const pairs = entries.flatMap(([term, value]) => [
    element('dt', {}, term),
    element('dd', {}, value),
  ]);
  return element('dl', {}, ...pairs);
}
