// npm run write -- charts: draws the diagrams of docs/pictures with Graphviz, from manifests and the steps of the
// parser, and the chart of jobs from their table.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parserSteps } from '@urlkit/parser-steps';
import { instance } from '@viz-js/viz';
import { rowsOf } from '../test/support/page-tables.js';
import { root } from './run.js';
import { directoryOf, layers, readJSON, readPackages } from './workspace.js';

/** Colours for light and dark pages. */
const css = `
svg { --ink: #24292f; --soft: #57606a; --line: #d0d7de; --box: #f6f8fa; --first: #0969da; --second: #bc4c00; color: var(--ink); fill: currentcolor; font: 12px system-ui, sans-serif; text-anchor: middle }
@media (prefers-color-scheme: dark) { svg { --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --box: #151b23; --first: #58a6ff; --second: #f0883e } }
text { font-family: system-ui, sans-serif }
.node :is(path, polygon, ellipse) { fill: var(--box); stroke: var(--line) }
.first :is(path, polygon) { stroke: var(--first); stroke-width: 1.5 } .second :is(path, polygon) { stroke: var(--second); stroke-width: 1.5 }
.edge path { stroke: var(--soft) } .edge polygon { fill: var(--soft); stroke: var(--soft) } .failure path { stroke: var(--second) }
text { fill: var(--ink) } .edge text { fill: var(--soft) }
`;

/** @param statements In the language of Graphviz. */
async function draw(
  title: string,
  direction: 'TB' | 'BT',
  statements: readonly string[],
): Promise<string> {
  const viz = await instance();
  const source = `digraph { rankdir=${direction} bgcolor=none nodesep=0.12 ranksep=0.45
node [shape=box style=rounded fontname=Helvetica fontsize=12 height=0.3 margin="0.18,0.05"]
edge [arrowsize=0.6]
${statements.join('\n')} }`;
  const svg = viz.renderString(source, { format: 'svg' }).replace(/<!--.*?-->\n?/gs, '');
  const [, viewBox = '', body = ''] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)/s.exec(svg) ?? [];
  const shapes = body.replace(/<title>.*?<\/title>\n?/g, '').trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>${css}</style>
