import type { Answerer } from './answers.js';

/** What other threads need to answer inputs as this one does. */
export interface Job<Options extends object = object> {
  /** The name of the subcommand. */
  readonly command: string;
  /** The options of its answerer, which can be sent to other threads. */
  readonly options: Options;
}

/**
 * Creates the answerer of a subcommand.
 *
 * @throws {CommandError} If an option is not valid.
 */
export type CreateAnswerer<Options> = (options: Options) => Answerer | Promise<Answerer>;

/** A job for this thread. */
export interface OwnJob<Options extends object> extends Job<Options> {
  readonly createAnswerer: CreateAnswerer<Options>;
}
