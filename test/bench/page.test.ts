import { readFileSync } from 'node:fs';
import test from 'ava';
import type { Figures } from '../../bench/figures.js';
import { formatNumber, markdownTable, replaceBetweenMarkers } from '../../bench/format.js';
import { barsOf, drawPicture, pictured } from '../../bench/picture.js';
import { growthTable, peerTable, speedTable } from '../../bench/tables.js';
import { workloads } from '../../bench/workloads.js';

const page = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
const workload = 'construct, href: generated';
const casts = ['built-in', 'peers'];
const builtInTimes = { 20: 18, 26: 7.9 } as const;

function measurement(...timings: (readonly [name: string, time: number])[]) {
  return { inputs: 1, dropped: 0, timings: timings.map(([name, time]) => ({ name, time })) };
}

function nodeFigures(
  major: '20' | '26',
  names: readonly string[] = [workload],
): Figures['nodes'][number] {
  const builtIn = measurement(['urlkit', 10], ['built-in', builtInTimes[major]]);
  const peers = measurement(['urlkit', 20], ['whatwg-url-minimum', 120], ['whatwg-url', 1000]);
  return {
    node: { major, command: 'node', versions: {} },
    workloads: {
      'built-in': Object.fromEntries(names.map((name) => [name, builtIn])),
      peers: Object.fromEntries(names.map((name) => [name, peers])),
    },
    heap: {},
    imports: {},
    growths: [{ name: '/', times: [1e6, 2e6, 3e6, 4e6, 5e6], exponents: [1.104, 1.106] }],
  };
}

const nodes = [nodeFigures('20'), nodeFigures('26')];
const figures: Figures = {
  environment: { date: '', processor: '', cores: 1, system: '', packages: {}, corpora: {} },
  isQuick: false,
  nodes,
};

test('numbers have three digits', (t) => {
  t.is(formatNumber(1.5549), '1.55');
  t.is(formatNumber(0.12345), '0.123');
  t.is(formatNumber(12345.6), '12,346');
});

test('a Markdown table has a line for each row', (t) => {
  const rows = [
    ['1', '2'],
    ['3', ''],
  ];
  t.is(markdownTable(['a', 'b'], rows), '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 |  |');
});

test('what is between markers is replaced, as often as one likes', (t) => {
  const text = 'a\n\n<!-- x -->\n\nold\n\n<!-- /x -->\n\nb $& c';
  const replaced = replaceBetweenMarkers(text, 'x', 'new $&');
  t.is(replaced, 'a\n\n<!-- x -->\n\nnew $&\n\n<!-- /x -->\n\nb $& c');
  t.is(replaceBetweenMarkers(replaced, 'x', 'new $&'), replaced);
  t.throws(() => replaceBetweenMarkers(text, 'y', ''), { message: /no <!-- y -->/ });
});

test('the page has every marker once', (t) => {
  const starts = page.match(/(?<=<!-- )\w+(?= -->)/g) ?? [];
  t.deepEqual(starts, [...new Set(starts)]);
  t.is(starts.length, 9);
  for (const name of starts) t.notThrows(() => replaceBetweenMarkers(page, name, ''));
});

test('the table of speeds tells what is not reached', (t) => {
  const [, , title, row, ...others] = speedTable(figures).split('\n');
  t.is(
    title,
    '| **What programs do, on every corpus** ' +
      '| least 1.8 (≥ 1) | median 1.8 (≥ 1.6) | least **0.79** (≥ 0.8) | median **0.79** (≥ 1.2) |',
  );
  t.is(row, `| ${workload} | 1.8 | 10 : 18 | **0.79** | 10 : 7.9 |`);
  t.deepEqual(others, []);
});

test('peers are compared with the urlkit of their own process', (t) => {
  t.true(peerTable(figures).includes(`| ${workload} | 6 (120) | 50 (1,000) | 6 (120) |`));
});

test('the picture shows speeds as shares of that of urlkit', (t) => {
  t.deepEqual(barsOf(figures, workload), [
    { label: 'urlkit', speed: 1 },
    { label: 'built-in, Node 20', speed: 10 / 18 },
    { label: 'built-in, Node 26', speed: 10 / 7.9 },
    { label: 'whatwg-url-minimum', speed: 20 / 120 },
    { label: 'whatwg-url', speed: 20 / 1000 },
  ]);
});

test('the picture is drawn from workloads that there are', (t) => {
  const names = Object.keys(pictured);
  const svg = drawPicture({ ...figures, nodes: [nodeFigures('20', names)] });
  t.is(svg.match(/<rect /g)?.length, 1 + 4 * names.length);
  t.notRegex(svg, /NaN|undefined/);
  for (const name of names) t.deepEqual(workloads.find((one) => one.name === name)?.casts, casts);
});

test('growth is judged by the digits that are shown', (t) => {
  const [, , row] = growthTable(figures).split('\n');
  t.is(row, '| / | 20 | 1 | 2 | 3 | 4 | 5 | 1.10 | **1.11** over |');
});
