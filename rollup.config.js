// Bundles all packages, lowest layer first, after tsc has written their declarations.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, posix, resolve, sep } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build as bundle, transform } from 'esbuild';
import { minify } from 'terser';
import { directStringMethods } from './scripts/string-methods.js';

const readJSON = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { compilerOptions } = readJSON('tsconfig.base.json');

// esbuild appends a number to the name of a class that hides another name, and V8 shows it in messages.
function restoreClassNames(code, source) {
  return code.replace(/\b([A-Za-z]+)2\b/g, (renamed, name) => {
    return source.includes(`  class ${name} `) && !source.includes(renamed) ? name : renamed;
  });
}

const typescript = (target) => ({
  name: 'typescript',
  resolveId(id, importer) {
    if (!importer?.endsWith('.ts') || !id.startsWith('.')) return null;
    return resolve(importer, '..', id.replace(/\.js$/, '.ts'));
  },
  async transform(source, id) {
    if (!id.endsWith('.ts')) return null;
    const tsconfigRaw = { compilerOptions };
    const options = { loader: 'ts', ...target, sourcemap: true, sourcefile: id };
    const { code, map } = await transform(source, { ...options, tsconfigRaw });
    return { code: restoreClassNames(code, source), map };
  },
});

// Tools that load CommonJS may have old parsers. Only what is private in classes has no older form that is as fast.
const features = ['field', 'private-field', 'private-method', 'private-accessor'];
const statics = features.map((feature) => feature.replace(/(private-)?/, '$1static-'));
const older = {
  target: 'es2020',
  supported: Object.fromEntries(
    [...features, ...statics, 'static-blocks'].map((name) => [`class-${name}`, true]),
  ),
};
const newer = { target: 'es2022' };

const terser = (options) => ({
  name: 'terser',
  async renderChunk(source, _, { sourcemap }) {
    const { code, map } = await minify(source, { ecma: 2020, sourceMap: sourcemap, ...options });
    return sourcemap ? { code, map: JSON.parse(map) } : code;
  },
});

// Bundlers do not put constants in the place of their names in a module that imports others.
const inlineConstants = (module, options) =>
  terser({
    module,
    toplevel: true,
    mangle: false,
    // V8 names the class in messages about private members.
    keep_classnames: true,
    compress: { defaults: false, evaluate: true, reduce_vars: true, toplevel: true, unused: true },
    format: { beautify: true, indent_level: 2, comments: true, preserve_annotations: true },
    ...options,
  });

// Most of the time that Node takes to load a module is for reading it, and more if it is not ASCII. Functions keep the names that are in
// stack traces.
// Node prints the line of an error that nobody catches, so a statement has a line of its own.
const shortened = {
  mangle: { module: false, toplevel: false },
  format: { ascii_only: true, semicolons: false, preserve_annotations: true },
};

// Of these, an entry loads only what it needs, as the code that several share is in files of its own.
const inManyFiles = ['url-editions', 'urlkit'];

/** What the URL class runs. Node has files of its own of these. */
const onTheWayToURL = new Set([
  ...['form-urlencoded', 'host', 'idna', 'infra', 'ipv6', 'percent-encoding', 'url-api'],
  ...['url-parser', 'url-record', 'url-serializer'],
]);

/** The modules whose exports are together in one file. */
const wholes = {
  whole: ['index', 'internal', 'arguments', 'serialized-url', 'strings'],
  'whole-no-idna': ['no-idna', 'internal-no-idna'],
};

/** What other packages import of those on the way to `URL`. */
const inWhole = /^@urlkit\/(?!url-api)[\w-]+(?:\/(?:internal|arguments|serialized-url|strings))?$/;

/**
 * Node spends more time on finding and linking a module than on running it. So all of these subpaths of a package are in one of its
 * files for Node, `./whole`.
 */
const whole = (folder, entries) => ({
  name: 'whole',
  buildStart({ input }) {
    if (!('whole' in input)) return;
    // The others export only what their modules do.
    for (const name of entries.filter((entry) => !(entry in wholes))) {
      this.emitFile({ type: 'chunk', id: `entry:${name}`, name, preserveSignature: 'strict' });
    }
  },
  resolveId(id) {
    if (id.startsWith('entry:')) return `\0${id}`;
    return inWhole.test(id) ? { id: `@urlkit/${id.split('/')[1]}/whole`, external: true } : null;
  },
  load(id) {
    const [, entry] = /^\0entry:(.*)$/.exec(id) ?? [];
    if (entry === undefined) return null;
    const names = wholes[entry] ?? [entry];
    const files = names.map((name) => resolve(folder, 'src', `${name}.ts`)).filter(existsSync);
    return files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
  },
});

