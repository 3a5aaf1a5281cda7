import { element } from './dom.js';
import type { Part } from './trace/step.js';

const names: Readonly<Record<string, string>> = {
  unread: 'not read',
  'not-scheme': 'not a scheme',
};

/** Creates the element of a part, with its name below. */
export function partElement(
  part: Part | 'unread' | 'not-scheme',
  text: HTMLElement,
  isNamed = true,
): HTMLElement {
  const hasName = isNamed && part !== 'delimiter' && part !== 'whitespace';
  const label = hasName ? [' ', element('span', { class: 'name' }, names[part] ?? part)] : [];
  return element('span', { class: `part ${part}-part` }, text, ...label);
}

/** Makes the named parts of a drawing buttons, of which the arrow keys choose one. */
export function makePressable(drawn: HTMLElement): void {
  drawn.setAttribute('role', 'toolbar');
  drawn.setAttribute(
    'aria-label',
    'Parts of the URL. Arrow keys choose one, Enter selects it in the field',
  );
  const parts = Array.from(drawn.children).filter((part) => part.querySelector('.name') !== null);
  for (const [index, part] of parts.entries()) {
    part.setAttribute('role', 'button');
    part.setAttribute('tabindex', index === 0 ? '0' : '-1');
  }
}
