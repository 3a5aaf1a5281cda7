// Collects the parts of a text.

import type { Escaping, Part } from './escaping.js';
import { textEscaping } from './escapings.js';

/** The shortest URL: `a://b`. */
const SHORTEST = 5;

/** The parts of a text in their order, and the text between them. */
export class Parts {
  readonly #parts: Part[] = [];
  #position = 0;

  /** Adds a value, and before it the text since the last part. */
  add(start: number, end: number, escaping: Escaping, isValue = true): void {
    this.text(start);
    if (end - start >= SHORTEST) this.#parts.push({ start, end, escaping, isValue });
    this.#position = Math.max(end, this.#position);
  }

  /** Adds the text since the last part. */
  text(end: number, escaping: Escaping = textEscaping): void {
    if (end - this.#position >= SHORTEST) {
      this.#parts.push({ start: this.#position, end, escaping, isValue: false });
    }
    this.#position = Math.max(end, this.#position);
  }

  get all(): readonly Part[] {
    return this.#parts;
  }
}

/** How a string ends. */
export interface StringForm {
  /** Whether a backslash belongs to the character after it. */
  readonly hasEscapes?: boolean;
  readonly isOneLine?: boolean;
  /** Whether two marks are one in the string. */
  readonly isDoubled?: boolean;
}

/** Returns where a string ends: at the mark that closes it, at a line break if it must be on one line, or at the end of the text. */
export function endOfString(
  text: string,
  start: number,
  mark: string,
  { hasEscapes = true, isOneLine = true, isDoubled = false }: StringForm = {},
): number {
  let index = start;
  for (; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === mark) {
      if (!isDoubled || text.charAt(index + 1) !== mark) break;
      index++;
    } else if (character === '\\' && hasEscapes) index++;
    else if (character === '\n' && isOneLine) break;
  }
  return Math.min(index, text.length);
}

/** Returns where the line ends that contains an offset. */
export function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

/** Returns where a text that closes something ends, or the end of the text. */
export function endAfter(text: string, closing: string, start: number): number {
  const found = text.indexOf(closing, start);
  return found === -1 ? text.length : found + closing.length;
}
