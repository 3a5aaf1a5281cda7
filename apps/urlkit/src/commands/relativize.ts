import {
  parseResolveAndNormalize,
  printReference,
  type ReferenceKind,
  referenceKinds,
  relativize,
} from '@urlkit/url-reference';
import { modeOf } from '@urlkit/url-reference/steps';
import type { Command } from 'commander';
import { type BaseOptions, baseOf, one } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { answerWith, type Convert, explainWith } from '../urls/answer-reference.js';
import { parseBase } from '../urls/parse-url.js';

export function define(line: CommandLine): Command {
  return line
    .inputCommand('relativize')
    .description('print the shortest references to URLs from a base URL')
    .argument(
      '[target]',
      'the URL that the reference leads to; if it is missing or -, each line of standard input is one',
    )
    .argument('[base]', 'the URL that the references are relative to')
    .addOption(line.baseOption())
    .addOption(
      line.program
        .createOption(
          '-k, --kind <kind>',
          'the kind of reference; if there is none of this kind, the next kind is used',
        )
        .choices(referenceKinds)
        .default('path-relative'),
    )
    .action(
      async (
        target: string | undefined,
        base: string | undefined,
        options: BaseOptions & { kind: ReferenceKind },
      ) => {
        const from =
          baseOf(base, options) ?? line.refuse('give a base URL: a second argument or --base');
        const all = { ...options, base: from };
        await line.answer(
          { command: 'relativize', options: all, createAnswerer },
          one(target),
          options,
        );
      },
    );
}

export const help: CommandHelp = {
  examples: ['urlkit relativize https://example.org/a/c https://example.org/a/b'],
  failure: 'a target is not a URL',
};

export interface RelativizeOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly base: string;
  readonly kind?: ReferenceKind | undefined;
}

/** Prints the references from a base URL to other URLs. */
export function createAnswerer({ base, kind, json, onError }: RelativizeOptions): Answerer {
  parseBase(base);
  const baseReference = parseResolveAndNormalize(base);
  const relativizeTarget: Convert = (input) => {
    const url = parseResolveAndNormalize(input);
    const relative = url && baseReference && relativize(url, baseReference, { kind });
    return relative && printReference(relative, { mode: modeOf(baseReference, 'web') });
  };
  const explain = explainWith('is not a URL', null);
  return eachLine(answerWith(relativizeTarget, explain, 'reference', json), { json, onError });
}
