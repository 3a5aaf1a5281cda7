import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFiles } from './corpora.js';
import * as measuring from './figures.js';
import { formatNumber, writePage } from './format.js';
import { isQuick, ratioTo } from './measure.js';
import * as tables from './tables.js';
import { workloads } from './workloads.js';

const PASSES = isQuick ? 1 : 3;
const parts = ['workloads', 'heap', 'imports', 'growth'];

const usage = `npm run bench -- [options]

  --node N       under this major version of Node, which npm installs if needed; may be repeated
  --filter NAME  only workloads with NAME in their names
  --part NAME    only ${parts.join(', ')}; may be repeated
  --json FILE    write the figures to FILE as well
  --write        measure everything under Node 20 and 26, and write docs/benchmarks.md
  --help

BENCH_QUICK=1 runs everything once, to see that it works.`;

const { values } = parseArgs({
  options: {
    node: { type: 'string', multiple: true },
    filter: { type: 'string', default: '' },
    part: { type: 'string', multiple: true },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function exit(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

if (values.help) {
  console.log(usage);
  process.exit();
}
const filter = values.filter.toLowerCase();
const chosenParts = values.part ?? (filter === '' ? parts : ['workloads']);
const chosenWorkloads = workloads.filter(({ name }) => name.toLowerCase().includes(filter));
const unknown = chosenParts.find((name) => !parts.includes(name));
if (unknown !== undefined) exit(`There is no part ${unknown}`);
if (chosenWorkloads.length === 0) exit(`No workload has ${values.filter} in its name`);
if (values.write && (filter !== '' || values.part !== undefined || missingFiles.length > 0)) {
  exit('--write needs every part, every workload and every corpus');
}

async function measureWorkloads(nodes: readonly measuring.NodeFigures[]): Promise<void> {
  for (const workload of chosenWorkloads) {
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

const [running = ''] = process.versions.node.split('.');
const nodes: measuring.NodeFigures[] = [];
for (const major of values.node ?? (values.write ? ['20', '26'] : [running])) {
  nodes.push(await measuring.openNode(major));
}
for (let pass = 0; chosenParts.includes('workloads') && pass < PASSES; pass++) {
  await measureWorkloads(nodes);
}
for (const node of nodes) {
  if (chosenParts.includes('heap')) await measuring.measureHeap(node);
  if (chosenParts.includes('imports')) await measuring.measureImports(node);
  if (chosenParts.includes('growth')) await measuring.measureGrowth(node);
}

const figures: measuring.Figures = { environment: measuring.readEnvironment(), nodes };
const sections = {
  environment: tables.environmentList(figures),
  speed: tables.speedTable(figures),
  peers: tables.peerTable(figures),
  pieces: tables.pieceTable(figures),
  heap: tables.heapTable(figures),
  imports: tables.importTable(figures),
  growth: tables.growthTable(figures),
};
for (const [name, content] of Object.entries(sections)) console.log(`\n${name}\n\n${content}`);
for (const name of missingFiles) console.log(`${name} is not in URL_CORPORA_DIR`);
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
if (values.write) writePage(sections);
