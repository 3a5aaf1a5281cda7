// npm run write -- charts: draws the diagrams of docs/pictures with Graphviz, from manifests and the steps of the
// parser, and the chart of jobs from their table.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parserSteps } from '@urlkit/parser-steps';
import { instance } from '@viz-js/viz';
import { type Row, rowsOf } from '../test/support/page-tables.js';
import { root } from './run.js';
import { directoryOf, layers, readPackages } from './workspace.js';

/** Colours for light and dark pages. */
const css = `
svg { --ink: #24292f; --soft: #57606a; --line: #d0d7de; --box: #f6f8fa; --first: #0969da; --second: #bc4c00; color: var(--ink); fill: currentcolor; font: 12px system-ui, sans-serif; text-anchor: middle }
@media (prefers-color-scheme: dark) { svg { --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --box: #151b23; --first: #58a6ff; --second: #f0883e } }
text { font-family: system-ui, sans-serif }
.node :is(path, polygon, ellipse) { fill: var(--box); stroke: var(--line) }
.first :is(path, polygon) { stroke: var(--first); stroke-width: 1.5 } .first ellipse { fill: var(--first) }
.second :is(path, polygon) { stroke: var(--second); stroke-width: 1.5 } .second ellipse { fill: var(--second) }
.edge path { stroke: var(--soft) } .edge polygon { fill: var(--soft); stroke: var(--soft) } .failure path { stroke: var(--second) }
text { fill: var(--ink) } .edge text { fill: var(--soft) } .band path { stroke: none }
`;

