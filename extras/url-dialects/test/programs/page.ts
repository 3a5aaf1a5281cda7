// Creates docs/url-confusion.md: how all readers read the published tricks.

import { fileURLToPath } from 'node:url';
import { dialects } from '@urlkit/url-dialects';
import {
  compareReadings,
  editions,
  living,
  type ReaderReading,
  type Target,
} from '@urlkit/url-editions';
import { createRandom, randomInput } from './inputs.js';
import { type Source, sources } from './tricks.js';

export const pagePath: string = fileURLToPath(
  new URL('../../../../docs/url-confusion.md', import.meta.url),
);

const programs = [...dialects, living];
const documents = editions.filter(({ name }) => name !== living.name);
const readers = [...programs, ...documents];

const seed = 2022;
const randomCount = 2_000;

const head = `# URL confusion

How programs and standards read published inputs that confuse URL parsers. The programs are the models of
[@urlkit/url-dialects](../extras/url-dialects#readme), which are tested against the real programs. The standards are the
editions of [@urlkit/url-editions](../extras/url-editions#readme). \`urlkit compare\` shows the same for any input.

<!-- npm run write -- confusion creates this page. -->

In the tables, *most* is what most programs read, and *others* says which programs and standards refuse the input or read
something else. Who is not named there reads what most do. In bold is the verdict of \`compareReadings\` for the programs
and the living standard, without the other standards: the component in which they differ. Hosts that lead to the same
place are written in the same form, and default ports are left out.
`;

/** Writes the page. */
export function createPage(): string {
  return [head, formatPrograms(), ...sources.map(formatSource), formatPairs()].join('\n');
}

function formatPrograms(): string {
  const rows = dialects.map(({ name, title, version }) => [name, `${title}, ${version}`]);
  rows.push([living.name, 'the living standard']);
  return `## Programs\n\n${formatTable(['name', 'program'], rows)}`;
}

function formatSource({ title, url, inputs }: Source): string {
  return `## ${title}\n\n<${url}>\n\n${formatTable(['input', 'most', 'others'], inputs.map(formatInput))}`;
}

/** The input, what most programs read, and what the other readers do. */
function formatInput(input: string): string[] {
  const { verdict, disagreements, readings } = compareReadings(input, programs);
  const seen = readings.map(describe);
  const counts = new Map<string, number>();
  for (const text of seen) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [usual = ''] = [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([text]) => (text.startsWith('`') ? [text] : []));
  const ofDocuments = compareReadings(input, documents).readings.map(describe);
  const others = new Map<string, string[]>();
  for (const [index, text] of [...seen, ...ofDocuments].entries()) {
    if (text !== usual) others.set(text, [...(others.get(text) ?? []), readers[index]?.name ?? '']);
  }
  const components = disagreements.map(({ component }) => component).join(', ');
  const differs = components === '' ? 'Possibly different' : `Different ${components}`;
  const sentences = [...others]
    .map(([text, names]) => `${text}: ${names.join(', ')}.`)
    .sort((a, b) => Number(b.startsWith('`')) - Number(a.startsWith('`')));
  return [
    code(input),
    usual,
    [...(verdict === 'alike' ? [] : [`**${differs}.**`]), ...sentences].join(' '),
  ];
}

function describe({ interpretation, target }: ReaderReading): string {
  if (target === null) return interpretation.kind === 'unknown' ? 'Not known' : 'Refused';
  return code(describeTarget(target));
}

function describeTarget({ scheme, host, port }: Target): string {
  const start = scheme === '' ? '' : `${scheme}:`;
  return `${start}//${host}${port === '' ? '' : `:${port}`}`;
}

function code(text: string): string {
  if (text === '') return '';
  const visible = text.replace(
    /[^!-~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const escaped = visible.replace(/\|/g, '\\|');
  return escaped.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
}

function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

// The percentage of inputs in which two programs see different hosts.
function formatPairs(): string {
  const random = createRandom(seed);
  const inputs = Array.from({ length: randomCount }, () => randomInput(random, 'authority'));
  const readings = inputs.map(({ url }) => compareReadings(url, programs).readings);
  const rows = programs.map(({ name }, first) => [
    name,
    ...programs.map((_, second) => (second < first ? share(readings, first, second) : '')),
  ]);
  return `## How often

This table is about ${randomCount.toLocaleString('en')} random inputs with the structure of URLs, most of them slightly
wrong (seed ${seed}). Of the inputs in which two programs see a host, it shows the percentage in which they see different
hosts.

${formatTable(['program', ...programs.map(({ name }) => name)], rows)}`;
}

function share(
  readings: readonly (readonly ReaderReading[])[],
  first: number,
  second: number,
): string {
  const hosts = readings.map((row) => [row[first]?.target?.host, row[second]?.target?.host]);
  const both = hosts.filter(([a, b]) => a && b);
  const different = both.filter(([a, b]) => a !== b).length;
  return both.length === 0 ? '' : ((100 * different) / both.length).toFixed(1);
}
