// The figures of a run as Markdown tables.

import { median } from 'simple-statistics';
import { peers } from './contenders.js';
import {
  type Condition,
  type Figures,
  importCosts,
  type NodeFigures,
  type Row,
} from './figures.js';
import { formatNumber, formatRatio, markdownTable } from './format.js';
import { type Measurement, ratioTo, timeOf } from './measure.js';
import { type Goal, settings } from './settings.js';
import { type Workload, workloads } from './workloads.js';

/** No run fails for a missed goal: machines differ. */
const { goals, sizes } = settings;

/** Returns a number, bold if it misses its goal. The digits shown are compared. */
function judge(
  value: number,
  isMissed: (shown: number) => boolean,
  format: (value: number) => string = formatRatio,
): string {
  const shown = format(value);
  return isMissed(Number(shown.replaceAll(',', ''))) ? `**${shown}**` : shown;
}

const conditions: readonly Condition[] = [
  'flat, alone',
  'slices, alone',
  'flat, after all',
  'slices, after all',
];

function isMeasurement(measurement: Measurement | undefined): measurement is Measurement {
  return measurement !== undefined;
}

/** The measurements of a workload beside the built-in, under each condition. */
function rowOf({ workloads: figures }: NodeFigures, name: string): readonly Measurement[] {
  const row: Row = figures['built-in'][name] ?? {};
  return conditions.map((condition) => row[condition]).filter(isMeasurement);
}

/** Returns the measurement in which urlkit is the slowest beside the built-in. */
function leastOf(measurements: readonly Measurement[]): Measurement | undefined {
  const ratios = measurements.map((measurement) => ratioTo(measurement, 'built-in'));
  return measurements[ratios.indexOf(Math.min(...ratios))];
}

/** The workloads of single operations that were measured. */
function measuredOperations(nodes: readonly NodeFigures[]): readonly Workload[] {
  return workloads.filter(
    ({ group, name }) => group !== 'jobs' && nodes[0]?.workloads['built-in'][name],
  );
}

/** How many times as fast as the built-in urlkit is at least, and the goals. */
export function speedTable({ nodes }: Figures): string {
  const measured = measuredOperations(nodes);
  const rows = goals.rows.flatMap((goal) => {
    const meant = measured.filter((workload) => isMeant(goal, workload));
    if (meant.length === 0) return [];
    const summary = goalRows(goal, meant, nodes);
    return goal.operation === undefined
      ? [...summary, ...meant.map((workload) => workloadRow(workload, nodes))]
      : summary;
  });
  return markdownTable(['workload', ...nodes.map(({ node }) => `Node ${node.major}`)], rows);
}

/** The ratios under each condition, and the times of the least. */
export function conditionTable({ nodes }: Figures): string {
  const rows = measuredOperations(nodes).map(({ name }) => {
    const cells = nodes.flatMap((figures) => {
      const row = rowOf(figures, name);
      const least = leastOf(row);
      const times = ['urlkit', 'built-in'].map((one) => formatNumber(timeOf(least, one)));
      const ratios = row.map((measurement) => formatRatio(ratioTo(measurement, 'built-in')));
      return [ratios.join(' · '), times.join(' : ')];
    });
    return [name, ...cells];
  });
  const heads = nodes.flatMap(({ node }) => [`each, Node ${node.major}`, `ns, Node ${node.major}`]);
  return markdownTable(['workload', ...heads], rows);
}

function isMeant({ group, operation }: Goal, workload: Workload): boolean {
  return workload.group === group && (operation ?? workload.operation) === workload.operation;
}

function goalRows(
  goal: Goal,
  meant: readonly Workload[],
  nodes: readonly NodeFigures[],
): string[][] {
  const summary = (
    what: string,
    of: (ratios: number[]) => number,
    goalOf: Goal['least'] = {},
  ): string[] => {
    const cells = nodes.map((figures) => {
      const ratios = meant.map(({ name }) => ratioTo(leastOf(rowOf(figures, name)), 'built-in'));
      const wanted = goalOf[figures.node.major] ?? 0;
      const shownGoal = wanted === 0 ? '' : ` (≥ ${wanted})`;
      return judge(of(ratios), (shown) => shown < wanted) + shownGoal;
    });
    return [`*${goal.title}: ${what}*`, ...cells];
  };
  return [
    summary('least', (ratios) => Math.min(...ratios), goal.least),
    summary('median', median, goal.median),
  ];
}

function workloadRow(workload: Workload, nodes: readonly NodeFigures[]): string[] {
  const leasts = goals.rows.filter((goal) => isMeant(goal, workload)).map(({ least }) => least);
  const cells = nodes.map((figures) => {
    const isMissed = (shown: number) =>
      leasts.some((wanted) => shown < (wanted[figures.node.major] ?? 0));
    return judge(ratioTo(leastOf(rowOf(figures, workload.name)), 'built-in'), isMissed);
  });
  return [workload.name, ...cells];
}

