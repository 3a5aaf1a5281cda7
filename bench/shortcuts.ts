// npm run bench:shortcuts: what each short cut of the core takes and gains. Each is turned off alone, in a bundle of `URL`. With
// `-- --write`, it writes the table in docs/benchmarks.md.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { corpora, type Form, forms } from './corpora.js';
import { formatNumber, markdownTable, writePage } from './format.js';
import { generateInvalid, generateOtherSchemes, generateWork } from './generate.js';
import { agreedInputs, type Contender, measure, ratioTo, take } from './measure.js';
import { settings } from './settings.js';
import { bundleEdited, type Edit, shortCutEdits } from './short-cut-edits.js';
import { spread } from './workloads.js';

type URLClass = typeof URL;

interface ShortCut {
  readonly name: keyof typeof shortCutEdits;
  readonly inputs: string;
  readonly readInputs: () => readonly string[];
  readonly operationOver: (URL: URLClass) => (input: string) => void;
}

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

const canParse = (URL: URLClass) => (input: string) => take(URL.canParse(input) ? 'yes' : 'no');
const resolveLinks = (URL: URLClass) => (input: string) => {
  for (const reference of settings.references) take(new URL(reference, input).href);
};
const generated = (name: string) => () => generateWork(name, 2000);

const shortCuts: readonly ShortCut[] = [
  {
    name: 'the question about the whole text',
    inputs: 'construct, real URLs',
    readInputs: real,
    operationOver: construct,
  },
  {
    name: 'its first half for `canParse`',
    inputs: '`canParse`, real URLs',
    readInputs: real,
    operationOver: canParse,
  },
  {
    name: 'no scheme without `:` for `canParse`',
    inputs: '`canParse`, inputs that are not valid',
    readInputs: () => generateInvalid(2000),
    operationOver: canParse,
  },
  {
    name: 'the question about a whole reference',
    inputs: 'resolve `../x?y`, real URLs',
    readInputs: real,
    operationOver: resolveEach,
  },
  {
    name: 'what follows a head that is not canonical',
    inputs: 'construct, URLs of databases, repositories and apps',
    readInputs: () => generateOtherSchemes(2000),
    operationOver: construct,
  },
  {
    name: 'the last base URL',
    inputs: 'ten links against one, real URLs',
    readInputs: real,
    operationOver: resolveLinks,
  },
  {
    name: 'dot segments at the start of a reference at once',
    inputs: 'resolve `../x?y`, real URLs',
    readInputs: real,
    operationOver: resolveEach,
  },
  {
    name: 'the question about a new path',
    inputs: 'set `pathname`, real URLs',
    readInputs: real,
    operationOver: setPart('pathname'),
  },
  {
    name: 'the question about a new query, or fragment',
    inputs: 'set `search`, real URLs',
    readInputs: real,
    operationOver: setPart('search'),
  },
  {
    name: 'credentials that stay as they are',
    inputs: 'construct, URLs of databases, repositories and apps',
    readInputs: () => generateOtherSchemes(2000),
    operationOver: construct,
  },
  {
    name: 'IPv6 addresses that stay as they are',
    inputs: 'construct, IPv6 addresses',
    readInputs: generated('IPv6'),
    operationOver: construct,
  },
];

const folder = resolve('bench/dist/shortcuts');
const bundleOf = (index: number): string => join(folder, `${index}.js`);

/** Bundles `URL` without a short cut. Returns the number of bytes, minified and gzipped, and of lines that it takes. */
async function bundle(
  edits: readonly Edit[],
  outfile: string,
): Promise<[bytes: number, lines: number]> {
  await bundleEdited(edits, { outfile });
  const { lines, contents } = await bundleEdited(edits, { minify: true, write: false });
  return [gzipSync(contents, { level: 9 }).length, lines];
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
  for (const [place, { name, inputs }] of shortCuts.entries()) {
    const [bytes, lines] = await bundle(shortCutEdits[name], bundleOf(place + 1));
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
