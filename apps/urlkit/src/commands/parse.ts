import type { Command } from 'commander';
import { answerCall, type BaseOptions, baseOf, one, warnOfUnusedBase } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import type { ExitStatus, Streams } from '../run/streams.js';
import { describeURL } from '../urls/describe-url.js';
import { formatDescription } from '../urls/format-description.js';
import { createURLReader, type GivenURLOptions, hintOfScheme } from '../urls/given-url.js';
import { formatFailure, parseBase, tryParse } from '../urls/parse-url.js';

export function define(line: CommandLine): Command {
  return line
    .urlCommand('parse')
    .description('print the components of URLs')
    .addOption(line.defaultSchemeOption())
    .addOption(line.unwrapOption())
    .action(async (url?: string, base?: string, options: BaseOptions = {}) => {
      line.status = await callParse(url, base, options, line.streams);
    });
}

export async function callParse(
  url: string | undefined,
  base: string | undefined,
  options: BaseOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const parseOptions = { ...options, base: baseOf(base, options), edge: streams.stdout.columns };
  await warnOfUnusedBase(url, base, streams);
  return await answerCall(
    { command: 'parse', options: parseOptions, createAnswerer },
    one(url),
    options,
    streams,
  );
}

export const help: CommandHelp = {
  examples: ["urlkit parse 'https://example.org/a?q=1'", 'urlkit parse --json <urls.txt'],
  failure: 'a URL does not parse',
};

export interface ParseOptions extends GivenURLOptions, Pick<LineOptions, 'json' | 'onError'> {
  readonly base?: string | undefined;
  /** The number of columns of the terminal; undefined if there is none. */
  readonly edge?: number | undefined;
}

/** Prints the components of URLs. */
export async function createAnswerer(options: ParseOptions): Promise<Answerer> {
  const { json = false } = options;
  const baseURL = parseBase(options.base);
  const readURL = await createURLReader(options);
  const answer = (input: string, line: number, file: string | null): Answer => {
    const parsed = tryParse(readURL(input), baseURL);
    if ('failure' in parsed) {
      const { failure } = parsed;
      const output = json ? `${visibleJSON({ input, file, line, failure })}\n` : '';
      return {
        output,
        complaint: `does not parse: ${formatFailure(failure)}${hintOfScheme(input)}`,
      };
    }
    const description = describeURL(parsed.url);
    const output = json
      ? `${visibleJSON({ input, file, line, ...description })}\n`
      : formatDescription(description, options.edge);
    return { output };
  };
  return eachLine(answer, options, { separator: json ? '' : '\n' });
}
