// Charts of figures, drawn by Observable Plot.

import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';
import { numberIn, type Row, readPage, rowsBetween, rowsOf } from './page-tables.js';
import { withTitle } from './style.js';

const { document } = new Window();
const nodes = ['Node 20', 'Node 26'];
const colors = { domain: nodes, range: ['var(--first)', 'var(--second)'] };

function draw(title: string, options: Plot.PlotOptions): string {
  const plot = Plot.plot({ width: 760, ...options, document });
  const svg = plot.outerHTML.replace(/<style>.*?<\/style>/s, '');
  return withTitle(svg, title);
}

/** A square of each colour with its meaning, in a row above the chart. */
function legend(
  entries: readonly (readonly [meaning: string, color: string])[],
  { dx = 0, ...options }: Plot.TextOptions & { readonly dx?: number },
): Plot.Markish[] {
  return entries.flatMap(([meaning, fill], index) => {
    const left =
      dx + entries.slice(0, index).reduce((sum, [text]) => sum + text.length * 7 + 28, 0);
    const place: Plot.TextOptions = { frameAnchor: 'top-left', textAnchor: 'start', ...options };
    return [
      Plot.text([meaning], { ...place, text: () => '■', fill, stroke: 'var(--line)', dx: left }),
      Plot.text([meaning], { ...place, text: () => meaning, dx: left + 14 }),
    ];
  });
}

/** The heads of groups are bold; the rows below one belong to it. */
function speedDots(): { group: string; name: string; node: string; ratio: number }[] {
  let group = '';
  return rowsBetween('docs/benchmarks.md', 'speed').flatMap((row) => {
    const name = row['workload'] ?? '';
    if (name.startsWith('**')) {
      group = name.replaceAll('*', '');
      return [];
    }
    return nodes.map((node) => ({ group, name, node, ratio: numberIn(row[node]) }));
  });
}

export function speedChart(): string {
  const dots = speedDots();
  const groups = Array.from(new Set(dots.map(({ group }) => group)));
  return draw('How many times as fast as the built-in URL urlkit is', {
    height: groups.length * 40 + 90,
    marginTop: 30,
    marginBottom: 40,
    marginLeft: 270,
    x: {
      type: 'log',
      label: 'times as fast as the built-in',
      grid: true,
      ticks: [0.5, 0.7, 1, 1.5, 2, 3, 4],
      tickFormat: String,
    },
    y: { domain: nodes, axis: null },
    fy: { domain: groups, label: null, axis: 'left' },
    color: colors,
    marks: [
      Plot.ruleX([1], { stroke: 'var(--ink)' }),
      Plot.dot(dots, {
        x: 'ratio',
        y: 'node',
        fy: 'group',
        fill: 'node',
        fillOpacity: 0.6,
        r: 4,
        title: ({ name, node, ratio }) => `${name}, ${node}: ${ratio}`,
      }),
      ...legend(
        nodes.map((node, index) => [node, colors.range[index] ?? ''] as const),
        { fy: () => groups[0], dy: -18 },
      ),
    ],
  });
}

/** What each peer is compared with. */
const sizePeers: readonly (readonly [ours: string, ...peers: string[]])[] = [
  ['URL + URLSearchParams', 'whatwg-url', 'core-js', 'whatwg-url-minimum', 'url-parse'],
  ['idna: domainToASCII, domainToUnicode', 'tr46'],
  ['parseIPv6 + serializeIPv6', 'ipaddr.js', 'ip-address'],
  ['form-urlencoded: parse, serialize', 'fast-querystring'],
  ['public-suffix with its list', 'tldts'],
  ['uri: the resolver for Ajv', 'fast-uri'],
];

export function sizeOf(name: string): string {
  const rows = ['imports', 'peers'].flatMap((table) => rowsBetween('docs/sizes.md', table));
  const size = rows.find((row) => row['import'] === name)?.['gzipped'];
  if (size === undefined) throw new Error(`docs/sizes.md has no row ${name}`);
  return size;
}

export function sizeChart(): string {
  const bars = sizePeers.flatMap(([ours, ...peers], group) => [
    { name: ours, size: Number(sizeOf(ours)), isOurs: true },
    ...peers.map((name) => ({ name, size: Number(sizeOf(name)), isOurs: false })),
    { name: ' '.repeat(group + 1), size: 0, isOurs: false },
  ]);
  return draw('Kilobytes of urlkit and of other packages, minified and gzipped', {
    height: bars.length * 18 + 60,
    marginBottom: 40,
    marginLeft: 250,
    marginRight: 50,
    x: { label: 'kB, minified and gzipped', grid: true },
    y: { domain: bars.map(({ name }) => name), label: null, tickSize: 0 },
    marks: [
      Plot.barX(bars, {
        x: 'size',
        y: 'name',
        fill: ({ isOurs }) => (isOurs ? 'var(--first)' : 'var(--soft)'),
      }),
      Plot.text(
        bars.filter(({ size }) => size > 0),
        { x: 'size', y: 'name', text: ({ name }) => sizeOf(name), textAnchor: 'start', dx: 4 },
      ),
    ],
  });
}

interface Growth {
  readonly name: string;
  readonly node: string;
  readonly size: number;
  /** In nanoseconds for each code unit. */
  readonly time: number;
}

function growthPoints(): Growth[] {
  return rowsBetween('docs/benchmarks.md', 'growth').flatMap((row) =>
    Object.entries(row)
      .filter(([head, cell]) => /^[\d,]+$/.test(head) && !Number.isNaN(numberIn(cell)))
      .map(([head, cell]) => ({
        name: row['repeated'] ?? '',
        node: `Node ${row['Node']}`,
        size: numberIn(head),
        time: numberIn(cell),
      })),
  );
}

