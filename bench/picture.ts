// The picture of the README: speeds, each workload's fastest at full length.

import type { Figures, NodeFigures } from './figures.js';
import { escapeXML, formatNumber } from './format.js';
import { peers } from './goals.js';
import { type Measurement, ratioTo } from './measure.js';

export interface Bar {
  readonly label: string;
  /** What stands behind the bar. */
  readonly note: string;
  /** The time for one operation, in nanoseconds. */
  readonly time: number;
}

export interface Group {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const OWN = 'urlkit';
const WIDTH = 760;
const MARGIN = 20;
const LABELS = 190;
const LONGEST_BAR = 330;
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

/** What the picture shows of a run: in each Node urlkit and the built-in, and the peers where they are best. */
export function groupsOf({ nodes }: Figures, workloads: readonly string[]): Group[] {
  return workloads.map((title) => {
    const barFor = (name: string, { node, workloads }: NodeFigures): Bar => {
      const measurement = workloads[title] ?? null;
      const time = timeOf(measurement, name);
      const ratio = formatNumber(ratioTo(measurement, name));
      const note = `${formatNumber(time)} ns${name === OWN ? '' : `, urlkit is ${ratio} × as fast`}`;
      return { label: `${name}, Node ${node.major}`, note, time };
    };
    const bars = nodes.flatMap((figures) => [OWN, 'built-in'].map((name) => barFor(name, figures)));
    const ratioIn = (name: string, { workloads }: NodeFigures): number =>
      ratioTo(workloads[title] ?? null, name);
    const others = peers.flatMap((name) => {
      const [best] = Array.from(nodes).sort((a, b) => ratioIn(name, a) - ratioIn(name, b));
      return best === undefined ? [] : [barFor(name, best)];
    });
    return { title, bars: [...bars, ...others] };
  });
}

function timeOf(measurement: Measurement | null, contender: string): number {
  return measurement?.timings.find(({ name }) => name === contender)?.median ?? Number.NaN;
}

function text(x: number, y: number, content: string, className = ''): string {
  const attribute = className === '' ? '' : ` class="${className}"`;
  return `<text x="${x}" y="${y}"${attribute}>${escapeXML(content)}</text>`;
}

function drawBar({ label, note, time }: Bar, y: number, shortest: number): string {
  const length = Math.max(1, Math.round((LONGEST_BAR * shortest) / time));
  const start = MARGIN + LABELS;
  const className = label.startsWith(OWN) ? OWN : 'other';
  return [
    text(MARGIN, y + BAR - 2, label),
    `<rect x="${start}" y="${y}" width="${length}" height="${BAR}" class="${className}"/>`,
    text(start + length + 6, y + BAR - 2, note, 'note'),
  ].join('');
}

export function drawPicture(heading: string, note: string, groups: readonly Group[]): string {
  const drawn: string[] = [];
  let y = HEADER;
  for (const { title, bars } of groups) {
    const shortest = Math.min(...bars.map(({ time }) => time));
    y += TITLE;
    drawn.push(text(MARGIN, y - 8, title, 'title'));
    for (const bar of bars) {
      drawn.push(drawBar(bar, y, shortest));
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
