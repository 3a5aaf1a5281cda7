// npm run bench:shortcuts: what each short cut of the core takes and gains. Each is turned off alone, in a bundle of `URL`. With
// `-- --write`, it writes the table in docs/benchmarks.md.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { corpora, type Form, forms } from './corpora.js';
import { formatNumber, markdownTable, writePage } from './format.js';
import { generateOtherSchemes } from './generate.js';
import { agreedInputs, type Contender, measure, ratioTo, take } from './measure.js';
import { settings } from './settings.js';
import { spread } from './workloads.js';

/** Code to replace in a source of the packages. */
type Edit = readonly [file: string, code: RegExp, replacement: string];
type URLClass = typeof URL;

interface ShortCut {
  readonly name: string;
  readonly inputs: string;
  readonly readInputs: () => readonly string[];
  readonly operationOver: (URL: URLClass) => (input: string) => void;
  /** Turns it off. */
  readonly edits: readonly Edit[];
}

const parse = 'url-parser/src/parse.ts';
const canonical = 'url-parser/src/canonical.ts';
const setters = 'url-parser/src/setters.ts';
const real = () =>
  corpora.slice(1).flatMap(({ read }) =>
    spread(
      read().filter((url) => URL.canParse(url)),
      500,
    ),
  );
const construct = (URL: URLClass) => (input: string) => take(new URL(input).href);
const resolveEach = (URL: URLClass) => (input: string) => take(new URL('../x?y', input).href);
const setPart = (name: 'pathname' | 'search') => (URL: URLClass) => (input: string) => {
  const url = new URL(input);
  url[name] = name === 'search' ? '?q=url' : '/about/contact.html';
  take(url.href);
};

const shortCuts: readonly ShortCut[] = [
  {
    name: 'the question about the whole text',
    inputs: 'construct, real URLs',
    readInputs: real,
    operationOver: construct,
    edits: [
      [
        parse,
        / {2}\/\/ Most texts are canonical[\s\S]*?(?=\/\*\* Whether a string parses)/,
        "const run = createRun('url', prepareInput(input), base, encoding);\nschemeStartState(run);\nreturn run;\n}\n\n",
      ],
      [canonical, /\/\*\*\n \* Finds how far a reference[\s\S]*?\n\}\n/, ''],
    ],
  },
  {
    name: 'its first half for `canParse`',
    inputs: '`canParse`, real URLs',
    readInputs: real,
    operationOver: (URL) => (input) => take(URL.canParse(input) ? 'yes' : 'no'),
    edits: [[parse, /isCanonicalHead\(input, headStop\(input\)\)/, 'false']],
  },
  {
    name: 'the question about a whole reference',
    inputs: 'resolve `../x?y`, real URLs',
    readInputs: real,
    operationOver: resolveEach,
    edits: [
      [parse, / {2}else if \(mayAsk && base !== null.*\n/, ''],
      [parse, / {2}if \(isCanonical && base !== null.*\n/, ''],
      [parse, /\/\/ Whether a canonical reference[\s\S]*?(?=\/\*\* Whether a string parses)/, ''],
      [canonical, /const referencePattern.*\n/, ''],
      [canonical, /\/\*\*\n \* Finds how far a reference[\s\S]*?\n\}\n/, ''],
    ],
  },
  {
    name: 'the question about what follows a head that is not canonical',
    inputs: 'construct, URLs of databases, repositories and apps',
    readInputs: () => generateOtherSchemes(2000),
    operationOver: construct,
    edits: [['url-parser/src/states.ts', / {4}if \(run\.canonicalEnd < start\).*\n/, '']],
  },
  {
    name: 'the last base URL',
    inputs: 'ten links against one, real URLs',
    readInputs: real,
    operationOver: (URL) => (input) => {
      for (const reference of settings.references) take(new URL(reference, input).href);
    },
    edits: [
      [parse, / {2}if \(lastBase !== null.*\n/, ''],
      [parse, / {2}if \(isKept\) \{[\s\S]*?\n {2}\}\n/, ''],
    ],
  },
  {
    name: 'dot segments at the start of a reference at once',
    inputs: 'resolve `../x?y`, real URLs',
    readInputs: real,
    operationOver: resolveEach,
    edits: [
      ['url-parser/src/path.ts', / {2}\/\/ If a reference has dot segments[\s\S]*?\n {2}\}\n/, ''],
      [canonical, /\(\?:\\\\\.\\\\\.\?\/\)\*/, ''],
    ],
  },
  {
    name: 'the question about a new path',
    inputs: 'set `pathname`, real URLs',
    readInputs: real,
    operationOver: setPart('pathname'),
    edits: [
      [setters, /onRun === undefined && hasHost\(url\) && isCanonicalPath\(value\)/, 'false'],
      [canonical, /\/\*\* Whether a text is a path[\s\S]*?\n\}\n/, ''],
    ],
  },
  {
    name: 'the question about a new query, or fragment',
    inputs: 'set `search`, real URLs',
    readInputs: real,
    operationOver: setPart('search'),
    edits: [
      [
        setters,
        /onRun === undefined && encoding === null && isCanonicalQuery\(value, offset\)/,
        'false',
      ],
      [setters, /onRun === undefined && isCanonicalFragment\(value, offset\)/, 'false'],
      [canonical, /\/\*\* Whether what follows an offset is a query[\s\S]*?\n\}\n/, ''],
      [canonical, /\/\*\* Whether what follows an offset is a fragment[\s\S]*?\n\}\n/, ''],
    ],
  },
  {
    name: 'hosts that stay as they are',
    inputs: 'construct, URLs of databases, repositories and apps',
    readInputs: () => generateOtherSchemes(2000),
    operationOver: construct,
    edits: [
      ['url-parser/src/authority.ts', / {2}\/\/ Most hosts stay as they are[\s\S]*?\n {2}\}\n/, ''],
    ],
  },
];

