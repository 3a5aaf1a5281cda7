// The answers of commands. A command is a function from inputs to answers. The code that reads inputs and writes
// answers, in one thread or in several, is the same for all commands.

import type { Readable } from 'node:stream';
import type { Row } from '../lines/blocks.js';
import { withoutByteOrderMark } from '../lines/blocks.js';
import { LineError } from '../lines/line-error.js';
import type { OnError } from '../names.js';
import { visibleJSON } from '../output/visible-text.js';
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
  /** Text, or bytes in UTF-8, which may be overwritten by the next answer. */
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

/** Reads the rows of an input that are not lines. */
export type ReadRows = (bytes: Readable) => AsyncIterable<readonly Row[]>;

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
  /**
   * Returns what reads the rows of an input, if they are not lines.
   *
   * @throws {CommandError} If the input is not one that the command reads.
   */
  readonly readRows?: (name: string) => ReadRows | undefined;
  /** Whether the answer to a line that is a serialized URL is the line itself. Such lines need not be answered. */
  readonly keepsSerializedURLs?: boolean;
  /** The texts to write before the first answer, between two answers, and after the last one. */
  readonly head?: string;
  readonly separator?: string;
  readonly tail?: string;
  /** Returns more options for answerers in other threads. It is called after the first row. */
  readonly optionsForThreads?: () => object;
  /** Returns the last message and the exit status. */
  readonly conclude: (counts: Counts) => Conclusion;
}

interface Conclusion {
  readonly message?: string;
  readonly status: ExitStatus;
}

/** The words of messages about one row without an answer, and about several. */
export interface Lack {
  readonly one: string;
  readonly many: string;
}

/** How lines are answered. */
export interface LineOptions {
  readonly json?: boolean | undefined;
  /** Without it, lines that fail are reported one by one, and empty lines are not answered. */
  readonly onError?: OnError | undefined;
  /** The words of the last message; by default, that lines failed. */
  readonly lack?: Lack | undefined;
  /** What ends an answer; by default, a newline. */
  readonly end?: string;
}

/** Creates an answerer of lines. */
export function eachLine(
  answer: (input: string, lineNumber: number, name: string | null) => Answer,
  { json = false, onError, lack, end = '\n' }: LineOptions,
  rest: Partial<Answerer> = {},
): Answerer {
  const separator = rest.separator ?? '';
  let hasRows = false;

  function answerRow({ text, lineNumber, error }: Row, name: string): Answer | null {
    if (error !== undefined) {
      const failure = { name: 'not-UTF-8', message: error };
      const object = { input: null, file: name, line: lineNumber, failure };
      return { output: json ? `${visibleJSON(object)}\n` : '', complaint: error };
    }
    const input = withoutByteOrderMark(text, lineNumber);
    return input === '' && onError === undefined ? null : answer(input, lineNumber, name);
  }

  const conclude: Answerer['conclude'] = ({ inputs, errors }) => {
    if (errors === 0) return { status: exitStatus.success };
    if (onError === undefined || !hasRows) return { status: exitStatus.failure };
    const message =
      lack === undefined ? `${errors} of ${inputs} lines failed` : countLack(lack, errors, inputs);
    return { message, status: exitStatus.success };
  };

  return {
    conclude,
    ...rest,
    answerArgument: (text, number) => answer(text, number, null),
    answerRows(rows, placeOf, name) {
      hasRows = true;
      const counts = { inputs: 0, errors: 0, warnings: 0 };
      let output = '';
      let complaints = '';
      let stop: Stop | null = null;
      for (const row of rows) {
        const answered = answerRow(row, name);
        if (answered === null) continue;
        const { complaint } = answered;
        const errors = errorsOf(answered);
        counts.inputs++;
        counts.warnings += answered.warnings ?? 0;
        counts.errors += errors;
        const hasFailed = onError !== undefined && errors > 0;
        const text = hasFailed ? outputOfFailure(answered, onError, end) : answered.output;
        if (text !== '') output += (output === '' ? '' : separator) + text;
        if (hasFailed && onError === 'fail') {
          const message = `${placeOf(row.lineNumber)} ${complaint ?? 'failed'}`;
          stop = { message, status: exitStatus.failure, goesOn: false };
          break;
        }
        // With an action for failures, only lines that cannot be read are reported one by one.
        if (complaint !== undefined && (!hasFailed || row.error !== undefined)) {
          complaints += `urlkit: ${placeOf(row.lineNumber)} ${complaint}\n`;
        }
      }
      return { ...counts, output, complaints, stop };
    },
  };
}

/** Returns how many rows have no answer. */
export function countLack({ one, many }: Lack, errors: number, inputs: number): string {
  return `${errors} of ${inputs} rows ${errors === 1 ? one : many}`;
}

/** Returns the number of errors of an answer. */
export function errorsOf({ errors, complaint }: Answer): number {
  return errors ?? (complaint === undefined ? 0 : 1);
}

// The report of a command that looks for failures is an answer.
function outputOfFailure({ output, complaint }: Answer, onError: OnError, end: string): string {
  if (onError === 'keep') return output || end;
  return onError === 'fail' && complaint === undefined ? output : '';
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
