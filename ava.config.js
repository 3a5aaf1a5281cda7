export default {
  files: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts', '!test/browser/**'],
  extensions: { ts: 'commonjs' },
  require: ['./test/support/load-test.cjs'],
  workerThreads: false,
  concurrency: 2,
  timeout: '10m',
  tap: 'CI' in process.env,
};
