import type { Row } from '../lines/blocks.js';
import { LineError } from '../lines/line-error.js';
import { type Columns, createRowFormat } from '../lines/row-formats.js';
import type { OnError, RowFormatName } from '../names.js';
import {
  type Answer,
  type Answerer,
  type BlockAnswer,
  countLack,
  type Lack,
  type Stop,
  stopAt,
} from './answers.js';
import { exitStatus } from './streams.js';

export interface RowOptions extends Columns {
  readonly format: RowFormatName;
  readonly onError: OnError;
  /** The header, for threads that have not read it. */
  readonly header?: Row | undefined;
}

/** Creates an answerer that answers every row. */
export function eachRow(
  convert: (value: string) => string | null,
  answerArgument: (text: string) => Answer,
  lack: Lack,
  options: RowOptions,
  rest: Partial<Answerer> = {},
): Answerer {
  const { onError } = options;
  const format = createRowFormat(options.format, options);
  let header = options.header;
  let hasRows = false;
  if (header !== undefined) format.readHeader(header);

  function answerRow(row: Row): { output: string; failed: boolean } {
    if (row.error !== undefined && format.isTable) throw new LineError(row.error);
    if (format.hasHeader && header === undefined) {
      header = row;
      return { output: format.readHeader(row), failed: false };
    }
    const value = format.valueOf(row);
    const answer = value === null ? null : convert(value);
    const isWritten = answer !== null || onError === 'keep';
    return { output: isWritten ? format.withValue(row, answer) : '', failed: answer === null };
  }

  return {
    ...rest,
    answerArgument,
    readRows: () => format.read,
    optionsForThreads: () => ({ header }),
    answerRows(rows, placeOf): BlockAnswer {
      hasRows = true;
      const counts = { inputs: 0, errors: 0, warnings: 0 };
      let output = '';
      let complaints = '';
      let stop: Stop | null = null;
      for (const row of rows) {
        try {
          counts.inputs += header === undefined && format.hasHeader ? 0 : 1;
          const answered = answerRow(row);
          counts.errors += answered.failed ? 1 : 0;
          output += answered.output;
          if (answered.failed && onError === 'fail') {
            const message = `${placeOf(row.lineNumber)} ${row.error ?? lack.one}`;
            stop = { message, status: exitStatus.failure, goesOn: false };
          } else if (row.error !== undefined) {
            complaints += `urlkit: ${placeOf(row.lineNumber)} ${row.error}\n`;
          }
        } catch (error) {
          stop = stopAt(error, row.lineNumber, placeOf);
        }
        if (stop !== null) break;
      }
      return { ...counts, output, complaints, stop };
    },
    conclude({ inputs, errors }) {
      if (!hasRows && errors > 0) return { status: exitStatus.failure };
      const status = exitStatus.success;
      return errors === 0 ? { status } : { message: countLack(lack, errors, inputs), status };
    },
  };
}
