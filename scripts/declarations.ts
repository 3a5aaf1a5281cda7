// The declarations of packages: those that tsc has written for modules, in one file for each entry.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { temporaryFolder } from './run.js';
import type { ExportTarget, Package } from './workspace.js';

/** An entry with declarations. */
export interface TypedEntry {
  /** As it is imported, such as `@urlkit/uri/formats`. */
  readonly name: string;
  /** Its package's folder. */
  readonly path: string;
  /** The path of its declarations, such as `dist/formats.d.ts`. */
  readonly types: string;
}

function typesOf(target: ExportTarget): string | null {
  if (typeof target === 'string') return target.endsWith('.d.ts') ? target : null;
  return typesOf(target['types'] ?? target['default'] ?? '');
}

export function typedEntries(packages: readonly Package[]): readonly TypedEntry[] {
  return packages.flatMap(({ path, manifest }) =>
    Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const types = typesOf(target);
      return types === null ? [] : [{ name: manifest.name + subpath.slice(1), path, types }];
    }),
  );
}

/** Returns a function that runs API Extractor on an entry, and returns its configuration, which says what it has written where. */
export function extractorOf(
  entries: readonly TypedEntry[],
  options: object,
): (entry: TypedEntry) => ExtractorConfig {
  const configs = new Map(entries.map((entry) => [entry, configOf(entry, options)]));
  // API Extractor gives names that are global in its program another name.
  const programs = new Map(
    ['', 'Node', 'own'].map((globals) => {
      const inside = Array.from(configs).filter(([entry]) => globalsOf(entry) === globals);
      const paths = inside.map(([, config]) => config.mainEntryPointFilePath);
      const config = inside[0]?.[1];
      const program = config && CompilerState.create(config, { additionalEntryPoints: paths });
      return [globals, program] as const;
    }),
  );
  return (entry) => {
    const config = configs.get(entry);
    const compilerState = programs.get(globalsOf(entry));
    if (config === undefined || compilerState === undefined) throw new Error(entry.name);
    const { succeeded } = Extractor.invoke(config, {
      ...{ compilerState, localBuild: true },
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    if (!succeeded) throw new Error(`${config.mainEntryPointFilePath} cannot be read`);
    return config;
  };
}

/** Whose globals there are beside those of the language: none, those of Node, or those that the entry declares itself. */
function globalsOf({ path, types }: TypedEntry): '' | 'Node' | 'own' {
  if (declaresGlobals(readFileSync(join(path, types), 'utf8'))) return 'own';
  const folder = dirname(join(path, types));
  const needsNode = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes("from 'node:"));
  return needsNode ? 'Node' : '';
}

function declaresGlobals(declarations: string): boolean {
  return /^declare global /m.test(declarations);
}

function configOf(entry: TypedEntry, options: object): ExtractorConfig {
  const main = join(entry.path, entry.types);
  const types = globalsOf(entry) === 'Node' ? ['node'] : [];
  const compilerOptions = { module: 'nodenext', target: 'es2022', lib: ['es2020'], types };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(entry.path, 'package.json'),
    configObject: {
      projectFolder: entry.path,
      mainEntryPointFilePath: main,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [main] } },
      ...options,
    },
  });
}

// Two declarations of one of these are two types.
const nominal = /(?:declare (?:abstract )?class \w+|\w+: unique symbol)/g;

/** Puts the declarations of each entry into one file, and into one for CommonJS. */
export function rollUpDeclarations(packages: readonly Package[]): void {
  const untrimmedFilePath = join(temporaryFolder(), 'entry.d.ts');
  // tsc writes them beside the modules, also those of packages that only have CommonJS.
  const entries = typedEntries(packages).map((entry) => {
    return { ...entry, types: entry.types.replace('dist/cjs', 'dist') };
  });
  const extract = extractorOf(entries, { dtsRollup: { enabled: true, untrimmedFilePath } });
  const rolled = entries.map((entry) => {
    extract(entry);
    const own = readFileSync(join(entry.path, entry.types), 'utf8');
    // API Extractor leaves globals out.
    return { ...entry, text: declaresGlobals(own) ? own : readFileSync(untrimmedFilePath, 'utf8') };
  });
  for (const { path } of packages) {
    const own = rolled.filter((entry) => entry.path === path);
    const texts = new Map(own.map(({ types, text }) => [types, text]));
    const names = Array.from(texts.values()).flatMap((text) => text.match(nominal) ?? []);
    const files = new Set(names).size === names.length ? texts : modulesOf(path, texts.keys());
    writeDeclarations(path, files);
  }
}

/** The declarations of entries, and of the modules that these import. */
function modulesOf(path: string, entries: Iterable<string>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const waiting = Array.from(entries);
  for (const file of waiting) {
    const text = readFileSync(join(path, file), 'utf8');
    files.set(file, text);
    for (const [, name] of text.matchAll(/['"](\.[^'"]+)\.js['"]/g)) {
      const imported = `./${posix.join(file, '..', `${name}.d.ts`)}`;
      if (!waiting.includes(imported)) waiting.push(imported);
    }
  }
  return files;
}

/** Writes declarations in the place of those that tsc has written. */
function writeDeclarations(path: string, files: ReadonlyMap<string, string>): void {
  const dist = join(path, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts')) rmSync(join(dist, name));
  }
  for (const [file, text] of files) {
    for (const folder of ['dist', 'dist/cjs']) {
      const to = join(path, file.replace('dist', folder));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, text);
    }
  }
  // Declarations are in the module system that the nearest manifest names.
  writeFileSync(join(dist, 'cjs/package.json'), '{ "type": "commonjs" }\n');
}
