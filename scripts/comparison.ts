// The figures of README.md, and its table that compares urlkit with what people use now, from the tables of sizes and
// speeds.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberIn, type Row, rowsBetween } from './page-tables.js';
import { root } from './run.js';

function rowWith(rows: readonly Row[], column: string, text: string): Row | undefined {
  return rows.find((row) => row[column] === text);
}

function times(ratios: readonly (number | undefined)[]): string {
  if (ratios.some((ratio) => ratio === undefined || Number.isNaN(ratio))) return 'not measured';
  return ratios.map((ratio, index) => `${ratio} times in ${nodes[index]}`).join(', ');
}

const nodes = ['Node 20', 'Node 26'];

/** How many times as fast as the built-in, in the median of what programs do. */
function besideBuiltIn(): string {
  const rows = rowsBetween('docs/benchmarks.md', 'speed');
  const row = rowWith(rows, 'workload', '**What programs do, on every corpus**') ?? {};
  const cells = Object.values(row).filter((cell) => cell.startsWith('median '));
  return times(nodes.map((_, index) => numberIn(cells[index]?.replace('median ', ''))));
}

function besidePeer(peer: string): string {
  const rows = rowsBetween('docs/benchmarks.md', 'peers');
  const row = rowWith(rows, 'workload', 'construct, href: generated') ?? {};
  return times(nodes.map((node) => numberIn(row[`${peer}, ${node}`])));
}

/** The first piece of the package that a contender is measured beside. */
function besidePiece(contender: string): string {
  const row = rowWith(rowsBetween('docs/benchmarks.md', 'pieces'), 'contender', contender);
  const ratios = nodes.map((node) => /: (.*) ×/.exec(row?.[node]?.replaceAll('*', '') ?? '')?.[1]);
  return times(ratios.map(numberIn));
}

function sizeOf(name: string): string {
  const rows = ['imports', 'peers'].flatMap((table) => rowsBetween('docs/sizes.md', table));
  const size = rowWith(rows, 'import', name)?.['gzipped'];
  if (size === undefined) throw new Error(`docs/sizes.md has no row ${name}`);
  return size;
}

function sizes(ours: string, theirs: string): [string, string] {
  return [`${sizeOf(ours)} kB`, `${sizeOf(theirs)} kB`];
}

const classes = 'URL + URLSearchParams';

/** What urlkit does better, with the figure and the page that it is from. */
function figuresList(): string {
  return [
    `- **Right**: every case of web-platform-tests passes [in every engine](docs/engines.md), and hosts follow all of IDNA.`,
    `- **Small**: ${sizeOf(classes)} kB with all of IDNA, where whatwg-url has ${sizeOf('whatwg-url')} kB ([sizes](docs/sizes.md)). Or import one part: \`parseIPv6\` and \`serializeIPv6\` are ${sizeOf('parseIPv6 + serializeIPv6')} kB.`,
    `- **Fast**: faster than the built-in \`URL\` with real URLs: ${besideBuiltIn()} (medians; [speeds](docs/benchmarks.md)).`,
    '- **It explains**: why a URL is wrong and how to write it, who reads it differently, and whether it is safe to fetch.',
  ].join('\n');
}

function comparisonTable(): string {
  const rows = [
    [
      'instead of',
      'urlkit has more',
      'urlkit has less',
      'size of urlkit',
      'its size',
      'speed of urlkit',
    ],
    ['---', '---', '---', '---', '---', '---'],
    [
      'the built-in `URL`',
      'the same results everywhere, also for forms that Node corrupts; says why a URL is invalid; each part alone',
      'no `createObjectURL`; slower for some inputs, such as hosts that need work',
      `${sizeOf(classes)} kB`,
      'none',
      besideBuiltIn(),
    ],
    [
      '[whatwg-url](https://www.npmjs.com/package/whatwg-url)',
      'errors with positions; relative URLs; needs nothing from the host',
      'fewer years of use',
      ...sizes(classes, 'whatwg-url'),
      besidePeer('whatwg-url'),
    ],
    [
      '[core-js](https://www.npmjs.com/package/core-js)',
      'all of IDNA; platform functions take its objects',
      'no other polyfills; older engines need compiled code',
      ...sizes('the polyfill', 'core-js'),
      'not measured',
    ],
    [
      '[url-parse](https://www.npmjs.com/package/url-parse)',
      'the results of browsers; errors instead of guesses; IDNA',
      'larger; relative URLs are a class of their own',
      ...sizes(classes, 'url-parse'),
      'not measured',
    ],
    [
      '[tldts](https://www.npmjs.com/package/tldts)',
      'hosts as browsers read them; refuses what is not a host',
      'takes no URLs without a scheme, such as `example.org/a`',
      ...sizes('public-suffix with its list', 'tldts'),
      besidePiece('tldts'),
    ],
    [
      '[fast-uri](https://www.npmjs.com/package/fast-uri)',
      'refuses what is not a URI; IRIs; formats of JSON Schema',
      'no handlers for schemes, such as `urn`',
      ...sizes('uri: the resolver for Ajv', 'fast-uri'),
      besidePiece('fast-uri'),
    ],
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const path = join(root, 'README.md');

/** README.md with the figures and the table that follow from the other tables. */
export function readmeWithComparison(): string {
  const parts = { figures: figuresList(), comparison: comparisonTable() };
  return Object.entries(parts).reduce(
    (readme, [name, part]) => {
      const [before, , after] = readme.split(
        new RegExp(`(?<=<!-- ${name} -->)|(?=<!-- /${name} -->)`),
      );
      if (after === undefined) throw new Error(`README.md has no <!-- ${name} -->`);
      return `${before}\n\n${part}\n\n${after}`;
    },
    readFileSync(path, 'utf8'),
  );
}

export function writeComparison(): void {
  writeFileSync(path, readmeWithComparison());
}
