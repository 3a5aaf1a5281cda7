import { describeURL } from './describe-url.js';
import { formatDescription } from './format-description.js';
import { type ExitStatus, exitStatus, readLines, type Streams, write } from './streams.js';
import { formatFailure, type Parsed, parseBase, tryParse } from './try-parse.js';

export interface ParseOptions {
  readonly base?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Prints the components of `url`, or of each line of standard input that is not empty. */
export async function runParse(
  url: string | undefined,
  { base, json = false }: ParseOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const { stderr } = streams;
  const baseURL = parseBase(base, streams);
  if (baseURL === undefined) return exitStatus.failure;

  if (url !== undefined) {
    const parsed = tryParse(url, baseURL);
    if (json) await write(streams, `${JSON.stringify(toJSON(url, parsed), null, 2)}\n`);
    else if ('url' in parsed) await write(streams, formatDescription(describeURL(parsed.url)));
    if ('url' in parsed) return exitStatus.success;
    stderr.write(`urlkit: the URL does not parse: ${formatFailure(parsed.failure)}\n`);
    return exitStatus.failure;
  }

  let status: ExitStatus = exitStatus.success;
  let separator = '';
  for await (const { line, lineNumber } of readLines(streams.stdin)) {
    const parsed = tryParse(line, baseURL);
    if (json) {
      await write(streams, `${JSON.stringify(toJSON(line, parsed))}\n`);
    } else if ('url' in parsed) {
      await write(streams, separator + formatDescription(describeURL(parsed.url)));
      separator = '\n';
    }
    if ('failure' in parsed) {
      stderr.write(`urlkit: line ${lineNumber} does not parse: ${formatFailure(parsed.failure)}\n`);
      status = exitStatus.failure;
    }
  }
  return status;
}

function toJSON(input: string, parsed: Parsed): object {
  return 'url' in parsed ? describeURL(parsed.url) : { input, failure: parsed.failure };
}
