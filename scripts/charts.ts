// npm run write -- charts: draws the diagrams of docs/pictures with Graphviz, from manifests and the steps of the
// parser, and the chart of jobs from their table.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parserSteps } from '@urlkit/parser-steps';
import { instance } from '@viz-js/viz';
import { type Row, rowsOf } from '../test/support/page-tables.js';
import { root } from './run.js';
import { directoryOf, layers, readPackages } from './workspace.js';

/** Colours for light and dark pages. Figures have the colour of their dots. */
const css = `
svg { --ink: #24292f; --soft: #57606a; --line: #d0d7de; --box: #f6f8fa; --first: #0969da; --second: #bc4c00; color: var(--ink); fill: currentcolor; font: 12px system-ui, sans-serif; text-anchor: middle }
@media (prefers-color-scheme: dark) { svg { --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --box: #151b23; --first: #58a6ff; --second: #f0883e } }
text { font-family: system-ui, sans-serif }
.node :is(path, polygon, ellipse) { fill: var(--box); stroke: var(--line) }
.first :is(path, polygon) { stroke: var(--first); stroke-width: 1.5 } .first ellipse { fill: var(--first) }
.second :is(path, polygon) { stroke: var(--second); stroke-width: 1.5 } .second ellipse { fill: var(--second) }
.edge path { stroke: var(--soft) } .edge polygon { fill: var(--soft); stroke: var(--soft) } .failure path { stroke: var(--second) }
text { fill: var(--ink) } .edge text { fill: var(--soft) }
.start { text-anchor: start } .end { text-anchor: end }
line { stroke: var(--line) } .span, .even { stroke: var(--soft) } .even { stroke-width: 2 } .scale, .even { stroke-dasharray: 16 22 }
text.first { fill: var(--first) } circle.first { fill: var(--first) }
text.second { fill: var(--second) } circle.second { fill: var(--second) }
`;

/** @param box The `viewBox`. */
function picture(title: string, box: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>${css}</style>
${shapes}
`;
}

/** @param statements In the language of Graphviz. */
async function draw(title: string, statements: readonly string[]): Promise<string> {
  const viz = await instance();
  const source = `digraph { bgcolor=none nodesep=0.12 ranksep=0.45
node [shape=box style=rounded fontname=Helvetica fontsize=12 height=0.3 margin="0.12,0.05"]
edge [arrowsize=0.6]
${statements.join('\n')} }`;
  const svg = viz.renderString(source, { format: 'svg' }).replace(/<!--.*?-->\n?/gs, '');
  const [, viewBox = '', body = ''] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)/s.exec(svg) ?? [];
  return picture(title, viewBox, body.replace(/<title>.*?<\/title>\n?/g, '').trim());
}

const quoted = (text: string): string => JSON.stringify(text);

/** Packages that stand below others without an arrow, so that the diagram of extras is no wider than a phone. */
const below = `{"url-rendering" "url-validation"} -> "url-dialects" [style=invis]
"url-record" -> "url-keys" [style=invis] "parser-steps" -> "url-reference" [style=invis]
"host-policy" -> "uri" [style=invis]`;

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
  const rows = group === 'extras' ? [below] : [];
  return draw(title, ['rankdir=BT nodesep=0.1', ...new Set([...statements, ...rows])]);
}

/** Inputs for the diagram of states, which together make the parser take every way between two states. */
export function inputs(): readonly Input[] {
  const bases = ['https://b/', 'file:///b', 'a:/', 'a:b', 'a://b/'];
  const parts = [
    ['https:', 'a:', 'file:', ''],
    ['', '/', '//', '///'],
    ['', 'a', 'a@b:80', 'a@', 'a:x', ':80', 'a b', 'C|'],
    ['', '/', '/a?b#c', '?b', '#c'],
  ];
  const urls = parts.reduce((all, more) => all.flatMap((url) => more.map((part) => url + part)));
  return urls.flatMap((url) => [[url], ...bases.map((base): Input => [url, base])]);
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

/** The place of everything in the chart of jobs, which is as wide as the text on a phone. */
const chart = { width: 312, top: 44, row: 38, left: 12, octave: 64, figure: 58 } as const;

/** How many times as fast each job of docs/benchmarks.md is, in the oldest and the newest version of Node. */
function jobsChart(): string {
  const page = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
  const [, section = ''] = page.split(/<!-- \/?jobs -->/);
  const rows = rowsOf(section).filter((row) => row['job']?.startsWith('*') === false);
  const all = Object.keys(rows[0] ?? {}).filter((head) => head !== 'job');
  const [first = '', last = ''] = [all.at(0), all.at(-1)];
  const columns = [
    { version: first, kind: 'first', x: chart.width - chart.figure },
    { version: last, kind: 'second', x: chart.width },
  ];
  const figure = (row: Row, version: string): string => row[version]?.replaceAll('*', '') ?? '';
  const ratio = (row: Row, version: string): number => Number(figure(row, version));
  rows.sort((one, other) => ratio(other, last) - ratio(one, last));

  // Half and double are equally far from 1.
  const across = (times: number): number =>
    Math.round(chart.left + chart.octave * Math.log2(Math.min(Math.max(times, 0.5), 4) / 0.5));
  const end = chart.top + chart.row * rows.length;
  const text = (x: number, y: number, kind: string, content: string): string =>
    `<text x="${x}" y="${y}" class="${kind}">${content}</text>`;
  const heads = columns.map(({ version, kind, x }) => text(x, 30, `${kind} end`, version));
  const scale = Object.entries({ half: 0.5, 'as fast': 1, twice: 2 }).flatMap(([name, times]) => {
    const x = across(times);
    // The dashes leave out the names of the jobs.
    const place = `x1="${x}" x2="${x}" y1="${chart.top + 17}" y2="${end}"`;
    const line = `<line class="${times === 1 ? 'even' : 'scale'}" ${place}/>`;
    return [text(x, 30, 'middle', name), line];
  });
  const jobs = rows.flatMap((row, index) => {
    const y = chart.top + chart.row * index;
    const dotOf = (version: string): number => across(ratio(row, version));
    return [
      text(0, y + 12, 'start', row['job'] ?? ''),
      `<line class="span" x1="${dotOf(first)}" x2="${dotOf(last)}" y1="${y + 25}" y2="${y + 25}"/>`,
      ...columns.flatMap(({ version, kind, x }) => [
        `<circle cx="${dotOf(version)}" cy="${y + 25}" r="5" class="${kind}"/>`,
        text(x, y + 29, `${kind} end`, figure(row, version)),
      ]),
    ];
  });
  const title = 'How fast urlkit does jobs of programs, beside the built-in classes of Node';
  const shapes = [...heads, ...scale, ...jobs, '</svg>'].join('\n');
  return picture(title, `0 0 ${chart.width} ${end}`, shapes);
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
    ['docs/pictures/jobs.svg', jobsChart()],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, content] of await chartFiles()) writeFileSync(join(root, path), content);
}
