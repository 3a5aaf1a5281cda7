// Answers a block of lines, in this thread or in another.

import { scanLines } from '@urlkit/url-parser/lines';
import { type Block, decodeBlock } from '../lines/blocks.js';
import { placeOf } from '../lines/inputs.js';
import { OutputBytes } from '../output/output-bytes.js';
import type { Answerer, BlockAnswer } from './answers.js';

export interface LinesAnswer extends BlockAnswer {
  readonly lineCount: number;
}

/** The number of bytes after which it is worth making the table that finds serialized URLs. */
const WORTH_SCANNING = 2 ** 20;

/** Copying bytes between the lines to parse is faster if there are at least this many lines for each copy. */
const WORTH_COPYING = 8;

/** Answers the lines of a block of the input with this name. */
export function answerBlock(answerer: Answerer, block: Block, name: string): LinesAnswer {
  return answerer.keepsSerializedURLs === true && block.offset >= WORTH_SCANNING
    ? answerOtherLines(answerer, block, name)
    : answerLines(answerer, block, name);
}

function answerLines(answerer: Answerer, block: Block, name: string): LinesAnswer {
  const lines = decodeBlock(block);
  const place = (lineNumber: number): string => placeOf(name, lineNumber);
  return { ...answerer.answerRows(lines, place, name), lineCount: lines.length };
}

/** Answers lines that are not serialized URLs. The others are their own answers, and are copied. */
function answerOtherLines(answerer: Answerer, block: Block, name: string): LinesAnswer {
  const { bytes, lineNumber, offset } = block;
  const { lineCount, toParse } = scanLines(bytes);
  if (toParse.length * WORTH_COPYING > lineCount) return answerLines(answerer, block, name);
  const output = new OutputBytes(bytes.length);
  const counts = { inputs: 0, errors: 0, warnings: 0 };
  let complaints = '';
  let answeredLines = 0;
  let copied = 0;
  for (const { linesBefore, start, end } of toParse) {
    output.add(bytes.subarray(copied, start));
    const lines = bytes.subarray(start, end);
    const part = { bytes: lines, lineNumber: lineNumber + linesBefore, offset: offset + start };
    const answer = answerLines(answerer, part, name);
    output.add(answer.output);
    complaints += answer.complaints;
    counts.inputs += linesBefore - answeredLines + answer.inputs;
    counts.errors += answer.errors;
    counts.warnings += answer.warnings;
    answeredLines = linesBefore + answer.lineCount;
    copied = end;
    const { stop } = answer;
    if (stop !== null) {
      return { ...counts, output: output.all(), complaints, stop, lineCount: answeredLines };
    }
  }
  counts.inputs += lineCount - answeredLines;
  output.add(bytes.subarray(copied));
  return { ...counts, output: output.all(), complaints, stop: null, lineCount };
}
