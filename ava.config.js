import { settings, withTSX } from './test/support/ava-settings.js';
import { bundleFolders, bundlesFolder, bundleTests } from './test/support/bundle-tests.js';

// A loader of TypeScript takes each of the many processes longer than most tests. But AVA reads this file once, so
// bundles would be old when it watches.
const isWatching = process.argv.some((argument) => ['--watch', '-w'].includes(argument));
const bundled = {
  extensions: { js: true, ts: 'commonjs' },
  require: [['./test/support/load-test.cjs', bundlesFolder]],
};

// Files that are named, and those of long runs, have a process each.
const runAlone =
  'URLKIT_RUNS' in process.env || process.argv.slice(2).some((argument) => argument[0] !== '-');

/** Whether tests wait for npm most of their time, in which others can run. */
const waits = (path) => path.endsWith('installed.test.ts');

export default {
  ...settings,
  sortTestFiles: (a, b) => Number(waits(b)) - Number(waits(a)),
  ...(isWatching ? withTSX : bundled),
  files: await (isWatching || runAlone ? bundleTests() : bundleFolders()),
};
