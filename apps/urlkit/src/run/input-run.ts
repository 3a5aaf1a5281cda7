// Reads inputs, answers their lines in this thread or in several, and reports the answers in order.

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Block, countLines, readBlocks } from '../lines/blocks.js';
import type { ByteStream } from '../lines/file-stream.js';
import { type Input, placeOf, readError, readUTF8 } from '../lines/inputs.js';
import { BlockAnswerer, type LinesAnswer } from './answer-block.js';
import { type Answerer, type BlockAnswer, type ReadRows, type Stop, stopAt } from './answers.js';
import { CommandError } from './command-error.js';
import { type Interruption, onInterruption } from './interruption.js';
import type { Job } from './jobs.js';
import type { Progress } from './progress.js';
import type { Report } from './report.js';
import { openThreadPool, type ThreadPool } from './thread-pool.js';

export interface InputRunOptions {
  /** A label of the Encoding standard; undefined for UTF-8. */
  readonly inputEncoding?: string | undefined;
  /** The largest number of threads. With one, this thread does everything. */
  readonly threads: number;
}

/** Start threads only if more than this many milliseconds of work remain. Starting them takes about as long. */
const WORTH_THREADS = 500;

/** Threads are faster if this thread spends a larger share of its time on work. For `get`, the share is at most 0.75. */
const WORK_SHARE = 0.8;

/** The smallest number of bytes to send to another thread: half of a chunk of a file. */
const THREAD_BLOCK = 2 ** 15;

/** The most milliseconds to work on a part of the input. Signals, and a reader that has gone, are noticed only between parts. */
const LONGEST_WORK = 100;

/** The fewest bytes of a part, and the most: those of a chunk of a file. */
const SMALLEST_PART = 2 ** 10;
const LARGEST_PART = 2 ** 16;

const LINE_FEED = 0x0a;

/** An answer that another thread is working on, and the number of the line after its last one. */
interface Waiting {
  readonly answer: Promise<BlockAnswer>;
  readonly nextLine: number;
}

export class InputRun {
  readonly #job: Job;
  readonly #answerer: Answerer;
  readonly #blocks: BlockAnswerer;
  readonly #options: InputRunOptions;
  readonly #report: Report;
  readonly #progress: Progress;
  readonly #startTime = performance.now();
  #workTime = 0;
  #partSize = LARGEST_PART;
  #threads: ThreadPool | null = null;

  // About the current input:
  #name = '';
  #stream: ByteStream = Readable.from([]);
  #stop: Stop | null = null;
  #nextLine = 1;
  #answeredLine = 0;
  readonly #waiting: Waiting[] = [];

  constructor(
    job: Job,
    answerer: Answerer,
    options: InputRunOptions,
    report: Report,
    progress: Progress,
  ) {
    this.#job = job;
    this.#answerer = answerer;
    this.#blocks = new BlockAnswerer(answerer);
    this.#options = options;
    this.#report = report;
    this.#progress = progress;
  }

