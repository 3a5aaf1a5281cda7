// https://www.unicode.org/reports/tr15/#Norm_Forms

import { TextWriter } from '@urlkit/internal';
import { orderLongRuns } from './canonical-ordering.js';
import { getCodePoints } from './code-points.js';
import { getReplacers } from './substitutes.js';
import { type Kind, NEW_NONSTARTER } from './table-format.js';
import { kinds } from './tables.js';
import type { Label } from './validity-criteria.js';

/**
 * Puts a label of valid code points in Normalization Form C. The engine may have any version of Unicode
 * from 6.1 on: newer code points that it would have to know are replaced by older ones.
 *
 * @returns The normalized label, or null if the engine cannot normalize.
 * @see https://www.unicode.org/reports/tr15/#Norm_Forms
 */
export function normalize({ text, all }: Label): string | null {
  if ('e\u0301'.normalize?.('NFC') !== 'é') return null;
  return all & NEW_NONSTARTER
    ? composeWithSubstitutes(composeWithSubstitutes(text, 1), 2)
    : compose(text);
}

function composeWithSubstitutes(text: string, round: 1 | 2): string {
  const { kindOf } = getCodePoints();
  // The characters that each substitute replaces. They have the same combining class, so their order does
  // not change.
  const hidden = new Map(kinds.map((kind) => [substituteOf(kind, round), [] as string[]]));
  const known = new TextWriter();
  for (const character of text) {
    const kind = kindOf(character.codePointAt(0) as number);
    const substitute = substituteOf(kind, round) ?? character;
    hidden.get(substitute)?.push(character);
    known.write(substitute);
  }
  for (const characters of hidden.values()) characters.reverse();
  const output = new TextWriter();
  for (const character of compose(known.text())) {
    output.write(hidden.get(character)?.pop() ?? character);
  }
  return output.text();
}

function substituteOf(kind: Kind, round: 1 | 2): string | undefined {
  return kind[round] ?? kind[1];
}

function compose(text: string): string {
  const { substitute, restore } = getReplacers();
  return restore(orderLongRuns(substitute(text)).normalize('NFC'));
}
