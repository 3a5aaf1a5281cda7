// Draws a URL with marks below what is wrong.

import type { Range } from '@urlkit/infra';
import { shownWidth, wrap } from './table.js';
import { visible } from './visible-text.js';

/** The number of columns if the output is not a terminal, or a terminal has more. */
const WIDEST = 160;

const INDENT = '  ';

/**
 * Draws a text on one line, with marks below ranges. A text that passes the edge is cut around the first range.
 *
 * @param edge The number of columns of the terminal.
 * @returns Two lines; the second one is painted.
 */
export function drawFrame(
  text: string,
  ranges: readonly Range[],
  edge: number,
  paint: (marks: string) => string,
): string {
  const room = Math.min(edge, WIDEST) - INDENT.length - 2;
  const first = Math.min(...ranges.map(({ start }) => start));
  const whole = text.length <= room && shownWidth(visible(text)) <= room;
  const from = whole ? 0 : startOfCharacter(text, Math.max(0, first - Math.floor(room / 4)));
  let shown = from > 0 ? '…' : '';
  let marks = from > 0 ? ' ' : '';
  let at = from;
  for (const character of text.slice(from, from + 2 * room)) {
    const cell = visible(character);
    const width = shownWidth(cell);
    if (shownWidth(shown) + width > room) break;
    const isMarked = ranges.some(({ start, end }) => start <= at && at < Math.max(end, start + 1));
    shown += cell;
    marks += (isMarked ? '^' : ' ').repeat(width);
    at += character.length;
  }
  if (at < text.length) shown += '…';
  // What is missing at the end has a mark after it.
  else if (ranges.some(({ start }) => start >= text.length)) marks += '^';
  return `${INDENT}${shown}\n${INDENT}${paint(marks.trimEnd())}\n`;
}

function startOfCharacter(text: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;
}

/** Returns a message as lines, after a title. */
export function drawMessage(title: string, message: string, edge: number): string {
  return `${wrap(`${title} ${message}`, Math.min(edge, WIDEST), INDENT)}\n`;
}
