import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as measuring from './figures.js';
import { workloadGoals } from './goals.js';
import { writePage } from './page.js';
import { printMeasurement } from './report.js';
import * as tables from './tables.js';

const parts = ['growth', 'heap', 'imports'] as const;

const usage = `npm run bench -- [options]

  --node N       under this major version of Node, which may be installed for it; may be repeated
  --filter NAME  only workloads with NAME in their names
  --growth       only how time grows with hostile inputs
  --heap         only what URL objects keep on the heap
  --imports      only what importing costs
  --rounds N     how many rounds a workload is measured (9)
  --json FILE    write all figures to FILE as well
  --write        measure all under Node 20 and 26 and write docs/benchmarks.md and .svg
  --help`;

interface Settings {
  readonly nodes: readonly string[];
  readonly filter: string;
  readonly rounds: number;
  readonly json: string | undefined;
  readonly writes: boolean;
  readonly measures: (part: (typeof parts)[number] | 'workloads') => boolean;
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      node: { type: 'string', multiple: true },
      filter: { type: 'string' },
      growth: { type: 'boolean', default: false },
      heap: { type: 'boolean', default: false },
      imports: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '9' },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds takes a number');
  const isWhole = values.filter === undefined && !parts.some((part) => values[part]);
  if (values.write && !isWhole) throw new RangeError('--write measures everything');
  const [running = ''] = process.versions.node.split('.');
  return {
    nodes: values.node ?? (values.write ? ['20', '26'] : [running]),
    filter: values.filter?.toLowerCase() ?? '',
    rounds,
    json: values.json,
    writes: values.write,
    measures: (part) =>
      isWhole || (part === 'workloads' ? values.filter !== undefined : values[part]),
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

async function measureWorkloads(
  { filter, rounds }: Settings,
  { nodes }: measuring.Figures,
): Promise<void> {
  const chosen = workloadGoals.filter(({ name }) => name.toLowerCase().includes(filter));
  if (chosen.length === 0) {
    const names = workloadGoals.map(({ name }) => `  ${name}`).join('\n');
    console.error(`No workload is called that. They are:\n${names}`);
    process.exitCode = 2;
  }
  for (const { name } of chosen) {
    for (const node of nodes) {
      await measuring.measureWorkload(node, name, rounds);
      printMeasurement(name, node.node.major, node.workloads[name] ?? null);
    }
  }
}

const settings = settingsOrExit();
const nodes: measuring.NodeFigures[] = [];
for (const major of settings.nodes) nodes.push(await measuring.openNode(major));
for (const node of nodes) await measuring.checkWorkloads(node);
const { rounds } = settings;
const figures: measuring.Figures = { environment: measuring.readEnvironment(), rounds, nodes };

console.log(tables.environmentList(figures));
console.log(
  'Times are nanoseconds for one operation: the median of all rounds, and the quartiles.\n' +
    '× says how many times as fast as that contender urlkit is.',
);
if (settings.measures('workloads')) {
  await measureWorkloads(settings, figures);
  if (settings.filter === '') console.log(`\n${tables.ratioTable(figures)}`);
}
if (settings.measures('heap')) {
  for (const node of nodes) await measuring.measureHeap(node);
  console.log(`\nHeap, in bytes for a URL\n\n${tables.heapTable(figures)}`);
}
if (settings.measures('imports')) {
  for (const node of nodes) await measuring.measureImports(node);
  console.log(`\nMilliseconds of CPU time\n\n${tables.importTable(figures)}`);
}
if (settings.measures('growth')) {
  for (const node of nodes) await measuring.measureGrowth(node);
  console.log(`\nGrowth: milliseconds, exponents of the size\n\n${tables.growthTable(figures)}`);
}
if (settings.json !== undefined) {
  writeFileSync(settings.json, `${JSON.stringify(figures, null, 2)}\n`);
}
if (settings.writes) writePage(figures);
