import { readFileSync } from 'node:fs';
import test from 'ava';
import type { Figures } from '../../bench/figures.js';
import {
  escapeXML,
  formatNumber,
  markdownTable,
  replaceBetweenMarkers,
} from '../../bench/format.js';
import { growsWithinGoal } from '../../bench/goals.js';
import { drawPicture, groupsOf } from '../../bench/picture.js';
import { ratioTable } from '../../bench/tables.js';

const page = readFileSync(new URL('../../docs/benchmarks.md', import.meta.url), 'utf8');
const builtInMedians = { 20: 30, 26: 8 } as const;

function timing(name: string, median: number) {
  const spread = { median, lowerQuartile: median, upperQuartile: median };
  return { name, ...spread, differences: 0, differenceExample: null };
}

function nodeFigures(major: '20' | '26'): Figures['nodes'][number] {
  const timings = [
    timing('urlkit', 10),
    timing('built-in', builtInMedians[major]),
    timing('whatwg-url-minimum', 120),
    timing('whatwg-url', 1000),
  ];
  return {
    node: { major, command: 'node', versions: {} },
    workloads: { 'construct, href': { inputs: 1, dropped: 0, timings } },
    heap: {},
    imports: {},
    growths: [],
  };
}

const figures: Figures = {
  environment: { date: '', processor: '', cores: 1, system: '', packages: {}, corpora: [] },
  rounds: 1,
  nodes: [nodeFigures('20'), nodeFigures('26')],
};

test('numbers have three digits', (t) => {
  t.is(formatNumber(1.5549), '1.55');
  t.is(formatNumber(0.12345), '0.123');
  t.is(formatNumber(12345.6), '12,346');
});

test('a Markdown table has a line for each row', (t) => {
  t.is(
    markdownTable(
      ['a', 'b'],
      [
        ['1', '2'],
        ['3', ''],
      ],
    ),
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 |  |',
  );
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
  t.true(starts.length >= 8);
  for (const name of starts) t.notThrows(() => replaceBetweenMarkers(page, name, ''));
});

test('the table of ratios tells what is reached', (t) => {
  const [, , row] = ratioTable(figures).split('\n');
  t.is(row, '| construct, href | 3 (≥ 3) | **0.8** (≥ 1.4) | 12 (≥ 12) | 100 | **not reached** |');
});

test('the picture has urlkit and the built-in in each Node, and the peers where they are best', (t) => {
  const [group] = groupsOf(figures, ['construct, href']);
  t.deepEqual(group?.bars, [
    { label: 'urlkit, Node 20', note: '10 ns', time: 10 },
    { label: 'built-in, Node 20', note: '30 ns, urlkit is 3 × as fast', time: 30 },
    { label: 'urlkit, Node 26', note: '10 ns', time: 10 },
    { label: 'built-in, Node 26', note: '8 ns, urlkit is 0.8 × as fast', time: 8 },
    { label: 'whatwg-url-minimum, Node 20', note: '120 ns, urlkit is 12 × as fast', time: 120 },
    { label: 'whatwg-url, Node 20', note: '1,000 ns, urlkit is 100 × as fast', time: 1000 },
  ]);
});

test('the picture is well-formed whatever it is told', (t) => {
  t.is(escapeXML('<a b="c">&amp;'), '&lt;a b=&quot;c&quot;&gt;&amp;amp;');
  const bar = { label: '"<&>"', note: '&', time: 1 };
  const svg = drawPicture('<&>', '"', [{ title: '&', bars: [bar] }]);
  t.notRegex(svg.replace(/<style>[^<]*<\/style>/, ''), /&(?!amp;|lt;|gt;|quot;)|<(?![a-z/])/);
});

test('growth is judged from each size on', (t) => {
  const growth = { name: '', times: [], exponents: [1.1, 1] };
  t.true(growsWithinGoal(growth));
  t.false(growsWithinGoal({ ...growth, exponents: [1.2, 1] }));
  t.false(growsWithinGoal({ ...growth, exponents: [1, 1.2] }));
});
