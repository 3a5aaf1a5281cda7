// The picture of the README: speeds as shares of urlkit's.

import type { Figures, NodeFigures } from './figures.js';
import { escapeXML, formatNumber } from './format.js';
import { peers } from './goals.js';
import { type Measurement, ratioTo } from './measure.js';

export interface Bar {
  readonly label: string;
  /** What stands behind the bar. */
  readonly note: string;
  /** The speed, as a multiple of urlkit's under the same version of Node. */
  readonly speed: number;
}

export interface Group {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 760;
const MARGIN = 20;
const LABELS = 190;
const LONGEST_BAR = 380;
const BAR = 12;
const LINE = 17;
const TITLE = 26;
const HEADER = 60;

const style = `
  svg { font: 12px system-ui, sans-serif }
  .panel { fill: #fff; stroke: #d0d7de }
  text { fill: #1f2328 }
  .title { font-weight: 600 }
  .heading { font-weight: 600; font-size: 15px }
  .note { fill: #59636e }
  .other { fill: #8c959f }
  .urlkit { fill: #1f6feb }
  @media (prefers-color-scheme: dark) {
    .panel { fill: #0d1117; stroke: #3d444d }
    text { fill: #f0f6fc }
    .note { fill: #9198a1 }
    .other { fill: #656c76 }
  }
`;

/** What the picture shows of a run: urlkit, each built-in, and the peers under the first Node. */
export function groupsOf({ nodes }: Figures, workloads: readonly string[]): Group[] {
  return workloads.map((title) => {
    const barFor = ({ workloads }: NodeFigures, name: string, label: string): Bar => {
      const measurement = workloads[title] ?? null;
      const ratio = ratioTo(measurement, name);
      const note = `${timeOf(measurement, name)}, ${formatNumber(ratio)} × as long`;
      return { label, note, speed: 1 / ratio };
    };
    const ownTimes = nodes.map(
      ({ node, workloads }) => `${timeOf(workloads[title], 'urlkit')} in Node ${node.major}`,
    );
    const builtIns = nodes.map((figures) =>
      barFor(figures, 'built-in', `built-in of Node ${figures.node.major}`),
    );
    const others = nodes
      .slice(0, 1)
      .flatMap((figures) => peers.map((name) => barFor(figures, name, name)));
    const own = { label: 'urlkit', note: ownTimes.join(', '), speed: 1 };
    return { title, bars: [own, ...builtIns, ...others] };
  });
}

function timeOf(measurement: Measurement | null | undefined, contender: string): string {
  const timing = measurement?.timings.find(({ name }) => name === contender);
  return `${formatNumber(timing?.median ?? Number.NaN)} ns`;
}

function text(x: number, y: number, content: string, className = ''): string {
  const attribute = className === '' ? '' : ` class="${className}"`;
  return `<text x="${x}" y="${y}"${attribute}>${escapeXML(content)}</text>`;
}

function drawBar({ label, note, speed }: Bar, y: number, unit: number): string {
  const length = Math.max(1, Math.round(speed * unit));
  const start = MARGIN + LABELS;
  const className = label === 'urlkit' ? 'urlkit' : 'other';
  return [
    text(MARGIN, y + BAR - 2, label),
    `<rect x="${start}" y="${y}" width="${length}" height="${BAR}" class="${className}"/>`,
    text(start + length + 6, y + BAR - 2, note, 'note'),
  ].join('');
}

export function drawPicture(heading: string, note: string, groups: readonly Group[]): string {
  const fastest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ speed }) => speed)));
  const unit = LONGEST_BAR / fastest;
  const drawn: string[] = [];
  let y = HEADER;
  for (const { title, bars } of groups) {
    y += TITLE;
    drawn.push(text(MARGIN, y - 8, title, 'title'));
    for (const bar of bars) {
      drawn.push(drawBar(bar, y, unit));
      y += LINE;
    }
  }
  const height = y + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escapeXML(heading)}</title>`,
    `<style>${style}</style>`,
    `<rect class="panel" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>`,
    text(MARGIN, 30, heading, 'heading'),
    text(MARGIN, 50, note, 'note'),
    ...drawn,
    '</svg>\n',
  ].join('\n');
}
