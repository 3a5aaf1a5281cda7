// Answers a block of lines, in this thread or in another.

import { scanLines } from '@urlkit/url-lines';
import { type Block, countLines, decodeBlock, type Line } from '../lines/blocks.js';
import { placeOf } from '../lines/inputs.js';
import { OutputBytes } from '../output/output-bytes.js';
import type { Answerer, BlockAnswer } from './answers.js';

export interface LinesAnswer extends BlockAnswer {
  readonly lineCount: number;
}

/** The number of bytes after which it is worth making the table that finds serialized URLs. */
const WORTH_SCANNING = 2 ** 18;

/** Copying is faster if at most one byte in this many is in a line to parse. */
const WORTH_COPYING = 8;

/** Answers blocks of lines. */
export class BlockAnswerer {
  readonly #answerer: Answerer;
  // Where few lines are serialized URLs, looking for them is a waste. So it is done after a block that begins with some.
  #mayCopy = false;

  constructor(answerer: Answerer) {
    this.#answerer = answerer;
  }

  /** Answers the lines of a block of the input with this name. */
  answer(block: Block, name: string): LinesAnswer {
    const others = this.#mayCopy ? answerOtherLines(this.#answerer, block, name) : null;
    if (others !== null) return others;
    const lines = decodeBlock(block);
    const answer = this.#answerer.answerRows(lines, (number) => placeOf(name, number), name);
    const isFar = this.#answerer.keepsSerializedURLs === true && block.offset >= WORTH_SCANNING;
    this.#mayCopy = isFar && beginsWithSerialized(lines, String(answer.output));
    return { ...answer, lineCount: lines.length };
  }
}

// Whether the first lines are their own answers, or would be with a slash at their ends.
function beginsWithSerialized(lines: readonly Line[], output: string): boolean {
  const answers = output.split('\n', WORTH_COPYING);
  return answers.every((answer, index) => answer.startsWith(lines[index]?.text ?? ''));
}

/**
 * Answers lines that are not serialized URLs. The others are their own answers, and are copied.
 *
 * @returns Null if they are too few.
 */
function answerOtherLines(answerer: Answerer, block: Block, name: string): LinesAnswer | null {
  const { bytes, lineNumber, offset } = block;
  const { lineCount, others } = scanLines(bytes);
  const lengths = others.map(({ start, end, lacksPath }) => (lacksPath ? 0 : end - start));
  const length = lengths.reduce((sum, next) => sum + next, 0);
  if (length * WORTH_COPYING > bytes.length) return null;
  const output = new OutputBytes(bytes.length);
  const linesBefore = lineCounter(bytes);
  const counts = { errors: 0, warnings: 0 };
  let complaints = '';
  let copied = 0;
  let unanswered = 0;
  for (const { start, end, lacksPath } of others) {
    output.add(bytes.subarray(copied, start));
    copied = end;
    if (lacksPath) {
      const part = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
      output.add(part.toString('latin1').split('\n').join('/\n'));
      continue;
    }
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
