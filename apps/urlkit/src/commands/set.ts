import { parseAndSerialize } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { serializeURL } from '@urlkit/url-serializer';
import type { Command } from 'commander';
import { type BaseOptions, collect, destinationOf, type NullOptions } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { type Destination, endOfAnswer } from '../output/destination.js';
import { quoted, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { hintOfName } from '../urls/closest-name.js';
import { readConditions } from '../urls/conditions.js';
import {
  canBeEdited,
  EDIT_EXAMPLES,
  type Edit,
  type Edited,
  hintOfEdit,
  isEdit,
  keepParameters,
  parseEdit,
  parseIteration,
  sortQuery,
  withQueryOf,
} from '../urls/edits.js';
import { createURLReader, type GivenURLOptions, hintOfScheme } from '../urls/given-url.js';
import { formatFailure, parseBase, tryParse } from '../urls/parse-url.js';
import { pasteable } from '../urls/pasteable.js';
import { parseTemplate } from '../urls/template.js';
import { createRepeatFilter } from '../urls/without-repeats.js';
import { answerFrom, type InputPlace } from './get.js';

export function define(line: CommandLine): Command {
  return line
    .inputCommand('set')
    .description('change components of URLs')
    .argument('[urls and edits...]', 'URLs, and edits such as port=80')
    .addOption(line.baseOption())
    .option('-g, --get <template>', 'what to print, as for the command get')
    .option('--iterate <edit>', 'an edit with several values, such as port="80 81"', collect)
    .option('--sort-query', 'sort the search parameters by name')
    .option(
      '--keep <name>',
      'remove all other search parameters; prefix* keeps several; may be repeated',
      collect,
    )
    .addOption(line.defaultSchemeOption())
    .addOption(line.unwrapOption())
    .option('--existing', 'set only search parameters that the URL already has')
    .addOption(line.whereOption('change only URLs'))
    .addOption(line.uniqueOption())
    .addOption(line.nullOption())
    .allowUnknownOption()
    .action(async (args: string[], options: SetCallOptions, command: Command) => {
      const [edits, urls] = [args.filter(isEdit), args.filter((arg) => !isEdit(arg))];
      const unknown = urls.find((arg) => /^-(?:-|.$)/.test(arg));
      if (unknown !== undefined) {
        const known = command.options.flatMap(({ long }) => long ?? []);
        line.refuse(`unknown option '${unknown}'${hintOfName(unknown, known)}`);
      }
      const hasScheme = options.base !== undefined || options.defaultScheme !== undefined;
      const mistyped = urls.find(
        (url) => url !== '-' && (url.startsWith('-') || !(hasScheme || canBeEdited(url))),
      );
      if (mistyped !== undefined) {
        line.refuse(
          `${quoted(mistyped)} is neither a URL nor an edit${hintOfEdit(mistyped)}; edits look like ${EDIT_EXAMPLES}`,
        );
      }
      const destination = destinationOf(options, line.streams);
      await line.answer(
        { command: 'set', options: { ...options, edits, destination }, createAnswerer },
        urls,
        // One thread knows all answers.
        options.unique ? { ...options, jobs: 1 } : options,
      );
    });
}

type SetCallOptions = BaseOptions &
  NullOptions &
  Pick<
    SetOptions,
    | 'get'
    | 'iterate'
    | 'sortQuery'
    | 'existing'
    | 'keep'
    | 'where'
    | 'unique'
    | 'defaultScheme'
    | 'unwrap'
  >;

export const help: CommandHelp = {
  examples: [
    'urlkit set https://example.org/ hostname=example.net port=8080',
    "urlkit set 'https://h/?utm_source=x&q=1' -query:utm_* +query:page=2 path+=docs",
    "urlkit set https://h/ --iterate 'port=80 8080'",
  ],
  details: [
    'Edits:',
    '  COMPONENT=VALUE    sets protocol (scheme), username, password, host, hostname, port,',
    '                     pathname (path), search (query) or hash (fragment)',
    '  COMPONENT?=VALUE   does so only if the component is missing',
    '  path+=SEGMENT      appends a segment',
    '  query:NAME=VALUE   sets a search parameter; with ?=, only if it is missing',
    '  query:PREFIX*=VALUE  sets all parameters whose names begin with PREFIX',
    '  +query:NAME=VALUE  appends a search parameter',
    '  query:NAME         sets a search parameter without =; +query:NAME appends it',
    '  -query:NAME        removes a search parameter; -query:PREFIX* removes several, and',
    '                     -query:@tracking the usual parameters of trackers',
  ],
  failure: 'a URL does not parse, or an edit is not possible',
};

export interface SetOptions extends GivenURLOptions, Pick<LineOptions, 'json' | 'onError'> {
  readonly edits: readonly string[];
  readonly iterate?: readonly string[] | undefined;
  readonly sortQuery?: boolean | undefined;
  readonly existing?: boolean | undefined;
  /** The names of the parameters to keep, or `prefix*`; all others are removed. */
  readonly keep?: readonly string[] | undefined;
  /** Conditions such as `hostname=example.org`; only URLs that meet all of them are changed. */
  readonly where?: readonly string[] | undefined;
  /** Whether to print each answer only once. */
  readonly unique?: boolean | undefined;
  readonly get?: string | undefined;
  readonly base?: string | undefined;
  readonly destination: Destination;
}

/** Changes URLs. A URL that cannot be changed that way is not printed. */
export async function createAnswerer(options: SetOptions): Promise<Answerer> {
  const { json = false, destination } = options;
  const base = parseBase(options.base);
  const variants = variantsOf(options);
  const hasEdits = variants.some((variant) => variant.length > 0);
  const template = options.get === undefined ? null : await parseTemplate(options.get);
  const readURL = await createURLReader(options);
  const withoutRepeats = createRepeatFilter(options.unique ?? false);
  const meetsConditions = await readConditions(options.where ?? []);

  /** Answers with the edited URL as it is written, or with a template filled in for its serialization. */
  function answerEdited(input: string, url: string, place: InputPlace | null): Answer {
    const href = parseAndSerialize(url) ?? '';
    if (template !== null) {
      const answer = answerFrom(template, { input, href }, destination, place);
      return { ...answer, output: withoutRepeats(answer.output) };
    }
    if (place !== null) return { output: `${visibleJSON({ input, ...place, href: url })}\n` };
    const text = destination === 'terminal' ? pasteable(url, href, null) : url;
    return { output: withoutRepeats(text + endOfAnswer(destination)) };
  }

  function answerVariants(input: string, url: string, place: InputPlace | null): Answer {
    let output = '';
    for (const variant of variants) {
      const edited = applyEdits(url, variant);
      if ('reason' in edited) {
        const { reason } = edited;
        const failed = json ? `${visibleJSON({ input, ...place, href: null, reason })}\n` : '';
        return { output: output + failed, complaint: reason };
      }
      const answer = answerEdited(input, edited.url, place);
      output += answer.output;
      if (answer.complaint !== undefined) return { output, complaint: answer.complaint };
    }
    return { output };
  }

  return eachLine(
    (input, line, file) => {
      const place = json ? { file, line } : null;
      const given = readURL(input);
      const parsed = tryParse(given, base);
      if ('url' in parsed) {
        const { url } = parsed;
        const text = hasEdits ? editableText(given, url) : serializeURL(url);
        const isMeant = meetsConditions({ input, href: serializeURL(url) });
        return isMeant ? answerVariants(input, text, place) : answerEdited(input, text, place);
      }
      const { failure } = parsed;
      const output = json ? `${visibleJSON({ input, ...place, failure })}\n` : '';
      return {
        output,
        complaint: `does not parse: ${formatFailure(failure)}${hintOfScheme(input)}`,
      };
    },
    { ...options, end: endOfAnswer(destination) },
  );
}

/** Returns a URL as it was written, without the characters that the parser removes; with the scheme of its base. */
function editableText(input: string, url: URLRecord): string {
  const text = input.replace(/^[\0- ]+|[\0- ]+$|[\t\n\r]/g, '');
  const href = serializeURL(url);
  if (parseAndSerialize(text) === href) return text;
  return /^[^#]*\?/.test(text) ? withQueryOf(text, href) : href;
}

/** Returns the lists of edits to make: one, or one for each combination of the values to iterate over. */
function variantsOf(options: SetOptions): Edit[][] {
  const { edits, iterate = [], existing, keep } = options;
  const kept = keep === undefined ? [] : [keepParameters(keep)];
  let variants: Edit[][] = [[...kept, ...edits.map((edit) => parseEdit(edit, { existing }))]];
  for (const iteration of iterate.map(parseIteration)) {
    variants = variants.flatMap((variant) => iteration.map((edit) => [...variant, edit]));
  }
  return options.sortQuery ? variants.map((variant) => [...variant, sortQuery]) : variants;
}

function applyEdits(url: string, edits: readonly Edit[]): Edited {
  let edited: Edited = { url };
  for (const edit of edits) {
    if ('reason' in edited) break;
    edited = edit(edited.url);
  }
  return edited;
}
