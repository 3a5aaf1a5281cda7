import { dialects, olderDialects } from '@urlkit/url-dialects';
import {
  type Components,
  compareReadings,
  editions,
  living,
  type ReaderReading,
  type ReadingsComparison,
  type URLReader,
} from '@urlkit/url-editions';
import { urlDifferences } from '@urlkit/url-keys';
import { parseURL } from '@urlkit/url-parser';
import type { URLRecord } from '@urlkit/url-record';
import { nameFindings } from '@urlkit/url-rendering';
import { validateURL } from '@urlkit/url-validation';
import type { Command } from 'commander';
import pc from 'picocolors';
import { type BaseOptions, baseOf, one, warnOfUnusedBase } from '../call.js';
import type { CommandLine } from '../command-line.js';
import type { CommandHelp } from '../help.js';
import { formatTable, NO_EDGE, shownWidth, wrap } from '../output/table.js';
import { quoted, visible, visibleJSON } from '../output/visible-text.js';
import { type Answer, type Answerer, eachLine, type LineOptions } from '../run/answers.js';
import { CommandError } from '../run/command-error.js';
import { hintOfName } from '../urls/closest-name.js';
import { explainRejection } from '../urls/explain-rejection.js';
import { findingsOf, withoutSpacesAround } from '../urls/findings.js';
import { inputNames } from '../urls/input-names.js';
import { formatFailure, parseBase, tryParse } from '../urls/parse-url.js';

export function define(line: CommandLine): Command {
  return line
    .urlCommand('compare')
    .description('print how programs and standards read URLs, and where programs would connect')
    .addOption(
      line.optionNaming(
        readerNames,
        '--with <readers>',
        'compare only these readers, such as curl,go,living; or print in what the URL differs from this one',
      ),
    )
    .action(async (url?: string, base?: string, options: BaseOptions & { with?: string } = {}) => {
      const all = { ...options, base: baseOf(base, options), ...line.look() };
      await warnOfUnusedBase(url, base, line.streams);
      await line.answer({ command: 'compare', options: all, createAnswerer }, one(url), options);
    });
}

export const help: CommandHelp = {
  examples: [
    "urlkit compare 'http://good.example\\@evil.example/'",
    'urlkit compare https://example.org/ --with https://www.example.org/#top',
  ],
  failure: 'readers see different schemes, hosts or ports, no reader accepts a URL, or URLs differ',
};

export interface CompareOptions extends Pick<LineOptions, 'json' | 'onError'> {
  readonly base?: string | undefined;
  /** The names of readers, separated by commas. */
  readonly with?: string | undefined;
  readonly colors: boolean;
  /** The number of columns of the terminal; undefined if there is none. */
  readonly edge?: number | undefined;
}

type Colors = ReturnType<typeof pc.createColors>;

/** The readers that are programs. */
const programs: readonly URLReader[] = [...dialects, living];

const documents: readonly URLReader[] = editions.filter(({ name }) => name !== living.name);

const documentNames: ReadonlySet<string> = new Set(documents.map(({ name }) => name));

const all: readonly URLReader[] = [...programs, ...documents];

// Older releases are only compared if they are named, so that no program is asked twice.
const selectable: readonly URLReader[] = [...all, ...olderDialects];

/** The names of all readers. */
export const readerNames: readonly string[] = selectable.map(({ name }) => name);

const LONGEST_INPUT = 0x10000;

/**
 * Prints how programs and documents read URLs, and whether programs would go to different places. The verdict
 * includes documents only if `--with` names them.
 */
