// The figures of a run as Markdown.

import { median } from 'simple-statistics';
import { peers } from './contenders.js';
import type { Environment, Figures, NodeFigures } from './figures.js';
import { formatNumber, markdownTable } from './format.js';
import { type Group, goals, groups } from './goals.js';
import { sizes, startingSizes } from './growth.js';
import { ratioTo, timeOf } from './measure.js';
import type { HeapUse } from './run-heap.js';
import type { ImportCost } from './run-import.js';
import { workloads } from './workloads.js';

function bold(text: string): string {
  return `**${text}**`;
}

/** A ratio, bold if it is below the goal. It is judged by the digits that are shown. */
function judged(ratio: number, goal = 0): string {
  const shown = formatNumber(ratio);
  return Number(ratio.toPrecision(3)) < goal ? bold(shown) : shown;
}

/** A figure, bold if it is above the limit. */
function limited(shown: string, figure: number, limit: number): string {
  return figure > limit ? `${bold(shown)} over` : shown;
}

function namesIn(group: Group, [first]: readonly NodeFigures[]): string[] {
  return workloads
    .filter((workload) => workload.group === group)
    .flatMap(({ name }) => (first?.workloads['built-in'][name] ? [name] : []));
}

function ratiosOf(names: readonly string[], { workloads }: NodeFigures): number[] {
  return names.map((name) => ratioTo(workloads['built-in'][name], 'built-in'));
}

/** What the rows of a group have reached in a version of Node, and are to reach. */
function groupCells(group: Group, names: readonly string[], figures: NodeFigures): string[] {
  const { least, median: middle } = goals.groups[group];
  const { major } = figures.node;
  const ratios = ratiosOf(names, figures);
  const show = (what: string, ratio: number, goal: number | undefined) =>
    `${what} ${judged(ratio, goal)}${goal === undefined ? '' : ` (≥ ${goal})`}`;
  return [
    show('least', Math.min(...ratios), least[major]),
    show('median', median(ratios), middle?.[major]),
  ];
}

/** How many times as fast as the built-in urlkit is, and the times. */
export function speedTable({ nodes }: Figures): string {
  const rows = groups.flatMap((group) => {
    const names = namesIn(group, nodes);
    if (names.length === 0) return [];
    const { title, least } = goals.groups[group];
    return [
      [bold(title), ...nodes.flatMap((figures) => groupCells(group, names, figures))],
      ...names.map((name) => [
        name,
        ...nodes.flatMap(({ node, workloads }) => {
          const measurement = workloads['built-in'][name];
          const times = ['urlkit', 'built-in'].map((one) => formatNumber(timeOf(measurement, one)));
          return [judged(ratioTo(measurement, 'built-in'), least[node.major]), times.join(' : ')];
        }),
      ]),
    ];
  });
  const heads = nodes.flatMap(({ node }) => [`Node ${node.major}`, 'ns, urlkit : built-in']);
  return markdownTable(['workload', ...heads], rows);
}

/** The slow peers, measured beside urlkit. */
export function peerTable({ nodes }: Figures): string {
  const rows = workloads
    .filter(({ casts }) => casts.includes('peers'))
    .map(({ name }) => [
      name,
      ...nodes.flatMap(({ workloads }) =>
        peers.map((peer) => {
          const measurement = workloads.peers[name];
          const time = formatNumber(timeOf(measurement, peer));
          return `${formatNumber(ratioTo(measurement, peer))} (${time})`;
        }),
      ),
    ]);
  const heads = nodes.flatMap(({ node }) => peers.map((peer) => `${peer}, Node ${node.major}`));
  return markdownTable(['workload', ...heads], rows);
}

