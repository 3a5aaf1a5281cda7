// The figures of a run as Markdown.

import type { CorpusStatistics } from './corpus-statistics.js';
import type { Environment, Figures, NodeFigures } from './figures.js';
import { formatNumber, formatPercentage, markdownTable } from './format.js';
import {
  goalFor,
  growsWithinGoal,
  isWithinGrowthGoal,
  otherGoals,
  peers,
  workloadGoals,
} from './goals.js';
import { sizes, startingSizes } from './growth.js';
import { type Measurement, ratioTo, type Timing } from './measure.js';
import type { HeapUse } from './run-heap.js';
import type { ImportCost } from './run-import.js';

/** A ratio and the goal for it. */
interface Judged {
  readonly ratio: number;
  readonly goal: number | undefined;
}

function bold(text: string): string {
  return `**${text}**`;
}

function verdictOn(isReached: boolean): string {
  return isReached ? 'reached' : bold('not reached');
}

function isMissed({ ratio, goal }: Judged): boolean {
  return goal !== undefined && ratio < goal;
}

function showJudged(judged: Judged): string {
  const { ratio, goal } = judged;
  const shown = isMissed(judged) ? bold(formatNumber(ratio)) : formatNumber(ratio);
  return goal === undefined ? shown : `${shown} (≥ ${goal})`;
}

function verdictOnAll(judged: readonly Judged[]): string {
  return judged.some(({ goal }) => goal !== undefined) ? verdictOn(!judged.some(isMissed)) : '';
}

/** Against a contender under the one of these versions of Node where it does best. */
function judge(nodes: readonly NodeFigures[], workload: string, contender: string): Judged {
  const judged = nodes.map(({ node, workloads }) => ({
    ratio: ratioTo(workloads[workload] ?? null, contender),
    goal: goalFor(workload, contender, node.major),
  }));
  const ratio = Math.min(...judged.map((one) => one.ratio));
  return { ratio, goal: judged[0]?.goal };
}

function measuredWorkloads({ nodes }: Figures): { name: string; measurement: Measurement }[] {
  return workloadGoals.flatMap(({ name }) => {
    const measurement = nodes[0]?.workloads[name];
    return measurement ? [{ name, measurement }] : [];
  });
}

function hasPeers({ timings }: Measurement): boolean {
  return peers.every((peer) => timings.some(({ name }) => name === peer));
}

/** The names of the workloads that take a URL implementation. */
export function urlWorkloads(figures: Figures): string[] {
  return measuredWorkloads(figures)
    .filter(({ measurement }) => hasPeers(measurement))
    .map(({ name }) => name);
}

/** How many times as fast as the others urlkit is. */
export function ratioTable(figures: Figures): string {
  const { nodes } = figures;
  const builtIns = nodes.map(({ node }) => `built-in of Node ${node.major}`);
  const rows = urlWorkloads(figures).map((name) => {
    const judged = [
      ...nodes.map((node) => judge([node], name, 'built-in')),
      ...peers.map((peer) => judge(nodes, name, peer)),
    ];
    return [name, ...judged.map(showJudged), verdictOnAll(judged)];
  });
  return markdownTable(['workload', ...builtIns, ...peers, 'goals'], rows);
}

function showTiming(timing: Timing | undefined): string {
  if (timing === undefined) return '';
  const { median, lowerQuartile, upperQuartile } = timing;
  return `${formatNumber(median)} (${formatNumber(lowerQuartile)} – ${formatNumber(upperQuartile)})`;
}

/** The times behind the ratios. */
export function timeTable(figures: Figures): string {
  const rows = urlWorkloads(figures).flatMap((name) =>
    figures.nodes.map(({ node, workloads }) => [
      name,
      node.major,
      ...(workloads[name]?.timings ?? []).map(showTiming),
    ]),
  );
  return markdownTable(['workload', 'Node', 'urlkit', 'built-in', ...peers], rows);
}

/** The workloads that have contenders of their own. */
export function pieceTable(figures: Figures): string {
  const { nodes } = figures;
  const pieces = measuredWorkloads(figures).filter(({ measurement }) => !hasPeers(measurement));
  const rows = pieces.flatMap(({ name, measurement }) =>
    measurement.timings.map((contender, index) => {
      const times = nodes.map(({ workloads }) => {
        const measured = workloads[name] ?? null;
        const time = showTiming(measured?.timings[index]);
        return index === 0 ? time : `${time}: ${formatNumber(ratioTo(measured, contender.name))} ×`;
      });
      const judged = judge(nodes, name, contender.name);
      const goal = judged.goal === undefined ? '' : `≥ ${judged.goal} ×`;
      return [index === 0 ? name : '', contender.name, ...times, goal, verdictOnAll([judged])];
    }),
  );
  const versions = nodes.map(({ node }) => `Node ${node.major}`);
  return markdownTable(['workload', 'contender', ...versions, 'goal', ''], rows);
}