/**
 * Puts what several entries of a package share into one of them: for Node into `./whole`, else into `./internal`, which other
 * packages import most, and in `url-api` into the main entry, which exports all that the others use. Otherwise into a file of its own.
 */
const sharedChunk = (folder, names) => {
  const base = ['whole', 'whole-no-idna', 'internal', 'internal-no-idna'].find((name) =>
    names.includes(name),
  );
  const shared = base ?? (folder.endsWith('url-api') ? 'index' : 'shared');
  return (id, { getModuleInfo }) => {
    const importers = new Set([id]);
    for (const module of importers) {
      for (const importer of getModuleInfo(module).importers) importers.add(importer);
    }
    if (base in wholes) return importers.has(`\0entry:${base}`) ? base : null;
    const entries = Array.from(importers).filter((module) => getModuleInfo(module).isEntry);
    const isShared =
      entries[0] === id ? id.endsWith(`${sep}src${sep}${shared}.ts`) : entries.length > 1;
    return isShared ? shared : null;
  };
};

/** The declarations that entries import, and what these import. */
function declarationsOf(dist, entries) {
  const files = new Set(entries.map((name) => `${name}.d.ts`));
  for (const file of files) {
    const imports = readFileSync(join(dist, file), 'utf8').matchAll(/['"](\.[^'"]+)\.js['"]/g);
    for (const [, path] of imports) files.add(posix.join(file, '..', `${path}.d.ts`));
  }
  return files;
}

// Those of modules that nobody can import are of no use.
const removeDeclarations = (dist, entries) => ({
  name: 'remove-declarations',
  buildStart() {
    const wanted = declarationsOf(dist, entries);
    for (const path of readdirSync(dist, { recursive: true })) {
      const file = path.replaceAll(sep, '/');
      if (/\.d\.ts(\.map)?$/.test(file) && !wanted.has(file.replace('.map', ''))) {
        rmSync(join(dist, file));
      }
    }
  },
});

