import { parseResolveAndNormalize, printReference } from '@urlkit/url-reference';
import { serializeURL } from '@urlkit/url-serializer';
import type { Command } from 'commander';
import { type BaseOptions, baseOf, one, warnOfUnusedBase } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { answerWith, type Convert, explainWith } from '../urls/answer-reference.js';
import { parseBase } from '../urls/parse-url.js';

export function define(line: CommandLine): Command {
  return line
    .inputCommand('resolve')
    .description('print the URLs that references lead to')
    .argument(
      '[reference]',
      'the reference; if it is missing or -, each line of standard input is one',
    )
    .argument('[base]', 'the base URL, for relative references')
    .addOption(line.baseOption())
    .action(async (reference?: string, base?: string, options: BaseOptions = {}) => {
      const all = { ...options, base: baseOf(base, options) };
      await warnOfUnusedBase(reference, base, line.streams);
      await line.answer(
        { command: 'resolve', options: all, createAnswerer },
        one(reference),
        options,
      );
    });
}

export const help: CommandHelp = {
  examples: ['urlkit resolve ../a https://example.org/docs/'],
  failure: 'a reference does not resolve',
};

export interface ResolveOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly base?: string | undefined;
}

/** Prints the URLs that references lead to. */
export function createAnswerer({ base, json, onError }: ResolveOptions): Answerer {
  const baseURL = parseBase(base);
  const baseReference = baseURL && parseResolveAndNormalize(serializeURL(baseURL));
  const resolve: Convert = (input) => {
    const url = parseResolveAndNormalize(input, { base: baseReference });
    return url && printReference(url);
  };
  const explain = explainWith('does not resolve', baseURL);
  return eachLine(answerWith(resolve, explain, 'url', json), { json, onError });
}
