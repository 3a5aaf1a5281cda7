import { element } from './dom.js';
import type { Part } from './trace/step.js';

/** The names of the components, as they are drawn. */
const names: ReadonlyMap<Part, string> = new Map([
  ['scheme', 'scheme'],
  ['username', 'user'],
  ['password', 'password'],
  ['host', 'host'],
  ['port', 'port'],
  ['path', 'path'],
  ['query', 'query'],
  ['fragment', 'fragment'],
]);

/** Creates the element of a part, with its name below. */
export function partElement(part: Part | 'unread', text: HTMLElement, isNamed = true): HTMLElement {
  const name = part === 'unread' ? 'not read' : names.get(part);
  const label =
    name !== undefined && isNamed ? [' ', element('span', { class: 'name' }, name)] : [];
  return element('span', { class: `part ${part}-part` }, text, ...label);
}

/** Makes the named parts of a drawing buttons, of which the arrow keys choose one. */
export function makePressable(drawn: HTMLElement): void {
  drawn.setAttribute('role', 'toolbar');
  drawn.setAttribute('aria-label', 'Parts of the URL');
  const parts = Array.from(drawn.children).filter((part) => part.querySelector('.name') !== null);
  for (const [index, part] of parts.entries()) {
    part.setAttribute('role', 'button');
    part.setAttribute('tabindex', index === 0 ? '0' : '-1');
  }
}
