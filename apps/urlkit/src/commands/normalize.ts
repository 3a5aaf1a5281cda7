import { decodeUnreserved } from '@urlkit/uri/generic-syntax';
import { canParse, parseAndSerialize, parseURL } from '@urlkit/url-parser';
import {
  type EquivalenceLevel,
  equivalenceLevels,
  normalizeReference,
  type ParserMode,
  parseReference,
  parserModes,
  printReference,
} from '@urlkit/url-reference';
import { serializeURL } from '@urlkit/url-serializer';
import type { Command } from 'commander';
import { type InputOptions, one } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { eachRow } from '../run/each-row.js';
import { answerWith, type Convert, explainWith } from '../urls/answer-reference.js';

export function define(line: CommandLine): Command {
  const { program } = line;
  return line
    .inputCommand(
      'normalize',
      line.onErrorOption(
        'answer empty lines, too; what to do with a line that is not a reference: print an empty line, skip it, or stop',
      ),
    )
    .description('print the normal forms of URLs, absolute or relative')
    .argument('[reference]', 'the URL; if it is missing or -, each line of standard input is a URL')
    .addOption(
      program
        .createOption(
          '-l, --level <level>',
          'how much to normalize: all gives URLs with a scheme the form of the URL standard, and decodes what need not be percent-encoded; the other levels keep the case of the host',
        )
        .choices(normalizeLevels)
        .default('all'),
    )
    .addOption(
      program
        .createOption('-m, --mode <mode>', 'how to read a reference without a scheme')
        .choices(parserModes)
        .default('web'),
    )
    .addOption(line.flushOption())
    .action(
      async (
        reference: string | undefined,
        options: InputOptions & { level: NormalizeLevel; mode: ParserMode },
      ) => {
        await line.answer(
          { command: 'normalize', options, createAnswerer },
          one(reference),
          options,
        );
      },
    );
}

export const help: CommandHelp = {
  examples: ['urlkit normalize HTTP://example.org:80/a/../b'],
  failure: 'an argument or a line is not a URL reference',
};

export interface NormalizeOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly level?: NormalizeLevel | undefined;
  readonly mode?: ParserMode | undefined;
}

/** How much to normalize: as a level of document 001, or with everything that keeps the URL the same. */
type NormalizeLevel = EquivalenceLevel | 'all';

const normalizeLevels: readonly NormalizeLevel[] = [...equivalenceLevels, 'all'];

/** Prints the normal forms of references. With `onError`, prints one line for each line. */
export function createAnswerer(options: NormalizeOptions): Answerer {
  const { level = 'all', mode = 'web', onError, json } = options;
  const base = parseURL('https://base.invalid/');
  const normalize: Convert = (input) => {
    // In other modes, more than the standard's URLs is a reference.
    if (mode === 'web' && !canParse(input, base && serializeURL(base))) return null;
    if (level !== 'all') return normalizeToLevel(input, level);
    const href = mode === 'web' ? parseAndSerialize(input) : null;
    const normal = href ?? normalizeToLevel(input, 'percent-coding');
    return normal === null ? null : decodeUnreserved(normal);
  };
  const normalizeToLevel = (input: string, to: EquivalenceLevel): string | null => {
    const url = parseReference(input, { mode });
    return url && printReference(normalizeReference(url, { level: to, mode }), { mode });
  };
  const lack = { one: 'is not a URL reference', many: 'are not URL references' };
  const explain = explainWith(lack.one, base);
  const answer = answerWith(normalize, explain, 'reference', json);
  if (onError === undefined || json) return eachLine(answer, { json, onError, lack });
  const columns = { column: '', outputColumn: 'reference' };
  const answerArgument = (input: string): Answer => answer(input, 1, null);
  return eachRow(normalize, answerArgument, lack, { format: 'lines', ...columns, onError });
}
