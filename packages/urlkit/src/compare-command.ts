import { type Agreement, type Comparison, compareEditions } from '@urlkit/url-editions';
import pc from 'picocolors';
import { type ExitStatus, exitStatus, type Streams, write } from './streams.js';
import { formatTable } from './table.js';
import { visible } from './visible-text.js';

export interface CompareOptions {
  readonly json?: boolean | undefined;
}

type Colors = ReturnType<typeof pc.createColors>;

/** Prints what each edition of the standard makes of a URL, and whether hosts differ. */
export async function runCompare(
  input: string,
  base: string | undefined,
  { json = false }: CompareOptions,
  streams: Streams,
): Promise<ExitStatus> {
  const comparison = compareEditions(input, base);
  const colors = pc.createColors(streams.stdout.hasColors?.() ?? false);
  const text = json
    ? `${JSON.stringify({ input, base: base ?? null, ...comparison }, null, 2)}\n`
    : formatComparison(comparison, colors);
  await write(streams, text);
  return comparison.reachesDifferentHosts ? exitStatus.failure : exitStatus.success;
}

function formatComparison(comparison: Comparison, colors: Colors): string {
  const componentsByCause = new Map<string, string[]>();
  for (const { component, causes } of comparison.components) {
    for (const cause of causes) {
      componentsByCause.set(cause, [...(componentsByCause.get(cause) ?? []), component]);
    }
  }
  const causes = Array.from(componentsByCause, ([cause, names]) => [cause, names.join(', ')]);
  const why = causes.length === 0 ? '' : `\nwhy they differ\n${formatTable(causes)}`;
  return `${formatReadings(comparison, colors)}${why}\n${verdict(comparison, colors)}\n`;
}

// They show nothing that the other components do not.
const NOT_SHOWN: readonly string[] = ['href', 'host', 'origin'];

// A row an edition. What is not as most have it is marked.
function formatReadings({ readings, components }: Comparison, colors: Colors): string {
  const usual = new Map(
    components.map(({ component, agreements }) => [component, usualValue(agreements)]),
  );
  const columns = components
    .map(({ component }) => component)
    .filter((name) => !NOT_SHOWN.includes(name));
  const rows = readings.map(({ edition, interpretation }) => {
    if (interpretation.kind === 'failure') {
      return [edition, colors.red(`* does not read it: ${visible(interpretation.reason)}`)];
    }
    const cells = columns.map((name) => {
      const cell = interpretation[name] === '' ? '-' : visible(interpretation[name]);
      return interpretation[name] === usual.get(name) ? cell : colors.yellow(`* ${cell}`);
    });
    return [edition, ...cells];
  });
  return formatTable([['edition', ...columns], ...rows]);
}

// Failures have no value: the largest of the rest counts.
function usualValue(agreements: readonly Agreement[]): string | null {
  return agreements.find(({ value }) => value !== null)?.value ?? null;
}

function verdict({ hosts, reachesDifferentHosts }: Comparison, colors: Colors): string {
  if (!reachesDifferentHosts) {
    return colors.green(
      hosts.length === 0 ? 'no edition reads it as a URL' : 'no two readings reach different hosts',
    );
  }
  const names = hosts.map(({ value }) => (value === '' ? '(none)' : visible(value ?? '')));
  return colors.red(`a check and a fetch could reach different hosts: ${names.join(', ')}`);
}