export function createAnswerer(options: CompareOptions): Answerer {
  if (options.with?.includes(':')) return answerDifferences(options.with, options);
  const { base, json = false } = options;
  const baseURL = base === undefined ? null : parseURL(base);
  const names = readNames(options.with);
  const named = names && selectable.filter(({ name }) => names.includes(name));
  const answer = (input: string, line: number, file: string | null): Answer => {
    if (input.length + (base ?? '').length > LONGEST_INPUT) {
      const complaint = 'is too long to compare: more than 65,536 UTF-16 code units';
      const failure = { name: 'too-long', message: complaint };
      return { output: json ? `${visibleJSON({ input, file, line, failure })}\n` : '', complaint };
    }
    const url = withoutSpacesAround(input);
    const comparison = compareReadings(url, named ?? programs, { base });
    const { readings } = named ? comparison : compareReadings(url, all, { base });
    const isOfProgram = ({ reader }: ReaderReading) => !documentNames.has(reader);
    const ofPrograms = readings.filter(isOfProgram);
    const ofDocuments = readings.filter((reading) => !isOfProgram(reading));
    const findings = nameFindings(input, { base: baseURL });
    const found = { ...comparison, readings, versions: versionsOf(ofPrograms), findings };
    const output = json
      ? `${visibleJSON({ input, file, line, base: base ?? null, ...found })}\n`
      : `${formatReadings(ofPrograms, ofDocuments, options)}${formatVersions(ofPrograms, options)}\n${formatFindings(input, baseURL, comparison, options)}`;
    const isDeceptive = findings.some(({ severity }) => severity === 'error');
    const isFine = comparison.verdict !== 'different' && isRead(comparison) && !isDeceptive;
    return { output, errors: isFine ? 0 : 1 };
  };
  return eachLine(answer, options, { separator: json ? '' : '\n' });
}

/** Prints in what URLs differ from another one. */
function answerDifferences(other: string, options: CompareOptions): Answerer {
  const { json = false } = options;
  const base = parseBase(options.base);
  const url = tryParse(other, base);
  if ('failure' in url) {
    throw new CommandError(`the URL of --with does not parse: ${formatFailure(url.failure)}`);
  }
  const answer = (input: string, line: number, file: string | null): Answer => {
    const parsed = tryParse(input, base);
    if ('failure' in parsed) {
      const { failure } = parsed;
      const output = json ? `${visibleJSON({ input, file, line, with: other, failure })}\n` : '';
      return { output, complaint: `does not parse: ${formatFailure(failure)}` };
    }
    const differences = urlDifferences(parsed.url, url.url) ?? [];
    const isSame = differences.length === 0;
    const text = isSame ? 'the same' : `not the same: ${differences.join(', ')}`;
    const output = json ? visibleJSON({ input, file, line, with: other, differences }) : text;
    return { output: `${output}\n`, errors: isSame ? 0 : 1 };
  };
  return eachLine(answer, options);
}

function readNames(list: string | undefined): readonly string[] | undefined {
  const names = list?.split(',').map((name) => name.trim());
  const missing = names?.filter((name) => !readerNames.includes(name)) ?? [];
  if (missing.length > 0) {
    throw new CommandError(
      `there is no reader ${missing.map(quoted).join(', ')}${hintOfName(missing[0] ?? '', readerNames)}; the readers are ${readerNames.join(', ')}`,
    );
  }
  if (new Set(names).size === 1) throw new CommandError('--with needs at least two readers');
  return names;
}

/** The versions of the programs that are modelled, by the names of the readers. */
function versionsOf(readings: readonly ReaderReading[]): Readonly<Record<string, string>> {
  const names = new Set(readings.map(({ reader }) => reader));
  return Object.fromEntries(
    [...dialects, ...olderDialects]
      .filter(({ name }) => names.has(name))
      .map(({ name, version }) => [name, version]),
  );
}

function formatVersions(
  readings: readonly ReaderReading[],
  { edge = NO_EDGE }: CompareOptions,
): string {
  const versions = Object.entries(versionsOf(readings)).map(
    ([name, version]) => `${name} ${version}`,
  );
  return versions.length === 0 ? '' : `\n${wrap(`versions: ${versions.join(', ')}`, edge, '  ')}\n`;
}

function isRead({ readings }: ReadingsComparison): boolean {
  return readings.some(({ interpretation }) => interpretation.kind === 'url');
}

type Column = Exclude<keyof Components, 'kind'>;

