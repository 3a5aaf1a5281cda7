import { settings, withTSX } from './test/support/ava-settings.js';
import { bundleTests } from './test/support/bundle-tests.js';

// A loader of TypeScript takes each of the many processes longer than most tests. But AVA reads this file once, so
// bundles would be old when it watches.
const isWatching = process.argv.some((argument) => ['--watch', '-w'].includes(argument));
const loading = isWatching
  ? withTSX
  : {
      extensions: { ts: 'commonjs' },
      require: [['./test/support/load-test.cjs', await bundleTests()]],
    };

export default {
  ...settings,
  ...loading,
  files: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts', '!test/browser/**'],
};
