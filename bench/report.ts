import { formatNumber } from './format.js';
import { goalFor } from './goals.js';
import { type Measurement, ratioTo } from './measure.js';

function verdictOn(ratio: number, goal: number | undefined): string {
  if (goal === undefined) return '';
  return `   ${ratio >= goal ? 'reached' : 'NOT REACHED'} (≥ ${goal})`;
}

export function printMeasurement(
  name: string,
  nodeMajor: string,
  measurement: Measurement | null,
): void {
  if (measurement === null) {
    console.log(`\n${name} · skipped: no such file in URL_CORPORA_DIR (default ../shared/corpora)`);
    return;
  }
  const { inputs, dropped, timings } = measurement;
  console.log(`\n${name} · Node ${nodeMajor} · ${formatNumber(inputs)} inputs, ${dropped} dropped`);
  timings.forEach((timing, index) => {
    const { lowerQuartile, upperQuartile, differences, differenceExample } = timing;
    const ratio = ratioTo(measurement, timing.name);
    const goal = goalFor(name, timing.name, nodeMajor);
    const cells = [
      `  ${timing.name}`.padEnd(22),
      formatNumber(timing.median).padStart(12),
      `${formatNumber(lowerQuartile)} – ${formatNumber(upperQuartile)}`.padStart(26),
      index === 0 ? '' : `${formatNumber(ratio)} ×`.padStart(10),
      verdictOn(ratio, goal),
      differences === 0 ? '' : `   differs on ${differences}: ${differenceExample?.slice(0, 60)}`,
    ];
    console.log(cells.join('').trimEnd());
  });
}