const folder = resolve('bench/dist/shortcuts');
const bundleOf = (index: number): string => join(folder, `${index}.js`);

/** Bundles `URL` with edited sources. Returns the number of bytes, minified and gzipped, and of lines that the edits remove. */
async function bundle(
  edits: readonly Edit[],
  outfile: string,
): Promise<[bytes: number, lines: number]> {
  let lines = 0;
  const entry = 'packages/url-api/src/index.ts';
  const stdin = { contents: `export { URL } from './${entry}';`, resolveDir: resolve('.') };
  const plugin = {
    name: 'edited-sources',
    setup(it: import('esbuild').PluginBuild) {
      it.onResolve({ filter: /^@urlkit\// }, ({ path }) => {
        const [, name = '', module = 'index'] = /^@urlkit\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
        return { path: resolve('packages', name, 'src', `${module}.ts`) };
      });
      it.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [file, code, replacement] of edits) {
          if (path !== resolve('packages', file)) continue;
          const edited = contents.replace(code, replacement);
          if (edited === contents) throw new Error(`${file} has no ${code}`);
          lines += contents.split('\n').length - edited.split('\n').length;
          contents = edited;
        }
        return { contents, loader: 'ts' };
      });
    },
  };
  const options: BuildOptions = {
    stdin,
    bundle: true,
    format: 'esm',
    plugins: [plugin],
    target: 'es2022',
  };
  await build({ ...options, outfile });
  lines = 0;
  const { outputFiles = [] } = await build({ ...options, minify: true, write: false });
  const [minified] = outputFiles;
  return [gzipSync(minified?.contents ?? '', { level: 9 }).length, lines];
}

/** Measures one short cut in this process. Returns the time without it ÷ the time with it. */
async function gainOf(index: number, form: Form): Promise<number> {
  const shortCut = shortCuts[index - 1];
  if (shortCut === undefined) throw new RangeError(`There is no short cut ${index}`);
  const contenders: Contender[] = [];
  for (const [name, file] of [
    ['with', 0],
    ['without', index],
  ] as const) {
    const { URL } = await import(pathToFileURL(bundleOf(file)).href);
    contenders.push({ name, operation: shortCut.operationOver(URL) });
  }
  const inputs = agreedInputs(contenders, shortCut.readInputs().map(forms[form]));
  return ratioTo(await measure(contenders, inputs), 'without');
}

const [flag, index, form] = process.argv.slice(2);
if (flag === '--measure') {
  console.log(await gainOf(Number(index), form as Form));
} else {
  const { findNode } = await import('../scripts/engine-cache.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const [whole] = await bundle([], bundleOf(0));
  const rows: string[][] = [];
  for (const [place, { name, inputs, edits }] of shortCuts.entries()) {
    const [bytes, lines] = await bundle(edits, bundleOf(place + 1));
    const gains: string[] = [];
    for (const major of ['20', '26']) {
      for (const of of ['flat', 'slices']) {
        const program = ['bench/dist/shortcuts.js', '--measure', `${place + 1}`, of];
        const { stdout, stderr } = spawnSync(await findNode(major), program, { encoding: 'utf8' });
        if (stderr !== '') throw new Error(stderr);
        gains.push(formatNumber(Number(stdout)));
      }
    }
    rows.push([
      name,
      `${lines}`,
      `${whole - bytes}`,
      inputs,
      gains.slice(0, 2).join(' · '),
      gains.slice(2).join(' · '),
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const heads = [
    'short cut',
    'lines',
    'bytes',
    'inputs',
    'Node 20: flat · slices',
    'Node 26: flat · slices',
  ];
  if (flag === '--write') writePage({ shortcuts: markdownTable(heads, rows) });
}
