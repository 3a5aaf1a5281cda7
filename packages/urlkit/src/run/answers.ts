// What a command says of its inputs. Commands are functions from inputs to answers: what reads the inputs and
// writes the answers, in one thread or in several, is the same for all of them.

import type { Readable } from 'node:stream';
import { LineError } from '../lines/line-error.js';
import type { Row } from '../lines/row-formats.js';
import { type ExitStatus, exitStatus } from './streams.js';

/** What is said of one input. */
export interface Answer {
  /** For standard output: nothing, or whole lines. */
  readonly output: string;
  /** What is wrong, for standard error, with the name of the input before it: `does not parse: …`. */
  readonly complaint?: string | undefined;
  /** What is wrong besides, each with a line of its own. */
  readonly errors?: number;
  readonly warnings?: number;
}

/** What has been found so far. */
interface Counts {
  /** Inputs that were answered. */
  readonly inputs: number;
  /** Inputs that failed. */
  readonly errors: number;
  readonly warnings: number;
}

/** What is said of some lines. */
export interface BlockAnswer extends Counts {
  readonly output: string | Uint8Array;
  /** For standard error: nothing, or whole lines. */
  readonly complaints: string;
  /** Why the rest is not answered. */
  readonly stop: Stop | null;
}

/** An end before the end of the input. */
export interface Stop {
  readonly message: string;
  readonly status: ExitStatus;
  /** Whether other inputs go on. */
  readonly goesOn: boolean;
}

/** A command with its options. */
export interface Answerer {
  /** Answers the argument of this number, from 1. */
  readonly answerArgument: (text: string, number: number) => Answer;
  /**
   * Answers rows of an input.
   *
   * @param placeOf How a line of it is called in messages.
   */
  readonly answerRows: (
    rows: readonly Row[],
    placeOf: (lineNumber: number) => string,
    name: string,
  ) => BlockAnswer;
  /** What reads the rows, if they are not lines. */
  readonly readRows?: ((bytes: Readable) => AsyncIterable<readonly Row[]>) | undefined;
  /** What comes before all answers, between two, and after them. */
  readonly head?: string;
  readonly separator?: string;
  readonly tail?: string;
  /** What options an answerer in another thread has to have besides, once there was a row. */
  readonly optionsForThreads?: () => object;
  /** What is said in the end, and the exit status. */
  readonly conclude?: (counts: Counts) => Conclusion;
}

export interface Conclusion {
  readonly message?: string;
  readonly status: ExitStatus;
}

/** An answerer of lines, each of which is an input unless it is empty. */
export function eachLine(
  answer: (input: string, lineNumber: number, name: string | null) => Answer,
  rest: Partial<Answerer> = {},
): Answerer {
  const separator = rest.separator ?? '';
  return {
    ...rest,
    answerArgument: (text, number) => answer(text, number, null),
    answerRows(rows, placeOf, name) {
      const counts = { inputs: 0, errors: 0, warnings: 0 };
      let output = '';
      let complaints = '';
      for (const { text, lineNumber } of rows) {
        const input = withoutByteOrderMark(text, lineNumber);
        if (input === '') continue;
        const answered = answer(input, lineNumber, name);
        counts.inputs++;
        counts.warnings += answered.warnings ?? 0;
        counts.errors += answered.errors ?? (answered.complaint === undefined ? 0 : 1);
        if (answered.output !== '') output += (output === '' ? '' : separator) + answered.output;
        if (answered.complaint !== undefined) {
          complaints += `urlkit: ${placeOf(lineNumber)} ${answered.complaint}\n`;
        }
      }
      return { ...counts, output, complaints, stop: null };
    },
  };
}

export function withoutByteOrderMark(text: string, lineNumber: number): string {
  return lineNumber === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The end of an input that cannot be read further. */
export function stopAt(
  error: unknown,
  lineNumber: number,
  placeOf: (lineNumber: number) => string,
): Stop {
  if (!(error instanceof LineError)) throw error;
  const message = `${placeOf(error.lineNumber ?? lineNumber)} ${error.message}`;
  return { message, status: exitStatus.wrongUsage, goesOn: true };
}