  /** Reads inputs, one after the other. */
  async read(inputs: readonly Input[]): Promise<void> {
    const interruption = onInterruption(() => {
      this.#stream.destroy();
      void this.#threads?.close();
    });
    try {
      for (const input of inputs) {
        await this.#readInput(input, interruption);
        if (this.#stop?.goesOn === false || interruption.status() !== null) break;
      }
      const status = interruption.status();
      if (status === null) return;
      const line = placeOf(this.#name, this.#answeredLine);
      const how = this.#answeredLine === 0 ? 'before any line was answered' : `after ${line}`;
      await this.#report.fail(`interrupted ${how}`, status);
    } finally {
      interruption.ignore();
      this.#progress.stop();
      await this.#threads?.close();
    }
  }

  async #readInput({ name, open }: Input, interruption: Interruption): Promise<void> {
    const isInterrupted = (): boolean => interruption.status() !== null;
    this.#name = name;
    this.#stop = null;
    this.#nextLine = 1;
    this.#answeredLine = 0;
    try {
      const readRows = this.#answerer.readRows?.(name);
      this.#stream = open();
      await this.#answerStream(this.#stream, readRows, interruption);
      while (!isInterrupted() && this.#waiting.length > 0) await this.#reportFirst();
    } catch (error) {
      if (!isInterrupted()) await this.#end(await this.#stopFor(error));
    }
    this.#waiting.length = 0;
  }

  async #answerStream(
    stream: ByteStream,
    readRows: ReadRows | undefined,
    interruption: Interruption,
  ): Promise<void> {
    const isEnded = (): boolean => this.#stop !== null || interruption.status() !== null;
    const bytes = this.#countBytes(readUTF8(stream, this.#options.inputEncoding));
    if (readRows !== undefined) {
      for await (const rows of readRows(Readable.from(copiesOf(bytes)))) {
        const work = (): BlockAnswer => this.#answerer.answerRows(rows, this.#place, this.#name);
        // One row may be a whole document.
        const answer = rows.length === 1 ? await interruption.during(work) : work();
        if (answer === null) return;
        await this.#reportAnswer(answer, rows.at(-1)?.lineNumber ?? this.#answeredLine);
        if (isEnded()) return;
      }
      return;
    }
    let offset = 0;
    const least = (): number => (this.#threads === null ? 1 : THREAD_BLOCK);
    for await (const block of readBlocks(bytes, least)) {
      for (const bytes of this.#partsOf(block)) {
        await this.#answer({ bytes, lineNumber: this.#nextLine, offset }, interruption);
        if (isEnded()) return;
        offset += bytes.length;
      }
    }
  }

  // Parts become smaller if their lines take long.
  *#partsOf(block: Uint8Array): Generator<Uint8Array> {
    for (let start = 0; start < block.length; ) {
      const last = start + this.#partSize - 1;
      const end = block.indexOf(LINE_FEED, last) + 1 || block.length;
      yield block.subarray(start, end);
      start = end;
    }
  }

  async *#countBytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.#progress.addBytes(chunk.length);
      yield chunk;
    }
  }

  async #answer(block: Block, interruption: Interruption): Promise<void> {
    if (this.#threads === null && this.#isWorthThreads()) await this.#openThreads();
    if (this.#threads === null) {
      const start = performance.now();
      const work = (): LinesAnswer => this.#blocks.answer(block, this.#name);
      const isLongLine = block.bytes.length > 2 * this.#partSize;
      const answer = isLongLine ? await interruption.during(work) : work();
      if (answer === null) return;
      const time = performance.now() - start;
      this.#workTime += time;
      const size = Math.floor((block.bytes.length * LONGEST_WORK) / Math.max(1, time));
      this.#partSize = Math.min(Math.max(SMALLEST_PART, size), LARGEST_PART);
      this.#nextLine += answer.lineCount;
      await this.#reportAnswer(answer, this.#nextLine - 1);
      if (time > LONGEST_WORK / 2) await setImmediate();
      return;
    }
    this.#nextLine += countLines(block.bytes);
    const answer = this.#threads.answer(block, this.#name);
    // After an error in an earlier answer, this one is not awaited.
    answer.catch(() => {});
    this.#waiting.push({ answer, nextLine: this.#nextLine });
    if (this.#waiting.length >= this.#threads.capacity) await this.#reportFirst();
  }

  // Threads are faster if most of the time goes into work, not into reading or writing, and if enough work is left.
  #isWorthThreads(): boolean {
    if (this.#options.threads < 2 || this.#workTime < WORTH_THREADS) return false;
    const elapsed = performance.now() - this.#startTime;
    if (this.#workTime < elapsed * WORK_SHARE) return false;
    const share = this.#progress.share();
    return share === null || (this.#workTime / share) * (1 - share) > WORTH_THREADS;
  }

  async #openThreads(): Promise<void> {
    const options = { ...this.#job.options, ...this.#answerer.optionsForThreads?.() };
    this.#threads = await openThreadPool({ ...this.#job, options }, this.#options.threads);
  }

  async #reportFirst(): Promise<void> {
    const first = this.#waiting.shift();
    if (first !== undefined) await this.#reportAnswer(await first.answer, first.nextLine - 1);
  }

  async #reportAnswer(answer: BlockAnswer, lastLine: number): Promise<void> {
    if (this.#stop !== null) return;
    await this.#report.take(answer);
    if (answer.stop !== null) await this.#end(answer.stop);
    else this.#progress.addLines(lastLine - this.#answeredLine);
    this.#answeredLine = lastLine;
  }

  async #end(stop: Stop): Promise<void> {
    this.#stop = stop;
    this.#stream.destroy();
    await this.#report.fail(stop.message, stop.status);
  }

  async #stopFor(error: unknown): Promise<Stop> {
    while (this.#waiting.length > 0) await this.#reportFirst();
    if (error instanceof CommandError) {
      return { message: error.message, status: error.status, goesOn: true };
    }
    if (error instanceof Error && 'syscall' in error) {
      const { message, status } = readError(this.#name, error);
      return { message, status, goesOn: true };
    }
    return stopAt(error, this.#nextLine, this.#place);
  }

  readonly #place = (lineNumber: number): string => placeOf(this.#name, lineNumber);
}

/** Copies chunks for a reader that asks for the next one before it has read all of them. */
async function* copiesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}