/** The workloads that have contenders of their own. */
export function pieceTable({ nodes }: Figures): string {
  const pieces = workloads.filter(({ group }) => group === 'pieces');
  const rows = pieces.flatMap(({ name }) => {
    const timings = nodes[0]?.workloads['built-in'][name]?.timings ?? [];
    return timings.map((contender, index) => {
      const goal = goals.pieces[contender.name];
      const cells = nodes.map(({ workloads }) => {
        const measurement = workloads['built-in'][name];
        const time = formatNumber(timeOf(measurement, contender.name));
        if (index === 0) return time;
        return `${time}: ${judged(ratioTo(measurement, contender.name), goal)} ×`;
      });
      const shownGoal = goal === undefined ? '' : `≥ ${goal} ×`;
      return [index === 0 ? name : '', contender.name, ...cells, shownGoal];
    });
  });
  const versions = nodes.map(({ node }) => `Node ${node.major}`);
  return markdownTable(['workload', 'contender', ...versions, 'goal'], rows);
}

export function heapTable({ nodes }: Figures): string {
  const states = ['constructed', 'fiveGetters', 'allGetters', 'inputLetGo'] as const;
  const rows = nodes.flatMap(({ node, heap }) =>
    Object.entries(heap).map(([name, use]) => {
      const show = (state: keyof HeapUse): string => {
        const limit = (heap['built-in']?.[state] ?? 0) * goals.heapOfBuiltIn;
        const bytes = formatNumber(use[state]);
        return name === 'urlkit' ? limited(bytes, use[state], limit) : bytes;
      };
      return [node.major, name, formatNumber(use.count), ...states.map(show)];
    }),
  );
  const heads = ['constructed', 'five getters read', 'all getters read', 'input let go'];
  return markdownTable(['Node', 'implementation', 'URLs', ...heads], rows);
}

export function importTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, imports }) => {
    const empty = imports['an empty module']?.import ?? 0;
    return Object.entries(imports).map(([name, cost]) => {
      const show = (key: keyof ImportCost, limit = Number.POSITIVE_INFINITY): string => {
        const time = (key === 'import' ? cost.import - empty : cost[key]).toFixed(2);
        return name.startsWith('@urlkit') ? limited(time, Number(time), limit) : time;
      };
      return [
        node.major,
        name,
        show('import', goals.importMilliseconds),
        show('firstURL'),
        show('firstUnicodeHost', goals.firstUnicodeHostMilliseconds),
        show('nextUnicodeHost'),
      ];
    });
  });
  const heads = ['import', 'first URL', 'first Unicode host', 'next Unicode host'];
  return markdownTable(['Node', 'what is imported', ...heads], rows);
}

/** Exponents are judged by the two digits that are shown. */
export function growthTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, growths }) =>
    growths.map(({ name, times, exponents }) => [
      name,
      node.major,
      ...times.map((time) => formatNumber(time / 1e6)),
      ...exponents
        .map((exponent) => exponent.toFixed(2))
        .map((shown) => limited(shown, Number(shown), goals.growthExponent)),
    ]),
  );
  const kilobytes = sizes.map((size) => `${formatNumber(size / 1000)} kB`);
  const exponents = startingSizes.map((size) => `from ${formatNumber(size / 1000)} kB`);
  return markdownTable(['repeated', 'Node', ...kilobytes, ...exponents], rows);
}

export function corpusTable({ corpora }: Environment): string {
  const [first = {}, ...others] = Object.values(corpora);
  const rows = Object.entries(first).map(([what, value]) => [
    what,
    value,
    ...others.map((statistics) => statistics[what] ?? ''),
  ]);
  return markdownTable(['', ...Object.keys(corpora)], rows);
}

export function environmentList({ environment, isQuick, nodes }: Figures): string {
  const { date, processor, cores, system, packages } = environment;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return [
    `- ${date}: ${processor}, ${cores} cores, ${system}`,
    ...nodes.map(({ node }) => {
      const { v8, ada, unicode } = node.versions;
      return `- Node ${node.versions['node']}: V8 ${v8}, Ada ${ada}, Unicode ${unicode}`;
    }),
    `- ${versions.join(', ')}`,
    ...(isQuick ? ['- one quick round: these figures say nothing about speed'] : []),
  ].join('\n');
}
