// Answers a block of lines, in this thread or in another.

import { type Block, decodeBlock } from '../lines/blocks.js';
import { placeOf } from '../lines/inputs.js';
import type { Answerer, BlockAnswer } from './answers.js';

export interface LinesAnswer extends BlockAnswer {
  readonly lineCount: number;
}

/** Answers the lines of a block of the input with this name. */
export function answerBlock(answerer: Answerer, block: Block, name: string): LinesAnswer {
  // An answerer that can answer bytes without decoding them would be asked here.
  const lines = decodeBlock(block);
  const place = (lineNumber: number): string => placeOf(name, lineNumber);
  return { ...answerer.answerRows(lines, place, name), lineCount: lines.length };
}