/** @param statements In the language of Graphviz. With `neato`, each node has a position. */
async function draw(
  title: string,
  statements: readonly string[],
  engine: 'dot' | 'neato' = 'dot',
): Promise<string> {
  const viz = await instance();
  const source = `digraph { bgcolor=none nodesep=0.12 ranksep=0.45
node [shape=box style=rounded fontname=Helvetica fontsize=12 height=0.3 margin="0.18,0.05"]
edge [arrowsize=0.6]
${statements.join('\n')} }`;
  const svg = viz.renderString(source, { format: 'svg', engine }).replace(/<!--.*?-->\n?/gs, '');
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

/** The packages of a folder and those that they need, with the arrows that do not follow from others. */
function packagesDiagram(group: string, title: string): Promise<string> {
  // Most packages need the unlisted one.
  const isShown = (folder: string): boolean => layers.includes(folder) && folder !== 'internal';
  const needs = new Map(
    readPackages().map(({ folder, manifest: { dependencies = {} } }) => [
      folder,
      Array.from(Object.keys(dependencies), (name) => name.replace('@urlkit/', '')).filter(isShown),
    ]),
  );
  const groupOf = (folder: string): string => directoryOf(folder).replace(/\/.*/, '');
  const reaches = (from: string, to: string): boolean =>
    (needs.get(from) ?? []).some((next) => next === to || reaches(next, to));
  const own = layers.filter((folder) => isShown(folder) && groupOf(folder) === group);
  const statements = own.flatMap((folder) => {
    const direct = needs.get(folder) ?? [];
    const needed = direct.filter((name) => !direct.some((other) => reaches(other, name)));
    const nodes = [folder, ...needed].map(
      (name) => `${quoted(name)} [class=${groupOf(name) === 'packages' ? 'first' : 'second'}]`,
    );
    return [...nodes, ...needed.map((name) => `${quoted(folder)} -> ${quoted(name)}`)];
  });
  return draw(title, ['rankdir=BT', ...new Set(statements)]);
}

/** Inputs for the diagram of states, which together make the parser take every way between two states. */
export function* inputs(): Generator<Input> {
  const bases = ['https://b/', 'file:///b', 'a:/', 'a:b', 'a://b/'];
  for (const scheme of ['https:', 'a:', 'file:', '']) {
    for (const slashes of ['', '/', '//', '///']) {
      for (const start of ['', 'a', 'a@b:80', 'a@', 'a:x', ':80', 'a b', 'C|']) {
        for (const end of ['', '/', '/a?b#c', '?b', '#c']) {
          const url = `${scheme}${slashes}${start}${end}`;
          yield [url];
          for (const base of bases) yield [url, base];
        }
      }
    }
  }
}

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

/** How many times as fast each job of docs/benchmarks.md is, in the oldest and the newest version of Node. */
function jobsChart(): Promise<string> {
  const page = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
  const [, section = ''] = page.split(/<!-- \/?jobs -->/);
  const rows = rowsOf(section).filter((row) => row['job']?.startsWith('*') === false);
  const all = Object.keys(rows[0] ?? {}).filter((head) => head !== 'job');
  const versions = [all.at(0) ?? '', all.at(-1) ?? ''];
  const ratio = (row: Row, version = ''): number => Number(row[version]?.replaceAll('*', ''));
  rows.sort((one, other) => ratio(other, versions[1]) - ratio(one, versions[1]));

  // Half and double are equally far from 1. Names are above their dots, which a phone has room for, and hide the lines of the scale.
  const across = (times: number): number => 80 * Math.log2(Math.min(Math.max(times, 1 / 4), 4));
  const node = (name: string, x: number, y: number, attributes: string): string =>
    `${quoted(name)} [pos="${x},${-y}!" ${attributes}]`;
  const dot = (name: string, x: number, y: number, index: number): string =>
    node(name, x, y, `shape=circle height=0.15 label="" class=${index === 0 ? 'first' : 'second'}`);
  const key = versions.flatMap((version, at) => [
    dot(`dot ${version}`, 90 * at - 135, -70, at),
    node(version, 90 * at - 100, -70, 'shape=none'),
  ]);
  const ticks = Object.entries({ 'half as fast': 0.5, 'as fast': 1, 'twice as fast': 2 });
  const scale = ticks.flatMap(([name, times]) => [
    node(name, across(times), -44, 'shape=none'),
    node(`below ${name}`, across(times), 38 * rows.length - 18, 'shape=point style=invis'),
    `${quoted(name)} -> ${quoted(`below ${name}`)} [dir=none]`,
  ]);
  const jobs = rows.flatMap((row, index) => {
    const name = row['job'] ?? '';
    const y = 38 * index;
    const dots = versions.map((version, at) =>
      dot(`${name} ${at}`, across(ratio(row, version)), y, at),
    );
    const span = `${quoted(`${name} 0`)} -> ${quoted(`${name} 1`)} [dir=none]`;
    const values = versions.map((version) => ratio(row, version)).join(' · ');
    const band = `shape=box fixedsize=true width=4.9 height=0.24 label="${name}\\l" class=band`;
    const figures = `shape=none fixedsize=true width=4.9 label="${values}\\r"`;
    return [...dots, span, node(name, 0, y - 17, band), node(`${name} =`, 0, y - 17, figures)];
  });
  const title = 'How fast urlkit does jobs of programs, beside the built-in classes of Node';
  return draw(title, ['inputscale=72 outputorder=edgesfirst', ...key, ...scale, ...jobs], 'neato');
}

/** The files that follow from the tables, by their paths, with what they must contain. */
export async function chartFiles(): Promise<ReadonlyMap<string, string>> {
  const sections = 'The sections of the standard, each with arrows to those that it needs';
  const ends = 'URL [class=first shape=box style=""] failure [class=second style=""]';
  const states = [ends, ...arrowsBetweenStates(inputs())];
  const extras = 'What is built on the sections, with arrows to what each needs';
  return new Map([
    ['docs/pictures/packages.svg', await packagesDiagram('packages', sections)],
    ['docs/pictures/extras.svg', await packagesDiagram('extras', extras)],
    ['docs/pictures/states.svg', await draw('The states of the URL parser', states)],
    ['docs/pictures/jobs.svg', await jobsChart()],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, content] of await chartFiles()) writeFileSync(join(root, path), content);
}
