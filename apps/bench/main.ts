import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFiles } from './corpora.js';
import * as measuring from './figures.js';
import { formatNumber, writePage } from './format.js';
import { isQuick, ratioTo } from './measure.js';
import type { Task } from './run-workload.js';
import * as tables from './tables.js';
import { workloads } from './workloads.js';

const PASSES = isQuick ? 1 : 2;
const parts = ['workloads', 'heap', 'kept', 'imports', 'growth'];

const usage = `npm run bench -- [options]

  --node N       under this major version of Node, which npm installs if needed; may be repeated
  --filter NAME  only workloads with NAME in their names
  --part NAME    only ${parts.join(', ')}; may be repeated
  --json FILE    write the figures to FILE as well
  --quick        run everything once, to see that it works
  --write        measure everything under Node 20 and 26, and write docs/benchmarks.md and its charts
  --help`;

const { values } = parseArgs({
  options: {
    node: { type: 'string', multiple: true },
    filter: { type: 'string', default: '' },
    part: { type: 'string', multiple: true },
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
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
// For the programs that measure.
if (values.quick) process.env['BENCH_QUICK'] = '1';
const filter = values.filter.toLowerCase();
const chosenParts = values.part ?? (filter === '' ? parts : ['workloads']);
const chosenWorkloads = workloads.filter(({ name }) => name.toLowerCase().includes(filter));
const unknown = chosenParts.find((name) => !parts.includes(name));
if (unknown !== undefined) exit(`There is no part ${unknown}`);
if (chosenWorkloads.length === 0) exit(`No workload has ${values.filter} in its name`);
if (values.write && (filter !== '' || values.part !== undefined || missingFiles.length > 0)) {
  exit('--write needs every part, every workload and every corpus');
}

async function measure(node: measuring.NodeFigures, task: Task): Promise<void> {
  for (const { name, form, measurement } of await measuring.measureWorkloads(node, task)) {
    const times = measurement.timings.map(
      ({ name: contender, time }) =>
        `${contender} ${formatNumber(time)} ns, ${formatNumber(ratioTo(measurement, contender))} ×`,
    );
    const how = `${form}, ${task.isAlone ? 'alone' : 'after all'}, ${measurement.inputs} inputs`;
    console.log(`Node ${node.node.major} · ${name} (${how}): ${times.join('; ')}`);
  }
}

const allForms = ['flat', 'slices'] as const;

async function measureWorkloads(nodes: readonly measuring.NodeFigures[]): Promise<void> {
  for (const { name, group, casts } of chosenWorkloads) {
    for (const cast of casts) {
      const isCompared = cast === 'built-in' && group !== 'pieces';
      for (const form of isCompared ? allForms : (['flat'] as const)) {
        for (const node of nodes) {
          await measure(node, { cast, names: [name], forms: [form], isAlone: true });
        }
      }
    }
  }
  const names = chosenWorkloads.filter(({ group }) => group !== 'pieces').map(({ name }) => name);
  for (const node of nodes) {
    await measure(node, { cast: 'built-in', names, forms: allForms, isAlone: false });
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
  if (chosenParts.includes('kept')) await measuring.measureKept(node);
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
  kept: tables.keptTable(figures),
  imports: tables.importTable(figures),
  growth: tables.growthTable(figures),
};
for (const [name, content] of Object.entries(sections)) console.log(`\n${name}\n\n${content}`);
for (const name of missingFiles) console.log(`${name} is not in URL_CORPORA_DIR`);
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
if (values.write) writePage(sections);
