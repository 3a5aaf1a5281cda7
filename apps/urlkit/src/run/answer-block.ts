// Answers a block of lines, in this thread or in another.

import { type LineRange, scanLines } from '@urlkit/url-lines';
import { type Block, countLines, decodeBlock } from '../lines/blocks.js';
import { placeOf } from '../lines/inputs.js';
import { OutputBytes } from '../output/output-bytes.js';
import type { Answerer, BlockAnswer } from './answers.js';

export interface LinesAnswer extends BlockAnswer {
  readonly lineCount: number;
}

/** The number of bytes after which it is worth making the table that finds serialized URLs. */
const WORTH_SCANNING = 2 ** 18;

/** Copying bytes between the lines to parse is faster if there are at least this many lines for each copy. */
const WORTH_COPYING = 8;

/** The largest number of blocks to answer without looking for serialized URLs again. */
const LONGEST_PAUSE = 64;

const LINE_FEED = 0x0a;

/** Answers blocks of lines. */
export class BlockAnswerer {
  readonly #answerer: Answerer;
  // Where few lines are serialized URLs, looking for them is a waste. So it pauses for one block, then for two, and so on.
  #pause = 1;
  #pausedBlocks = 0;

  constructor(answerer: Answerer) {
    this.#answerer = answerer;
  }

  /** Answers the lines of a block of the input with this name. */
  answer(block: Block, name: string): LinesAnswer {
    return this.#answerOthers(block, name) ?? answerLines(this.#answerer, block, name);
  }

  #answerOthers(block: Block, name: string): LinesAnswer | null {
    if (this.#answerer.keepsSerializedURLs !== true || block.offset < WORTH_SCANNING) return null;
    if (this.#pausedBlocks > 0) {
      this.#pausedBlocks--;
      return null;
    }
    const answer = answerOtherLines(this.#answerer, block, name);
    this.#pausedBlocks = answer === null ? this.#pause : 0;
    this.#pause = answer === null ? Math.min(this.#pause * 2, LONGEST_PAUSE) : 1;
    return answer;
  }
}

function answerLines(answerer: Answerer, block: Block, name: string): LinesAnswer {
  const lines = decodeBlock(block);
  const place = (lineNumber: number): string => placeOf(name, lineNumber);
  return { ...answerer.answerRows(lines, place, name), lineCount: lines.length };
}

/**
 * Answers lines that are not serialized URLs. The others are their own answers, and are copied.
 *
 * @returns Null if they are too few.
 */
function answerOtherLines(answerer: Answerer, block: Block, name: string): LinesAnswer | null {
  const { bytes, lineNumber, offset } = block;
  const { lineCount, others } = scanLines(bytes);
  if (others.length * WORTH_COPYING > lineCount) return null;
  const output = new OutputBytes(bytes.length);
  const linesBefore = lineCounter(bytes);
  const counts = { errors: 0, warnings: 0 };
  let complaints = '';
  let copied = 0;
  let unanswered = 0;
  for (const range of others) {
    const { start, end } = range;
    if (range.lacksPath) {
      copied = addSolidi(output, bytes, range, copied);
      continue;
    }
    output.add(bytes.subarray(copied, start));
    // These numbers are too small until a message needs one.
    const lines = decodeBlock({
      bytes: bytes.subarray(start, end),
      lineNumber,
      offset: offset + start,
    });
    const place = (number: number): string => placeOf(name, linesBefore(start) + number);
    const answer = answerer.answerRows(lines, place, name);
    output.add(answer.output);
    complaints += answer.complaints;
    counts.errors += answer.errors;
    counts.warnings += answer.warnings;
    unanswered += lines.length - answer.inputs;
    copied = end;
    const { stop } = answer;
    if (stop !== null) {
      const answered = linesBefore(start) + lines.length;
      const inputs = answered - unanswered;
      return { ...counts, inputs, output: output.all(), complaints, stop, lineCount: answered };
    }
  }
  output.add(bytes.subarray(copied));
  const inputs = lineCount - unanswered;
  return { ...counts, inputs, output: output.all(), complaints, stop: null, lineCount };
}

/** Copies bytes up to the end of a range of URLs without a path, and adds one to each. Returns the offset of what follows. */
function addSolidi(
  output: OutputBytes,
  bytes: Uint8Array,
  { start, end }: LineRange,
  copied: number,
): number {
  let from = copied;
  for (let lineStart = start; lineStart < end; lineStart = from + 1) {
    const lineFeed = bytes.indexOf(LINE_FEED, lineStart);
    output.add(bytes.subarray(from, lineFeed));
    output.add('/');
    from = lineFeed;
  }
  return from;
}

/** Returns a function that returns how many lines are before an offset, which never decreases. */
function lineCounter(bytes: Uint8Array): (offset: number) => number {
  let counted = 0;
  let count = 0;
  return (offset) => {
    count += countLines(bytes.subarray(counted, offset));
    counted = offset;
    return count;
  };
}
