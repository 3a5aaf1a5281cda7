// The module that other threads run.

import { Tinypool } from 'tinypool';
import type { Block } from './lines/blocks.js';
import { BlockAnswerer, type LinesAnswer } from './run/answer-block.js';
import type { Job } from './run/jobs.js';
import { subcommands } from './subcommands.js';

export interface Task {
  readonly block: Block;
  readonly name: string;
}

let answerer: Promise<BlockAnswerer> | undefined;

async function createBlockAnswerer({ command, options }: Job<never>): Promise<BlockAnswerer> {
  const { createAnswerer } = (await subcommands.get(command)?.()) ?? {};
  if (createAnswerer === undefined) throw new Error(`${command} answers no inputs`);
  return new BlockAnswerer(await createAnswerer(options));
}

/** Answers a block. The output is bytes, which go to the main thread without being copied. */
export async function answerInThread({ block, name }: Task): Promise<LinesAnswer> {
  answerer ??= createBlockAnswerer(Tinypool.workerData as Job<never>);
  const answer = (await answerer).answer(block, name);
  const { output } = answer;
  return { ...answer, output: Uint8Array.from(Buffer.from(output)) };
}
