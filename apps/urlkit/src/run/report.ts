import { once } from 'node:events';
import type { FlushMode } from '../names.js';
import { AnswerWriter } from '../output/answer-writer.js';
import type { Answerer, BlockAnswer } from './answers.js';
import type { Progress } from './progress.js';
import { type ExitStatus, exitStatus, type Streams } from './streams.js';

/** Writes answers and complaints, and updates the exit status. */
export class Report {
  readonly #answerer: Answerer;
  readonly #streams: Streams;
  readonly #progress: Progress;
  readonly #writer: AnswerWriter;
  readonly #counts = { inputs: 0, errors: 0, warnings: 0 };
  #status: ExitStatus = exitStatus.success;
  #hasAnswers = false;

  constructor(answerer: Answerer, flush: FlushMode, progress: Progress, streams: Streams) {
    this.#answerer = answerer;
    this.#streams = streams;
    this.#progress = progress;
    this.#writer = new AnswerWriter(streams.stdout, flush);
  }

  async begin(): Promise<void> {
    await this.#writer.add(this.#answerer.head ?? '');
  }

  async take({ inputs, errors, warnings, output, complaints }: BlockAnswer): Promise<void> {
    this.#counts.inputs += inputs;
    this.#counts.errors += errors;
    this.#counts.warnings += warnings;
    this.#setStatus(this.#answerer.conclude(this.#counts).status);
    if (output.length > 0) {
      this.#progress.makeRoomForAnswer();
      if (this.#hasAnswers) await this.#writer.add(this.#answerer.separator ?? '');
      this.#hasAnswers = true;
      await this.#writer.add(output);
    }
    if (complaints !== '') await this.#complain(complaints);
  }

  /** Reports why an input is not answered. */
  async fail(message: string, status: ExitStatus): Promise<void> {
    this.#setStatus(status);
    await this.#complain(`urlkit: ${message}\n`);
  }

  async end(): Promise<ExitStatus> {
    await this.#writer.add(this.#answerer.tail ?? '');
    await this.#writer.flush();
    const { message, status } = this.#answerer.conclude(this.#counts);
    if (message !== undefined && this.#status === status) {
      await this.#complain(`urlkit: ${message}\n`);
    }
    return this.#status;
  }

  #setStatus(status: ExitStatus): void {
    if (status <= this.#status) return;
    this.#status = status;
    this.#streams.exitCode = status;
  }

  async #complain(text: string): Promise<void> {
    this.#progress.hide();
    await this.#writer.flush();
    if (!this.#streams.stderr.write(text)) await once(this.#streams.stderr, 'drain');
  }
}
