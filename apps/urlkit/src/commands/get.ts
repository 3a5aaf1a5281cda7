import { parse, resolve } from '@urlkit/url-parser';
import { locateBorders, serializeURL } from '@urlkit/url-serializer';
import type { Command } from 'commander';
import { answerCall, type BaseOptions, destinationOf, type NullOptions, URLS } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { type Destination, endOfAnswer } from '../output/destination.js';
import { visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import type { ExitStatus, Streams } from '../run/streams.js';
import { readConditions } from '../urls/conditions.js';
import { createURLReader, type GivenURLOptions, hintOfScheme } from '../urls/given-url.js';
import { failureOf, formatFailure, parseBase } from '../urls/parse-url.js';
import {
  countValues,
  fieldsOf,
  fillTemplate,
  missingFields,
  parseTemplate,
  type Source,
  type Template,
} from '../urls/template.js';
import { createRepeatFilter } from '../urls/without-repeats.js';

export function define(line: CommandLine): Command {
  return line
    .inputCommand('get')
    .description('print components of URLs')
    .argument('<template>', "what to print, such as '{hostname} {port}'")
    .argument('[urls...]', URLS)
    .addOption(line.baseOption())
    .addOption(line.nullOption())
    .option('--each', 'print an answer for each value of fields such as {keys}')
    .addOption(line.defaultSchemeOption())
    .addOption(line.unwrapOption())
    .addOption(line.whereOption('answer only for URLs'))
    .addOption(line.uniqueOption())
    .action(async (template: string, urls: string[], options: GetCallOptions) => {
      line.status = await callGet(template, urls, options, line.streams);
    });
}

interface GetCallOptions extends BaseOptions, NullOptions {
  readonly each?: boolean;
  readonly unique?: boolean;
  readonly where?: readonly string[];
}

export async function callGet(
  template: string,
  urls: readonly string[],
  options: GetCallOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const { json, unique, each } = options;
  if (json && (unique || each)) {
    throw new CommandError(`--json and --${unique ? 'unique' : 'each'} cannot be combined`);
  }
  const destination = destinationOf(options, streams);
  const getOptions = { ...options, template, destination };
  // One thread knows all answers.
  const all = unique ? { ...options, jobs: 1 } : options;
  return await answerCall(
    { command: 'get', options: getOptions, createAnswerer },
    urls,
    all,
    streams,
  );
}

export const help: CommandHelp = {
  examples: [
    "urlkit get '{hostname} {default:port}' https://example.org/",
    "urlkit get '{query:q}' 'https://example.org/?q=caf%C3%A9'",
    "urlkit get '{unicode:hostname}\\t{decoded:path}' <urls.txt",
  ],
  details: [
    'Fields:',
    '  {href} {origin} {protocol} {scheme} {username} {password} {host} {hostname} {port}',
    '  {pathname} {path} {search} {query} {hash} {fragment} {input}',
    '  {registrable-domain} {public-suffix} {subdomain} {filename} {extension} {keys} {values}',
    '  {segment:N}        a segment of the path: 1 is the first one, and -1 the last',
    '  {query:NAME}       the decoded value of a search parameter',
    '  {query-all:NAME}   all its values',
    '  {decoded:FIELD} {unicode:FIELD} {default:FIELD} {must:FIELD} {raw:FIELD}',
    '  \\n \\r \\t \\\\ \\{     a line feed, carriage return, tab, backslash and brace',
  ],
  failure: 'a URL does not parse, or lacks what {must:…} requires',
};

export interface GetOptions extends GivenURLOptions, Pick<LineOptions, 'json' | 'onError'> {
  readonly template: string;
  readonly base?: string | undefined;
  readonly destination: Destination;
  /** Whether to print one answer for each value of a field that has several, such as {keys}. */
  readonly each?: boolean | undefined;
  /** Whether to print each answer only once. */
  readonly unique?: boolean | undefined;
  /** Conditions such as `hostname=example.org`; only URLs that meet all of them are answered. */
  readonly where?: readonly string[] | undefined;
}

/** Prints components of URLs. */
export async function createAnswerer(options: GetOptions): Promise<Answerer> {
  const { json = false, unique = false, destination } = options;
  const baseURL = parseBase(options.base);
  const base = baseURL && locateBorders(serializeURL(baseURL));
  const template = await parseTemplate(options.template);
  const readURL = await createURLReader(options);
  const meetsConditions = await readConditions(options.where ?? []);
  const withoutRepeats = createRepeatFilter(unique);

  function answerEach(source: Source): Answer {
    const answer = answerFrom(template, source, destination, null);
    if (answer.complaint !== undefined || !(options.each || unique)) return answer;
    const count = options.each ? countValues(template, source) : 1;
    const outputs = Array.from({ length: count }, (_, index) =>
      options.each
        ? fillTemplate(template, source, destination, index) + endOfAnswer(destination)
        : answer.output,
    );
    return { output: outputs.map(withoutRepeats).join('') };
  }

  return eachLine(
    (input, line, file) => {
      const place = json ? { file, line } : null;
      const text = readURL(input);
      const parsed = base === null ? parse(text) : resolve(text, base);
      if (parsed.failure === null) {
        const source = { input, href: parsed.href };
        if (!meetsConditions(source)) return { output: '' };
        return json ? answerFrom(template, source, destination, place) : answerEach(source);
      }
      const failure = failureOf(text, baseURL);
      const output = json ? `${visibleJSON({ input, ...place, failure })}\n` : '';
      return {
        output,
        complaint: `does not parse: ${formatFailure(failure)}${hintOfScheme(input)}`,
      };
    },
    { ...options, end: endOfAnswer(destination) },
    {
      keepsSerializedURLs:
        options.template === '{href}' &&
        !json &&
        !unique &&
        !options.each &&
        options.where === undefined &&
        destination !== 'null',
    },
  );
}

/** Where an input is from, for JSON. */
export interface InputPlace {
  /** The name of the file; null for an argument. */
  readonly file: string | null;
  readonly line: number;
}

/**
 * Answers with a template filled in for a URL.
 *
 * @param place The place to write into JSON; null to write text.
 */
export function answerFrom(
  template: Template,
  source: Source,
  destination: Destination,
  place: InputPlace | null,
): Answer {
  const complaint = template.required.length === 0 ? undefined : lackOf(template, source);
  if (place !== null) {
    const failure = complaint && { name: 'missing-component', message: complaint };
    const object = { input: source.input, ...place, ...fieldsOf(template, source), failure };
    return { output: `${visibleJSON(object)}\n`, complaint };
  }
  if (complaint !== undefined) return { output: '', complaint };
  return { output: fillTemplate(template, source, destination) + endOfAnswer(destination) };
}

function lackOf(template: Template, source: Source): string | undefined {
  const missing = missingFields(template, source);
  return missing.length === 0 ? undefined : `has no ${missing.join(', no ')}`;
}
