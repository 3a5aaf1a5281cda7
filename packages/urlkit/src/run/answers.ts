// The answers of commands. A command is a function from inputs to answers. The code that reads inputs and writes
// answers, in one thread or in several, is the same for all commands.

import type { Readable } from 'node:stream';
import { LineError } from '../lines/line-error.js';
import type { Row } from '../lines/row-formats.js';
import { type ExitStatus, exitStatus } from './streams.js';

/** The answer to one input. */
export interface Answer {
  /** The text for standard output: empty, or whole lines. */
  readonly output: string;
  /** What is wrong, for standard error, such as `does not parse: …`. The name of the input comes before it. */
  readonly complaint?: string | undefined;
  /** The number of errors in the output. The default is 1 if there is a complaint, otherwise 0. */
  readonly errors?: number;
  readonly warnings?: number;
}

/** The numbers of inputs and problems so far. */
interface Counts {
  /** The number of answered inputs. */
  readonly inputs: number;
  /** The number of errors. */
  readonly errors: number;
  readonly warnings: number;
}

/** The answer to a block of rows. */
export interface BlockAnswer extends Counts {
  readonly output: string | Uint8Array;
  /** The text for standard error: empty, or whole lines. */
  readonly complaints: string;
  /** Why the rest of the input is not answered; null if it is. */
  readonly stop: Stop | null;
}

/** The reason to stop before the end of the input. */
export interface Stop {
  readonly message: string;
  readonly status: ExitStatus;
  /** Whether to continue with other inputs. */
  readonly goesOn: boolean;
}

/** A command with its options. */
export interface Answerer {
  /** Answers the argument of this number, from 1. */
  readonly answerArgument: (text: string, number: number) => Answer;
  /**
   * Answers rows of an input.
   *
   * @param placeOf Returns the name of a line of the input, for messages.
   */
  readonly answerRows: (
    rows: readonly Row[],
    placeOf: (lineNumber: number) => string,
    name: string,
  ) => BlockAnswer;
  /** Reads the rows, if they are not lines. */
  readonly readRows?: ((bytes: Readable) => AsyncIterable<readonly Row[]>) | undefined;
  /** The texts to write before the first answer, between two answers, and after the last one. */
  readonly head?: string;
  readonly separator?: string;
  readonly tail?: string;
  /** Returns more options for answerers in other threads. It is called after the first row. */
  readonly optionsForThreads?: () => object;
  /** Returns the last message and the exit status. */
  readonly conclude?: (counts: Counts) => Conclusion;
}

export interface Conclusion {
  readonly message?: string;
  readonly status: ExitStatus;
}

/** Creates an answerer of lines. Each line that is not empty is an input. */
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

/** Returns the reason to stop for an error in an input. Throws other errors again. */
export function stopAt(
  error: unknown,
  lineNumber: number,
  placeOf: (lineNumber: number) => string,
): Stop {
  if (!(error instanceof LineError)) throw error;
  const message = `${placeOf(error.lineNumber ?? lineNumber)} ${error.message}`;
  return { message, status: exitStatus.wrongUsage, goesOn: true };
}
