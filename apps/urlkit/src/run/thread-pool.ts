import { fileURLToPath } from 'node:url';
import type { Block } from '../lines/blocks.js';
import type { LinesAnswer } from './answer-block.js';
import type { Job } from './jobs.js';

/** Threads that answer blocks. */
export interface ThreadPool {
  /** The number of blocks that may wait for their answers. */
  readonly capacity: number;
  readonly answer: (block: Block, name: string) => Promise<LinesAnswer>;
  readonly close: () => Promise<void>;
}

/** The number of blocks for each thread, so that the next one is ready when it has answered one. */
const BLOCKS_PER_THREAD = 2;

export async function openThreadPool(job: Job, threads: number): Promise<ThreadPool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./thread.cjs', import.meta.url)),
    name: 'answerInThread',
    minThreads: threads,
    maxThreads: threads,
    workerData: job,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  return {
    capacity: threads * BLOCKS_PER_THREAD,
    answer(block, name) {
      const bytes = new Uint8Array(block.bytes);
      const task = { block: { ...block, bytes }, name };
      return pool.run(task, { transferList: [bytes.buffer] });
    },
    close: () => pool.destroy(),
  };
}
