// Answers a block of lines, in this thread or in another.

import { type Block, decodeBlock } from '../lines/blocks.js';
import { placeOf } from '../lines/inputs.js';
import type { Answerer, BlockAnswer } from './answers.js';
import { exitStatus } from './streams.js';

export interface LinesAnswer extends BlockAnswer {
  readonly lineCount: number;
}

/** Answers the lines of a block of the input with this name. */
export function answerBlock(answerer: Answerer, block: Block, name: string): LinesAnswer {
  const place = (lineNumber: number): string => placeOf(name, lineNumber);
  const { lines, error } = decodeBlock(block);
  const answer = answerer.answerRows(lines, place, name);
  const lineCount = lines.length;
  if (error === null || answer.stop !== null) return { ...answer, lineCount };
  const message = `${place(block.lineNumber + lineCount)} ${error}`;
  const stop = { message, status: exitStatus.wrongUsage, goesOn: true };
  return { ...answer, lineCount, stop };
}