const columns: readonly Column[] = [
  ...(['protocol', 'username', 'password', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

// One row for each reader. Values that differ from the most frequent one are marked.
function formatReadings(
  ofPrograms: readonly ReaderReading[],
  ofDocuments: readonly ReaderReading[],
  { colors: hasColors, edge = NO_EDGE }: CompareOptions,
): string {
  const colors = pc.createColors(hasColors);
  const readings = [...ofPrograms, ...ofDocuments];
  const usual = new Map(columns.map((column) => [column, usualValue(readings, column)]));
  const format = (reading: ReaderReading) => formatReading(reading, usual, colors);
  const rows = [
    ...(ofPrograms.length > 0 ? [['program', ...columns], ...ofPrograms.map(format)] : []),
    ...(ofPrograms.length > 0 && ofDocuments.length > 0 ? [['']] : []),
    ...(ofDocuments.length > 0 ? [['document', ...columns], ...ofDocuments.map(format)] : []),
  ];
  const table = formatTable(rows);
  const isNarrow = table.split('\n').every((line) => shownWidth(line) <= edge);
  return isNarrow ? table : formatGroups(readings, usual, colors, edge);
}

/** The components in a block, the host first. */
const inBlock: readonly Column[] = [
  'hostname',
  ...columns.filter((column) => column !== 'hostname'),
];

// One block for each reading, with the names of its readers. Components that a URL lacks are left out.
function formatGroups(
  readings: readonly ReaderReading[],
  usual: ReadonlyMap<Column, string>,
  colors: Colors,
  edge: number,
): string {
  const groups = new Map<string, string[]>();
  for (const reading of readings) {
    const [reader, ...cells] = formatReading(reading, usual, colors);
    const { kind } = reading.interpretation;
    const rows = inBlock.map((column) => [`  ${column}`, cells[columns.indexOf(column)] ?? '']);
    const block =
      kind === 'failure' || kind === 'unknown'
        ? `${wrap(cells[0] ?? '', edge, '  ')}\n`
        : formatTable(rows.filter(([name, cell]) => name === '  hostname' || cell !== '-'));
    groups.set(block, [...(groups.get(block) ?? []), reader ?? '']);
  }
  return Array.from(groups, ([block, names]) => {
    const title = wrap(names.join(', '), edge);
    return `${title.split('\n').map(colors.bold).join('\n')}\n${block}`;
  }).join('\n');
}

function formatReading(
  { reader, interpretation }: ReaderReading,
  usual: ReadonlyMap<Column, string>,
  colors: Colors,
): string[] {
  switch (interpretation.kind) {
    case 'failure':
      return [
        reader,
        colors.red(`* rejects it: ${visible(explainRejection(interpretation.reason))}`),
      ];
    case 'unknown':
      return [reader, colors.yellow(`* unknown: ${visible(interpretation.reason)}`)];
    default: {
      const cells = columns.map((column) => {
        const cell = shown(interpretation[column]);
        return interpretation[column] === usual.get(column) ? cell : colors.yellow(`* ${cell}`);
      });
      return [reader, ...cells];
    }
  }
}

// Returns the most frequent value.
function usualValue(readings: readonly ReaderReading[], column: Column): string {
  const counts = new Map<string, number>();
  for (const { interpretation } of readings) {
    if (interpretation.kind !== 'url') continue;
    const value = interpretation[column];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function shown(component: string): string {
  return component === '' ? '-' : visible(component);
}

function formatFindings(
  url: string,
  base: URLRecord | null,
  programs: ReadingsComparison,
  { colors: hasColors, edge = NO_EDGE }: CompareOptions,
): string {
  const { red, yellow, green } = pc.createColors(hasColors);
  const colorOf = { bad: red, warn: yellow, good: green, plain: String };
  const report = validateURL(url, { base });
  const names = inputNames(url, report, base);
  const findings = findingsOf({ url, report, programs, names }, (reader) => reader);
  return findings
    .map(({ kind, title, places = [], details }) => {
      const text = [...places, ...details].map((part) =>
        visible(typeof part === 'string' ? part : part.code),
      );
      const sentence = text.length === 0 ? '' : `\n${wrap(text.join(''), edge, '  ')}`;
      return `${colorOf[kind](visible(title.replace(/`/g, '')))}${sentence}\n`;
    })
    .join('\n');
}
