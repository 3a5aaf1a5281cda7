import { dialects } from '@urlkit/url-dialects';
import {
  type Components,
  compareReadings,
  editions,
  living,
  type ReaderReading,
  type ReadingsComparison,
  type URLReader,
} from '@urlkit/url-editions';
import pc from 'picocolors';
import { type ExitStatus, exitStatus, type Streams, write } from './streams.js';
import { formatTable } from './table.js';
import { visible } from './visible-text.js';

export interface CompareOptions {
  readonly json?: boolean | undefined;
  /** Names of readers, with commas between them. */
  readonly with?: string | undefined;
}

type Colors = ReturnType<typeof pc.createColors>;

/** What somebody runs. */
const programs: readonly URLReader[] = [...dialects, living];

const documents: readonly URLReader[] = editions.filter(({ name }) => name !== living.name);

const all: readonly URLReader[] = [...programs, ...documents];

/**
 * Prints what programs and documents make of a URL, and where programs would go. Documents count for
 * that only where they are asked for.
 */
export async function runCompare(
  input: string,
  base: string | undefined,
  { json = false, with: list }: CompareOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const names = list?.split(',');
  const missing = names?.filter((name) => !all.some((reader) => reader.name === name)) ?? [];
  if (missing.length > 0) {
    const there = all.map(({ name }) => name).join(', ');
    const text = `no reader is called ${missing.map(visible).join(', ')}; there are ${there}`;
    streams.stderr.write(`urlkit: ${text}\n`);
    return exitStatus.wrongUsage;
  }
  const isShown = ({ name }: URLReader) => names === undefined || names.includes(name);
  const counted = names === undefined ? programs : all.filter(isShown);
  const comparison = compareReadings(input, counted, base);
  const ofPrograms = compareReadings(input, programs.filter(isShown), base).readings;
  const ofDocuments = compareReadings(input, documents.filter(isShown), base).readings;
  const readings = [...ofPrograms, ...ofDocuments];
  const colors = pc.createColors(streams.stdout.hasColors?.() ?? false);
  const text = json
    ? `${JSON.stringify({ input, base: base ?? null, ...comparison, readings }, null, 2)}\n`
    : `${formatReadings(ofPrograms, ofDocuments, colors)}\n${formatVerdict(comparison, colors)}`;
  await write(streams, text);
  return comparison.verdict === 'different' ? exitStatus.failure : exitStatus.success;
}

type Column = Exclude<keyof Components, 'kind'>;

const columns: readonly Column[] = [
  ...(['protocol', 'username', 'password', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
];

// A row a reader. What is not as most have it is marked.
function formatReadings(
  ofPrograms: readonly ReaderReading[],
  ofDocuments: readonly ReaderReading[],
  colors: Colors,
): string {
  const readings = [...ofPrograms, ...ofDocuments];
  const usual = new Map(columns.map((column) => [column, usualValue(readings, column)]));
  const format = (reading: ReaderReading) => formatReading(reading, usual, colors);
  const rows = [
    ...(ofPrograms.length > 0 ? [['program', ...columns], ...ofPrograms.map(format)] : []),
    ...(ofPrograms.length > 0 && ofDocuments.length > 0 ? [['']] : []),
    ...(ofDocuments.length > 0 ? [['document', ...columns], ...ofDocuments.map(format)] : []),
  ];
  return formatTable(rows);
}

function formatReading(
  { reader, interpretation }: ReaderReading,
  usual: ReadonlyMap<Column, string>,
  colors: Colors,
): string[] {
  switch (interpretation.kind) {
    case 'failure':
      return [reader, colors.red(`* does not read it: ${visible(interpretation.reason)}`)];
    case 'unknown':
      return [reader, colors.yellow(`* not known: ${visible(interpretation.reason)}`)];
    default: {
      const cells = columns.map((column) => {
        const cell = shown(interpretation[column]);
        return interpretation[column] === usual.get(column) ? cell : colors.yellow(`* ${cell}`);
      });
      return [reader, ...cells];
    }
  }
}

// The value that most readers have.
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

function formatVerdict(comparison: ReadingsComparison, colors: Colors): string {
  const { readings, verdict, disagreements, doubts, causes } = comparison;
  const parts = disagreements.map(({ component, seen }) => {
    const rows = seen.map(({ value, readers }) => [`  ${shown(value)}`, readers.join(', ')]);
    const title = `a check and a request could see a different ${component}`;
    return `${colors.red(title)}\n${formatTable(rows)}`;
  });
  if (causes.length > 0) parts.push(`because of: ${causes.join(', ')}\n`);
  if (doubts.length > 0) {
    const rows = doubts.map(({ reason, readers }) => [`  ${reason}`, readers.join(', ')]);
    parts.push(`${colors.yellow('where it leads depends on')}\n${formatTable(rows)}`);
  }
  if (verdict === 'alike') {
    const isRead = readings.some(({ interpretation }) => interpretation.kind === 'url');
    const text = isRead ? 'all that read it see the same scheme, host and port' : 'none reads it';
    parts.push(`${colors.green(text)}\n`);
  }
  return parts.join('\n');
}