/** The ends of lines that have room for a label. */
function labelled(points: readonly Growth[], ends: number): Growth[] {
  const far = 1.25;
  const labels: Growth[] = [];
  const last = points.filter(({ size }) => size === ends).sort((a, b) => b.time - a.time);
  for (const point of last) {
    const above = labels.filter(({ node }) => node === point.node).at(-1);
    if (above === undefined || above.time > point.time * far) labels.push(point);
  }
  return labels;
}

export function growthChart(): string {
  const points = growthPoints();
  const sizes = Array.from(new Set(points.map(({ size }) => size)));
  const ends = Math.max(...sizes);
  return draw('Nanoseconds for each code unit, of texts of one repeated piece', {
    height: 480,
    marginLeft: 50,
    marginRight: 130,
    marginTop: 40,
    marginBottom: 40,
    fx: { label: null, padding: 0.4 },
    x: { type: 'log', label: 'code units', ticks: sizes, tickFormat: '~s' },
    y: { type: 'log', label: 'ns for each', tickFormat: '~g', grid: true },
    color: colors,
    marks: [
      Plot.lineY(points, {
        x: 'size',
        y: 'time',
        z: 'name',
        fx: 'node',
        stroke: 'node',
        strokeOpacity: 0.7,
        title: 'name',
      }),
      Plot.text(labelled(points, ends), {
        x: 'size',
        y: 'time',
        fx: 'node',
        text: 'name',
        textAnchor: 'start',
        dx: 5,
        fontSize: 10,
        fill: 'var(--soft)',
      }),
    ],
  });
}

/** The readings of a page of URL confusion: what the cells of its tables say. */
type Meaning = readonly [meaning: string, pattern: RegExp, color: string];
const usual: Meaning = ['the usual host', /^=$/, 'var(--pale)'];
const meanings: readonly Meaning[] = [
  usual,
  ['another one', /^\*\*/, 'var(--second)'],
  ['refused', /^–$/, 'var(--refused)'],
  ['not known', /^\?$/, 'var(--box)'],
];

function readingsOf(row: Row, input: string): { program: string; input: string; kind: string }[] {
  const { input: _, verdict, usual: __, ...readings } = row;
  return Object.entries(readings).map(([program, cell]) => {
    const kind = meanings.find(([, pattern]) => pattern.test(cell))?.[0];
    if (kind === undefined) throw new Error(`docs/url-confusion.md: ${program} has ${cell}`);
    return { program, input, kind };
  });
}

export function readingsChart(): string {
  const rows = rowsOf(readPage('docs/url-confusion.md')).filter(
    ({ verdict = 'alike' }) => verdict !== 'alike',
  );
  const inputs = rows.map(({ input = '' }) => input.replaceAll('`', ''));
  const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 47)}…` : text);
  const cells = rows.flatMap((row, index) => readingsOf(row, inputs[index] ?? ''));
  return draw('Which programs and standards see another host than most', {
    height: inputs.length * 15 + 150,
    marginLeft: 340,
    marginTop: 130,
    marginRight: 40,
    padding: 0.08,
    x: {
      domain: Array.from(new Set(cells.map(({ program }) => program))),
      axis: 'top',
      label: null,
      tickRotate: -60,
      tickSize: 0,
    },
    y: { domain: inputs, label: null, tickFormat: shorten, tickSize: 0 },
    color: {
      domain: meanings.map(([meaning]) => meaning),
      range: meanings.map(([, , color]) => color),
    },
    marks: [
      // Most cells are usual, so they are one rectangle.
      Plot.frame({ fill: usual[2], stroke: null }),
      Plot.cell(
        cells.filter(({ kind }) => kind !== usual[0]),
        { x: 'program', y: 'input', fill: 'kind' },
      ),
      ...legend(
        meanings.map(([meaning, , color]) => [meaning, color] as const),
        { dx: -330, dy: -118 },
      ),
    ],
  });
}

const months =
  'January February March April May June July August September October November December';

/** A date as a document of the past has it: `24 May 2012`, `January 2005`, `late 2011`. */
function dateOf(text: string): Date {
  const [, day = '1', month = 'December', year = ''] =
    /^(?:(\d+) )?(?:(\w+) )?(\d{4})$/.exec(text.replace('late ', '')) ?? [];
  const index = months.split(' ').indexOf(month);
  if (index === -1 || year === '') throw new Error(`docs/editions.md: no date ${text}`);
  return new Date(Date.UTC(Number(year), index, Number(day)));
}

export function editionsChart(): string {
  const editions = rowsOf(readPage('docs/editions.md'))
    .filter(({ edition, date }) => edition && date)
    .map(({ edition = '', date = '' }, index) => ({
      name: edition.replaceAll('`', '').split(', ')[0],
      date,
      time: dateOf(date),
      level: 3 - ((index + 1) % 3),
    }));
  return draw('When the editions of the URL standard were written', {
    height: 190,
    marginLeft: 20,
    marginRight: 70,
    x: { label: null, type: 'utc' },
    y: { axis: null, domain: [0, 3.6] },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--line)' }),
      Plot.ruleX(editions, { x: 'time', y1: 0, y2: 'level', stroke: 'var(--line)' }),
      Plot.dot(editions, { x: 'time', y: 'level', fill: 'var(--first)', r: 4 }),
      Plot.text(editions, {
        x: 'time',
        y: 'level',
        text: 'name',
        textAnchor: 'start',
        dx: 8,
        dy: -5,
        fontWeight: 'bold',
      }),
      Plot.text(editions, {
        x: 'time',
        y: 'level',
        text: 'date',
        textAnchor: 'start',
        dx: 8,
        dy: 8,
        fill: 'var(--soft)',
      }),
    ],
  });
}
