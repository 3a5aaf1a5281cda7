import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFiles } from './corpora.js';
import * as measuring from './figures.js';
import { formatNumber, writePage } from './format.js';
import { isQuick, ratioTo } from './measure.js';
import type { Task } from './run-workload.js';
import * as tables from './tables.js';
import { type Workload, workloads } from './workloads.js';

const PASSES = isQuick ? 1 : 2;
const parts = ['jobs', 'workloads', 'heap', 'kept', 'imports', 'growth'];

const usage = `npm run bench -- [options]

  --node N       under this major version of Node, which npm installs if needed; may be repeated
  --filter NAME  only workloads with NAME in their names
  --part NAME    only ${parts.join(', ')}; may be repeated
  --json FILE    write the figures to FILE as well
  --quick        run everything once, to see that it works
  --write        write the tables of the parts in docs/benchmarks.md and docs/benchmarks-made.md; jobs are measured
                 under Node 20, 22, 24 and 26, the others under Node 20 and 26
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
const chosenParts = values.part ?? (filter === '' ? parts : ['jobs', 'workloads']);
const chosenWorkloads = workloads.filter(({ name }) => name.toLowerCase().includes(filter));
const unknown = chosenParts.find((name) => !parts.includes(name));
if (unknown !== undefined) exit(`There is no part ${unknown}`);
if (chosenWorkloads.length === 0) exit(`No workload has ${values.filter} in its name`);
if (values.write && (filter !== '' || missingFiles.length > 0)) {
  exit('--write needs every workload and every corpus');
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

async function measureWorkloads(
  nodes: readonly measuring.NodeFigures[],
  chosen: readonly Workload[],
): Promise<void> {
  for (const { name, group, casts } of chosen) {
    for (const cast of casts) {
      const isCompared = cast === 'built-in' && group !== 'pieces';
      for (const form of isCompared ? allForms : (['flat'] as const)) {
        for (const node of nodes) {
          await measure(node, { cast, names: [name], forms: [form], isAlone: true });
        }
      }
    }
  }
  const names = chosen.filter(({ group }) => group !== 'pieces').map(({ name }) => name);
  for (const node of names.length === 0 ? [] : nodes) {
    await measure(node, { cast: 'built-in', names, forms: allForms, isAlone: false });
  }
}

const [running = ''] = process.versions.node.split('.');
const majors = values.node ?? (values.write ? ['20', '22', '24', '26'] : [running]);
const allNodes = await Promise.all(majors.map(measuring.openNode));
const nodes = allNodes.filter(({ node }) => !values.write || ['20', '26'].includes(node.major));
for (let pass = 0; pass < PASSES; pass++) {
  for (const [part, under] of [
    ['jobs', allNodes],
    ['workloads', nodes],
  ] as const) {
    if (!chosenParts.includes(part)) continue;
    const isMeant = ({ group }: Workload) => (group === 'jobs') === (part === 'jobs');
    await measureWorkloads(under, chosenWorkloads.filter(isMeant));
  }
}
for (const node of nodes) {
  if (chosenParts.includes('heap')) await measuring.measureHeap(node);
  if (chosenParts.includes('kept')) await measuring.measureKept(node);
  if (chosenParts.includes('imports')) await measuring.measureImports(node);
  if (chosenParts.includes('growth')) await measuring.measureGrowth(node);
}

const environment = measuring.readEnvironment();
const figures: measuring.Figures = { environment, nodes };
const sectionsOfParts: Readonly<Record<string, () => Record<string, string>>> = {
  jobs: () => ({ jobs: tables.jobTable({ environment, nodes: allNodes }) }),
  workloads: () => ({
    speed: tables.speedTable(figures),
    conditions: tables.conditionTable(figures),
    peers: tables.peerTable(figures),
    pieces: tables.pieceTable(figures),
    environment: tables.environmentList(figures),
  }),
  heap: () => ({ heap: tables.heapTable(figures) }),
  kept: () => ({ kept: tables.keptTable(figures) }),
  imports: () => ({ imports: tables.importTable(figures) }),
  growth: () => ({ growth: tables.growthTable(figures) }),
};
const sections = Object.assign({}, ...chosenParts.map((part) => sectionsOfParts[part]?.()));
for (const [name, content] of Object.entries(sections)) console.log(`\n${name}\n\n${content}`);
for (const name of missingFiles) console.log(`${name} is not in URL_CORPORA_DIR`);
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
if (values.write) writePage(sections);
