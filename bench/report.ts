import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { type CorpusSummary, corpora, summaryOf } from './corpora.js';
import { type Growth, isWithinLimit, limit, sizes, startingSizes } from './growth.js';
import type { Measurement } from './measure.js';

export interface Environment {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly corpora: readonly CorpusSummary[];
}

const measuredPackages = [
  '@urlkit/url-api',
  '@urlkit/ipv6',
  'whatwg-url-minimum',
  'whatwg-url',
  'ipaddr.js',
  'ip-address',
];

const decimal = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

function number(value: number): string {
  return (value < 100 ? decimal : whole).format(value);
}

export function readEnvironment(): Environment {
  const require = createRequire(import.meta.url);
  const versions = measuredPackages.map((name) => [name, require(`${name}/package.json`).version]);
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.version,
    versions: Object.fromEntries(versions),
    corpora: corpora.flatMap(({ name, urls }) => (urls === null ? [] : [summaryOf(name, urls)])),
  };
}

export function printEnvironment({ processor, cores, node, versions, corpora }: Environment): void {
  console.log(`${processor}, ${cores} cores · Node ${node} (Ada ${process.versions['ada']})`);
  console.log(
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(' · '),
  );
  for (const { name, count, length, serialized } of corpora) {
    console.log(
      `${name}: ${whole.format(count)} URLs of ${number(length.median)} code units ` +
        `(${number(length.lowerQuartile)} – ${number(length.upperQuartile)}), ` +
        `${number(serialized * 100)} % already serialized`,
    );
  }
  console.log(
    'Times are nanoseconds for one operation: the median of all rounds, and the quartiles.',
  );
  console.log('× says how many times as fast as that contender urlkit is.');
}

/** How many times as fast the first contender is as each, by their medians. */
export function ratiosOf({ timings }: Measurement): number[] {
  return timings.map(({ median }) => median / (timings[0]?.median ?? Number.NaN));
}

export function printMeasurement(name: string, measurement: Measurement | null): void {
  if (measurement === null) {
    console.log(`\n${name} · skipped: no such file in URL_CORPORA_DIR (default ../shared/corpora)`);
    return;
  }
  const { inputs, dropped, timings } = measurement;
  console.log(`\n${name} · ${whole.format(inputs)} inputs, ${dropped} dropped`);
  const ratios = ratiosOf(measurement);
  timings.forEach((timing, index) => {
    const { lowerQuartile, upperQuartile, differences, differenceExample } = timing;
    const cells = [
      `  ${timing.name}`.padEnd(22),
      number(timing.median).padStart(12),
      `${number(lowerQuartile)} – ${number(upperQuartile)}`.padStart(26),
      index === 0 ? ''.padStart(10) : `${number(ratios[index] ?? Number.NaN)} ×`.padStart(10),
      differences === 0 ? '' : `   differs on ${differences}: ${differenceExample?.slice(0, 60)}`,
    ];
    console.log(cells.join('').trimEnd());
  });
}

function printGrowthRow(name: string, cells: readonly string[], remark = ''): void {
  console.log(
    `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(12)).join('')}  ${remark}`.trimEnd(),
  );
}

export function printGrowthHeader(): void {
  const kilobytes = sizes.map((size) => `${number(size / 1000)} kB`);
  const exponents = startingSizes.map((size) => `from ${number(size / 1000)} kB`);
  console.log(`\nGrowth: median times in ms, and the exponent of the size (at most ${limit})`);
  printGrowthRow('', [...kilobytes, ...exponents]);
}

export function printGrowth(growth: Growth): void {
  const times = growth.medians.map((median) => (median / 1e6).toFixed(3));
  const exponents = growth.exponents.map((exponent) => exponent.toFixed(2));
  printGrowthRow(growth.name, [...times, ...exponents], isWithinLimit(growth) ? '' : 'over');
}
