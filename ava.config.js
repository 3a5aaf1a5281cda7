import { tsImport } from 'tsx/esm/api';
import { settings, withTSX } from './test/support/ava-settings.js';
import { bundleFolders, bundleTests } from './test/support/bundle-tests.js';

const { refuseOldBuild } = await tsImport('./scripts/built.ts', import.meta.url);
const named = process.argv.slice(2).filter((argument) => argument[0] !== '-');
const folder = process.env.URLKIT_TESTS_IN;
refuseOldBuild(folder ? [folder] : named);

// A loader of TypeScript takes each of the many processes longer than most tests. But AVA reads this file once, so
// bundles would be old when it watches.
const isWatching = process.argv.some((argument) => ['--watch', '-w'].includes(argument));
const bundled = {
  extensions: { js: true, ts: 'commonjs' },
  require: ['./test/support/load-test.cjs'],
};

// Files that are named, and those of long runs, have a process each.
const runAlone = 'URLKIT_RUNS' in process.env || named.length > 0;

/** What waits most or takes longest begins first, so that no process is left to run alone at the end. */
const first = [
  ...[/\/(?:afterwards|terminal|daily)/, /\/together\//, /\/bundles\./, /\/attack\//],
  /\/urlkit\/test\//,
];
function rank(path) {
  const index = first.findIndex((pattern) => pattern.test(path));
  return index < 0 ? first.length : index;
}

export default {
  ...settings,
  sortTestFiles: (a, b) => rank(a) - rank(b),
  ...(isWatching ? withTSX : bundled),
  files: await (isWatching || runAlone ? bundleTests() : bundleFolders(folder)),
};
