// Diagrams of nodes and arrows, laid out by Graphviz.

import { parserSteps } from '@urlkit/parser-steps';
import { instance } from '@viz-js/viz';
import { layers, readPackages } from '../workspace.js';
import { readPage, rowsOf } from './page-tables.js';
import { withTitle } from './style.js';

const rules = `.node :is(path, polygon, ellipse) { fill: var(--box); stroke: var(--line) }
.first :is(path, polygon) { stroke: var(--first); stroke-width: 1.5 } .second :is(path, polygon) { stroke: var(--second); stroke-width: 1.5 }
.edge path { stroke: var(--soft) } .edge polygon { fill: var(--soft); stroke: var(--soft) } .failure path { stroke: var(--second) }
text { fill: var(--ink) } .edge text { fill: var(--soft) }
`;

/** @param statements In the language of Graphviz. */
async function draw(
  title: string,
  direction: 'LR' | 'TB' | 'BT',
  statements: readonly string[],
): Promise<string> {
  const viz = await instance();
  const source = `digraph { rankdir=${direction} bgcolor=none nodesep=0.12 ranksep=0.45
node [shape=box style=rounded fontname=Helvetica fontsize=12 height=0.3 margin="0.18,0.05"]
edge [arrowsize=0.6]
${statements.join('\n')} }`;
  const svg = viz.renderString(source, { format: 'svg' }).replace(/<!--.*?-->\n?/gs, '');
  return withTitle(svg.replace(/<title>.*?<\/title>\n?/g, ''), title, rules);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** The packages of each group, by the tables of packages/README.md. */
function groupsOfPackages(): Map<string, string> {
  const sections = readPage('packages/README.md').split(/^## /m).slice(1, 3);
  return new Map(
    sections.flatMap((section, index) =>
      rowsOf(section).map(({ package: name = '' }) => [
        name.replace(/^\[([\w-]+)\].*/, '$1'),
        index === 0 ? 'first' : 'second',
      ]),
    ),
  );
}

/** The sections of the standard, with the arrows that do not follow from others. */
export function packagesDiagram(): Promise<string> {
  return groupDiagram(
    'first',
    'The sections of the standard, each with arrows to those that it needs',
  );
}

/** What is built on the sections of the standard, with those that it needs. */
export function extrasDiagram(): Promise<string> {
  return groupDiagram('second', 'What is built on the sections, with arrows to what each needs');
}

function groupDiagram(group: string, title: string): Promise<string> {
  // Without the unlisted package, which most of them need.
  const groups = groupsOfPackages();
  const dependencies = new Map(
    readPackages().map(({ folder, manifest }) => [
      folder,
      Object.keys(manifest.dependencies ?? {})
        .map((name) => name.replace('@urlkit/', ''))
        .filter((name) => groups.has(name)),
    ]),
  );
  const reaches = (from: string, to: string): boolean =>
    (dependencies.get(from) ?? []).some((next) => next === to || reaches(next, to));
  const statements = layers.flatMap((folder) => {
    const direct = dependencies.get(folder);
    if (direct === undefined || groups.get(folder) !== group) return [];
    const needed = direct.filter((name) => !direct.some((other) => reaches(other, name)));
    return [
      ...[folder, ...needed].map((name) => `${quoted(name)} [class=${groups.get(name)}]`),
      ...needed.map((name) => `${quoted(folder)} -> ${quoted(name)}`),
    ];
  });
  return draw(title, 'BT', [...new Set(statements)]);
}

/** Inputs for the diagram of states, which together make the parser take every way between two states. */
export const inputs: readonly (readonly [url: string, base?: string])[] = [
  ['https://user@example.org:80/a?b#c'],
  ['https:example.org'],
  ['https:///example.org'],
  ['https://example.org?a'],
  ['https://example.org#a'],
  ['https://example.org:80?a'],
  ['https://example.org:80#a'],
  ['https://example.org:80'],
  ['https://example.org'],
  ['https://'],
  ['https://:80'],
  ['https://a@'],
  ['https://a:b'],
  ['https:a', 'https://example.org/'],
  ['https:/a', 'https://example.org/'],
  ['https://a', 'https://example.org/'],
  ['a', 'https://example.org/'],
  ['', 'https://example.org/'],
  ['', 'file:///b'],
  ['?a', 'https://example.org/'],
  ['#a', 'https://example.org/'],
  ['/a', 'https://example.org/'],
  ['//a', 'https://example.org/'],
  ['/?a', 'a:/'],
  ['//a', 'a://b/'],
  ['a'],
  ['#a', 'a:b'],
  ['a', 'a:b'],
  ['a', 'file:///b'],
  ['a:b?c#d'],
  ['a:#c'],
  ['a:/b'],
  ['a:/?b'],
  ['a:'],
  ['a://b/c'],
  ['a://b'],
  ['a://b?c'],
  ['a://b#c'],
  ['a:/b#c'],
  ['file:'],
  ['file:a'],
  ['file:/a'],
  ['file:///a'],
  ['file://a/b'],
  ['file://a?b'],
  ['file://C:/a'],
  ['file:?a', 'file:///b'],
  ['file:#a', 'file:///b'],
  ['file:a', 'file:///b'],
  ['file:C|/a', 'file:///b'],
  ['file://exa mple'],
];

/** The ways that the parser takes between states for these inputs, as arrows of Graphviz. */
export function arrowsBetweenStates(
  inputs: Iterable<readonly [url: string, base?: string]>,
): Set<string> {
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

export function statesDiagram(): Promise<string> {
  const ends = 'URL [class=first shape=box style=""] failure [class=second style=""]';
  return draw('The states of the URL parser', 'TB', [ends, ...arrowsBetweenStates(inputs)]);
}

/** The jobs of the guide, by what one has. */
export function jobsDiagram(): Promise<string> {
  const rows = rowsOf(readPage('docs/guides/jobs.md')).filter((row) => row['you want to']);
  const root = quoted('What do you have?');
  const statements = rows.flatMap((row, index) => {
    const have = quoted(row['you have'] ?? '');
    const job = quoted(
      (row['you want to'] ?? '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''),
    );
    const name = (row['package'] ?? '').replaceAll('`', '');
    const leaf = `package${index}`;
    return [
      `${root} -> ${have}`,
      `${have} -> ${job}`,
      `${leaf} [label=${quoted(name)} class=first]`,
      `${job} -> ${leaf}`,
    ];
  });
  return draw('Which package for which job', 'LR', [...new Set(statements)]);
}
