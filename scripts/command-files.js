// What Rollup needs to put the command, with copies of all packages, into few files of CommonJS.

import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build } from 'esbuild';

/** A copy of commander in one module. The command starts no other programs, and the module for that takes long to load. */
export const commander = {
  name: 'commander',
  resolveId: (id) => (id === 'commander' ? '\0commander' : null),
  async load(id) {
    if (id !== '\0commander') return null;
    const resolveDir = resolve('node_modules');
    const licence = readFileSync(join(resolveDir, 'commander/LICENSE'), 'utf8');
    const names = '{ Command, CommanderError, Help, InvalidArgumentError, Option }';
    const { outputFiles } = await build({
      stdin: { contents: `export ${names} from 'commander'`, resolveDir },
      alias: { 'node:child_process': 'data:text/javascript,module.exports={}' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
      banner: { js: `/*! commander: ${licence} */` },
    });
    return { code: outputFiles[0].text, map: null };
  },
};

export const urlOfFile = {
  name: 'url-of-file',
  resolveImportMeta: (property) =>
    property === 'url' ? "require('node:url').pathToFileURL(__filename).href" : null,
};

/** The files of the command, and their modules: what every call runs, the parser of options, and what reads lines. */
const files = {
  start: [
    ...['main', 'call', 'names', 'subcommands', 'lines/(?:inputs|file-stream|line-error)'],
    'output/(?!table|counted|colors)[^/]+',
    'run/(?:answers|command-error|progress|report|run|streams)',
  ],
  program: ['program', 'command-line', 'help', 'output/colors'],
  inputs: [
    ...['lines/blocks', 'output/output-bytes'],
    'run/(?:answer-block|input-run|interruption|thread-pool)',
  ],
};

/** The packages that `URL` needs. */
const onTheWayToURL = new Set([
  ...['internal', 'infra', 'percent-encoding', 'idna', 'ipv6', 'host', 'url-record'],
  ...['url-serializer', 'url-parser', 'form-urlencoded', 'url-api'],
]);

/** Returns the name of the file that a module of the command goes to. */
export function commandChunk(id) {
  if (id.endsWith('commander')) return 'program';
  const path = id.split(sep).join('/');
  const [, folder] = /\/(?:packages|extras|apps)\/([^/]+)\/(?:src|dist)\//.exec(path) ?? [];
  if (onTheWayToURL.has(folder)) return 'parser';
  const isIn = (name) => new RegExp(`/urlkit/src/(?:${files[name].join('|')})\\.ts$`).test(path);
  return Object.keys(files).find(isIn) ?? null;
}