/** The least ratio to the built-in for each job, and when and with which engines they were measured. */
export function jobTable({ environment, nodes }: Figures): string {
  const [goal] = goals.rows.filter(({ group }) => group === 'jobs');
  const measured = workloads.filter(
    ({ group, name }) => group === 'jobs' && nodes[0]?.workloads['built-in'][name],
  );
  const leasts = (figures: NodeFigures): readonly (Measurement | undefined)[] =>
    measured.map(({ name }) => leastOf(rowOf(figures, name)));
  const ratiosOf = (figures: NodeFigures): number[] =>
    leasts(figures).map((measurement) => ratioTo(measurement, 'built-in'));
  const columns = nodes.map((figures) => {
    const wanted = goal?.least[figures.node.major] ?? 0;
    return ratiosOf(figures).map((ratio) => judge(ratio, (shown) => shown < wanted));
  });
  const rows = measured.map(({ name }, index) => [
    name,
    ...columns.map((cells) => cells[index] ?? ''),
  ]);
  const summary = (what: string, of: (ratios: number[]) => number, goalOf: Goal['least'] = {}) => {
    const wanted = nodes.map(({ node }) => goalOf[node.major] ?? 0);
    const reached = nodes.map((figures, index) =>
      judge(of(ratiosOf(figures)), (shown) => shown < (wanted[index] ?? 0)),
    );
    return [
      [`*${what}*`, ...reached],
      [`*goal of the ${what}*`, ...wanted.map(String)],
    ];
  };
  const engines = nodes.map(({ node }) => node.versions['node']).join(', ');
  return [
    markdownTable(
      ['job', ...nodes.map(({ node }) => `Node ${node.major}`)],
      [
        ...summary('median', median, goal?.median),
        ...summary('least', (ratios) => Math.min(...ratios), goal?.least),
        ...rows,
      ],
    ),
    `Measured on ${environment.date} under Node ${engines}.`,
  ].join('\n\n');
}

/** The slow peers, measured beside urlkit. */
export function peerTable({ nodes }: Figures): string {
  const rows = workloads
    .filter(({ name }) => nodes[0]?.workloads.peers[name])
    .map(({ name }) => [
      name,
      ...nodes.flatMap(({ workloads: figures }) =>
        peers.map((peer) => {
          const measurement = figures.peers[name]?.['flat, alone'];
          const time = formatNumber(timeOf(measurement, peer));
          return `${formatNumber(ratioTo(measurement, peer))} (${time})`;
        }),
      ),
    ]);
  const heads = nodes.flatMap(({ node }) => peers.map((peer) => `${peer}, Node ${node.major}`));
  return markdownTable(['workload', ...heads], rows);
}

/** The workloads with contenders of their own. */
export function pieceTable({ nodes }: Figures): string {
  const rows = workloads
    .filter(({ group }) => group === 'pieces')
    .flatMap(({ name }) =>
      (nodes[0]?.workloads['built-in'][name]?.['flat, alone']?.timings ?? []).map(
        ({ name: contender }, index) => {
          const goal = goals.pieces[contender] ?? 0;
          const cells = nodes.map(({ workloads: figures }) => {
            const measurement = figures['built-in'][name]?.['flat, alone'];
            const ratio = judge(
              ratioTo(measurement, contender),
              (shown) => shown < goal,
              formatNumber,
            );
            return `${formatNumber(timeOf(measurement, contender))}${index === 0 ? '' : `: ${ratio} ×`}`;
          });
          return [index === 0 ? name : '', contender, ...cells, goal === 0 ? '' : `≥ ${goal} ×`];
        },
      ),
    );
  const versions = nodes.map(({ node }) => `Node ${node.major}`);
  return markdownTable(['workload', 'contender', ...versions, 'goal'], rows);
}

export function heapTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, heap }) =>
    Object.entries(heap).map(
      ([name, { count, constructed, fiveGetters, allGetters, inputLetGo }]) => [
        node.major,
        name,
        ...[count, constructed, fiveGetters, allGetters, inputLetGo].map(formatNumber),
      ],
    ),
  );
  const heads = ['constructed', 'five getters read', 'all getters read', 'input let go'];
  return markdownTable(['Node', 'implementation', 'URLs', ...heads], rows);
}

/** Kilobytes that results keep. */
export function keptTable({ nodes }: Figures): string {
  const names = Object.keys(nodes[0]?.kept ?? {});
  const rows = names.map((name) => [
    name,
    ...nodes.map(({ kept }) => formatNumber(Math.max(0, kept[name] ?? Number.NaN))),
  ]);
  return markdownTable(['what is kept', ...nodes.map(({ node }) => `Node ${node.major}`)], rows);
}

export function importTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, imports }) => {
    const empty = imports['an empty module']?.import ?? 0;
    return Object.entries(imports).map(([name, cost]) => {
      const times = importCosts.map((key) => cost[key] - (key === 'import' ? empty : 0));
      return [node.major, name, ...times.map((time) => time.toFixed(2))];
    });
  });
  const heads = ['import', 'first URL', 'first Unicode host', 'next Unicode host'];
  return markdownTable(['Node', 'what is imported', ...heads], rows);
}

/** Nanoseconds for each code unit, of inputs of each size. */
export function growthTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, growths }) =>
    growths.map(({ name, times, exponent, builtInTimes }) => {
      const perUnit = (time: number, index: number) => formatNumber(time / (sizes[index] ?? 1));
      return [
        name,
        node.major,
        ...sizes.map((_, index) => (index in times ? perUnit(times[index] ?? 0, index) : '–')),
        judge(exponent, (shown) => shown > goals.growthExponent),
        builtInTimes.map(perUnit).join(' · '),
      ];
    }),
  );
  const heads = sizes.map((size) => `${formatNumber(size)}`);
  return markdownTable(['repeated', 'Node', ...heads, 'exponent', 'built-in'], rows);
}

export function environmentList({ environment, nodes }: Figures): string {
  const { date, processor, cores, system, packages } = environment;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return [
    `- ${date}: ${processor}, ${cores} cores, ${system}`,
    ...nodes.map(({ node }) => {
      const { v8, ada, unicode } = node.versions;
      return `- Node ${node.versions['node']}: V8 ${v8}, Ada ${ada}, Unicode ${unicode}`;
    }),
    `- ${versions.join(', ')}`,
  ].join('\n');
}
