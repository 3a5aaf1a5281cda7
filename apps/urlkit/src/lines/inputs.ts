// The inputs of a command: files, and standard input.

import { createReadStream, openSync, type Stats, statSync } from 'node:fs';
import type { TextDecoder as Decoder } from '@exodus/bytes/encoding.js';
import { quoted, visible } from '../output/visible-text.js';
import { CommandError, explainSystemError } from '../run/command-error.js';
import type { Streams } from '../run/streams.js';
import { type ByteStream, readFileStream } from './file-stream.js';
import { LineError } from './line-error.js';

/** An input by name. */
export interface Input {
  /** A path, or `-` for standard input. */
  readonly name: string;
  /** The number of bytes; null if it is not known. */
  readonly size: number | null;
  /** @throws {CommandError} If it cannot be opened. */
  readonly open: () => ByteStream;
}

const URL_HINT =
  '. To check a URL, use urlkit lint --url URL; other commands take the URL as an argument';

/** Returns the inputs with these names. Standard input is read once, even if it is named several times. */
export function inputsOf(names: readonly string[], { stdin }: Streams): Input[] {
  return names
    .filter((name, index) => name !== '-' || names.indexOf('-') === index)
    .map((name) => (name === '-' ? { name, ...stdin } : fileInput(name)));
}

function fileInput(name: string): Input {
  const stats = statsOf(name);
  return {
    name,
    size: stats?.isFile() ? stats.size : null,
    open() {
      if (stats?.isDirectory()) throw new CommandError(cannotRead(name, 'it is a directory'));
      return stats?.isFile() ? readFileStream(openSync(name, 'r'), true) : createReadStream(name);
    },
  };
}

// Without them, opening the file fails for the same reason.
function statsOf(name: string): Stats | null {
  try {
    return statSync(name);
  } catch {
    return null;
  }
}

/** Creates an error that says why an input cannot be read. */
export function readError(name: string, error: unknown): CommandError {
  const hint = /^[a-z][a-z\d+.-]*:\/\//i.test(name) ? URL_HINT : '';
  return new CommandError(cannotRead(name, explainSystemError(error) + hint));
}

function cannotRead(name: string, reason: string): string {
  return `${name === '-' ? 'standard input' : quoted(name)} cannot be read: ${reason}`;
}

/** Returns the name of a line of an input, for messages. */
export function placeOf(name: string, lineNumber: number): string {
  return `line ${lineNumber}${name === '-' ? '' : ` of ${visible(name)}`}`;
}

/**
 * Reads the bytes of an input and converts them to UTF-8.
 *
 * @param encoding A label of the Encoding standard; undefined for UTF-8.
 * @throws {LineError} If the input is not in the encoding.
 */
export async function* readUTF8(
  stream: ByteStream,
  encoding: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (encoding === undefined) {
    yield* stream;
    return;
  }
  const decoder = await createDecoder(encoding);
  try {
    for await (const chunk of stream) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new LineError(`or a later line is not valid ${decoder.encoding}`);
  }
}

/** @throws {CommandError} If there is no such encoding. */
async function createDecoder(encoding: string): Promise<InstanceType<typeof Decoder>> {
  const { TextDecoder } = await import('@exodus/bytes/encoding.js');
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new CommandError(`the encoding ${quoted(encoding)} is unknown`);
  }
}
