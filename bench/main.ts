import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFiles } from './corpora.js';
import * as measuring from './figures.js';
import { formatNumber } from './format.js';
import { isQuick, ratioTo } from './measure.js';
import { writePage } from './page.js';
import * as tables from './tables.js';
import { type Workload, workloads } from './workloads.js';

const parts = ['workloads', 'heap', 'imports', 'growth'] as const;

const usage = `npm run bench -- [options]

  --node N       under this major version of Node, which may be installed for it; may be repeated
  --filter NAME  only workloads with NAME in their names
  --part NAME    only ${parts.join(', ')}; may be repeated
  --json FILE    write all figures to FILE as well
  --write        measure all under Node 20 and 26 and write docs/benchmarks.md and .svg
  --help

With BENCH_QUICK=1 in the environment it does everything once, to show that it works.`;

interface Settings {
  readonly nodes: readonly string[];
  readonly filter: string;
  readonly parts: readonly string[];
  readonly json: string | undefined;
  readonly writes: boolean;
}

function workloadsWith(filter: string): Workload[] {
  return workloads.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()));
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      node: { type: 'string', multiple: true },
      filter: { type: 'string' },
      part: { type: 'string', multiple: true },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const { filter = '', part, write } = values;
  const unknown = part?.find((name) => !parts.some((known) => known === name));
  if (unknown !== undefined) throw new RangeError(`There is no part ${unknown}`);
  if (workloadsWith(filter).length === 0)
    throw new RangeError(`No workload has ${filter} in its name`);
  if (write && (filter !== '' || part !== undefined || missingFiles.length > 0)) {
    throw new RangeError('--write needs every part, every workload and every corpus');
  }
  const [running = ''] = process.versions.node.split('.');
  return {
    nodes: values.node ?? (write ? ['20', '26'] : [running]),
    filter,
    parts: part ?? (filter === '' ? parts : ['workloads']),
    json: values.json,
    writes: write,
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

async function measureWorkloads(nodes: readonly measuring.NodeFigures[], filter: string) {
  for (const workload of workloadsWith(filter)) {
    for (const cast of workload.casts) {
      for (const node of nodes) {
        const measurement = await measuring.measureWorkload(node, workload, cast);
        const times = measurement.timings.map(
          ({ name, time }) =>
            `${name} ${formatNumber(time)} ns, ${formatNumber(ratioTo(measurement, name))} ×`,
        );
        const inputs = `${measurement.inputs} inputs, ${measurement.dropped} left out`;
        console.log(`Node ${node.node.major} · ${workload.name} (${inputs}): ${times.join('; ')}`);
      }
    }
  }
}

const settings = settingsOrExit();
const nodes: measuring.NodeFigures[] = [];
for (const major of settings.nodes) nodes.push(await measuring.openNode(major));
const figures: measuring.Figures = { environment: measuring.readEnvironment(), isQuick, nodes };

console.log(tables.environmentList(figures));
for (const name of missingFiles) console.log(`${name} is not in URL_CORPORA_DIR`);
if (settings.parts.includes('workloads')) {
  await measureWorkloads(nodes, settings.filter);
  console.log(`\n${tables.speedTable(figures)}`);
}
if (settings.parts.includes('heap')) {
  for (const node of nodes) await measuring.measureHeap(node);
  console.log(`\nHeap, in bytes for a URL\n\n${tables.heapTable(figures)}`);
}
if (settings.parts.includes('imports')) {
  for (const node of nodes) await measuring.measureImports(node);
  console.log(`\nMilliseconds of CPU time\n\n${tables.importTable(figures)}`);
}
if (settings.parts.includes('growth')) {
  for (const node of nodes) await measuring.measureGrowth(node);
  console.log(`\nGrowth: milliseconds, exponents of the size\n\n${tables.growthTable(figures)}`);
}
if (settings.json !== undefined) {
  writeFileSync(settings.json, `${JSON.stringify(figures, null, 2)}\n`);
}
if (settings.writes) writePage(figures);
