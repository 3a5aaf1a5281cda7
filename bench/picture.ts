// The picture of the README: how much urlkit and others do in the same time.

import { peers } from './contenders.js';
import type { Figures, NodeFigures } from './figures.js';
import { formatNumber } from './format.js';
import { ratioTo } from './measure.js';

/** Workloads that all implementations are measured with, and their titles. */
export const pictured = {
  'construct, href: generated': 'construct, href',
  'construct, href: all that are not serialized in the corpora': 'the same, of URLs that need work',
  'resolve ../x?y: generated': 'resolve a relative reference',
  'searchParams.append, href: generated': 'searchParams.append, href',
  'parse, iterate, toString: 5 pairs': 'URLSearchParams: parse, iterate, toString',
} as const;

export interface Bar {
  readonly label: string;
  /** Speed as a share of urlkit's. */
  readonly speed: number;
}

const MARGIN = 20;
const LABELS = 190;
const URLKIT_BAR = 200;
/** Longer ones are cut off; their numbers tell. */
const LONGEST_BAR = 460;
const BAR = 12;
const LINE = 17;
const WIDTH = 760;

const style = `
  svg { font: 12px system-ui, sans-serif }
  .panel { fill: #fff; stroke: #d0d7de }
  text { fill: #1f2328 }
  .title { font-weight: 600 }
  .other { fill: #8c959f }
  .urlkit { fill: #1f6feb }
  @media (prefers-color-scheme: dark) {
    .panel { fill: #0d1117; stroke: #3d444d }
    text { fill: #f0f6fc }
    .other { fill: #656c76 }
  }
`;

/** Urlkit, the built-in of each Node, and the peers in the Node where they do best. */
export function barsOf({ nodes }: Pick<Figures, 'nodes'>, workload: string): Bar[] {
  const speedIn = ({ workloads }: NodeFigures, cast: 'built-in' | 'peers', name: string) =>
    1 / ratioTo(workloads[cast][workload], name);
  return [
    { label: 'urlkit', speed: 1 },
    ...nodes.map((figures) => ({
      label: `built-in, Node ${figures.node.major}`,
      speed: speedIn(figures, 'built-in', 'built-in'),
    })),
    ...peers.map((name) => ({
      label: name,
      speed: Math.max(...nodes.map((figures) => speedIn(figures, 'peers', name))),
    })),
  ];
}

function text(x: number, y: number, content: string, className = ''): string {
  return `<text x="${x}" y="${y}" class="${className}">${content}</text>`;
}

function drawBar({ label, speed }: Bar, y: number): string {
  const length = Math.min(LONGEST_BAR, Math.max(1, Math.round(URLKIT_BAR * speed)));
  const start = MARGIN + LABELS;
  const className = label === 'urlkit' ? 'urlkit' : 'other';
  return [
    text(MARGIN, y + BAR - 2, label),
    `<rect x="${start}" y="${y}" width="${length}" height="${BAR}" class="${className}"/>`,
    text(start + length + 6, y + BAR - 2, formatNumber(speed)),
  ].join('');
}

export function drawPicture(figures: Figures): string {
  const versions = figures.nodes.map(({ node }) => node.versions['node']).join(' and ');
  const drawn = [text(MARGIN, 30, `Speeds as shares of urlkit's. Node ${versions}`, 'title')];
  let y = 40;
  for (const [workload, title] of Object.entries(pictured)) {
    y += 26;
    drawn.push(text(MARGIN, y - 8, title, 'title'));
    for (const bar of barsOf(figures, workload)) {
      drawn.push(drawBar(bar, y));
      y += LINE;
    }
  }
  const height = y + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    "<title>Speeds as shares of urlkit's</title>",
    `<style>${style}</style>`,
    `<rect class="panel" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}