${shapes}
`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** The folders whose packages a diagram shows, with its title. */
const diagrams = {
  packages: 'The sections of the standard, each with arrows to those that it needs',
  extras: 'What is built on the sections, with arrows to what each needs',
} as const;

/** The packages of a folder and those that they need, with the arrows that do not follow from others. */
function packagesDiagram(group: keyof typeof diagrams): Promise<string> {
  const dependencies = new Map(
    readPackages().map(({ folder, manifest }) => [
      folder,
      Object.keys(manifest.dependencies ?? {})
        .map((name) => name.replace('@urlkit/', ''))
        // Most packages need the unlisted one.
        .filter((name) => layers.includes(name) && name !== 'internal'),
    ]),
  );
  const groupOf = (folder: string): string => directoryOf(folder).replace(/\/.*/, '');
  const reaches = (from: string, to: string): boolean =>
    (dependencies.get(from) ?? []).some((next) => next === to || reaches(next, to));
  const statements = layers.flatMap((folder) => {
    const direct = dependencies.get(folder);
    if (direct === undefined || folder === 'internal' || groupOf(folder) !== group) return [];
    const needed = direct.filter((name) => !direct.some((other) => reaches(other, name)));
    return [
      ...[folder, ...needed].map(
        (name) => `${quoted(name)} [class=${groupOf(name) === 'packages' ? 'first' : 'second'}]`,
      ),
      ...needed.map((name) => `${quoted(folder)} -> ${quoted(name)}`),
    ];
  });
  return draw(diagrams[group], 'BT', [...new Set(statements)]);
}

/** Inputs for the diagram of states, which together make the parser take every way between two states. */
export const inputs: readonly Input[] = readJSON(import.meta.dirname, 'state-inputs.json');

type Input = readonly [url: string, base?: string];

/** The ways that the parser takes between states for these inputs, as arrows of Graphviz. */
export function arrowsBetweenStates(inputs: Iterable<Input>): Set<string> {
  const arrows = new Set<string>();
  for (const [url, base] of inputs) {
    const steps = parserSteps(url, base === undefined ? {} : { base }) ?? [];
    for (const [index, { state, error }] of steps.entries()) {
      const next = steps[index + 1];
      if (next !== undefined) arrows.add(`${quoted(state)} -> ${quoted(next.state)}`);
      else if (error !== null) arrows.add(`${quoted(state)} -> failure [class=failure]`);
      else arrows.add(`${quoted(state)} -> URL`);
    }
  }
  return arrows;
}

function statesDiagram(): Promise<string> {
  const ends = 'URL [class=first shape=box style=""] failure [class=second style=""]';
  return draw('The states of the URL parser', 'TB', [ends, ...arrowsBetweenStates(inputs)]);
}

/** A job of docs/benchmarks.md, and how many times as fast urlkit is in each version of Node. */
interface Job {
  readonly name: string;
  readonly ratios: readonly number[];
}

/** The table of jobs: the oldest and the newest version of Node, and the jobs, the best first. */
function readJobs(): { readonly versions: readonly string[]; readonly jobs: readonly Job[] } {
  const page = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
  const [, section = ''] = page.split(/<!-- \/?jobs -->/);
  const rows = rowsOf(section).filter((row) => row['job']?.startsWith('**') === false);
  const all = Object.keys(rows[0] ?? {}).filter((head) => head !== 'job');
  const versions = [...all.slice(0, 1), ...all.slice(-1)];
  const jobs = rows.map((row) => ({
    name: row['job'] ?? '',
    ratios: versions.map((version) => Number(row[version]?.replaceAll('*', ''))),
  }));
  return { versions, jobs: jobs.sort((a, b) => (b.ratios.at(-1) ?? 0) - (a.ratios.at(-1) ?? 0)) };
}

// Narrow, with names above their dots, so that phones show letters of 11 px.
const ROW = 44;
const LEFT = 12;
const WIDTH = 360;
const TOP = 62;
/** The least and the most ratio that the chart has room for. */
const [LEAST, MOST] = [1 / 4, 4];

/** Where a ratio is, on a scale on which half and double are equally far from 1. */
function across(ratio: number): number {
  const share = Math.log(Math.min(Math.max(ratio, LEAST), MOST) / LEAST) / Math.log(MOST / LEAST);
  return Math.round(LEFT + share * (WIDTH - 2 * LEFT));
}

/** How much faster or slower than the built-in classes each job is: a dot for each version of Node. */
function jobsChart(): string {
  const { versions, jobs } = readJobs();
  const classes = ['first', 'second'];
  const bottom = TOP + jobs.length * ROW;
  const key = versions.map((version, index) => {
    const x = LEFT + index * 100;
    return `<circle class="${classes[index]}" cx="${x}" cy="16" r="6"/><text class="start" x="${x + 12}" y="20">${version}</text>`;
  });
  const ticks: readonly (readonly [number, string])[] = [
    [1 / 2, 'half as fast'],
    [1, 'as fast'],
    [2, 'twice as fast'],
  ];
  const scale = ticks.map(([ratio, name]) => {
    const x = across(ratio);
    const kind = ratio === 1 ? 'even' : 'tick';
    return `<line class="${kind}" x1="${x}" x2="${x}" y1="${TOP - 12}" y2="${bottom}"/><text class="scale" x="${x}" y="${TOP - 18}">${name}</text>`;
  });
  const rows = jobs.flatMap(({ name, ratios }, index) => {
    const y = TOP + index * ROW + 32;
    const places = ratios.map(across);
    const span = `<line class="span" x1="${Math.min(...places)}" x2="${Math.max(...places)}" y1="${y}" y2="${y}"/>`;
    const dots = places.map(
      (x, at) => `<circle class="${classes[at]}" cx="${x}" cy="${y}" r="6"/>`,
    );
    return [`<text class="start" x="0" y="${y - 14}">${name}</text>`, span, ...dots];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 8}" width="${WIDTH}" height="${bottom + 8}" role="img" aria-labelledby="title">
<title id="title">How fast urlkit does jobs of programs, beside the built-in classes of Node</title>
<style>${css}.start { text-anchor: start; font-size: 13px; paint-order: stroke; stroke: var(--box); stroke-width: 3 } .scale { font-size: 13px }
circle.first { fill: var(--first) } circle.second { fill: var(--second) }
line { stroke: var(--line) } .even { stroke: var(--ink); stroke-width: 1.5 } .span { stroke: var(--soft) }
</style>
${[...key, ...scale, ...rows].join('\n')}
</svg>
`;
}

/** The files that follow from the tables, by their paths, with what they must contain. */
export async function chartFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['docs/pictures/packages.svg', await packagesDiagram('packages')],
    ['docs/pictures/extras.svg', await packagesDiagram('extras')],
    ['docs/pictures/states.svg', await statesDiagram()],
    ['docs/pictures/jobs.svg', jobsChart()],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, content] of await chartFiles()) writeFileSync(join(root, path), content);
}
