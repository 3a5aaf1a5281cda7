import config from './ava.config.js';

export default {
  ...config,
  files: ['site/test/**/*.test.ts', 'test/browser/**/*.test.ts'],
  extensions: { ts: 'module' },
  nodeArguments: ['--import=tsx'],
  require: [],
};
