import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { sep } from 'node:path';
import { join } from 'node:path/posix';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { parseSync, Visitor } from 'oxc-parser';
import esbuild from 'rollup-plugin-esbuild';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const entryPoints = Object.values(manifest.exports).filter((target) => typeof target === 'object');
const targets = JSON.stringify([entryPoints, manifest.bin ?? {}]);
const entriesIn = (folder) => {
  const pattern = `"[^"]*dist/${folder}(?!(?:browser|cjs|node)/)([\\w./-]+)\\.js"`;
  const files = targets.matchAll(new RegExp(pattern, 'g'));
  return Array.from(new Set(Array.from(files, (match) => match[1])));
};
const inputOf = (folder, entries) =>
  Object.fromEntries(entries.map((name) => [name, `${folder}/${name}.ts`]));

// Other threads run a module that nobody imports.
const modules = [...entriesIn(''), ...(existsSync('src/thread.ts') ? ['thread'] : [])];
const required = entriesIn('cjs/');

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const external = (id) =>
  id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`));
const compile = esbuild({ target: 'es2022' });

// Bundlers do not put constants in the place of their names in a module that imports others.
const inlineConstants = (module) =>
  terser({
    module,
    toplevel: true,
    ecma: 2020,
    mangle: false,
    compress: { defaults: false, evaluate: true, reduce_vars: true, toplevel: true, unused: true },
    format: { beautify: true, indent_level: 2, comments: true, preserve_annotations: true },
  });
// A pattern that leaves elements over calls `return` of their iterator, and anybody can add that to Object.prototype.
// So `[a, b]` becomes `[a, b, ...{}]`, which leaves none.
const exhaustIterators = {
  name: 'exhaust-iterators',
  renderChunk(code) {
    const ends = [0];
    const addEnd = ({ elements }) => {
      const last = elements.at(-1);
      if (last && last.type !== 'RestElement') ends.push(last.end);
    };
    const sourceType = 'unambiguous';
    new Visitor({ ArrayPattern: addEnd }).visit(parseSync('x.js', code, { sourceType }).program);
    ends.sort((a, b) => a - b);
    const parts = ends.map((end, index) => code.slice(end, ends[index + 1]));
    return { code: parts.join(', ...{}'), map: null };
  },
};

const output = {
  format: 'es',
  plugins: [inlineConstants(true), exhaustIterators],
  // Packages of data have no sources in them.
  sourcemap: manifest.files.includes('src'),
  sourcemapExcludeSources: true,
  chunkFileNames: '[name].js',
  hoistTransitiveImports: false,
};

/** The declarations that entries import, and what these import. */
function declarationsOf(entries) {
  const files = new Set(entries.map((name) => `${name}.d.ts`));
  for (const file of files) {
    const imports = readFileSync(`dist/${file}`, 'utf8').matchAll(/['"](\.[^'"]+)\.js['"]/g);
    for (const [, path] of imports) files.add(join(file, '..', `${path}.d.ts`));
  }
  return files;
}

// Those of modules that nobody can import are of no use.
const removeDeclarations = {
  name: 'remove-declarations',
  buildStart() {
    const wanted = declarationsOf(modules);
    for (const path of readdirSync('dist', { recursive: true })) {
      const file = path.replaceAll(sep, '/');
      if (/\.d\.ts(\.map)?$/.test(file) && !wanted.has(file.replace('.map', ''))) {
        rmSync(`dist/${file}`);
      }
    }
  },
};

// Declarations are in the module system that the nearest package.json names.
const commonJSDeclarations = {
  name: 'commonjs-declarations',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('package.json', '{ "type": "commonjs" }\n');
    for (const file of declarationsOf(required)) {
      emit(file, readFileSync(`dist/${file}`, 'utf8').replace(/^\/\/# sourceMappingURL=.*/m, ''));
    }
  },
};

const inModules = {
  input: inputOf('src', modules),
  external,
  plugins: [removeDeclarations, compile],
  output: { ...output, dir: 'dist' },
};

const inCommonJS = {
  input: inputOf('src', required),
  external,
  plugins: [compile],
  output: {
    ...output,
    dir: 'dist/cjs',
    format: 'cjs',
    externalLiveBindings: false,
    plugins: [inlineConstants(false), exhaustIterators, commonJSDeclarations],
  },
};

// Maps of bundles name the sources of other packages, which are installed beside this one.
const readMaps = {
  name: 'read-maps',
  load(id) {
    if (!id.includes('/dist/')) return null;
    return { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') };
  },
};
const bundled = { plugins: [nodeResolve(), readMaps, compile] };

// Node spends more time on finding and linking a dozen modules than on running them.
const forNode = {
  ...bundled,
  input: inputOf('src/node', entriesIn('node/')),
  output: { ...output, dir: 'dist/node', chunkFileNames: 'url-api.js' },
};

const forBrowsers = {
  ...bundled,
  input: 'src/index.ts',
  output: {
    ...output,
    file: 'dist/browser/url-api.js',
    plugins: [terser({ module: true, ecma: 2020 })],
  },
};

export default [
  inModules,
  inCommonJS,
  ...(targets.includes('dist/node/') ? [forNode] : []),
  ...(targets.includes('dist/browser/') ? [forBrowsers] : []),
];
