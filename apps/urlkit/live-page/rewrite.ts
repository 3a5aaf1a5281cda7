import { byId } from './dom.js';

/** Replaces the text of a field as if it were typed, so that Ctrl+Z undoes it. */
export function rewrite(field: HTMLTextAreaElement, text: string): void {
  const focused = document.activeElement;
  // While the focus moves from one element to another, none has it, and moving it would stop that.
  const isMoving = focused === null || focused === document.body;
  if (!isMoving) {
    field.focus({ preventScroll: true });
    field.select();
    const command = text === '' ? 'delete' : 'insertText';
    // Nothing else in browsers changes a field in a way that can be undone.
    document.execCommand(command, false, text);
    field.scrollTop = 0;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  write(field, text);
}

/** Replaces the text of a field where the focus stays elsewhere. */
export function write(field: HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input'));
}

/** Shows the start of a field, and moves the focus to the verdict: in the field, a keyboard on the screen would hide it. */
export function focusStart(field: HTMLTextAreaElement): void {
  field.scrollTop = 0;
  byId('verdict', HTMLElement).focus();
  field.scrollIntoView({ block: 'nearest' });
}