export function heapTable({ nodes }: Figures): string {
  const states = ['constructed', 'fiveGetters', 'allGetters', 'inputLetGo'] as const;
  const rows = nodes.flatMap(({ node, heap }) =>
    Object.entries(heap).map(([name, use]) => {
      const show = (state: keyof HeapUse): string => {
        const limit = (heap['built-in']?.[state] ?? 0) * otherGoals.heapRatio;
        const bytes = formatNumber(use[state]);
        return name === 'urlkit' && use[state] > limit ? `${bold(bytes)} over` : bytes;
      };
      return [node.major, name, formatNumber(use.count), ...states.map(show)];
    }),
  );
  const heads = ['constructed', 'five getters read', 'all getters read', 'input let go'];
  return markdownTable(['Node', 'implementation', 'URLs', ...heads], rows);
}

export function importTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, imports }) => {
    const empty = imports['an empty module']?.import.median ?? 0;
    return Object.entries(imports).map(([name, cost]) => {
      const isOurs = name.startsWith('@urlkit');
      const show = (key: keyof ImportCost, limit = Number.POSITIVE_INFINITY): string => {
        const { median } = cost[key];
        const time = (key === 'import' ? median - empty : median).toFixed(2);
        return isOurs && Number(time) > limit ? `${bold(time)} over` : time;
      };
      return [
        node.major,
        name,
        show('import', otherGoals.importTime),
        show('firstURL'),
        show('firstUnicodeHost', otherGoals.firstUnicodeHost),
        show('nextUnicodeHost'),
      ];
    });
  });
  const heads = ['import', 'first URL', 'first Unicode host', 'next Unicode host'];
  return markdownTable(['Node', 'what is imported', ...heads], rows);
}

export function growthTable({ nodes }: Figures): string {
  const rows = nodes.flatMap(({ node, growths }) =>
    growths.map((growth) => {
      const exponents = growth.exponents.map((exponent) => {
        const shown = exponent.toFixed(2);
        return isWithinGrowthGoal(exponent) ? shown : `${bold(shown)} over`;
      });
      return [
        growth.name,
        node.major,
        ...growth.times.map((time) => formatNumber(time / 1e6)),
        ...exponents,
        growth.isBuiltIn ? '' : verdictOn(growsWithinGoal(growth)),
      ];
    }),
  );
  const kilobytes = sizes.map((size) => `${formatNumber(size / 1000)} kB`);
  const exponents = startingSizes.map((size) => `from ${formatNumber(size / 1000)} kB`);
  const heads = ['repeated', 'Node', ...kilobytes, ...exponents, 'goal'];
  return markdownTable(heads, rows);
}

export function corpusTable({ corpora }: Environment): string {
  const lines: readonly (readonly [string, (corpus: CorpusStatistics) => string])[] = [
    ['URLs', ({ count }) => formatNumber(count)],
    ['median length in code units', ({ length }) => formatNumber(length.median)],
    ['quartiles', ({ length }) => `${length.lowerQuartile} – ${length.upperQuartile}`],
    ['95 % are no longer than', ({ longestOf95Percent }) => formatNumber(longestOf95Percent)],
    ['already serialized', ({ serialized }) => formatPercentage(serialized)],
    ['with a query', ({ withQuery }) => formatPercentage(withQuery)],
    ['parameters of these', ({ parameters }) => formatNumber(parameters)],
    ['with a fragment', ({ withFragment }) => formatPercentage(withFragment)],
    ['with percent-encoded bytes', ({ percentEncoded }) => formatPercentage(percentEncoded)],
    ['with non-ASCII characters', ({ nonASCII }) => formatPercentage(nonASCII)],
    ['host begins with www.', ({ www }) => formatPercentage(www)],
    ['labels of the host', ({ labels }) => formatNumber(labels)],
    ['with a port', ({ withPort }) => formatPercentage(withPort)],
    ['path segments', ({ segments }) => formatNumber(segments)],
  ];
  const rows = lines.map(([name, show]) => [name, ...corpora.map(show)]);
  return markdownTable(['', ...corpora.map(({ name }) => name)], rows);
}

export function environmentList({ environment, rounds, nodes }: Figures): string {
  const { date, processor, cores, system, packages } = environment;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return [
    `- ${date}: ${processor}, ${cores} cores, ${system}`,
    ...nodes.map(({ node }) => {
      const { v8, ada, unicode } = node.versions;
      return `- Node ${node.versions['node']}: V8 ${v8}, Ada ${ada}, Unicode ${unicode}`;
    }),
    `- ${versions.join(', ')}`,
    `- ${rounds} rounds`,
  ].join('\n');
}
