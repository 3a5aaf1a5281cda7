// What turns each short cut of the core off. npm run bench:shortcuts measures what they gain, and a test finds out that the results
// are the same without them.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** Code to replace in a source of the packages. */
export type Edit = readonly [file: string, code: RegExp, replacement: string];

const parse = 'url-parser/src/parse.ts';
const canonical = 'url-parser/src/canonical.ts';
const setters = 'url-parser/src/setters.ts';
const authority = 'url-parser/src/authority.ts';
const afterParse = /[\s\S]*?(?=\/\*\* Whether a string parses)/.source;

/** What turns each short cut off, by its name. */
export const shortCutEdits = {
  'the question about the whole text': [
    [
      parse,
      new RegExp(` {2}const mayHaveHead${afterParse}`),
      "const run = createRun('url', prepareInput(input), base, encoding);\nschemeStartState(run);\nreturn run;\n}\n\n",
    ],
    [parse, /continueFrom\(stop, 'validity', input, base\)/, 'parse(input, base)'],
    [canonical, /\/\*\*\n \* Finds how far a reference[\s\S]*?\n\}\n/, ''],
  ],
  'its first half for `canParse`': [
    [parse, / {2}if \(isCanonicalHead\(input, stop\)\) return true;\n/, ''],
  ],
  'no scheme without `:` for `canParse`': [
    [parse, / {2}\/\/ Without U\+003A.*\n.*\n/, ''],
    [parse, /mayHaveScheme && /, ''],
  ],
  'the question about a whole reference': [
    [parse, / {2}\} else if \(stop === -1 && encoding === null[\s\S]*?\n {2}\}\n/, '  }\n'],
    [parse, new RegExp(`\\/\\/ Whether a canonical reference${afterParse}`), ''],
    [canonical, /const referencePattern.*\n/, ''],
    [canonical, /\/\*\*\n \* Finds how far a reference[\s\S]*?\n\}\n/, ''],
  ],
  'what follows a head that is not canonical': [
    [parse, / {4}if \(goal === 'url'\) end = .*\n/, ''],
    ['url-parser/src/states.ts', / {4}if \(run\.canonicalEnd < start\).*\n/, ''],
  ],
  'the last base URL': [
    [parse, / {2}if \(lastBase !== null.*\n/, ''],
    [parse, / {2}if \(isKept\) \{[\s\S]*?\n {2}\}\n/, ''],
  ],
  'dot segments at the start of a reference at once': [
    ['url-parser/src/path.ts', / {2}\/\/ If a reference has dot segments[\s\S]*?\n {2}\}\n/, ''],
    [canonical, /\(\?:\\\\\.\\\\\.\?\/\)\*/, ''],
  ],
  'the question about a new path': [
    [setters, /onRun === undefined && hasHost\(url\) && isCanonicalPath\(value\)/, 'false'],
    [canonical, /\/\*\* Whether a text is a path[\s\S]*?\n\}\n/, ''],
  ],
  'the question about a new query, or fragment': [
    [setters, /onRun === undefined && isMatch\(queryPattern, value, offset\)/, 'false'],
    [setters, /onRun === undefined && isMatch\(fragmentPattern, value, offset\)/, 'false'],
  ],
  'credentials that stay as they are': [[authority, / {2}if \(isMatch\(userinfoPattern.*\n/, '']],
  'IPv6 addresses that stay as they are': [
    ['host/src/host-parser.ts', /ipv6\.isSerialized \? null : /, ''],
  ],
} as const satisfies Readonly<Record<string, readonly Edit[]>>;

/** Bundles `URL` with edited sources. Returns the number of lines that the edits remove. */
export async function bundleEdited(edits: readonly Edit[], options: BuildOptions) {
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
  const fixed: BuildOptions = { bundle: true, format: 'esm', target: 'es2022' };
  const { outputFiles = [] } = await build({ ...fixed, ...options, stdin, plugins: [plugin] });
  return { lines, contents: outputFiles[0]?.contents ?? new Uint8Array() };
}
