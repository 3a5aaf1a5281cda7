import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Growth, measureGrowth } from './growth.js';
import type { Measurement } from './measure.js';
import {
  printEnvironment,
  printGrowth,
  printGrowthHeader,
  printMeasurement,
  ratiosOf,
  readEnvironment,
} from './report.js';
import { workloads } from './workloads.js';

const usage = `npm run bench -- [options]

  --filter NAME  only workloads with NAME in their names, and no growth
  --growth       only how time grows with hostile inputs
  --rounds N     how many rounds a workload is measured (9)
  --json FILE    write all figures to FILE as well
  --help`;

interface Settings {
  readonly filter: string;
  readonly rounds: number;
  readonly json: string | undefined;
  readonly measuresWorkloads: boolean;
  readonly measuresGrowth: boolean;
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string' },
      growth: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '9' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds takes a number');
  const { filter, growth, json } = values;
  return {
    filter: filter?.toLowerCase() ?? '',
    rounds,
    json,
    measuresWorkloads: filter !== undefined || !growth,
    measuresGrowth: filter === undefined || growth,
  };
}

function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

const settings = settingsOrExit();
const environment = readEnvironment();
const measured: { name: string; measurement: Measurement | null; ratios: number[] }[] = [];
const growths: Growth[] = [];
printEnvironment(environment);

if (settings.measuresWorkloads) {
  const chosen = workloads.filter(({ name }) => name.toLowerCase().includes(settings.filter));
  if (chosen.length === 0) {
    console.error(
      `No workload is called that. They are:\n${workloads.map(({ name }) => `  ${name}\n`).join('')}`,
    );
    process.exitCode = 2;
  }
  for (const workload of chosen) {
    const measurement = workload.measure(settings.rounds);
    const ratios = measurement === null ? [] : ratiosOf(measurement);
    measured.push({ name: workload.name, measurement, ratios });
    printMeasurement(workload.name, measurement);
  }
}
if (settings.measuresGrowth) {
  printGrowthHeader();
  for (const growth of measureGrowth()) {
    growths.push(growth);
    printGrowth(growth);
  }
}
if (settings.json !== undefined) {
  const figures = { environment, rounds: settings.rounds, workloads: measured, growths };
  writeFileSync(settings.json, `${JSON.stringify(figures, null, 2)}\n`);
}
