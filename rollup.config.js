// Bundles all packages, lowest layer first, after tsc has written their declarations.

import { readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { minify } from 'terser';

const readJSON = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { compilerOptions } = readJSON('tsconfig.base.json');

// esbuild appends a number to the name of a class that hides another name, and V8 shows it in messages.
function restoreClassNames(code, source) {
  return code.replace(/\b([A-Za-z]+)2\b/g, (renamed, name) => {
    return source.includes(`  class ${name} `) && !source.includes(renamed) ? name : renamed;
  });
}

// Also finds the TypeScript of `./module.js`.
const resolution = nodeResolve({ extensions: ['.ts', '.js'] });

const typescript = (target) => ({
  name: 'typescript',
  async transform(source, id) {
    if (!id.endsWith('.ts')) return null;
    const options = { ...target, loader: 'ts', sourcemap: true, sourcefile: id };
    const { code, map } = await transform(source, { ...options, tsconfigRaw: { compilerOptions } });
    return { code: restoreClassNames(code, source), map };
  },
});

// Tools that load CommonJS may have old parsers. Only what is private in classes has no older form that is as fast.
const older = {
  target: 'es2022',
  supported: { 'class-private-brand-check': false, 'logical-assignment': false },
};
const newer = { target: 'es2022' };

const terser = (options) => ({
  name: 'terser',
  async renderChunk(source, { moduleIds }, { sourcemap }) {
    // The code of others is in one line already.
    const isForeign = moduleIds.some((id) => id.includes('@exodus'));
    const format = { ...options.format, ...(isForeign && { beautify: false }) };
    const all = { ecma: 2020, sourceMap: sourcemap, ...options, format };
    const { code, map } = await minify(source, all);
    return sourcemap ? { code, map: JSON.parse(map) } : code;
  },
});

// Bundlers do not put constants in the place of their names in a module that imports others.
const inlineConstants = (module) =>
  terser({
    module,
    toplevel: true,
    mangle: false,
    // V8 names the class in messages about private members.
    keep_classnames: true,
    compress: { defaults: false, evaluate: true, reduce_vars: true, toplevel: true, unused: true },
    format: { beautify: true, indent_level: 2, comments: true, preserve_annotations: true },
  });

// Of these, an entry loads only what it needs, as the code that several share is in files of its own.
const inManyFiles = ['extras/url-editions', 'apps/urlkit'];

/**
 * Puts what several entries of a package share into one file: into the main entry if the others are built on it, so that a
 * program that imports only that loads one module; otherwise into a file of its own.
 */
const sharedChunk = (folder, names) => {
  const isBase = /\/(?:percent-encoding|url-api)$/.test(folder);
  const shared = isBase && names.includes('index') ? 'index' : 'shared';
  return (id, { getModuleInfo }) => {
    const importers = new Set([id]);
    for (const module of importers) {
      for (const importer of getModuleInfo(module).importers) importers.add(importer);
    }
    const entries = Array.from(importers).filter((module) => getModuleInfo(module).isEntry);
    const isShared =
      entries[0] === id ? id.endsWith(`${sep}src${sep}${shared}.ts`) : entries.length > 1;
    return isShared ? shared : null;
  };
};

/**
 * Puts @exodus/bytes into the module that uses it. Its tables are JSON that CommonJS loads, which Rollup does not read without more
 * plugins. It gets no globals of the host, so decoders of engines, some of which are wrong, are not used.
 */
const legacyEncodings = {
  name: 'legacy-encodings',
  async load(id) {
    if (!id.includes('@exodus')) return null;
    const tables = id.replace(/\.cjs$/, '.json');
    const source =
      tables === id
        ? `const globalThis = {};${readFileSync(id, 'utf8')}`
        : `export default () => JSON.parse(${JSON.stringify(JSON.stringify(readJSON(tables)))});`;
    const { code } = await transform(source, { minify: true, ...older });
    return { code, map: { mappings: '' } };
  },
};

/**
 * Puts commander, which is CommonJS, into one module, without `node:child_process`: the command starts no other programs, and that
 * takes long to load.
 */
const commander = {
  name: 'commander',
  async load(id) {
    if (basename(id) !== 'esm.mjs') return null;
    const { outputFiles } = await build({
      entryPoints: [id],
      alias: { 'node:child_process': 'data:text/javascript,module.exports={}' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
      banner: { js: `/*! commander: ${readFileSync(join(id, '../LICENSE'), 'utf8')} */` },
    });
    return { code: outputFiles[0].text, map: null };
  },
};

function bundlesOf(folder) {
  const [src, dist] = [join(folder, 'src'), join(folder, 'dist')];
  const manifest = readJSON(join(folder, 'package.json'));
  const entryPoints = Object.values(manifest.exports).filter((to) => typeof to === 'object');
  const targets = JSON.stringify(entryPoints);
  const entriesIn = (subfolder) => {
    const pattern = `"[^"]*dist/${subfolder}(?!cjs/|bundled)([\\w./-]+)\\.js"`;
    const files = targets.matchAll(new RegExp(pattern, 'g'));
    return Array.from(new Set(Array.from(files, (match) => match[1])));
  };
  const inputOf = (names) =>
    Object.fromEntries(names.map((name) => [name, join(src, `${name}.ts`)]));
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const external = (id) =>
    id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`));
  const output = {
    dir: dist,
    format: 'es',
    plugins: [inlineConstants(true)],
    chunkFileNames: '[name].js',
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    minifyInternalExports: false,
  };
  /** Builds modules of this package, with nothing of others. */
  const build = (names, plugins, options) =>
    // A program has either the entries under a condition or the others, so they share no file.
    [true, false].flatMap((isConditional) => {
      const entries = names.filter((name) => name.endsWith('no-idna') === isConditional);
      if (entries.length === 0) return [];
      const manualChunks = inManyFiles.includes(folder) ? undefined : sharedChunk(folder, entries);
      return {
        input: inputOf(entries),
        external,
        // No package has side effects that another needs.
        treeshake: { moduleSideEffects: 'no-external' },
        preserveEntrySignatures: 'strict',
        plugins: [...plugins, resolution, legacyEncodings],
        output: { ...output, manualChunks, ...options },
      };
    });
  const [modules, required] = ['', 'cjs/'].map(entriesIn);
  const bundles = [
    ...build(modules, [typescript(newer)]),
    ...build(required, [typescript(older)], {
      dir: join(dist, 'cjs'),
      format: 'cjs',
      externalLiveBindings: false,
      plugins: [inlineConstants(false)],
    }),
  ];
  if ('bin' in manifest) {
    // The command has its own copies of the packages in a few files. Node starts CommonJS sooner than modules.
    bundles.push({
      plugins: [commander, resolution, typescript(newer)],
      // The module that other threads run is not an entry of the manifest.
      input: inputOf(['cli', 'thread']),
      // The list of public suffixes is only loaded when it is needed, and has no sources.
      external: (id) =>
        id !== 'commander' && external(id) && (!id.startsWith('@urlkit/') || id.endsWith('-list')),
      output: {
        ...output,
        format: 'cjs',
        sourcemap: true,
        interop: 'auto',
        plugins: [terser({ toplevel: true })],
        // Node 22 keeps what it has compiled, and starts in less time.
        intro: ({ name }) =>
          name === 'cli' ? "require('node:module').enableCompileCache?.();" : '',
        entryFileNames: '[name].cjs',
        chunkFileNames: 'command-[name].cjs',
        // Modules that several subcommands need are many and small.
        experimentalMinChunkSize: 20_000,
      },
    });
  }
  if ('./bundled' in manifest.exports) {
    bundles.push({
      plugins: [resolution],
      input: { bundled: join(dist, 'index.js') },
      // What it holds is installed beside it.
      output: {
        ...output,
        sourcemap: true,
        sourcemapExcludeSources: true,
        plugins: [terser({ module: true })],
      },
    });
  }
  return bundles;
}

/** The live page. Modules that it loads later find what they share with it in main.js. */
const livePage = {
  plugins: [typescript(newer), resolution],
  input: 'apps/urlkit/live-page/main.ts',
  output: {
    dir: 'apps/urlkit/dist/live',
    // The second finds more than another pass of one. No getter has an effect, and functions that are values use no `this`.
    plugins: Array(2).fill(
      terser({
        module: true,
        compress: { passes: 2, pure_getters: true, unsafe_arrows: true },
      }),
    ),
    chunkFileNames: '[name].js',
  },
};

/** With `--configPackages host,urlkit`, builds only these. `live-page` is the page that the command serves. */
export default ({ configPackages: names = '' }) => [
  ...readJSON('tsconfig.json')
    .references.map(({ path }) => path)
    .filter((path) => names.split(',').includes(basename(path)))
    .flatMap(bundlesOf),
  ...(names.split(',').includes('live-page') ? [livePage] : []),
];
