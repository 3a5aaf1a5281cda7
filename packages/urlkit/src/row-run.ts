import { AnswerWriter, type FlushMode } from './answer-writer.js';
import { InputError } from './input-error.js';
import type { Row, RowFormat } from './row-formats.js';
import { type ExitStatus, exitStatus, type Streams } from './streams.js';

/** What to do with a row that has no answer: leave the answer empty, leave out the row, or stop. */
export type OnError = 'keep' | 'skip' | 'fail';

export const onErrorActions: readonly OnError[] = ['keep', 'skip', 'fail'];

export interface RowRunOptions {
  readonly onError?: OnError | undefined;
  readonly flush?: FlushMode | undefined;
}

/** What is said of a row without an answer, and of several. */
export interface Lack {
  readonly one: string;
  readonly many: string;
}

type Convert = (value: string) => string | null;

/** Rows of standard input on their way to standard output. */
export class RowRun {
  readonly #format: RowFormat;
  readonly #convert: Convert;
  readonly #lack: Lack;
  readonly #options: RowRunOptions;
  readonly #streams: Streams;
  readonly #writer: AnswerWriter;
  #isHeader: boolean;
  #rowCount = 0;
  #errorCount = 0;

  constructor(
    format: RowFormat,
    convert: Convert,
    lack: Lack,
    options: RowRunOptions,
    streams: Streams,
  ) {
    this.#format = format;
    this.#convert = convert;
    this.#lack = lack;
    this.#options = options;
    this.#streams = streams;
    this.#writer = new AnswerWriter(streams.stdout, options.flush ?? 'block');
    this.#isHeader = format.hasHeader;
  }

  async run(): Promise<ExitStatus> {
    try {
      for await (const rows of this.#format.read(this.#streams.stdin)) {
        if (!rows.every((row) => this.#answer(row))) return await this.#end(exitStatus.failure);
        await this.#writer.waitForInput();
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#streams.stderr.write(`urlkit: ${error.message}\n`);
      return await this.#end(exitStatus.wrongUsage);
    }
    return await this.#end(exitStatus.success);
  }

  /** False if the row has no answer and the run has to stop. */
  #answer(row: Row): boolean {
    if (this.#isHeader) {
      this.#isHeader = false;
      this.#writer.add(this.#format.readHeader(row));
      return true;
    }
    const { onError = 'keep' } = this.#options;
    const value = this.#format.valueOf(row);
    const answer = value === null ? null : this.#convert(value);
    this.#rowCount++;
    if (answer === null) this.#errorCount++;
    if (answer === null && onError === 'fail') {
      this.#streams.stderr.write(`urlkit: line ${row.lineNumber} ${this.#lack.one}\n`);
      return false;
    }
    if (answer !== null || onError === 'keep')
      this.#writer.add(this.#format.withValue(row, answer));
    return true;
  }

  async #end(status: ExitStatus): Promise<ExitStatus> {
    await this.#writer.flush();
    if (this.#errorCount > 0 && status === exitStatus.success) {
      const counts = `${this.#errorCount} of ${this.#rowCount} rows`;
      this.#streams.stderr.write(`urlkit: ${counts} ${this.#lack.many}\n`);
    }
    return status;
  }
}
