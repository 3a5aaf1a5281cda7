// The module that other threads run.

import { Tinypool } from 'tinypool';
import type { Block } from './lines/blocks.js';
import { BlockAnswerer, type LinesAnswer } from './run/answer-block.js';
import { createAnswerer, type Job } from './run/jobs.js';

export interface Task {
  readonly block: Block;
  readonly name: string;
}

let answerer: Promise<BlockAnswerer> | undefined;

/** Answers a block. The output is bytes, which go to the main thread without being copied. */
export async function answerInThread({ block, name }: Task): Promise<LinesAnswer> {
  answerer ??= createAnswerer(Tinypool.workerData as Job).then((made) => new BlockAnswerer(made));
  const answer = (await answerer).answer(block, name);
  const { output } = answer;
  return { ...answer, output: Uint8Array.from(Buffer.from(output)) };
}
