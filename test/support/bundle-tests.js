import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where bundles are. */
const bundlesFolder = join(root, '.cache/tests');

const namedTests = join(root, 'test/support/named-tests.js');

/**
 * Folders whose tests run in one process, as loading AVA and the packages takes longer than most tests. The processes
 * are of about the same length.
 */
const together = [
  ['editions', /^extras\/(?:host-policy|url-(?:dialects|editions|keys))\//],
  [
    'references',
    /^(?:extras|packages)\/(?:public-suffix(?:-list)?|uri|url-(?:reference|rendering|validation))\//,
  ],
  ['parsing', /^(?:extras|packages)\//],
  ['command', /^apps\/urlkit\/test\/[^/]+$/],
  ['attack', /^test\/attack\/[^/]+$/],
  ['differential', /^test\/(?:differential|wpt)\/[^/]+$/],
  ['properties', /^test\/(?:monorepo|properties)\/[^/]+$/],
];

/**
 * Tests that need a process: they change globals, start programs, or look at what is loaded or decoded first. Those that
 * collect garbage do so many times, which takes longer beside the tables of others.
 */
const alone = [
  'extras/host-policy/test/afterwards',
  'extras/host-policy/test/afterwards-agents',
  'extras/host-policy/test/node',
  'packages/idna/test/tables',
  'packages/percent-encoding/test/percent-encoding',
  'packages/url-api/test/entries',
  'packages/url-api/test/install',
  'packages/url-api/test/types/compatibility',
  'packages/url-api/test/url-objects',
  'extras/url-keys/test/standard',
  'extras/url-lines/test/afterwards',
  ...['afterwards', 'cli', 'daily', 'key', 'live-page-code', 'reports', 'terminal'].map(
    (name) => `apps/urlkit/test/${name}`,
  ),
  ...['kept-base', 'kept-memory', 'memory'].map((name) => `test/attack/${name}`),
  'extras/url-lines/test/lines-without-webassembly',
  'test/monorepo/charts',
  'test/monorepo/contract',
  'test/monorepo/guides',
  'test/monorepo/lazy-tables',
  'test/monorepo/readme',
  'test/monorepo/require',
  'test/monorepo/start',
  'test/monorepo/strict',
];

/** Tests that wait before they declare tests need a process, too: AVA wants all tests of a process to be declared at once. */
const waits = /^(?:const .*= \[?)?await /m;

/** Modules go on finding the files beside their sources. */
export const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: readWithPlaces(path), loader: 'ts' }));
  },
};

function readWithPlaces(path) {
  return readFileSync(path, 'utf8')
    .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', () => JSON.stringify(dirname(path)));
}

/** Files that run together name themselves before they define tests. */
const nameFiles = {
  name: 'name-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^ava$/ }, ({ importer }) =>
      importer === namedTests ? null : { path: namedTests },
    );
    onLoad({ filter: /\.test\.ts$/ }, ({ path }) => {
      const name = pathOf(relative(root, path)).replace('.test.ts', '');
      const naming = `import { beginFile } from 'ava'; beginFile(${JSON.stringify(name)});`;
      return { contents: `${naming} ${readWithPlaces(path)}`, loader: 'ts' };
    });
  },
};

export const options = {
  bundle: true,
  // Manifests of packages say that importing a file has no effect.
  ignoreAnnotations: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  sourcemap: true,
  logLevel: 'error',
};

/**
 * Tests of what answers cost, of what is left after them, and of how other tools load what is built. They run in CI, and where
 * somebody names them or their package.
 */
const onlyInCI =
  /^test\/(?:attack\/(?!arguments|texts)|bundles|engines)|\/(?:afterwards[\w-]*|contract|installation|lint-growth|manual|start|tarball|terminal)\.test/;
const isCI = process.env.CI === 'true' || 'URLKIT_RUNS' in process.env;

function pathOf(name) {
  return name.replaceAll(sep, '/');
}

/** What a test contains if it uses data that a checkout does not have. */
const data = /\bwpt\b|corpora|json-schema-formats/;

/** @param folder Absolute; by default, all folders with tests. */
function findTests(folder) {
  const folders =
    folder === undefined
      ? ['packages', 'extras', 'shims', 'apps/urlkit', 'test']
      : [relative(root, folder)];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) =>
        pathOf(join(folder, name)),
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && !/node_modules|^test\/browser/.test(path))
    .filter((path) => isCI || folder !== undefined || !onlyInCI.test(path))
    .filter((path) => !('URLKIT_WITH_DATA' in process.env) || data.test(readTest(path)))
    .sort();
}

function readTest(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** Bundles each test with the files that it imports. Returns the paths of the tests. */
export async function bundleTests(files = findTests()) {
  await build({
    ...options,
    entryPoints: files.map((file) => join(root, file)),
    outbase: root,
    outdir: bundlesFolder,
    plugins: [keepPlaces],
  });
  return files;
}

/** Bundles the tests of most folders together, or of one folder. Returns the paths of these bundles and of the other tests. */
export async function bundleFolders(folder) {
  const groups = new Map();
  const others = [];
  for (const file of findTests(folder)) {
    const [place] = together.find(([, folders]) => folders.test(file)) ?? [];
    // Tests of several packages may run at a time, each in files of its own.
    const group = folder && place ? `of-${basename(folder)}` : place;
    const isAlone = alone.includes(file.replace('.test.ts', '')) || waits.test(readTest(file));
    if (group === undefined || isAlone) others.push(file);
    else groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  const bundles = Array.from(groups, async ([group, files]) => {
    const outfile = join(bundlesFolder, 'together', `${group}.js`);
    const contents = files.map((file) => `import './${file}';`).join('\n');
    await build({
      ...options,
      stdin: { contents, resolveDir: root },
      outfile,
      plugins: [nameFiles, keepPlaces],
    });
    return pathOf(relative(root, outfile));
  });
  return [...(await Promise.all(bundles)), ...(await bundleTests(others))];
}
