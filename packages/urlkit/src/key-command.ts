import { createURLKey, type KeyProfileName } from '@urlkit/url-keys';
import type { FlushMode } from './answer-writer.js';
import { createRowFormat, type RowFormatName } from './row-formats.js';
import { type OnError, RowRun } from './row-run.js';
import { type ExitStatus, exitStatus, type Streams, write } from './streams.js';

export interface KeyOptions {
  readonly profile: KeyProfileName;
  readonly drop?: readonly string[] | undefined;
  readonly format?: RowFormatName | undefined;
  readonly column?: string | undefined;
  readonly outputColumn?: string | undefined;
  readonly onError?: OnError | undefined;
  readonly flush?: FlushMode | undefined;
}

/** Prints the key of a URL, or adds keys to the rows of standard input. */
export async function runKey(
  url: string | undefined,
  options: KeyOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const { profile, drop = [], format = 'lines', column = 'url', outputColumn = 'key' } = options;
  const keyOf = createURLKey({ profile, dropParameters: readDropped(drop) });
  if (url === undefined) {
    const rowFormat = createRowFormat(format, { column, outputColumn });
    const lack = { one: `has no key by ${profile}`, many: `have no key by ${profile}` };
    return new RowRun(rowFormat, keyOf, lack, options, streams).run();
  }
  const key = keyOf(url);
  if (key === null) streams.stderr.write(`urlkit: the argument has no key by ${profile}\n`);
  else await write(streams, `${key}\n`);
  return key === null ? exitStatus.failure : exitStatus.success;
}

// `name`, or `prefix*`
function readDropped(drop: readonly string[]): { names: string[]; prefixes: string[] } {
  const isPrefix = (name: string): boolean => name.length > 1 && name.endsWith('*');
  return {
    names: drop.filter((name) => !isPrefix(name)),
    prefixes: drop.filter(isPrefix).map((name) => name.slice(0, -1)),
  };
}