// Declarations are in the module system that the nearest package.json names.
const commonJSDeclarations = (dist, entries) => ({
  name: 'commonjs-declarations',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('package.json', '{ "type": "commonjs" }\n');
    for (const file of declarationsOf(dist, entries)) {
      const declarations = readFileSync(join(dist, file), 'utf8');
      emit(file, declarations.replace(/^\/\/# sourceMappingURL=.*/m, ''));
    }
  },
});

// Maps of bundles name the sources of other packages, which are installed beside this one.
const readMaps = {
  name: 'read-maps',
  load(id) {
    if (!id.includes('/dist/')) return null;
    return { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') };
  },
};

const bundled = { plugins: [nodeResolve(), readMaps, typescript(newer)] };

const urlkitModules = (names) => new RegExp(`/urlkit/src/(?:${names.join('|')})\\.ts$`);

/** Files of the command, and their modules: what every call runs, the parser of options, and what reads lines. */
const commandFiles = [
  [
    'start',
    urlkitModules([
      ...['main', 'call', 'lines/(?:inputs|file-stream|line-error)'],
      ...[
        'output/(?!table|counted|colors)[^/]+',
        'run/(?:answers|command-error|jobs|progress|report|run|streams)',
      ],
    ]),
  ],
  ['program', urlkitModules(['program', 'help', 'names', 'output/colors'])],
  [
    'inputs',
    urlkitModules([
      'lines/blocks',
      'output/output-bytes',
      'run/(?:answer-block|input-run|interruption|thread-pool)',
    ]),
  ],
];

// A copy of commander in one module. The command starts no other programs, and the module for that takes long to load.
const commander = {
  name: 'commander',
  resolveId: (id) => (id === 'commander' ? '\0commander' : null),
  async load(id) {
    if (id !== '\0commander') return null;
    const resolveDir = resolve('node_modules');
    const licence = readFileSync(join(resolveDir, 'commander/LICENSE'), 'utf8');
    const names = '{ Command, CommanderError, InvalidArgumentError, Option }';
    const noChildProcess = {
      name: 'no-child-process',
      setup(build) {
        build.onResolve({ filter: /^node:child_process$/ }, () => ({
          path: 'none',
          namespace: 'none',
        }));
        build.onLoad({ filter: /./, namespace: 'none' }, () => ({
          contents: 'module.exports = {}',
        }));
      },
    };
    const { outputFiles } = await bundle({
      stdin: { contents: `export ${names} from 'commander'`, resolveDir },
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [noChildProcess],
      write: false,
      banner: { js: `/*! commander: ${licence} */` },
    });
    return { code: outputFiles[0].text, map: null };
  },
};

const urlOfFile = {
  name: 'url-of-file',
  resolveImportMeta: (property) =>
    property === 'url' ? "require('node:url').pathToFileURL(__filename).href" : null,
};

/** Puts the modules of the command into few files. */
function commandChunk(id) {
  const path = id.split(sep).join('/');
  const [, name] = /\/packages\/([^/]+)\/(?:src|dist)\//.exec(path) ?? [];
  if (onTheWayToURL.has(name)) return 'parser';
  if (id.endsWith('commander')) return 'program';
  return commandFiles.find(([, modules]) => modules.test(path))?.[0] ?? null;
}

function bundlesOf(folder) {
  const [src, dist] = [join(folder, 'src'), join(folder, 'dist')];
  const manifest = readJSON(join(folder, 'package.json'));
  const entryPoints = Object.values(manifest.exports).filter((to) => typeof to === 'object');
  const targets = JSON.stringify([entryPoints, manifest.bin ?? {}]);
  const entriesIn = (subfolder) => {
    const pattern = `"[^"]*dist/${subfolder}(?!(?:cjs|node)/|bundled)([\\w./-]+)\\.js"`;
    const files = targets.matchAll(new RegExp(pattern, 'g'));
    return Array.from(new Set(Array.from(files, (match) => match[1])));
  };
  const inputOf = (sources, entries) =>
    Object.fromEntries(entries.map((name) => [name, join(sources, `${name}.ts`)]));

  const modules = entriesIn('');
  // The module that other threads run is not an entry of the manifest.
  const commands = Object.keys(manifest.bin ?? {}).length > 0 ? ['cli', 'thread'] : [];
  const required = entriesIn('cjs/');
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const external = (id) =>
    id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`));
  const output = {
    dir: dist,
    format: 'es',
    plugins: [inlineConstants(true)],
    // Packages of data have no sources in them.
    sourcemap: manifest.files.includes('src'),
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
      const hasInternal = entries.some((name) => /^(?:internal|whole)/.test(name));
      const one = entries.find((name) => name in wholes);
      return {
        input: one === undefined ? inputOf(src, entries) : { [one]: `entry:${one}` },
        // Those on the way to URL are replaced.
        external: (id) =>
          external(id) && !plugins.some(({ name }) => name === 'whole' && inWhole.test(id)),
        // No package has side effects that another needs.
        treeshake: { moduleSideEffects: 'no-external' },
        preserveEntrySignatures: hasInternal ? 'allow-extension' : 'strict',
        plugins,
        output: {
          ...output,
          manualChunks: inManyFiles.includes(basename(folder))
            ? undefined
            : sharedChunk(folder, entries),
          ...options,
        },
      };
    });
  // The command has its own copies of the packages in a few files. Node starts CommonJS sooner than modules.
  const forCommands = {
    plugins: [commander, urlOfFile, ...bundled.plugins],
    input: inputOf(src, commands),
    // The list of public suffixes is only loaded when it is needed, and has no sources.
    external: (id) =>
      id !== 'commander' && external(id) && (!id.startsWith('@urlkit/') || id.endsWith('-list')),
    output: {
      ...output,
      format: 'cjs',
      interop: 'auto',
      plugins: [terser({ toplevel: true })],
      // Node 22 keeps what it has compiled, and starts in less time.
      intro: ({ name }) => (name === 'cli' ? "require('node:module').enableCompileCache?.();" : ''),
      entryFileNames: '[name].cjs',
      chunkFileNames: 'command-[name].cjs',
      manualChunks: commandChunk,
    },
  };
  const inOneFile = {
    ...bundled,
    input: { bundled: join(src, 'index.ts') },
    output: { ...output, plugins: [terser({ module: true })] },
  };
  return [
    ...build(modules, [removeDeclarations(dist, modules), typescript(newer)], {}),
    ...build(required, [typescript(older)], {
      dir: join(dist, 'cjs'),
      format: 'cjs',
      externalLiveBindings: false,
      plugins: [inlineConstants(false), commonJSDeclarations(dist, required)],
    }),
    ...build(
      entriesIn('node/'),
      [whole(folder, entriesIn('node/')), directStringMethods(), typescript(newer)],
      {
        dir: join(dist, 'node'),
        plugins: [inlineConstants(true, shortened)],
      },
    ),
    ...(commands.length > 0 ? [forCommands] : []),
    ...(targets.includes('dist/bundled.js') ? [inOneFile] : []),
  ];
}

export default readJSON('tsconfig.json')
  .references.filter(({ path }) => !readJSON(join(path, 'package.json')).private)
  .flatMap(({ path }) => bundlesOf(path));
